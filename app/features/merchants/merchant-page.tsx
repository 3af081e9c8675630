import { ArrowLeft, Globe, MapPin, Phone } from "lucide-react"
import type { ReactNode } from "react"
import { fill } from "#app/platform/fill.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { QrCode } from "#app/ui/qr-code.tsx"
import { WovenTile } from "#app/ui/woven-tile.tsx"
import { merchantContent } from "#content/en/merchants.ts"
import type { MerchantPage as PublicMerchant } from "./merchants.server.ts"
import { hostOf, mapHref, phoneHref, strangersLink } from "./public-links.ts"
import { networkOf, paymentUri } from "./wallet-address.ts"

const words = merchantContent.page

/** Everything the public may know of a business, and how to reach and pay it. */
export function MerchantPage({
  merchant,
  isSample,
}: {
  merchant: NonNullable<PublicMerchant>
  isSample: boolean
}) {
  const { businessName, businessType, directoryCategory, description, website, phone, walletAddress } =
    merchant
  return (
    <article className="page-width grid gap-8 py-6 lg:py-10">
      <a
        href="/merchant-directory"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-gold-400 hover:text-gold-300"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {words.back}
      </a>
      {isSample && <p className="panel border-s-4 border-s-indigo p-4">{words.sampleNote}</p>}
      <header className="panel overflow-hidden">
        <WovenTile text={businessName} repeat={3} className="h-24 w-full md:h-32" />
        <div className="grid gap-3 p-5 md:p-8">
          <h1 className="text-title wrap-anywhere">{businessName}</h1>
          <p className="flex flex-wrap gap-2 text-sm">
            <Tag href={`/merchant-directory?${new URLSearchParams({ category: directoryCategory })}`}>
              {directoryCategory}
            </Tag>
            {(businessType as string) !== directoryCategory && (
              <Tag href={`/merchant-directory?${new URLSearchParams({ category: businessType })}`}>
                {businessType}
              </Tag>
            )}
          </p>
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <section aria-labelledby="about" className="grid gap-3">
          <h2 id="about" className="text-heading">
            {words.about}
          </h2>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>
        </section>
        <div className="grid gap-6">
          <section aria-labelledby="contact" className="panel grid gap-4 p-5">
            <h2 id="contact" className="text-heading">
              {words.contact}
            </h2>
            <Location merchant={merchant} isSample={isSample} />
            {phone && (
              <Fact icon={<Phone aria-hidden="true" className="size-5" />}>
                <a
                  href={phoneHref(phone)}
                  className="inline-flex min-h-11 items-center text-gold-400 underline"
                >
                  {phone}
                </a>
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
            {website && (
              <ButtonLink href={website} {...strangersLink} variant="gold">
                {merchantContent.directory.card.visit}
              </ButtonLink>
            )}
          </section>
          {walletAddress && <Payment address={walletAddress} businessName={businessName} />}
        </div>
      </div>
    </article>
  )
}

function Tag({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
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

function Location({ merchant, isSample }: { merchant: NonNullable<PublicMerchant>; isSample: boolean }) {
  const { onlineOnly, address, city, state, zipCode, country } = merchant
  const place = [
    address,
    [city, state].filter(Boolean).join(", "),
    zipCode,
    country === "Other" ? null : country,
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
        <a
          href={mapHref(place)}
          {...strangersLink}
          className="inline-flex min-h-11 items-center text-gold-400 underline"
        >
          {words.map}
        </a>
      )}
    </Fact>
  )
}

function Payment({ address, businessName }: { address: string; businessName: string }) {
  const network = networkOf(address)
  return (
    <section aria-labelledby="pay" className="panel grid gap-4 p-5">
      <h2 id="pay" className="text-heading">
        {words.pay}
      </h2>
      <p>{words.payText[network]}</p>
      <QrCode
        text={paymentUri(address)}
        label={fill(words.qrLabel, { name: businessName })}
        className="w-full max-w-64 rounded-control"
      />
      <div>
        <p className="text-sm text-ivory-300">{words.network[network]}</p>
        <p className="font-mono wrap-anywhere">{grouped(address)}</p>
      </div>
      <p className="text-sm text-ivory-300">{words.payCheck}</p>
    </section>
  )
}

/** In groups of four, to be compared by eye; copied without the gaps. */
function grouped(address: string): ReactNode {
  return address.match(/.{1,4}/g)?.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one address never move
    <span key={index} className="me-1.5">
      {group}
    </span>
  ))
}
