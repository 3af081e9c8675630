import { data, redirect } from "react-router"
import { notFound } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { services, siteNow } from "#app/services.ts"
import { certificateQuestions } from "#content/en/certificate.ts"
import type { Route } from "./+types/certificate-questions.route"
import { isLessonCode, lessonOf } from "./certificate-lessons.ts"
import { askQuestions, markAnswers } from "./mark-answers.ts"
import { extendProof, readProof } from "./proof.server.ts"
import { QuestionsPage, type QuestionsState } from "./questions-page.tsx"

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const lesson = lessonOf(args.loaderData.lesson).facts.title
  const { title, description } = certificateQuestions
  return pageMeta(args, { title: format(title, { lesson }), description, index: false })
}

/** The lesson, and the certificate to add it to if this site has signed it. */
function open({ params, url, context }: Pick<Route.LoaderArgs, "params" | "url" | "context">) {
  const lesson = isLessonCode(params.lesson) ? params.lesson : notFound()
  const { secrets } = context.get(services)
  const given = url.searchParams.get("with") ?? ""
  const earlier = readProof(secrets, given)
  const asked = askQuestions(lessonOf(lesson).facts)
  return { secrets, earlier, page: { lesson, asked, proof: earlier ? given : undefined } }
}

export function loader(args: Route.LoaderArgs): QuestionsState {
  return { ...open(args).page, chosen: [], marking: null }
}

export async function action(args: Route.ActionArgs) {
  const { secrets, earlier, page } = open(args)
  const form = await readForm(args.request)
  const chosen = page.asked.map((_, index) => textField(form, `question-${index + 1}`))
  const marking = markAnswers(lessonOf(page.lesson).facts, chosen)
  if (marking.kind === "open") return data({ ...page, chosen, marking }, 422)
  const proof = extendProof(secrets, earlier, page.lesson, siteNow(args.context).now)
  return redirect(pathTo("/learn/certificate/:proof", { proof }), 303)
}

export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionsPage {...(actionData ?? loaderData)} />
}
