import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { type ClaimCheck, claimChecks, mostClaimAttempts } from "#app/listings/owners/claim-options.ts"
import { strangersLink } from "#app/listings/public-links.ts"
import { noteLength } from "#app/review/options.ts"
import { Badge } from "#app/ui/badge.tsx"
import { Button } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Fact } from "#app/ui/facts.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { SelectField, TextArea } from "#app/ui/form/field.tsx"
import { listingClaims } from "#content/en/listing-claims.ts"
import { site } from "#content/en/site.ts"
import type { OpenClaim } from "../staff-queries.server.ts"

const words = listingClaims.staff
const gold = "inline-flex min-h-9 items-center text-gold-400 underline wrap-anywhere"

/** A refused answer, as typed. */
export type RefusedAnswer = {
  id: number
  intent: "grant" | "refuse"
  how: ClaimCheck | ""
  text: string
  errors: Partial<Record<"how" | "text", string>>
}

type Props = { claims: OpenClaim[]; now: Date; refused?: RefusedAnswer }

/** /admin/listing-claims: open claims, the ways to verify them, and the forms to decide. */
export function ClaimQueue({ claims, now, refused }: Props) {
  const problems = Object.entries(refused?.errors ?? {}).map(([field, message]) => ({
    field: `${refused?.intent}-${field}-${refused?.id}`,
    message,
  }))
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h1 className="text-heading">{words.title}</h1>
        <p className="measure text-ivory-300">{words.lead}</p>
        <Link to={pathTo("/admin/listing-claims/decided")} className={`${gold} justify-self-start`}>
          {words.decided.link}
        </Link>
      </div>
      <ErrorSummary items={problems} />
      {claims.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      <ul className="grid grid-cols-1 gap-4">
        {claims.map((claim) => (
          <li key={claim.id} id={`claim-${claim.id}`} className="panel grid grid-cols-1 gap-4 p-4">
            <ClaimCard claim={claim} now={now} refused={refused?.id === claim.id ? refused : undefined} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type CardProps = { claim: OpenClaim; now: Date; refused: RefusedAnswer | undefined }

function ClaimCard({ claim, now, refused }: CardProps) {
  const { listingId, businessName, others } = claim
  return (
    <>
      <div className="grid gap-2">
        <h2 className="font-sans text-lg font-bold wrap-anywhere">{businessName}</h2>
        <p className="flex flex-wrap gap-2">
          <HolderBadge claim={claim} now={now} />
          {others > 0 && <Badge tone="ember">{formatCount(words.others, others, site.locale)}</Badge>}
        </p>
        <Link to={pathTo("/admin/listings/:id", { id: listingId })} className={`${gold} justify-self-start`}>
          {words.open}
        </Link>
      </div>
      <ClaimFacts claim={claim} />
      <Answers claim={claim} now={now} refused={refused} />
    </>
  )
}

/** The owner's answer to the claim, or until when staff wait for it. */
function HolderBadge({ claim, now }: Pick<CardProps, "claim" | "now">) {
  const { dateText } = useStaffTimes()
  const { objectedAt, agreedAt, waitsUntil } = claim
  if (objectedAt) return <Badge tone="ember">{words.objected}</Badge>
  if (agreedAt) return <Badge tone="leaf">{words.agreed}</Badge>
  if (!waitsUntil) return <Badge>{words.nobody}</Badge>
  if (waitsUntil <= now) return <Badge tone="gold">{words.over}</Badge>
  return <Badge>{format(words.waitsShort, { date: dateText(waitsUntil) })}</Badge>
}

function ClaimFacts({ claim }: Pick<CardProps, "claim">) {
  const { dateText, timeText } = useStaffTimes()
  const { situation, email, ownerEmail, createdAt, expiresAt, note, attempts, code, readyAt, website } = claim
  const fact = (name: keyof typeof words.facts, value: ReactNode) => (
    <Fact name={words.facts[name]} empty={words.none}>
      {value}
    </Fact>
  )
  return (
    <dl className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      {fact("situation", words.situations[situation])}
      {fact("note", note)}
      {fact("claimer", email)}
      {fact("owner", ownerEmail)}
      {fact("phone", published(claim.phone))}
      {website.before &&
        fact(
          "site",
          <>
            <a href={website.before} {...strangersLink} className={gold}>
              {website.before}
            </a>
            {website.now !== website.before &&
              ` ${format(words.changed, { value: "", now: website.now ?? words.none })}`}
          </>,
        )}
      {website.before &&
        fact(
          "code",
          <>
            <code>{code}</code>
            {readyAt && ` ${format(words.ready, { date: dateText(readyAt) })}`}
          </>,
        )}
      {fact("since", timeText(createdAt))}
      {fact("ends", dateText(expiresAt))}
      {attempts > 0 &&
        fact("attempts", format(words.attemptsOf, { count: attempts, most: mostClaimAttempts }))}
    </dl>
  )
}

/** The value published before the claim, and the present one if it differs: a hijacker of a mailbox may have changed it. */
function published({ before, now }: OpenClaim["phone"]): string | null {
  if (before === now) return before
  return format(words.changed, { value: before ?? words.none, now: now ?? words.none })
}

function Answers({ claim, now, refused }: CardProps) {
  const busy = useNavigation().state !== "idle"
  const { dateText } = useStaffTimes()
  const { id, businessName: name, email, attempts, waitsUntil, objectedAt } = claim
  const isUsedUp = attempts >= mostClaimAttempts
  const isEarly = waitsUntil !== null && waitsUntil > now
  const hidden = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={objectedAt?.toISOString() ?? ""} />
    </>
  )
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-ink-700 pt-3">
      {isUsedUp && <p className="text-ivory-300">{words.usedUp}</p>}
      {isEarly && !isUsedUp && (
        <p className="text-ivory-300">
          {format(words.waits, { date: dateText(waitsUntil) })}. {words.waitsText}
        </p>
      )}
      {!isUsedUp && !isEarly && (
        <Answer summary={words.grant} open={refused?.intent === "grant"}>
          {hidden}
          <SelectField
            name={`grant-how-${id}`}
            label={words.how}
            empty={words.howChoose}
            error={refused?.errors.how}
            defaultValue={refused?.how}
            options={claimChecks
              .filter((how) => how !== "agreed" || claim.agreedAt)
              .map((value) => ({ value, label: words.hows[value] }))}
            required
          />
          <TextArea
            name={`grant-text-${id}`}
            label={words.words}
            hint={words.wordsHint}
            error={refused?.intent === "grant" ? refused.errors.text : undefined}
            defaultValue={refused?.intent === "grant" ? refused.text : ""}
            maxLength={noteLength}
            rows={2}
          />
          <Button
            name="intent"
            value="grant"
            variant="gold"
            disabled={busy}
            className="justify-self-start"
            aria-label={format(words.grantOf, { name, email })}
          >
            {words.grantSubmit}
          </Button>
        </Answer>
      )}
      {!isUsedUp && (
        <Answer summary={words.tried}>
          {hidden}
          <p className="text-ivory-300">{format(words.triedHint, { most: mostClaimAttempts })}</p>
          <p className="flex flex-wrap gap-3">
            <Button name="intent" value="tried-call" variant="outline" disabled={busy}>
              {words.triedCall}
            </Button>
            {claim.website.before && (
              <Button name="intent" value="tried-site" variant="outline" disabled={busy}>
                {words.triedSite}
              </Button>
            )}
          </p>
        </Answer>
      )}
      <Answer summary={words.refuse} open={refused?.intent === "refuse"}>
        {hidden}
        <TextArea
          name={`refuse-text-${id}`}
          label={words.reason}
          hint={words.reasonHint}
          error={refused?.intent === "refuse" ? refused.errors.text : undefined}
          defaultValue={refused?.intent === "refuse" ? refused.text : ""}
          maxLength={noteLength}
          rows={3}
          required
        />
        <Button
          name="intent"
          value="refuse"
          variant="destructive"
          disabled={busy}
          className="justify-self-start"
          aria-label={format(words.refuseOf, { name, email })}
        >
          {words.refuseSubmit}
        </Button>
      </Answer>
    </div>
  )
}

function Answer({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-gold-400 underline">
        {summary}
      </summary>
      <Form method="post" noValidate className="mt-2 mb-3 grid max-w-xl gap-3">
        {children}
      </Form>
    </details>
  )
}
