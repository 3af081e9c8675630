import { z } from "zod"
import {
  admitSubmission,
  type FormAnswer,
  type FormGuardParts,
  type Visitor,
} from "#app/lib/form/admit-submission.server.ts"
import type { FormState } from "#app/lib/form/form-state.ts"
import { checkValues, readValues } from "#app/lib/form/parse-form.ts"
import { openForm, type PublicForm } from "#app/lib/form/public-form.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { valuesOf } from "#app/listings/listing/listing-values.ts"
import { chosenTown, offerTowns } from "#app/listings/position/offer-towns.server.tsx"
import { answerLength } from "#app/review/options.ts"
import { completeContent } from "#content/en/listing-pages.ts"
import type { ApplicationValues } from "../application-rules.ts"
import { readApplication } from "../read-application.ts"
import { checkApplication, registrationForm } from "../registration/registration-request.server.ts"
import { answerQuestion, type FoundQuestion } from "./questions.server.ts"

type Application = FoundQuestion["application"]

const answerSchema = z.object({ answer: z.string().max(answerLength).meta({ multiline: true }).optional() })

/** @property answer free text to staff; the changed application may answer the question, too */
export type CompletionValues = ApplicationValues & { answer: string }

/** The application form without mail address and accepted terms: both stay as they were. */
const completeForm = ({
  email,
}: Pick<Application, "email">): PublicForm<CompletionValues, CompletionValues> => ({
  ...registrationForm,
  name: "merchant-complete",
  event: "completion.failed",
  read(posted) {
    posted.set("email", email)
    posted.set("acceptTerms", "on")
    const { values, errors } = readApplication(posted)
    const { answer } = readValues(answerSchema, posted)
    return {
      values: { ...values, answer },
      check() {
        const application = checkApplication(values, errors)
        const typed = checkValues(answerSchema, { answer })
        if ("data" in application && !typed.errors) return { data: { ...values, answer } }
        return { ...application, errors: { ...application.errors, ...typed.errors } }
      },
    }
  },
})

/** The form as shown, with the choice of towns made by the server. */
export type CompletionState = FormState<CompletionValues> & { towns: string }

/** The form filled in with the answers that were sent. */
export function openCompletion(
  application: Application,
  app: Pick<FormGuardParts, "secrets" | "clock">,
): CompletionState {
  const values = valuesOf({ ...application, ownerEmail: application.email })
  const form = openForm(completeForm(application), app)
  return { ...form, values: { ...values, answer: "" }, towns: chosenTown(values) }
}

/** Handles one post of the form. If the question was settled meanwhile, it answers 409 with all that was typed. */
export async function handleCompletion(
  app: FormGuardParts,
  visitor: Visitor,
  posted: FormData,
  { token, application }: { token: string; application: Application },
): Promise<{ kind: "stored" } | (FormAnswer<CompletionValues> & { state: CompletionState })> {
  if (textField(posted, "intent") === "find-town") {
    const { values } = completeForm(application).read(posted)
    const [formToken, submissionKey] = [textField(posted, "token"), textField(posted, "submissionKey")]
    const towns = await offerTowns(app.db, values)
    return {
      kind: "form",
      status: 200,
      state: { values, errors: {}, token: formToken, submissionKey, towns },
    }
  }
  const outcome = await admitSubmission(
    completeForm(application),
    app,
    visitor,
    posted,
    async (values, admitted, refuse) => {
      const outcome = await answerQuestion(app.db, token, values, admitted)
      if (outcome.kind !== "closed") return { kind: "stored" } as const
      const { title, text } = completeContent.late
      return refuse(409, { notice: { tone: "error", title, text } })
    },
  )
  if (outcome.kind === "stored") return outcome
  return { ...outcome, state: { ...outcome.state, towns: chosenTown(outcome.state.values) } }
}
