import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { StaffTime } from "#app/lib/time/staff-times.tsx"
import { phoneHref } from "#app/listings/public-links.ts"
import { Badge } from "#app/ui/badge.tsx"
import { Button } from "#app/ui/button.tsx"
import { Fact, Facts, MailLink } from "#app/ui/facts.tsx"
import { SelectField, TextArea } from "#app/ui/form/field.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { answerText } from "../answer-text.ts"
import type { findForCheck } from "./staff-queries.server.ts"

const words = listingVerification.staff

type Props = NonNullable<Awaited<ReturnType<typeof findForCheck>>> & { message: string; days: number }

/** All reports on one listing, with the staff's actions: record a call, clear a doubt, archive. */
export function ListingCheck({ listing, evidence, isForStaff, canArchive, message, days }: Props) {
  const { businessName, freshness, status, confirmedAt, doubtedAt, phone, ownerEmail, slug } = listing
  const isBusy = useNavigation().state !== "idle"
  const { none } = words
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to={pathTo("/admin/listing-health")}
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.back}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-heading wrap-anywhere">{businessName}</h1>
        {isForStaff && <Badge tone="ember">{words.forStaff}</Badge>}
      </header>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <Facts heading={words.facts}>
            <Fact empty={none} name={words.state}>
              {words.states[freshness]}
            </Fact>
            <Fact empty={none} name={words.status}>
              {adminListings.statuses[status]}
            </Fact>
            <Fact empty={none} name={words.confirmed}>
              {confirmedAt && <StaffTime at={confirmedAt} />}
            </Fact>
            <Fact empty={none} name={words.doubt}>
              {doubtedAt && <StaffTime at={doubtedAt} />}
            </Fact>
            <Fact empty={none} name={words.phone}>
              {phone && (
                <a href={phoneHref(phone)} className="text-gold-400 underline">
                  {phone}
                </a>
              )}
            </Fact>
            <Fact empty={none} name={words.email}>
              {ownerEmail && <MailLink address={ownerEmail} />}
            </Fact>
          </Facts>
          {status === "listed" && (
            <a
              href={pathTo("/merchant-directory/:slug", { slug })}
              className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
            >
              {words.publicPage}
            </a>
          )}
          <Link
            to={pathTo("/admin/listings/:id", { id: listing.id })}
            className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
          >
            {words.edit}
          </Link>
          <Form method="post" className="panel grid grid-cols-1 gap-4 p-4">
            <h2 className="font-bold font-sans text-lg">{words.call.heading}</h2>
            <SelectField
              name="how"
              label={words.call.how}
              required
              defaultValue="call"
              empty={words.call.ways.call}
              options={(["call", "visit", "message"] as const).map((value) => ({
                value,
                label: words.call.ways[value],
              }))}
            />
            <TextArea name="note" label={words.call.note} rows={2} maxLength={500} />
            <div className="flex flex-wrap gap-3">
              {(["yes", "no", "no-answer"] as const).map((answer) => (
                <Button
                  key={answer}
                  name="intent"
                  value={answer}
                  variant={answer === "yes" ? "gold" : "outline"}
                  disabled={isBusy}
                >
                  {words.call.answers[answer]}
                </Button>
              ))}
            </div>
          </Form>
          {phone && (
            <section aria-labelledby="message-heading" className="panel grid grid-cols-1 gap-3 p-4">
              <h2 id="message-heading" className="font-bold font-sans text-lg">
                {words.message.heading}
              </h2>
              <p className="text-ivory-300 text-sm">{format(words.message.label, { days })}</p>
              <p className="select-all rounded-control border border-ink-600 p-3 wrap-anywhere">{message}</p>
            </section>
          )}
        </div>
        <section aria-labelledby="said" className="panel grid grid-cols-1 gap-3 p-4">
          <h2 id="said" className="font-bold font-sans text-lg">
            {words.said}
          </h2>
          {evidence.length === 0 && <p>{words.nothingSaid}</p>}
          <ol className="grid empty:hidden">
            {evidence.map(({ id, answer, source, way, at, note, counted, hasCode, isUnseen }) => (
              <li key={id} className="grid gap-1 border-ink-700 border-t py-2">
                <p className="flex flex-wrap items-center gap-x-3">
                  <span className="font-semibold">{answerText(answer)}</span>
                  {isUnseen && <Badge>{words.unseen}</Badge>}
                  {hasCode && <Badge tone="leaf">{words.withCode}</Badge>}
                </p>
                <p className="flex flex-wrap gap-x-3 text-ivory-300 text-sm">
                  <span>{words.sources[source]}</span>
                  {way && <span>{words.call.ways[way]}</span>}
                  <StaffTime at={at} />
                  {!counted && <span>{words.notCounted}</span>}
                </p>
                {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
              </li>
            ))}
          </ol>
          <Form method="post" className="flex flex-wrap gap-3">
            {evidence.some(({ isUnseen }) => isUnseen) && (
              <Button name="intent" value="seen" variant="outline" disabled={isBusy}>
                {words.seen}
              </Button>
            )}
            {doubtedAt && (
              <Button name="intent" value="clear" variant="outline" disabled={isBusy}>
                {words.clear}
              </Button>
            )}
            {canArchive && (
              <Button name="intent" value="archive" variant="outline" disabled={isBusy}>
                {words.archive}
              </Button>
            )}
          </Form>
        </section>
      </div>
    </div>
  )
}
