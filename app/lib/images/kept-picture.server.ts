import type { Database } from "../db/client.server.ts"
import type { FileStore } from "../files/file-store.server.ts"
import { textField } from "../form/read-form.server.ts"
import type { Log } from "../log/log.ts"
import type { Secrets } from "../secrets/secrets.server.ts"
import { keepAlone } from "./image-cleanup.server.ts"
import type { KeptPicture } from "./image-limits.ts"
import { previewOf } from "./images.server.ts"

type Parts = { db: Database; files: FileStore; secrets: Secrets; log: Log; now: Date }

/**
 * Returns the id of the picture stored for a rejected form. The reference is signed for the purpose, so that nobody can use
 * another person's picture.
 */
export function keptImage(secrets: Secrets, purpose: string, form: FormData): string | undefined {
  if (textField(form, "removePicture")) return undefined
  const [id = "", signature = ""] = textField(form, "keptPicture").split(".")
  return secrets.verify(purpose, id, signature) ? id : undefined
}

/**
 * Stores the picture of a rejected form. Returns the signed reference, and a preview for its sender. A form has one stored
 * picture: an earlier one is deleted.
 *
 * @param kept the purpose of the signature, and the key of the form
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
    // The database is down: the picture is stored, but has no preview.
    log.error("picture.preview-failed", error)
    return { reference, preview: undefined }
  }
}
