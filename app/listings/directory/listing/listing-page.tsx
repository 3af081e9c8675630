import { Globe, MapPin, Phone } from "lucide-react"
import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { whatsappHref } from "#app/listings/listing/listing-extras.ts"
import { businessTypeWords, directoryCategoryWords } from "#app/listings/options.ts"
import { pinPosition } from "#app/listings/position/pin.ts"
import { hostOf, phoneHref, strangersLink } from "#app/listings/public-links.ts"
import { OpenInMap } from "#app/places/map/links/open-in-map.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { ListingTile } from "#app/ui/own-cloth/listing-tile.tsx"
import { BackTo } from "#app/ui/page/back-to.tsx"
import { Breadcrumbs } from "#app/ui/page/breadcrumbs.tsx"
import { countryNames } from "#content/en/countries.ts"
import { directoryContent } from "#content/en/directory.ts"
import { listingLabels } from "#content/en/labels.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import { listingPageContent } from "#content/en/listing-pages.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { placePages } from "#content/en/place-pages.ts"
import { placeWords } from "#content/en/places.ts"
import { openText } from "../open-now.tsx"
import { placeOf, stepsTo } from "../places/place-structured-data.ts"
import type { ListingPage as PublicListing } from "../public-listings.server.ts"
import { Confirmed } from "./confirmed.tsx"
import { MoreWays, OpeningTimes } from "./listing-extras.tsx"
import { ListingPictures } from "./listing-pictures.tsx"
import { PhoneLink } from "./phone-link.tsx"

const words = listingPageContent

/** All public facts of a business, and how to contact and pay it. */
export function ListingPage({
  merchant,
  isSample,
  payment,
  payHref,
}: {
  merchant: NonNullable<PublicListing>
  isSample: boolean
  /** How to pay; undefined for a sample. */
  payment?: ReactNode
  /** Link to the payment page if the business has a payment address. */
  payHref?: string
}) {
  const { slug, businessName, businessType, directoryCategory, description, website, phone } = merchant
  return (
    <article className="page-width grid gap-8 py-6 lg:py-10">
      {isSample ? (
        <BackTo href={pathTo("/merchant-directory")}>{words.back}</BackTo>
      ) : (
        <Breadcrumbs label={placePages.breadcrumbsLabel} steps={stepsTo(placeOf(merchant))} />
      )}
      {isSample && <p className="panel border-s-4 border-s-indigo p-4">{words.sampleNote}</p>}
      {/* The social image reads which pattern this page shows (server/social-images). */}
      <header data-listing={merchant.publicId} className="panel overflow-hidden">
        <ListingTile publicId={merchant.publicId} strips={12} rows={1} className="h-24 w-full md:h-32" />
        <div className="grid gap-3 p-5 md:p-8">
          <h1 className="text-title wrap-anywhere">{businessName}</h1>
          <p className="flex flex-wrap gap-2 text-sm">
            <Tag category={directoryCategoryWords[directoryCategory]}>
              {listingLabels.directoryCategories[directoryCategory]}
            </Tag>
            {businessTypeWords[businessType] !== directoryCategoryWords[directoryCategory] && (
              <Tag category={businessTypeWords[businessType]}>
                {listingLabels.businessTypes[businessType]}
              </Tag>
            )}
          </p>
          <Confirmed merchant={merchant} />
          {merchant.opening && (
            <p className={`font-semibold ${merchant.opening.isOpen ? "text-leaf-text" : ""}`}>
              {openText(merchant.opening, merchant.country)}
            </p>
          )}
          {!isSample && <Ways merchant={merchant} payHref={payHref} />}
        </div>
      </header>
      {merchant.freshness === "unconfirmed" && (
        <p className="panel border-s-4 border-s-indigo p-4">{listingVerification.page.unconfirmed}</p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          {!isSample && <OpeningTimes {...merchant} />}
          <section id="where" aria-labelledby="contact" className="panel grid scroll-mt-4 gap-4 p-5">
            <h2 id="contact" className="text-heading">
              {words.contact}
            </h2>
            <Location merchant={merchant} isSample={isSample} />
            {phone && (
              <Fact icon={<Phone aria-hidden="true" className="size-5" />}>
                <PhoneLink
                  phone={phone}
                  className="inline-flex min-h-11 items-center text-gold-400 underline"
                />
              </Fact>
            )}
            {website && (
              <Fact icon={<Globe aria-hidden="true" className="size-5" />}>
                <a
                  href={website}
                  {...strangersLink}
                  className="inline-flex min-h-11 items-center text-gold-400 underline wrap-anywhere"
                >
                  {hostOf(website)}
                </a>
              </Fact>
            )}
            <MoreWays merchant={merchant} fact={Fact} />
            {website && (
              <ButtonLink href={website} {...strangersLink} variant="outline">
                {directoryContent.card.visit}
              </ButtonLink>
            )}
          </section>
        </div>
        <div className="grid gap-6">
          {payment}
          <section aria-labelledby="about" className="grid gap-3">
            <h2 id="about" className="text-heading">
              {words.about}
            </h2>
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>
            <ListingPictures pictures={merchant.pictures} />
          </section>
          {!isSample && <StillRight slug={slug} />}
        </div>
      </div>
    </article>
  )
}

/** Main actions of a visitor, each one click. */
function Ways({ merchant, payHref }: { merchant: NonNullable<PublicListing>; payHref?: string }) {
  const { onlineOnly, phone, whatsapp } = merchant
  const call = phone ? phoneHref(phone) : undefined
  const ways = [
    ...(payHref ? [{ label: words.ways.pay, href: payHref, variant: "gold" as const }] : []),
    ...(onlineOnly ? [] : [{ label: words.ways.directions, href: "#where", variant: "outline" as const }]),
    ...(call ? [{ label: words.ways.call, href: call, variant: "outline" as const }] : []),
    ...(whatsapp
      ? [
          {
            label: words.ways.whatsapp,
            href: whatsappHref(whatsapp),
            variant: "outline" as const,
            ...strangersLink,
          },
        ]
      : []),
  ]
  return (
    <ul aria-label={words.ways.label} className="flex flex-wrap gap-3">
      {ways.map(({ label, ...look }) => (
        <li key={label}>
          <ButtonLink {...look}>{label}</ButtonLink>
        </li>
      ))}
    </ul>
  )
}

function StillRight({ slug }: { slug: string }) {
  const link = "inline-flex min-h-11 items-center text-gold-400 underline"
  return (
    <section aria-labelledby="still-right" className="panel grid gap-2 p-5">
      <h2 id="still-right" className="text-heading">
        {listingVerification.page.heading}
      </h2>
      <a href={pathTo("/merchant-directory/:slug/report", { slug })} className={link}>
        {listingVerification.page.report}
      </a>
      <a href={pathTo("/merchant-directory/owner")} className={link}>
        {words.isYours}
      </a>
      <a href={pathTo("/merchant-directory/:slug/claim", { slug })} className={link}>
        {listingClaims.links.listing}
      </a>
    </section>
  )
}

/** Link to all listings of the category. */
function Tag({ category, children }: { category: string; children: ReactNode }) {
  return (
    <a
      href={`${pathTo("/merchant-directory")}?${new URLSearchParams({ category })}`}
      className="inline-flex min-h-8 items-center rounded-full border border-ink-600 px-3 text-ivory-300 hover:border-gold-400 hover:text-gold-300"
    >
      {children}
    </a>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <span className="text-ivory-400">{icon}</span>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function Location({ merchant, isSample }: { merchant: NonNullable<PublicListing>; isSample: boolean }) {
  const { onlineOnly, address, locality, city, state, zipCode, country, pin } = merchant
  const place = [
    address,
    locality,
    [city, state].filter(Boolean).join(", "),
    zipCode,
    country === "ZZ" ? null : countryNames[country],
  ]
  if (onlineOnly) return <Fact icon={<Globe aria-hidden="true" className="size-5" />}>{words.online}</Fact>
  return (
    <Fact icon={<MapPin aria-hidden="true" className="size-5" />}>
      <address className="not-italic wrap-anywhere">
        {place.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {!isSample && (
        <OpenInMap
          words={place.filter(Boolean).join(", ")}
          {...(pin?.precision === "exact" && { position: pinPosition(pin.text), plusCode: pin.plusCode })}
        />
      )}
      {pin?.precision === "about" && (
        <p className="text-sm text-ivory-300">
          {placeWords.page.plusCode}: <code className="text-base select-all">{pin.plusCode}</code> (
          {placeWords.page.about})
        </p>
      )}
    </Fact>
  )
}
