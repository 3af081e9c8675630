import { fill } from "#app/platform/fill.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { WovenTile } from "#app/ui/woven-tile.tsx"
import { merchantContent } from "#content/en/merchants.ts"
import type { DirectoryCard } from "./merchants.server.ts"
import { hostOf, phoneHref, strangersLink } from "./public-links.ts"

const words = merchantContent.directory

/** One business of the directory. `comingSoon` lays the specification's overlay over the picture. */
export function MerchantCard({ merchant, comingSoon }: { merchant: DirectoryCard; comingSoon: boolean }) {
  const { slug, businessName, businessType, description, place, website, phone } = merchant
  const page = `/merchant-directory/${slug}`
  return (
    <li className="panel flex flex-col overflow-hidden">
      <div className="relative aspect-5/2">
        <WovenTile text={businessName} className="size-full" />
        {comingSoon && (
          <p className="absolute inset-0 grid place-items-center bg-ink-950/40">
            <span className="w-full bg-ink-950/90 py-1.5 text-center font-bold tracking-widest text-gold-300">
              {words.comingSoon}
            </span>
          </p>
        )}
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <p>
          <span className="rounded-full border border-ink-600 px-2.5 py-0.5 text-sm text-ivory-300">
            {businessType || words.card.businessType}
          </span>
        </p>
        <h2 className="font-sans text-lg font-bold wrap-anywhere">
          <a href={page} className="hover:text-gold-300">
            {businessName}
          </a>
        </h2>
        <p className="line-clamp-4 grow wrap-anywhere text-ivory-300">
          {description || words.card.description}
        </p>
        <p className="text-sm wrap-anywhere">{place || words.card.place}</p>
        <p className="text-sm wrap-anywhere">
          {website ? (
            <a href={website} {...strangersLink} className="text-gold-400 underline">
              {hostOf(website)}
            </a>
          ) : (
            words.card.website
          )}
        </p>
        <p className="text-sm">
          {phone ? (
            <a href={phoneHref(phone)} className="text-gold-400 underline">
              {phone}
            </a>
          ) : (
            words.card.phone
          )}
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
      <ButtonLink href="/merchant-register" variant="outline">
        {link}
      </ButtonLink>
    </li>
  )
}
