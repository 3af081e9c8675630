import { shopPlaceText } from "#app/platform/business/position/shop-place.ts"
import { hostOf, strangersLink } from "#app/platform/business/public-links.ts"
import { fill } from "#app/platform/fill.ts"
import { ListingTile } from "#app/platform/own-cloth/listing-tile.tsx"
import { pathTo } from "#app/platform/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { merchantLabels } from "#content/en/labels.ts"
import { merchantContent } from "#content/en/merchants.ts"
import type { DirectoryCard } from "../merchants.server.ts"
import { OpenNow } from "../open-now.tsx"
import { distanceText } from "../search/near.ts"
import { Confirmed } from "./confirmed.tsx"
import { PhoneLink } from "./phone-link.tsx"

const words = merchantContent.directory

/** Pressed also on the room between two of them, so that a card is no taller. */
const contactLink = "-my-1 inline-block max-w-full py-1 align-top text-gold-400 underline"

/**
 * One business of the directory. `comingSoon` lays the specification's overlay over the picture.
 * @param heading of what level its name is: below a heading of the list, or below that of the page
 */
export function MerchantCard({
  merchant,
  comingSoon,
  heading: Heading = "h2",
}: {
  merchant: DirectoryCard
  comingSoon: boolean
  heading?: "h2" | "h3"
}) {
  const { publicId, slug, businessName, businessType, description, website, phone } = merchant
  const page = `/merchant-directory/${slug}`
  return (
    <li className="panel flex flex-col overflow-hidden">
      <div className="relative aspect-5/1 sm:aspect-5/2">
        <ListingTile publicId={publicId} className="size-full" />
        {comingSoon && (
          <p className="absolute inset-0 grid place-items-center bg-ink/40">
            <span className="w-full bg-ink-950/90 py-1.5 text-center font-bold tracking-widest text-gold-300">
              {words.comingSoon}
            </span>
          </p>
        )}
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <p>
          <span className="inline-block rounded-full border border-ink-600 px-2.5 py-0.5 text-sm text-ivory-300">
            {businessType ? merchantLabels.businessTypes[businessType] : words.card.businessType}
          </span>
        </p>
        <Heading className="font-sans text-lg font-bold wrap-anywhere">
          <a href={page} className="hover:text-gold-300">
            {businessName}
          </a>
        </Heading>
        <p className="mb-auto line-clamp-4 wrap-anywhere text-ivory-300">
          {description || words.card.description}
        </p>
        <Confirmed merchant={merchant} />
        <OpenNow opening={merchant.opening} country={merchant.country} />
        {merchant.distance && <p className="text-sm font-semibold">{distanceText(merchant.distance)}</p>}
        <p className="text-sm wrap-anywhere">{shopPlaceText(merchant) ?? words.card.place}</p>
        <p className="text-sm wrap-anywhere">
          {website ? (
            <a href={website} {...strangersLink} className={contactLink}>
              {hostOf(website)}
            </a>
          ) : (
            words.card.website
          )}
        </p>
        <p className="text-sm">
          {phone ? <PhoneLink phone={phone} className={contactLink} /> : words.card.phone}
        </p>
        <ButtonLink
          {...(website ? { href: website, ...strangersLink } : { href: page })}
          variant="secondary"
          aria-label={fill(words.card.visitOf, { name: businessName })}
          className="mt-2"
        >
          {words.card.visit}
        </ButtonLink>
      </div>
    </li>
  )
}

/** The last card: the next shop. */
export function JoinCard() {
  const { heading, text, link } = words.join
  return (
    <li className="flex flex-col justify-center gap-3 rounded-card border-2 border-dashed border-gold-700 p-6">
      <h2 className="text-lg leading-snug">{heading}</h2>
      <p className="text-ivory-300">{text}</p>
      <ButtonLink href={pathTo("/merchant-register")} variant="outline">
        {link}
      </ButtonLink>
    </li>
  )
}
