import { createHash } from "node:crypto"
import type { FileStore } from "#app/lib/files/file-store.server.ts"
import {
  admitSubmission,
  type FormAnswer,
  type FormGuardParts,
  type Visitor,
} from "#app/lib/form/admit-submission.server.ts"
import { checkFormToken } from "#app/lib/form/form-token.server.ts"
import { fromSchema, type PublicForm } from "#app/lib/form/public-form.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { visitorCeilings } from "#app/lib/http/rate-limit.server.ts"
import { keepForForm, keptImage } from "#app/lib/images/kept-picture.server.ts"
import type { PictureForm, SentPicture } from "#app/lib/images/picture-form.server.ts"
import { receivePicture } from "#app/lib/images/receive-picture.server.ts"
import { storyContent } from "#content/en/stories.ts"
import { submitStory } from "./stories.server.ts"
import {
  type Story,
  type StoryField,
  type StoryState,
  type StoryValues,
  storySchema,
} from "./story-schema.ts"

/** Rate limit per network and hour; generous, like the limit for stories. */
const mostPictures = 60

/** Signing purpose of the reference to a stored picture. */
const purpose = "kept picture"

type Parts = FormGuardParts & { files: FileStore }

export const storyForm: PublicForm<StoryValues, Story, StoryField> = {
  name: "story",
  event: "story.failed",
  read: fromSchema(storySchema, () => {
    const { missing, check } = storyContent.failures
    return { someMissing: missing, someWrong: check }
  }),
  limits: { seconds: 3600, address: 30, everybody: 500 },
  words: () => ({ unavailable: storyContent.failures.failed, failed: storyContent.failures.failed }),
}

export type StoryOutcome =
  | { kind: "submitted" }
  | (FormAnswer<StoryValues, StoryField> & { state: StoryState })

/**
 * Handles one post of the story form. If the form token is ours, the picture is stored, private and without an owner,
 * so that it need not be chosen again after an error. The cleanup job deletes it if no story follows. For any other
 * form the picture is not decoded.
 */
export async function handleStory(
  app: Parts,
  visitor: Visitor,
  { form: posted, picture: sent }: PictureForm,
): Promise<StoryOutcome> {
  const { failures, pictureErrors } = storyContent
  let imageId = keptImage(app.secrets, purpose, posted)
  const token = textField(posted, "token")
  const isOurs = checkFormToken(app.secrets, storyForm.name, token, app.clock()) !== "stale"

  const form: typeof storyForm = {
    ...storyForm,
    alsoSent: sent && "bytes" in sent ? digestOf(sent.bytes) : textField(posted, "keptPicture"),
    read(posted) {
      const { values, check } = storyForm.read(posted)
      const checkAll = async () => {
        const { id, error } = isOurs ? await receive(app, visitor, sent) : {}
        if (id) imageId = id
        const checked = await check()
        if (!error) return checked
        const wrong = "errors" in checked ? checked : { errors: {}, said: failures.check }
        return { ...wrong, errors: { ...wrong.errors, image: error } }
      }
      return { values, check: checkAll }
    },
  }
  const outcome = await admitSubmission(form, app, visitor, posted, async (story, admitted, refuse) => {
    const outcome = await submitStory(app.db, story, { ...admitted, imageId: imageId ?? null })
    if (outcome.kind === "stored") return { kind: "submitted" } as const
    imageId = undefined
    const notice = { tone: "error", title: failures.check } as const
    return refuse(422, { errors: { image: pictureErrors.gone }, notice })
  })
  if (outcome.kind === "submitted") return outcome
  const { state } = outcome
  if (sent && !imageId) state.errors = { image: pictureErrors.again, ...state.errors }
  return {
    ...outcome,
    state: {
      ...state,
      picture: imageId
        ? await keepForForm({ ...app, now: app.clock() }, { purpose, form: state.token }, imageId)
        : undefined,
    },
  }
}

/** @returns the id of the stored picture, or an error for the sender, or nothing without a picture */
async function receive(
  { db, files, secrets, clock }: Parts,
  { limitGroup }: Visitor,
  sent: SentPicture | undefined,
): Promise<{ id?: string; error?: string }> {
  if (!sent) return {}
  const anHour = visitorCeilings({ name: "story-picture", most: mostPictures }, { secrets, limitGroup })
  return receivePicture({ db, files, now: clock() }, sent, anHour)
}

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
