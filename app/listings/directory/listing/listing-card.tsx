import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { shorten } from "#app/lib/text/shorten.ts"
import { shopPlaceText } from "#app/listings/position/shop-place.ts"
import { hostOf, strangersLink } from "#app/listings/public-links.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { ListingTile } from "#app/ui/own-cloth/listing-tile.tsx"
import { directoryContent } from "#content/en/directory.ts"
import { listingLabels } from "#content/en/labels.ts"
import { OpenNow } from "../open-now.tsx"
import type { DirectoryCard } from "../public-listings.server.ts"
import { distanceText } from "../search/near.ts"
import { Confirmed } from "./confirmed.tsx"
import { PhoneLink } from "./phone-link.tsx"

const words = directoryContent

/** Characters of a description: three lines of the widest card. */
const shownCharacters = 160

/** Cards in columns; on a phone rows, of which four fit the screen. @param children further cards after the merchants */
export function ApplicationRows({
  merchants,
  comingSoon,
  heading,
  children,
}: {
  merchants: readonly DirectoryCard[]
  comingSoon: boolean
  /** Heading level of the merchants' names: h3 below a list heading, h2 below the page heading. */
  heading: "h2" | "h3"
  children?: React.ReactNode
}) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 sm:gap-3 xl:grid-cols-4">
      {merchants.map((merchant) => (
        <ListingCard key={merchant.slug} merchant={merchant} comingSoon={comingSoon} heading={heading} />
      ))}
      {children}
    </ul>
  )
}

/**
 * One business, linked to its page. `comingSoon` puts the specification's overlay over the picture. Contact details
 * such as the phone number are omitted in the rows of a phone; the business's page begins with them.
 */
function ListingCard({
  merchant,
  comingSoon,
  heading: Heading,
}: {
  merchant: DirectoryCard
  comingSoon: boolean
  heading: "h2" | "h3"
}) {
  const { publicId, slug, businessName, businessType, description, website, phone } = merchant
  const page = `/merchant-directory/${slug}`
  return (
    <li className="panel card-link shop">
      <div className="shop-cloth">
        <ListingTile publicId={publicId} className="size-full" />
        {comingSoon && <p>{words.comingSoon}</p>}
      </div>
      <div className="flex grow flex-col gap-1 sm:gap-2 sm:p-3">
        <Heading>
          <a href={page} className="card-target">
            {businessName}
          </a>
        </Heading>
        <p>
          <span className="shop-kind">
            {businessType ? listingLabels.businessTypes[businessType] : words.card.businessType}
          </span>{" "}
          {shopPlaceText(merchant) ?? words.card.place}
        </p>
        <OpenNow opening={merchant.opening} country={merchant.country} />
        <p className="shop-description line-clamp-1 text-ivory-300 sm:line-clamp-3">
          {description ? shorten(description, shownCharacters) : words.card.description}
        </p>
        <div className="shop-contact">
          <Confirmed merchant={merchant} />
          <p>
            {website ? (
              <a href={website} {...strangersLink} className="text-link">
                {hostOf(website)}
              </a>
            ) : (
              words.card.website
            )}
          </p>
          <p>{phone ? <PhoneLink phone={phone} className="text-link" /> : words.card.phone}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Facts merchant={merchant} />
          <ButtonLink
            {...(website ? { href: website, ...strangersLink } : { href: page })}
            variant="secondary"
            size="sm"
            aria-label={format(words.card.visitOf, { name: businessName })}
            className={website ? "ms-auto" : "is-page"}
          >
            {words.card.visit}
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}

/** Distance, and the networks whose coins the business takes. */
function Facts({ merchant: { distance, networks } }: { merchant: DirectoryCard }) {
  const facts = [distance && distanceText(distance), networks && words.networks[networks]].filter(Boolean)
  return facts.length > 0 && <p>{facts.join(" · ")}</p>
}

/** The last card, which invites further shops to join. */
export function JoinCard() {
  const { heading, text, link } = words.join
  return (
    <li className="flex flex-col justify-center gap-3 rounded-card border-2 border-dashed border-gold-700 p-4">
      <h2 className="text-lg leading-snug">{heading}</h2>
      <p className="text-ivory-300">{text}</p>
      <ButtonLink href={pathTo("/merchant-register")} variant="outline">
        {link}
      </ButtonLink>
    </li>
  )
}
