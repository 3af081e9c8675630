import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { Badge } from "#app/ui/badge.tsx"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { AddressGroups } from "#app/ui/copy/address-groups.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { BackTo } from "#app/ui/page/back-to.tsx"
import { counterWords } from "#content/en/counter.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { listingPictures } from "#content/en/listing-pictures.ts"
import { paymentKit } from "#content/en/payment-kit.ts"
import { placeWords } from "#content/en/places.ts"
import type { Listing } from "../listing/listing-facts.ts"
import type { ListingChanges } from "../listing/listing-options.ts"
import { stickerCodeText } from "../payment/sticker-code.ts"
import { ChangesList } from "./edit/changes-list.tsx"
import { mayBeConfirmed, Standing } from "./standing.tsx"

const words = listingOwners.one

export type MyListing = Pick<
  Listing,
  | ("publicId" | "businessName" | "status" | "freshness" | "confirmedAt" | "confirmedBy")
  | ("walletAddress" | "showWallet" | "stickerCode")
> & {
  /** Public page, or null if the listing is not public. */
  page: string | null
  mayReopen: boolean
  /** The owner's address. */
  email: string
  /** A claim is open: the payment address and the mailbox cannot be changed. */
  isClaimed: boolean
  /** For a pending payment address. */
  walletWaits: { until: Date | null; forYes: boolean }
  /** Which optional parts exist; a picture counts once it was sent. */
  has: { hours: boolean; place: boolean; pictures: boolean; counter: boolean }
  /** Proposed changes that staff have not reviewed yet. */
  waiting: { changes: ListingChanges; proposedAt: Date } | null
}

/** Page of one listing for its owner. Each button is a separate form that posts to this page's address. */
export function MyListingPage({ listing }: { listing: MyListing }) {
  const { publicId, businessName, page, waiting } = listing
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <BackTo href={pathTo("/my-listings")}>{words.back}</BackTo>
      <h1 className="text-title wrap-anywhere">{businessName}</h1>
      <Standing {...listing} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={pathTo("/my-listings/:publicId/edit", { publicId })} variant="secondary">
          {words.edit}
        </ButtonLink>
        {page && (
          <ButtonLink href={page} variant="outline">
            {words.view}
          </ButtonLink>
        )}
      </p>
      {listing.isClaimed && (
        <Notice tone="info" title={listingClaims.owner.frozen}>
          <p>{listingClaims.owner.frozenText}</p>
        </Notice>
      )}
      <Setup {...listing} />
      <Address {...listing} />
      {waiting && (
        <Part id="waits" heading={listingOwners.edit.waitsHeading}>
          <p className="text-ivory-300">
            {format(listingOwners.edit.waits, { date: dateText(waiting.proposedAt) })}
          </p>
          <ChangesList changes={waiting.changes} />
          <Act act="take-back" variant="outline">
            {listingOwners.edit.takeBack}
          </Act>
        </Part>
      )}
      {mayBeConfirmed(listing) && (
        <Part id="still" heading={words.stillHeading}>
          <p className="text-ivory-300">{words.still}</p>
          <Act act="confirm" variant="gold">
            {words.confirm}
          </Act>
        </Part>
      )}
      <Mailbox {...listing} />
      <Sticker {...listing} />
      <Part id="end" heading={words.endHeading}>
        {listing.mayReopen && (
          <Act act="reopen" variant="gold">
            {words.reopen}
          </Act>
        )}
        {mayBeConfirmed(listing) && (
          <>
            <p className="text-ivory-300">{words.closeText}</p>
            <Act act="close" variant="outline">
              {words.close}
            </Act>
            <p className="text-ivory-300">{words.stopText}</p>
            <Act act="stop" variant="outline">
              {words.stop}
            </Act>
          </>
        )}
        <p className="text-ivory-300">{words.withdrawText}</p>
        <p>
          <ButtonLink href={pathTo("/my-listings/:publicId/withdraw", { publicId })} variant="outline">
            {words.withdraw}
          </ButtonLink>
        </p>
      </Part>
    </div>
  )
}

type AddressFacts = Pick<MyListing, "publicId" | "walletAddress" | "showWallet" | "isClaimed" | "walletWaits">

type SetupFacts = Pick<MyListing, "publicId" | "page" | "walletAddress" | "showWallet" | "has">

/**
 * Checklist of steps that complete a listing. A step that needs a public page
 * or a payment address says so while it is missing.
 */
function Setup({ publicId, page, walletAddress, showWallet, has }: SetupFacts) {
  const steps: { label: string; text: string; href: string | null; isDone?: boolean }[] = [
    {
      label: words.more,
      text: words.setup.hours,
      href: pathTo("/my-listings/:publicId/more", { publicId }),
      isDone: has.hours,
    },
    {
      label: placeWords.link,
      text: words.setup.place,
      href: pathTo("/my-listings/:publicId/place", { publicId }),
      isDone: has.place,
    },
    {
      label: listingPictures.link,
      text: words.setup.pictures,
      href: pathTo("/my-listings/:publicId/pictures", { publicId }),
      isDone: has.pictures,
    },
    {
      label: paymentKit.link,
      text: page ? paymentKit.linkText : words.setup.needsPage,
      href: page && pathTo("/my-listings/:publicId/kit", { publicId }),
    },
    {
      label: counterWords.owner.link,
      text:
        page && !(walletAddress && showWallet)
          ? words.setup.needsAddress
          : page
            ? counterWords.owner.linkText
            : words.setup.needsPage,
      href:
        page && walletAddress && showWallet ? pathTo("/my-listings/:publicId/counter", { publicId }) : null,
      isDone: has.counter,
    },
  ]
  return (
    <Part id="setup" heading={words.setup.heading}>
      <ol className="grid gap-1">
        {steps.map(({ label, text, href, isDone }) => (
          <li
            key={label}
            className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-ink-700 py-3 first:border-t-0"
          >
            <span>
              {href ? (
                <a href={href} className="card-target font-semibold text-gold-400 underline">
                  {label}
                </a>
              ) : (
                <b>{label}</b>
              )}
              <br />
              <span className="text-ivory-300">{text}</span>
            </span>
            {isDone !== undefined && (
              <Badge tone={isDone ? "leaf" : undefined}>{words.setup[isDone ? "done" : "open"]}</Badge>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Address({ publicId, walletAddress, showWallet, isClaimed, walletWaits }: AddressFacts) {
  return (
    <Part id="address" heading={words.addressHeading}>
      {walletAddress ? (
        <>
          <p className="text-ivory-300">{showWallet ? words.address : words.addressHidden}</p>
          <p>
            <code>
              <AddressGroups address={walletAddress} />
            </code>
          </p>
          {walletWaits.until && <p>{format(words.addressWaits, { date: dateText(walletWaits.until) })}</p>}
          {walletWaits.forYes && <p>{words.addressWaitsForYes}</p>}
          <p className="text-ivory-300">{words.addressRemoveText}</p>
          <Act act="remove-address" variant="outline">
            {words.addressRemove}
          </Act>
        </>
      ) : (
        <p className="text-ivory-300">{words.addressNone}</p>
      )}
      {!isClaimed && (
        <p>
          <ButtonLink href={pathTo("/my-listings/:publicId/payment", { publicId })} variant="outline">
            {words.addressSet}
          </ButtonLink>
        </p>
      )}
    </Part>
  )
}

function Mailbox({ publicId, email, isClaimed }: Pick<MyListing, "publicId" | "email" | "isClaimed">) {
  const { mailboxHeading, mailboxText, mailboxLink } = listingClaims.owner
  return (
    <Part id="mailbox" heading={mailboxHeading}>
      <p className="text-ivory-300 wrap-anywhere">{format(mailboxText, { email })}</p>
      {!isClaimed && (
        <p>
          <ButtonLink href={pathTo("/my-listings/:publicId/mailbox", { publicId })} variant="outline">
            {mailboxLink}
          </ButtonLink>
        </p>
      )}
    </Part>
  )
}

function Sticker({ stickerCode }: Pick<MyListing, "stickerCode">) {
  return (
    <Part id="sticker" heading={words.stickerHeading}>
      <p className="text-ivory-300">{words.stickerText}</p>
      {stickerCode && (
        <>
          <p>
            <span className="visually-hidden">{words.stickerCode}: </span>
            <code className="select-all text-2xl tracking-widest">{stickerCodeText(stickerCode)}</code>
          </p>
          <p className="text-ivory-300">{words.stickerRenewText}</p>
        </>
      )}
      <Act act="renew-sticker" variant="outline">
        {stickerCode ? words.stickerRenew : words.stickerMake}
      </Act>
    </Part>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="panel grid gap-3 p-5">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}

function Act({ act, variant, children }: { act: string; variant: "gold" | "outline"; children: string }) {
  return (
    <form method="post">
      <Button name="intent" value={act} variant={variant}>
        {children}
      </Button>
    </form>
  )
}

/** Confirmation page: a withdrawal erases the listing. */
export function WithdrawPage({ publicId, businessName }: Pick<Listing, "publicId" | "businessName">) {
  const ask = listingOwners.withdraw
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{format(ask.heading, { name: businessName })}</h1>
      <p className="text-lg">{ask.text}</p>
      <p className="text-ivory-300">{ask.rest}</p>
      <form method="post" className="flex flex-wrap gap-3">
        <Button variant="destructive">{ask.submit}</Button>
        <ButtonLink href={pathTo("/my-listings/:publicId", { publicId })} variant="outline">
          {ask.cancel}
        </ButtonLink>
      </form>
    </div>
  )
}
