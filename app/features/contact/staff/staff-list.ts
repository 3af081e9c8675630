import { readingPlace } from "#app/platform/moderation/reading/reading-place.ts"
import { pathTo } from "#app/platform/path-to.ts"

/** /admin/contacts, as its address says it. */
export const messageList = readingPlace(pathTo("/admin/contacts"))
