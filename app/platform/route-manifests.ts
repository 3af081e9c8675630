/** `public`: pages for everybody. `gate`: those too, and the ones that lead into the back office, such as the sign-in. */
export type ManifestKind = "public" | "gate"

/**
 * The list of routes that a hydrated page loads. Pages outside of the back office lead into it by a new document only
 * (`redirectDocument`), and have a shorter list without its routes (scripts/build.ts writes it).
 *
 * @param url of the whole list, as React Router names it
 */
export function shorterManifest(url: string, kind: ManifestKind): string {
  return url.replace("/manifest-", `/manifest-${kind}-`)
}
