/** Returns the address of /admin/person or one of its subpages, for an email address. */
export function personHref(email: string, page: "" | ".json" | "/erase" = ""): string {
  return `/admin/person${page}?${new URLSearchParams({ email })}`
}
