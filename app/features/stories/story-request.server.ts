import { createHash, randomUUID } from "node:crypto"
import type { Database } from "#app/db/client.server.ts"
import type { Clock } from "#app/platform/clock.ts"
import { isUnavailable } from "#app/platform/database-reads.server.ts"
import type { FileStore } from "#app/platform/file-store.server.ts"
import { checkFormToken, issueFormToken } from "#app/platform/form/form-token.server.ts"
import { checkValues, type FieldErrors, readValues } from "#app/platform/form/parse-form.ts"
import { textField } from "#app/platform/form/read-form.server.ts"
import { previewOf, storeImage } from "#app/platform/images/images.server.ts"
import type { PictureForm, SentPicture } from "#app/platform/images/picture-form.server.ts"
import type { Log } from "#app/platform/log.ts"
import { countHit } from "#app/platform/rate-limit.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { formMessages } from "#content/en/forms.ts"
import { storyContent } from "#content/en/stories.ts"
import { submitStory } from "./stories.server.ts"
import { emptyStory, requiredFields, type StoryField, type StoryState, storySchema } from "./story-schema.ts"

/**
 * Whole neighbourhoods share one address behind carrier-grade NAT, so its limits are generous. Past the limit for
 * everybody nothing is refused: what comes is marked for staff.
 */
const perHour = { pictures: 60, stories: 30, everybody: 500 }

const { failures, pictureErrors } = storyContent

type Parts = {
  db: Database
  files: FileStore
  secrets: Secrets
  clock: Clock
  log: Log
  publicUrl: string
}

export type StoryOutcome =
  | { kind: "submitted" }
  | { kind: "form"; status: number; state: StoryState; headers?: Record<string, string> }

/** The state of a form that nobody has sent yet. */
export function emptyStoryForm(secrets: Secrets, now: Date): StoryState {
  return {
    values: emptyStory,
    errors: {},
    token: issueFormToken(secrets, "story", now),
    submissionKey: randomUUID(),
  }
}

/**
 * One post of the story form. A picture is kept as soon as it has arrived, private and nobody's: whatever else is wrong
 * with the form, it need not be chosen again. The sweep takes it if no story follows.
 */
export async function handleStory(
  parts: Parts,
  visitor: { id: string; limitGroup: string },
  { form, picture: sent }: PictureForm,
): Promise<StoryOutcome> {
  const { db, secrets, clock, log, publicUrl } = parts
  const now = clock()
  const values = readValues(storySchema, form)
  const group = secrets.sign("limit", visitor.limitGroup)
  let imageId = keptImage(secrets, form)

  const answer = async (
    status: number,
    change: Partial<Pick<StoryState, "errors" | "failure">>,
    headers?: Record<string, string>,
  ): Promise<StoryOutcome> => ({
    kind: "form",
    status,
    headers,
    state: {
      values,
      errors: {},
      // A form that comes back is open anew: what was typed may take another day.
      token: issueFormToken(secrets, "story", now),
      submissionKey: textField(form, "submissionKey") || randomUUID(),
      picture: imageId ? await keptPicture(parts, imageId) : undefined,
      ...change,
    },
  })

  try {
    const received = await receivePicture(parts, group, sent, now)
    if (received.id) imageId = received.id
    const errors: FieldErrors<StoryField> = checkValues(storySchema, values).errors ?? {}
    if (received.error) errors.image = received.error
    if (Object.keys(errors).length > 0) {
      const isMissing = requiredFields.some((field) => values[field] === "")
      return await answer(422, { errors, failure: isMissing ? failures.missing : failures.check })
    }

    const tokenCheck = checkFormToken(secrets, "story", textField(form, "token"), now)
    if (tokenCheck === "stale") return await answer(422, { failure: formMessages.stale })

    const address = await countHit(db, `story:${group}`, 3600, now)
    if (address.hits > perHour.stories) {
      const seconds = Math.ceil((address.resetsAt.getTime() - now.getTime()) / 1000)
      return await answer(429, { failure: formMessages.tooMany }, { "Retry-After": String(seconds) })
    }
    const flood = (await countHit(db, "story:everybody", 3600, now)).hits > perHour.everybody

    const outcome = await submitStory(db, values, {
      submissionKey: submissionKeyOf(form, values, sent),
      imageId: imageId ?? null,
      suspicion: textField(form, "leave_blank")
        ? "honeypot"
        : tokenCheck === "too-fast"
          ? "too-fast"
          : flood
            ? "flood"
            : null,
      publicUrl,
      now,
    })
    if (outcome.kind === "stored") return { kind: "submitted" }
    imageId = undefined
    return await answer(422, { errors: { image: pictureErrors.gone }, failure: failures.check })
  } catch (error) {
    log.error("story.failed", error, { requestId: visitor.id })
    const change = {
      failure: failures.failed,
      errors: sent && !imageId ? { image: pictureErrors.again } : {},
    }
    return isUnavailable(error) ? answer(503, change, { "Retry-After": "10" }) : answer(500, change)
  }
}

/** @returns the number of the picture that was kept, or what to tell its sender, or nothing when none was sent */
async function receivePicture(
  { db, files }: Parts,
  group: string,
  sent: SentPicture | undefined,
  now: Date,
): Promise<{ id?: string; error?: string }> {
  if (!sent) return {}
  if ("problem" in sent) return { error: pictureErrors[sent.problem] }
  const { hits } = await countHit(db, `story-picture:${group}`, 3600, now)
  if (hits > perHour.pictures) return { error: pictureErrors["too-many"] }
  const stored = await storeImage(db, files, sent.bytes, now)
  return "problem" in stored ? { error: pictureErrors[stored.problem] } : { id: stored.id }
}

/** Only who got the reference from us can use it: nobody puts somebody else's picture under a story. */
function keptImage(secrets: Secrets, form: FormData): string | undefined {
  if (textField(form, "removePicture")) return undefined
  const [id = "", signature = ""] = textField(form, "keptPicture").split(".")
  return secrets.verify("kept picture", id, signature) ? id : undefined
}

async function keptPicture({ db, files, secrets, log }: Parts, id: string): Promise<StoryState["picture"]> {
  const reference = `${id}.${secrets.sign("kept picture", id)}`
  try {
    return { reference, preview: await previewOf(db, files, id) }
  } catch (error) {
    // The database is away: the picture is there all the same, only not to be seen.
    log.error("story.preview-failed", error)
    return { reference, preview: undefined }
  }
}

/**
 * The key under which a submission counts as the same: the form's own, and what was sent with it. A second story typed
 * over the first, in a form that came back by the back button, must not be taken for a repetition.
 */
function submissionKeyOf(
  form: FormData,
  values: StoryState["values"],
  sent: SentPicture | undefined,
): string {
  const digest = createHash("sha256")
    .update(`${textField(form, "submissionKey") || randomUUID()}\n${JSON.stringify(values)}\n`)
    .update(sent && "bytes" in sent ? sent.bytes : textField(form, "keptPicture"))
    .digest("hex")
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20, 32),
  ].join("-")
}
