import { ApplicationSubmitted } from "#app/features/merchants/application-submitted.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { merchantContent } from "#content/en/merchants.ts"
import type { Route } from "./+types/merchant-submitted"

/** The script of this page drops the draft. */
export const handle = { hydrate: true }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: merchantContent.submitted.title,
    description: merchantContent.submitted.lead,
    index: false,
  })

export default function MerchantSubmitted() {
  return <ApplicationSubmitted />
}
