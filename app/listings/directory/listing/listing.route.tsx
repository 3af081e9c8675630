import { data, redirect } from "react-router"
import { setExpiry, tagWithListing } from "#app/lib/cache/cache-hints.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pageMeta, publicUrlOf } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { largestOf } from "#app/lib/images/image-limits.ts"
import { payHref, unsaid } from "#app/listings/pay/pay-search.ts"
import { PaySection } from "#app/listings/pay/pay-section.tsx"
import { findPaymentsMode } from "#app/payments/payments-mode.server.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import copyText from "#app/ui/copy/copy-text-script.ts?worker&url"
import { listingPageContent } from "#content/en/listing-pages.ts"
import { listingBreadcrumbs } from "../places/place-structured-data.ts"
import * as merchants from "../public-listings.server.ts"
import { findSample } from "../samples.ts"
import { listingStructuredData } from "../structured-data.ts"
import type { Route } from "./+types/listing.route"
import { GonePage } from "./gone-page.tsx"
import { ListingPage } from "./listing-page.tsx"

export const handle: RouteHandle = { modules: [copyText], cacheTags: [] }

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { merchant, isSample, address } = args.loaderData
  if (!merchant) return pageMeta(args, { ...listingPageContent.gone, index: false })
  const [first] = merchant.pictures
  const page = {
    title: merchant.businessName,
    description: merchant.description.slice(0, 160),
    index: !isSample,
    sharedImage: first && {
      path: largestOf(first),
      width: first.width,
      height: first.height,
      alt: first.alt,
    },
  }
  return [
    ...pageMeta(args, page),
    ...(isSample
      ? []
      : [
          { "script:ld+json": listingStructuredData(merchant, address) },
          { "script:ld+json": listingBreadcrumbs(publicUrlOf(args), merchant) },
        ]),
  ]
}

/**
 * Samples belong to the preview and are looked up first: they work without the database, and no merchant has the slug
 * of a sample. Before the directory opens, no merchant has a page.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicUrl, clock } = context.get(services)
  const address = `${publicUrl}/merchant-directory/${params.slug}`
  return orUnavailable(async () => {
    const stage = await findDirectoryStage(db)
    const sample = findSample(params.slug)
    if (sample && stage === "preview") return { merchant: sample, isSample: true, address, publicUrl }
    const [found, payments] = await Promise.all([
      merchants.findApproved(db, params.slug, clock()),
      findPaymentsMode(db),
    ])
    if (stage === "coming-soon") return notFound()
    if (found) {
      const { until, ...rest } = found
      setExpiry(context, until)
      tagWithListing(context, rest.publicId)
      const merchant = payments === "off" ? { ...rest, walletAddress: null, walletNote: null } : rest
      return { merchant, isSample: false, address, publicUrl }
    }
    const gone = await leadOn(db, params.slug)
    return data({ merchant: undefined, gone, isSample: false, address, publicUrl }, { status: 410 })
  })
}

/** @throws a redirect to the present address of the listing, or 404 if the slug never existed */
async function leadOn(db: Database, slug: string): Promise<merchants.GoneListing> {
  const former = await merchants.findFormerAddress(db, slug)
  if (former?.kind === "gone") return former.listing
  throw former ? redirect(pathTo("/merchant-directory/:slug", { slug: former.slug }), 301) : notFound()
}

export default function Merchant({ loaderData, params }: Route.ComponentProps) {
  const { merchant, isSample, publicUrl } = loaderData
  return merchant ? (
    <ListingPage
      merchant={merchant}
      isSample={isSample}
      payHref={merchant.walletAddress && !isSample ? payHref(merchant.publicId, unsaid) : undefined}
      payment={
        !isSample && <PaySection shop={{ ...merchant, name: merchant.businessName }} publicUrl={publicUrl} />
      }
    />
  ) : (
    <GonePage gone={loaderData.gone} slug={params.slug} />
  )
}
