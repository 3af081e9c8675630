/** `public`: pages for everybody. `gate`: the ones that lead into the back office, such as the sign-in. A layout names its pages' (`handle`). */
export const manifestKinds = ["public", "gate"] as const
export type ManifestKind = (typeof manifestKinds)[number]

/**
 * The list of routes that a hydrated page loads. Pages outside of the back office lead into it, and out of their own kind,
 * by a new document only (`redirectDocument`, plain anchors), and have a shorter list of their kind (scripts/build.ts writes it).
 *
 * @param url of the whole list, as React Router names it
 */
export function shorterManifest(url: string, kind: ManifestKind): string {
  return url.replace("/manifest-", `/manifest-${kind}-`)
}
