import { data } from "react-router"
import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { merchantKind } from "#app/features/merchants/merchant-kind.server.ts"
import { ask } from "#app/features/merchants/questions/questions.server.ts"
import { MerchantApplication } from "#app/features/merchants/staff/admin-detail.tsx"
import * as review from "#app/features/merchants/staff/review.server.ts"
import { merchantList } from "#app/features/merchants/staff/staff-list.ts"
import * as staffQueries from "#app/features/merchants/staff/staff-queries.server.ts"
import {
  directoryCategoryWords,
  questionLength,
  rejectionReasonLength,
} from "#app/platform/business/options.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { fieldConstraints } from "#app/platform/form/parse-form.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/list/list-search.ts"
import { answerOnScreen, readAbout, readSeen, readTriage } from "#app/platform/moderation/answers.server.ts"
import { questionSchema, rejectionSchema } from "#app/platform/moderation/decision/rejection-schema.ts"
import { readTriageSearch, triageHref } from "#app/platform/moderation/triage.ts"
import { codeOf } from "#app/platform/text/codes.ts"
import { services } from "#app/services.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { formMessages } from "#content/en/forms.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/merchant"

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
      readAbout(db, merchantKind, id, now),
      readTriage(db, merchantKind, merchantList, url.searchParams, application, (search) =>
        staffQueries.listForStaff(db, search),
      ),
    ])
    const constraints = { ...fieldConstraints(schema), ...fieldConstraints(asked) }
    return { application, ...about, ...triage, constraints }
  })
}

/** Starts the review, decides on the application, asks its applicant, takes a decision back, files it under another category, adds a note, or puts it aside as spam. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const by = context.get(adminContext)
  const desk = { db, flashes, secrets, publicUrl, by, now: clock(), seen: readSeen(form) }
  const here = triageHref(merchantList, readTriageSearch(merchantList, url.searchParams), id)
  // Whatever somebody does here, they are looking at it.
  await orUnavailable(() => review.startReview(db, id, desk.now))
  if (textField(form, "intent") === "start-review")
    return flashes.leadTo(here, { message: adminMerchants.flash.reviewStarted })
  const answer = await answerOnScreen(form, id, url.searchParams, desk, {
    kind: merchantKind,
    place: merchantList,
    schema,
    templates: adminMerchants.rejection.templates,
    approve: (one) => review.approve(db, one, desk),
    reject: (one, reason) => review.reject(db, one, reason, desk),
    asking: {
      schema: asked,
      templates: adminMerchants.asking.templates,
      ask: (one, question) => ask(db, one, question, desk),
    },
  })
  if (answer) return answer

  const category = codeOf(directoryCategoryWords, textField(form, "directoryCategory"))
  if (!category)
    return data({ errors: { directoryCategory: formMessages.option }, values: undefined }, { status: 422 })
  if (!(await orUnavailable(() => review.changeCategory(db, id, category, desk)))) return notFound()
  return flashes.leadTo(here, { message: adminMerchants.flash.categoryChanged })
}

export default function AdminMerchant({ loaderData, actionData }: Route.ComponentProps) {
  return <MerchantApplication {...loaderData} errors={actionData?.errors} values={actionData?.values} />
}
