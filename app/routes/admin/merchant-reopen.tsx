import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { merchantKind } from "#app/features/merchants/merchant-kind.server.ts"
import { merchantList } from "#app/features/merchants/staff/staff-list.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { ReopeningForm } from "#app/platform/moderation/decision/reopening-form.tsx"
import { answerReopenings, loadReopenings } from "#app/platform/moderation/several-answers.server.ts"
import { services } from "#app/services.ts"
import { moderation } from "#content/en/moderation.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/merchant-reopen"

export const meta: Route.MetaFunction = () => [
  { title: `${moderation.reopening.confirmMany} | ${site.name}` },
]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadReopenings(context.get(services).db, merchantKind, merchantList, url)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const desk = { db, flashes, secrets, publicUrl, by: context.get(adminContext), now: clock() }
  const list = { kind: merchantKind, place: merchantList }
  return answerReopenings(await readForm(request), url.searchParams, desk, list)
}

export default function AdminMerchantReopen({ loaderData, actionData }: Route.ComponentProps) {
  return <ReopeningForm {...loaderData} {...actionData} />
}
