import type { Database } from "../db/client.server.ts"
import type { FileStore } from "../files/file-store.server.ts"
import { textField } from "../form/read-form.server.ts"
import type { Log } from "../log/log.ts"
import type { Secrets } from "../secrets/secrets.server.ts"
import type { KeptPicture } from "./image-limits.ts"
import { keepAlone } from "./image-sweep.server.ts"
import { previewOf } from "./images.server.ts"

type Parts = { db: Database; files: FileStore; secrets: Secrets; log: Log; now: Date }

/**
 * The picture that a refused form has kept and now names. Only who got the reference from us, for this purpose, can use it:
 * nobody puts somebody else's picture under a text.
 */
export function keptImage(secrets: Secrets, purpose: string, form: FormData): string | undefined {
  if (textField(form, "removePicture")) return undefined
  const [id = "", signature = ""] = textField(form, "keptPicture").split(".")
  return secrets.verify(purpose, id, signature) ? id : undefined
}

/**
 * What a refused form needs to name the picture that came with it, and to show it to its sender alone. A form keeps one picture:
 * what it has kept before goes.
 *
 * @param kept what the reference is signed for, and which form it is
 */
export async function keepForForm(
  { db, files, secrets, log, now }: Parts,
  { purpose, form }: { purpose: string; form: string },
  id: string,
): Promise<KeptPicture> {
  const reference = `${id}.${secrets.sign(purpose, id)}`
  try {
    await keepAlone(db, files, { id, keptFor: secrets.mark(purpose, form) }, now)
    return { reference, preview: await previewOf(db, files, id) }
  } catch (error) {
    // The database is away: the picture is there all the same, only not to be seen.
    log.error("picture.preview-failed", error)
    return { reference, preview: undefined }
  }
}
