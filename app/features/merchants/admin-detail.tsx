import { Form, Link } from "react-router"
import type { listAudit } from "#app/features/moderation/audit.server.ts"
import { Decided, Undecided } from "#app/features/moderation/decision.tsx"
import { DecisionBadge } from "#app/features/moderation/decision-badge.tsx"
import { HistoryList } from "#app/features/moderation/history-list.tsx"
import type { listNotes } from "#app/features/moderation/notes.server.ts"
import { StaffNotes } from "#app/features/moderation/staff-notes.tsx"
import { SuspicionNotice } from "#app/features/moderation/suspicion-notice.tsx"
import { timeText } from "#app/platform/date-text.ts"
import type { FieldErrors } from "#app/platform/form/parse-form.ts"
import { Button } from "#app/ui/button.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { SelectField } from "#app/ui/field.tsx"
import { KeyHelp } from "#app/ui/staff-list/key-help.tsx"
import { useListKeys } from "#app/ui/staff-list/use-list-keys.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { merchantContent } from "#content/en/merchants.ts"
import { moderation } from "#content/en/moderation.ts"
import { staffLists } from "#content/en/staff-lists.ts"
import { directoryCategories } from "./options.ts"
import { strangersLink } from "./public-links.ts"
import { merchantList } from "./staff-list.ts"
import type { findForStaff } from "./staff-queries.server.ts"

type Application = NonNullable<Awaited<ReturnType<typeof findForStaff>>>

const words = adminMerchants.detail
const names = merchantContent.fieldNames

type Props = {
  application: Application
  history: Awaited<ReturnType<typeof listAudit>>
  notes: Awaited<ReturnType<typeof listNotes>>
  submissionKey: string
  values?: { note: string }
  errors?: FieldErrors
}

/** The whole application, the decision on it, and what happened to it. */
export function MerchantApplication({ application, history, notes, submissionKey, values, errors }: Props) {
  const { businessName, suspicion } = application
  const keys = useListKeys()
  return (
    <div className="grid gap-5">
      <Link
        to={merchantList.path}
        data-shortcut="u"
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.back}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-heading wrap-anywhere">{businessName}</h1>
        <DecisionBadge {...application} />
      </header>
      <SuspicionNotice suspicion={suspicion} />
      <Decision application={application} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <PublicFacts application={application} />
        <div className="grid gap-5">
          <PrivateFacts application={application} />
          <CategoryForm application={application} error={errors?.directoryCategory} />
          <StaffNotes notes={notes} submissionKey={submissionKey} error={errors?.note} value={values?.note} />
          <HistoryList history={history} actions={words.actions} />
        </div>
      </div>
      <KeyHelp keys={staffLists.keys.detail} {...keys} />
    </div>
  )
}

function Decision({ application }: { application: Application }) {
  const { id, status, isSpam, slug } = application
  if (status === "pending") return <Undecided path={`${merchantList.path}/${id}`} isSpam={isSpam} />
  return (
    <Decided {...application} status={status}>
      {slug && (
        <a href={`/merchant-directory/${slug}`} className="text-gold-400 underline">
          {words.publicPage}
        </a>
      )}
    </Decided>
  )
}

function PublicFacts({ application }: { application: Application }) {
  const { website, walletAddress, showWallet } = application
  return (
    <Facts heading={words.publicFacts}>
      <Fact empty={moderation.notGiven} name={names.businessType}>
        {application.businessType}
      </Fact>
      <Fact empty={moderation.notGiven} name={names.directoryCategory}>
        {application.directoryCategory}
      </Fact>
      <Fact empty={moderation.notGiven} name={names.description}>
        {application.description}
      </Fact>
      <Fact empty={moderation.notGiven} name={names.website}>
        {website && (
          <a href={website} {...strangersLink} className="text-gold-400 underline">
            {website}
          </a>
        )}
      </Fact>
      <Fact empty={moderation.notGiven} name={names.phone}>
        {application.phone}
      </Fact>
      <Fact empty={moderation.notGiven} name={words.onlineOnly}>
        {application.onlineOnly ? words.yes : words.no}
      </Fact>
      <Fact empty={moderation.notGiven} name={names.address}>
        {application.address}
      </Fact>
      <Fact empty={moderation.notGiven} name={names.city}>
        {application.city}
      </Fact>
      <Fact empty={moderation.notGiven} name={names.state}>
        {application.state}
      </Fact>
      <Fact empty={moderation.notGiven} name={names.zip}>
        {application.zipCode}
      </Fact>
      <Fact empty={moderation.notGiven} name={names.country}>
        {application.country}
      </Fact>
      <Fact empty={moderation.notGiven} name={words.wallet}>
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
      <Fact empty={moderation.notGiven} name={names.ownerName}>
        {ownerName}
      </Fact>
      <Fact empty={moderation.notGiven} name={names.email}>
        <a
          href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}
          className="text-gold-400 underline"
        >
          {email}
        </a>
      </Fact>
      <Fact empty={moderation.notGiven} name={words.sent}>
        {timeText(createdAt)}
      </Fact>
      <Fact empty={moderation.notGiven} name={words.termsAccepted}>
        {timeText(termsAcceptedAt)}
      </Fact>
      <Fact empty={moderation.notGiven} name={words.reviewStarted}>
        {reviewStartedAt && timeText(reviewStartedAt)}
      </Fact>
    </Facts>
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
