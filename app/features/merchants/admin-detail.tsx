import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { timeText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { Button } from "#app/ui/button.tsx"
import { SelectField } from "#app/ui/field.tsx"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { merchantContent } from "#content/en/merchants.ts"
import { directoryCategories } from "./options.ts"
import { strangersLink } from "./public-links.ts"
import type { findForStaff } from "./staff-queries.server.ts"
import { StatusBadge } from "./status-badge.tsx"

type Application = NonNullable<Awaited<ReturnType<typeof findForStaff>>>
type History = { at: Date; actor: string; action: string; details: Record<string, unknown> }[]

const words = adminMerchants.detail
const names = merchantContent.fieldNames
const suspicions: Record<string, string> = adminMerchants.suspicions
const actions: Record<string, string> = words.actions

/** The whole application, the decision on it, and what happened to it. */
export function MerchantApplication({
  application,
  history,
  error,
}: {
  application: Application
  history: History
  error?: string
}) {
  const { businessName, status, suspicion } = application
  return (
    <div className="grid gap-5">
      <Link
        to="/admin/merchants"
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.back}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-heading wrap-anywhere">{businessName}</h1>
        <StatusBadge status={status} />
      </header>
      {suspicion && (
        <p className="panel border-s-4 border-s-ember p-4">
          <strong>{adminMerchants.suspicious}:</strong> {suspicions[suspicion] ?? suspicion}
        </p>
      )}
      <Decision application={application} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <PublicFacts application={application} />
        <div className="grid gap-5">
          <PrivateFacts application={application} />
          <CategoryForm application={application} error={error} />
          <HistoryList history={history} />
        </div>
      </div>
    </div>
  )
}

function Decision({ application }: { application: Application }) {
  const { id, status, decidedAt, decidedBy, rejectionReason, slug } = application
  const busy = useNavigation().state !== "idle"
  if (status === "pending")
    return (
      <Form method="post" className="flex flex-wrap gap-3">
        <Button name="intent" value="approve" variant="gold" disabled={busy}>
          {adminMerchants.approve}
        </Button>
        <Link
          to={`/admin/merchants/${id}/reject`}
          className="inline-flex min-h-11 items-center rounded-control border border-ember px-5 font-semibold text-ember-text hover:bg-ink-800"
        >
          {adminMerchants.reject}
        </Link>
      </Form>
    )
  return (
    <section aria-label={words.decision} className="panel grid gap-2 p-4">
      <p>
        {fill(words.decided, {
          status: adminMerchants.statuses[status],
          date: decidedAt ? timeText(decidedAt) : "",
          by: decidedBy ?? words.nobody,
        })}
      </p>
      {rejectionReason && (
        <p className="whitespace-pre-line wrap-anywhere">
          <strong>{words.reason}:</strong> {rejectionReason}
        </p>
      )}
      {slug && (
        <a href={`/merchant-directory/${slug}`} className="text-gold-400 underline">
          {words.publicPage}
        </a>
      )}
    </section>
  )
}

function PublicFacts({ application }: { application: Application }) {
  const { website, walletAddress, showWallet } = application
  return (
    <Facts heading={words.publicFacts}>
      <Fact name={names.businessType}>{application.businessType}</Fact>
      <Fact name={names.directoryCategory}>{application.directoryCategory}</Fact>
      <Fact name={names.description}>{application.description}</Fact>
      <Fact name={names.website}>
        {website && (
          <a href={website} {...strangersLink} className="text-gold-400 underline">
            {website}
          </a>
        )}
      </Fact>
      <Fact name={names.phone}>{application.phone}</Fact>
      <Fact name={words.onlineOnly}>{application.onlineOnly ? words.yes : words.no}</Fact>
      <Fact name={names.address}>{application.address}</Fact>
      <Fact name={names.city}>{application.city}</Fact>
      <Fact name={names.state}>{application.state}</Fact>
      <Fact name={names.zip}>{application.zipCode}</Fact>
      <Fact name={names.country}>{application.country}</Fact>
      <Fact name={words.wallet}>
        {walletAddress && (
          <>
            <span className="font-mono">{walletAddress}</span> (
            {showWallet ? words.walletShown : words.walletHidden})
          </>
        )}
      </Fact>
    </Facts>
  )
}

function PrivateFacts({ application }: { application: Application }) {
  const { ownerName, email, createdAt, reviewStartedAt, termsAcceptedAt } = application
  return (
    <Facts heading={words.privateFacts}>
      <Fact name={names.ownerName}>{ownerName}</Fact>
      <Fact name={names.email}>
        <a
          href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}
          className="text-gold-400 underline"
        >
          {email}
        </a>
      </Fact>
      <Fact name={words.sent}>{timeText(createdAt)}</Fact>
      <Fact name={words.termsAccepted}>{timeText(termsAcceptedAt)}</Fact>
      <Fact name={words.reviewStarted}>{reviewStartedAt && timeText(reviewStartedAt)}</Fact>
    </Facts>
  )
}

function Facts({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="panel grid gap-3 p-4">
      <h2 className="font-sans text-lg font-bold">{heading}</h2>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ivory-300">{name}</dt>
      <dd className="mb-2 whitespace-pre-line wrap-anywhere sm:mb-0">{children || words.notGiven}</dd>
    </>
  )
}

function CategoryForm({ application, error }: { application: Application; error?: string }) {
  return (
    <Form method="post" className="panel grid gap-3 p-4">
      <SelectField
        key={application.directoryCategory}
        name="directoryCategory"
        label={words.category}
        error={error}
        required
        empty={merchantContent.register.choose}
        options={directoryCategories}
        defaultValue={application.directoryCategory}
      />
      <Button name="intent" value="category" variant="secondary" className="justify-self-start">
        {words.saveCategory}
      </Button>
    </Form>
  )
}

function HistoryList({ history }: { history: History }) {
  return (
    <section aria-label={words.history} className="panel grid gap-3 p-4">
      <h2 className="font-sans text-lg font-bold">{words.history}</h2>
      <ol className="grid gap-2">
        {history.map(({ at, actor, action, details }) => (
          <li key={`${at.getTime()} ${action}`} className="border-t border-ink-700 pt-2">
            <p className="font-semibold">{actions[action] ?? action}</p>
            <p className="text-sm text-ivory-300">
              {actor}, {timeText(at)}
            </p>
            {Object.values(details).map((detail) => (
              <p key={String(detail)} className="text-sm wrap-anywhere">
                {String(detail)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
