import { adminContext } from "#app/auth/require-admin.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { rejectionReasonLength } from "#app/listings/options.ts"
import { RejectionForm } from "#app/review/decision/rejection-form.tsx"
import { rejectionSchema } from "#app/review/decision/rejection-schema.ts"
import { answerRejection, loadRejection } from "#app/review/several-answers.server.ts"
import { services } from "#app/services.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { site } from "#content/en/site.ts"
import { merchantKind } from "../merchant-kind.server.ts"
import type { Route } from "./+types/merchant-reject.route"
import * as review from "./review.server.ts"
import { merchantList } from "./staff-list.ts"

const schema = rejectionSchema(rejectionReasonLength)

export const meta: Route.MetaFunction = () => [{ title: `${adminMerchants.rejection.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadRejection(context.get(services).db, { kind: merchantKind, place: merchantList, schema }, url)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const staffContext = { db, flashes, secrets, publicUrl, by: context.get(adminContext), now: clock() }
  return answerRejection(await readForm(request), url.searchParams, staffContext, {
    kind: merchantKind,
    place: merchantList,
    schema,
    templates: adminMerchants.rejection.templates,
    reject: (id, reason) => review.reject(db, id, reason, staffContext),
  })
}

export default function AdminMerchantReject({ loaderData, actionData }: Route.ComponentProps) {
  return <RejectionForm words={adminMerchants.rejection} {...loaderData} {...actionData} />
}
