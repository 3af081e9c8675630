import type { Database } from "#app/db/client.server.ts"
import type { FileStore } from "#app/platform/files/file-store.server.ts"
import { countHit } from "#app/platform/http/rate-limit.server.ts"
import { pictureContent } from "#content/en/pictures.ts"
import type { StoredImage } from "./image-limits.ts"
import { storeImage } from "./images.server.ts"
import type { SentPicture } from "./picture-form.server.ts"

type Keeper = { db: Database; files: FileStore; now: Date }

/**
 * Keeps a picture that came with a form, private and nobody's until something refers to it; else the sweep takes it.
 *
 * @param limit how many pictures an hour are taken under a name
 * @returns the picture, or what to tell its sender
 */
export async function receivePicture(
  { db, files, now }: Keeper,
  sent: SentPicture,
  limit?: { name: string; perHour: number },
): Promise<StoredImage | { error: string }> {
  const { problems } = pictureContent
  if ("problem" in sent) return { error: problems[sent.problem] }
  if (limit && (await countHit(db, limit.name, 3600, now)).hits > limit.perHour)
    return { error: problems["too-many"] }
  const stored = await storeImage(db, files, sent.bytes, now)
  return "problem" in stored ? { error: problems[stored.problem] } : stored
}
