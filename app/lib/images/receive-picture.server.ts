import { pictureContent } from "#content/en/pictures.ts"
import type { Database } from "../db/client.server.ts"
import type { FileStore } from "../files/file-store.server.ts"
import { type Ceiling, countAgainst } from "../http/rate-limit.server.ts"
import { cleanUpExcessImages } from "./image-cleanup.server.ts"
import type { StoredImage } from "./image-limits.ts"
import { storeImage } from "./images.server.ts"
import type { SentPicture } from "./picture-form.server.ts"

const hourSeconds = 60 * 60

type Keeper = { db: Database; files: FileStore; now: Date }

/**
 * Stores an uploaded picture, private and unreferenced; the cleanup job deletes it unless something references it.
 *
 * @param anHour rate limits per hour, counted before the picture is read
 * @returns the picture, or the error message for its sender
 */
export async function receivePicture(
  { db, files, now }: Keeper,
  sent: SentPicture,
  anHour: Ceiling[] = [],
): Promise<StoredImage | { error: string }> {
  const { problems } = pictureContent
  if ("problem" in sent) return { error: problems[sent.problem] }
  if (anHour.length > 0 && (await countAgainst(db, anHour, hourSeconds, now)))
    return { error: problems["too-many"] }
  const stored = await storeImage(db, files, sent.bytes, now)
  if ("problem" in stored) return { error: problems[stored.problem] }
  await cleanUpExcessImages(db, files, now)
  return stored
}
