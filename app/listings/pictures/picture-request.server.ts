import type { Database } from "#app/lib/db/client.server.ts"
import type { FileStore } from "#app/lib/files/file-store.server.ts"
import { cleanLine, cleanParagraphs } from "#app/lib/form/clean-text.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { textProblem } from "#app/lib/form/text-problem.server.ts"
import type { KeptPicture } from "#app/lib/images/image-limits.ts"
import { previewOf } from "#app/lib/images/images.server.ts"
import { keepForForm, keptImage } from "#app/lib/images/kept-picture.server.ts"
import type { PictureForm } from "#app/lib/images/picture-form.server.ts"
import { receivePicture } from "#app/lib/images/receive-picture.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import type { Log } from "#app/lib/log/log.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { format } from "#app/lib/text/format.ts"
import { noteLength } from "#app/review/options.ts"
import { adminListingPictures } from "#content/en/admin-listing-pictures.ts"
import type { FlashMessage } from "#content/en/flash.ts"
import { formMessages } from "#content/en/forms.ts"
import { listingPictures } from "#content/en/listing-pictures.ts"
import { mostPictures, pictureAltLength } from "../listing/listing-options.ts"
import { findKept, type Keeper, type KeptListing, listPictures } from "./keeper.server.ts"
import * as commands from "./pictures.server.ts"

type Parts = { db: Database; files: FileStore; secrets: Secrets; log: Log; publicUrl: string; now: Date }

/** Rate limit per listing: four pictures, some refused ones, and a few mistakes. */
const picturesPerHour = 30

/** State of the page after an error; fields of each picture have its id (`alt-7`, `reason-7`). */
export type PicturesState = {
  errors: Record<string, string>
  /** Typed values by field. */
  values: Record<string, string>
  consent?: boolean
  /** Picture that was stored with the refused form. */
  kept?: KeptPicture
}

export type PicturesAnswer =
  | { kind: "done"; message: FlashMessage; name: string }
  | { kind: "form"; state: PicturesState }
  | { kind: "not-found" }

/** Data of the page of a listing's pictures. */
export async function loadPictures(
  { db, files }: Pick<Parts, "db" | "files">,
  keeper: Keeper,
): Promise<{ listing: KeptListing; pictures: ShownPicture[] } | undefined> {
  const listing = await findKept(db, keeper)
  if (!listing) return undefined
  const rows = await listPictures(db, listing.id)
  const pictures = rows.map(async ({ pixelsHash: _, ...row }) => {
    // A picture that is not public has no address for its owner, so it is embedded in the page.
    const isHidden = keeper.kind === "owner" && (row.status !== "public" || listing.status !== "listed")
    return { ...row, preview: isHidden ? await previewOf(db, files, row.image.id) : undefined }
  })
  return { listing, pictures: await Promise.all(pictures) }
}
export type ShownPicture = Omit<Awaited<ReturnType<typeof listPictures>>[number], "pixelsHash"> & {
  /** A data: address if the viewer cannot load the file. */
  preview: string | undefined
}

/** Handles one post of that page: adds a picture, or changes one. */
export async function handlePictures(app: Parts, keeper: Keeper, sent: PictureForm): Promise<PicturesAnswer> {
  const listing = await findKept(app.db, keeper)
  if (!listing) return { kind: "not-found" }
  const intent = textField(sent.form, "intent")
  if (intent === "add") return add(app, keeper, listing, sent)
  const picture = readRowId(textField(sent.form, "picture"))
  if (!picture) return { kind: "not-found" }
  return change(app, keeper, intent, picture, sent.form)
}

async function add(
  app: Parts,
  keeper: Keeper,
  listing: KeptListing,
  { form, picture: sent }: PictureForm,
): Promise<PicturesAnswer> {
  const { errors: words, flash } = listingPictures
  const alt = cleanLine(textField(form, "alt"))
  const consent = form.has("consent")
  const errors: PicturesState["errors"] = {}
  // The signature is bound to this listing, so a picture of another listing cannot be used.
  const purpose = `picture of listing ${listing.publicId}`
  let imageId = keptImage(app.secrets, purpose, form)
  if (sent) {
    const anHour = [{ key: `listing-picture:${listing.id}`, most: picturesPerHour }]
    const received = await receivePicture(app, sent, anHour)
    if ("error" in received) errors.image = received.error
    else imageId = received.id
  }
  if (!imageId && !errors.image) errors.image = words.missing
  const wrongAlt = problemOfAlt(alt)
  if (wrongAlt) errors.alt = wrongAlt
  if (!consent) errors.consent = words.consent
  const refuse = async (): Promise<PicturesAnswer> => {
    const kept = imageId ? await keepForForm(app, { purpose, form: "" }, imageId) : undefined
    return { kind: "form", state: { errors, values: { alt }, consent, kept } }
  }
  if (!imageId || Object.keys(errors).length > 0) return refuse()

  const outcome = await commands.addPicture(app.db, keeper, { imageId, alt }, app)
  switch (outcome.kind) {
    case "not-found":
      return outcome
    case "full":
      errors.image = format(words.full, { most: mostPictures })
      imageId = undefined
      return refuse()
    case "picture-gone":
      errors.image = words.again
      imageId = undefined
      return refuse()
    case "repeated":
      // A second click gets the same response as the first.
      if (outcome.isPublic) return { kind: "done", message: flash.there, name: outcome.businessName }
      return { kind: "done", message: flash.waits, name: outcome.businessName }
    case "added":
      return {
        kind: "done",
        message: outcome.isPublic ? flash.shown : flash.waits,
        name: outcome.businessName,
      }
  }
}

function problemOfAlt(alt: string): string | undefined {
  if (alt === "") return listingPictures.errors.alt
  return alt.length > pictureAltLength
    ? format(formMessages.tooLong, { max: pictureAltLength })
    : textProblem(alt)
}

async function change(
  app: Parts,
  keeper: Keeper,
  intent: string,
  picture: number,
  form: FormData,
): Promise<PicturesAnswer> {
  const { flash } = listingPictures
  const refuse = (field: string, value: string, error: string): PicturesAnswer => ({
    kind: "form",
    state: { errors: { [field]: error }, values: { [field]: value } },
  })
  const answer = (outcome: commands.ChangeOutcome, done: FlashMessage): PicturesAnswer => {
    if (outcome.kind === "not-found") return outcome
    if (outcome.kind === "gone") return { kind: "done", message: flash.gone, name: "" }
    const message = outcome.kind === "changed" ? done : flash.unchanged
    return { kind: "done", message, name: outcome.businessName }
  }
  switch (intent) {
    case "describe": {
      const field = `alt-${picture}`
      const alt = cleanLine(textField(form, field))
      const wrong = problemOfAlt(alt)
      if (wrong) return refuse(field, alt, wrong)
      return answer(await commands.describePicture(app.db, keeper, { picture, alt }, app.now), flash.saved)
    }
    case "earlier":
    case "later": {
      const seen = Number(textField(form, "place"))
      const move = { picture, seen, by: intent === "earlier" ? -1 : 1 } as const
      return answer(await commands.movePicture(app.db, keeper, move, app.now), flash.saved)
    }
    case "remove": {
      const field = `reason-${picture}`
      const reason = cleanParagraphs(textField(form, field))
      const { reasonMissing, reasonTooLong } = adminListingPictures.queue
      if (keeper.kind === "staff" && reason === "") return refuse(field, reason, reasonMissing)
      if (reason.length > noteLength) return refuse(field, reason, format(reasonTooLong, { max: noteLength }))
      const outcome = await commands.removePicture(
        app.db,
        app.files,
        keeper,
        { picture, reason: reason || null },
        app,
      )
      return answer(outcome, flash.removed)
    }
    default:
      return { kind: "not-found" }
  }
}
