/** /admin/person and what belongs to it, about one address. */
export function personHref(email: string, page: "" | ".json" | "/erase" = ""): string {
  return `/admin/person${page}?${new URLSearchParams({ email })}`
}
