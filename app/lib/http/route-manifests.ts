/**
 * `public`: public pages. `gate`: pages before the back office, such as sign-in. A layout names the type of its pages
 * (`handle`).
 */
export const manifestKinds = ["public", "gate"] as const
export type ManifestKind = (typeof manifestKinds)[number]

/**
 * Returns the URL of the shorter route manifest for a type of pages. Pages outside of the back office go to it, and to pages of
 * the other type, only by a new document (`redirectDocument`, plain links), so they need only the routes of their own type
 * (scripts/build.ts writes the file).
 *
 * @param url of the full manifest, as React Router names it
 */
export function shorterManifest(url: string, kind: ManifestKind): string {
  return url.replace("/manifest-", `/manifest-${kind}-`)
}
