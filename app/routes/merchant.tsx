import { MerchantPage } from "#app/features/merchants/merchant-page.tsx"
import * as merchants from "#app/features/merchants/merchants.server.ts"
import { findSample } from "#app/features/merchants/samples.ts"
import { merchantStructuredData } from "#app/features/merchants/structured-data.ts"
import * as settings from "#app/features/settings/settings.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/merchant"

export const handle = { cached: ["merchants"] }

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { merchant, isSample, address } = args.loaderData
  const page = {
    title: merchant.businessName,
    description: merchant.description.slice(0, 160),
    index: !isSample,
  }
  return [
    ...pageMeta(args, page),
    ...(isSample ? [] : [{ "script:ld+json": merchantStructuredData(merchant, address) }]),
  ]
}

/**
 * An approved merchant has its page in every stage: the link is in the owner's mail. Samples belong to the preview, and
 * are asked for first: they stay up with it while the database is away, and no merchant is called as they are.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(services)
  const address = `${publicUrl}/merchant-directory/${params.slug}`
  return orUnavailable(async () => {
    const sample = findSample(params.slug)
    if (sample && (await settings.findDirectoryStage(db)) === "preview")
      return { merchant: sample, isSample: true, address }
    const merchant = await merchants.findApproved(db, params.slug)
    return merchant ? { merchant, isSample: false, address } : notFound()
  })
}

export default function Merchant({ loaderData }: Route.ComponentProps) {
  return <MerchantPage {...loaderData} />
}
