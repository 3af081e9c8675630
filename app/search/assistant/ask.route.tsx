import { data } from "react-router"
import { cleanLine } from "#app/lib/form/clean-text.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { characterProblem, holdsWalletSecret } from "#app/lib/form/text-problem.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { requestFacts, services } from "#app/services.ts"
import { askContent } from "#content/en/ask.ts"
import type { Route } from "./+types/ask.route"
import { outcomeOf } from "./answer.ts"
import { AskPage, type AskState, longestQuestion } from "./ask-page.tsx"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...askContent, index: false })

export const loader = (): AskState => ({ question: "" })

/**
 * Answers a question. Questions are posted, so they are in no address, history or log. The outcome is counted; the text
 * is stored only after three networks asked the same question without an answer.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { siteSearch, questions, searchTerms } = context.get(services)
  const { limitGroup } = context.get(requestFacts)
  const typed = textField(await readForm(request), "question")
  // Checked first: a wallet secret must not come back in the field.
  if (holdsWalletSecret(typed)) {
    searchTerms.note({ question: "", outcome: "ask-secret", terms: [], limitGroup })
    return data<AskState>({ question: "", answer: { kind: "secret" } })
  }
  const question = cleanLine(typed)
  const error = problemOf(question)
  if (error) return data<AskState>({ question, error }, { status: 422 })
  const wait = questions.secondsToWait(limitGroup)
  const failed = (failure: AskState["failure"], status: number, seconds: number) =>
    data<AskState>({ question, failure }, { status, headers: { "Retry-After": String(seconds) } })
  if (wait !== undefined) return failed("too-many", 429, wait)
  if (!siteSearch.isReady()) return failed("not-ready", 503, 30)
  const answer = siteSearch.ask(question)
  const outcome = outcomeOf(answer)
  const terms = outcome === "ask-unknown" ? siteSearch.termsOf(question) : []
  searchTerms.note({ question, outcome, terms, limitGroup })
  return data<AskState>({ question, answer })
}

function problemOf(question: string): string | undefined {
  if (!question) return askContent.empty
  return question.length > longestQuestion ? askContent.tooLong : characterProblem(question)
}

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  return <AskPage {...(actionData ?? loaderData)} />
}
