import type { Database } from "#app/lib/db/client.server.ts"
import { cleanParagraphs } from "#app/lib/form/clean-text.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { format } from "#app/lib/text/format.ts"
import type { DecisionContext } from "#app/review/decision/decide.server.ts"
import { noteLength } from "#app/review/options.ts"
import { adminListingPictures } from "#content/en/admin-listing-pictures.ts"
import type { FlashMessage } from "#content/en/flash.ts"
import type { RefusedAnswer } from "./admin/picture-queue.tsx"
import { decidePicture } from "./decide-pictures.server.ts"

export type DecisionAnswer =
  | { kind: "done"; message: FlashMessage; name: string }
  | { kind: "form"; refused: RefusedAnswer }
  | { kind: "not-found" }

/** Handles one staff decision about a waiting picture. */
export async function handleDecision(
  db: Database,
  picture: number,
  form: FormData,
  context: DecisionContext,
): Promise<DecisionAnswer> {
  const intent = textField(form, "intent")
  if (intent !== "publish" && intent !== "refuse-picture") return { kind: "not-found" }
  const { queue, flash } = adminListingPictures
  const reason = cleanParagraphs(textField(form, `picture-reason-${picture}`))
  const refuse = (error: string): DecisionAnswer => ({ kind: "form", refused: { picture, reason, error } })
  if (intent === "refuse-picture" && reason === "") return refuse(queue.reasonMissing)
  if (reason.length > noteLength) return refuse(format(queue.reasonTooLong, { max: noteLength }))
  const decision =
    intent === "publish" ? ({ status: "public" } as const) : ({ status: "refused", reason } as const)
  const outcome = await decidePicture(db, picture, decision, context)
  const name = outcome.kind === "gone" ? "" : outcome.businessName
  return { kind: "done", message: flash[outcome.kind], name }
}
