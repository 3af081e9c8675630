import { pathTo } from "#app/lib/http/path-to.ts"
import { readingPlace } from "#app/review/reading/reading-place.ts"

/** /admin/contacts, as its address says it. */
export const messageList = readingPlace(pathTo("/admin/contacts"))
