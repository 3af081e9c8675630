import { pathTo } from "#app/lib/http/path-to.ts"
import { readingPlace } from "#app/review/reading/reading-place.ts"

/** List config of /admin/contacts. */
export const messageList = readingPlace(pathTo("/admin/contacts"))
