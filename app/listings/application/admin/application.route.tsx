import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { fieldConstraints } from "#app/lib/form/parse-form.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { codeOf } from "#app/lib/text/codes.ts"
import { directoryCategoryWords, questionLength, rejectionReasonLength } from "#app/listings/options.ts"
import { answerOnScreen, readAbout, readSeen, readTriage } from "#app/review/answers.server.ts"
import { questionSchema, rejectionSchema } from "#app/review/decision/rejection-schema.ts"
import { readTriageSearch, triageHref } from "#app/review/triage.ts"
import { services } from "#app/services.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { formMessages } from "#content/en/forms.ts"
import { site } from "#content/en/site.ts"
import { applicationSubmission } from "../application-submission.server.ts"
import { ask } from "../questions/questions.server.ts"
import type { Route } from "./+types/application.route"
import { ApplicationReviewPage } from "./admin-detail.tsx"
import * as review from "./review.server.ts"
import { applicationList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

const schema = rejectionSchema(rejectionReasonLength)
const asked = questionSchema(questionLength)

export const handle = { ownNotice: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.application.businessName ?? ""} | ${site.name}` },
]

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const now = clock()
    const application = (await staffQueries.findForStaff(db, id)) ?? notFound()
    const [about, triage] = await Promise.all([
      readAbout(db, applicationSubmission, id, now),
      readTriage(db, applicationSubmission, applicationList, url.searchParams, application, (search) =>
        staffQueries.listForStaff(db, search),
      ),
    ])
    const constraints = { ...fieldConstraints(schema), ...fieldConstraints(asked) }
    return { application, ...about, ...triage, constraints }
  })
}

/** Starts the review, decides, asks the applicant, undoes a decision, changes the category, adds a note or marks as spam. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const by = context.get(adminContext)
  const staffContext = { db, flashes, secrets, publicUrl, by, now: clock(), seen: readSeen(form) }
  const here = triageHref(applicationList, readTriageSearch(applicationList, url.searchParams), id)
  // Any action shows that staff are looking at the application.
  await orUnavailable(() => review.startReview(db, id, staffContext.now))
  if (textField(form, "intent") === "start-review")
    return flashes.leadTo(here, { message: adminApplications.flash.reviewStarted })
  const answer = await answerOnScreen(form, id, url.searchParams, staffContext, {
    kind: applicationSubmission,
    place: applicationList,
    schema,
    templates: adminApplications.rejection.templates,
    approve: (one) => review.approve(db, one, staffContext),
    reject: (one, reason) => review.reject(db, one, reason, staffContext),
    asking: {
      schema: asked,
      templates: adminApplications.asking.templates,
      ask: (one, question) => ask(db, one, question, staffContext),
    },
  })
  if (answer) return answer

  const category = codeOf(directoryCategoryWords, textField(form, "directoryCategory"))
  if (!category)
    return data({ errors: { directoryCategory: formMessages.option }, values: undefined }, { status: 422 })
  if (!(await orUnavailable(() => review.changeCategory(db, id, category, staffContext)))) return notFound()
  return flashes.leadTo(here, { message: adminApplications.flash.categoryChanged })
}

export default function AdminApplication({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationReviewPage {...loaderData} errors={actionData?.errors} values={actionData?.values} />
}
