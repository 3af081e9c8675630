import type { ReactNode } from "react"
import { Form } from "react-router"
import type { listAudit } from "#app/lib/audit/audit.server.ts"
import { HistoryList } from "#app/lib/audit/history-list.tsx"
import type { FieldConstraints, FieldErrors } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { optionsOf } from "#app/lib/text/codes.ts"
import { StaffTime } from "#app/lib/time/staff-times.tsx"
import {
  type ApplicationField,
  applicationFieldNames,
  directoryCategoryWords,
  ruleOf,
} from "#app/listings/options.ts"
import { strangersLink } from "#app/listings/public-links.ts"
import { townOfCode } from "#app/places/town-of-code.ts"
import { Decided, Undecided } from "#app/review/decision/decision.tsx"
import { DecisionBadge } from "#app/review/decision/decision-badge.tsx"
import type { TypedTexts } from "#app/review/decision/rejection-schema.ts"
import type { listNotes } from "#app/review/notes.server.ts"
import { SuspicionNotice } from "#app/review/spam/suspicion-notice.tsx"
import { Warnings } from "#app/review/spam/warnings.tsx"
import { StaffNotes } from "#app/review/staff-notes.tsx"
import type { Alike } from "#app/review/submission.ts"
import { type TriageProps, TriageScreen } from "#app/review/triage-screen.tsx"
import { Button } from "#app/ui/button.tsx"
import { AddressGroups } from "#app/ui/copy/address-groups.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { SelectField } from "#app/ui/form/field.tsx"
import { adminApplications } from "#content/en/admin-applications.ts"
import { applicationContent } from "#content/en/application.ts"
import { countryNames } from "#content/en/countries.ts"
import { listingLabels } from "#content/en/labels.ts"
import { moderation } from "#content/en/moderation.ts"
import { Questions } from "./admin-questions.tsx"
import { applicationList } from "./staff-list.ts"
import type { findForStaff, listForStaff } from "./staff-queries.server.ts"

type Application = NonNullable<Awaited<ReturnType<typeof findForStaff>>>

const words = adminApplications.detail
const names = applicationContent.fieldNames

type Props = Omit<TriageProps, "place" | "queue"> & {
  application: Application
  queue: Awaited<ReturnType<typeof listForStaff>>["rows"]
  alike: Alike[]
  flood: number
  /** The URL requests a rejection, so its form is open. */
  isAsked: boolean
  constraints: Record<string, FieldConstraints>
  history: Awaited<ReturnType<typeof listAudit>>
  notes: Awaited<ReturnType<typeof listNotes>>
  submissionKey: string
  values?: TypedTexts
  errors?: FieldErrors
}

/** The application beside the list of pending ones, the decision on it, and its history. */
export function ApplicationReviewPage(props: Props) {
  const { application, queue, history, notes, submissionKey, values, errors } = props
  const { id, businessName, suspicion } = application
  return (
    <TriageScreen
      {...props}
      place={applicationList}
      id={id}
      queue={queue.map((row) => ({ ...row, name: row.businessName }))}
      back={words.back}
      searchLabel={adminApplications.search}
      decision={<Decision key={id} {...props} />}
    >
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-heading wrap-anywhere">{businessName}</h1>
        <DecisionBadge {...application} />
      </header>
      <SuspicionNotice suspicion={suspicion} canClear={application.status === "pending"} />
      <Warnings {...props} />
      <Questions questions={application.questions} isOpen={application.status === "asked"} />
      <div className="grid items-start gap-4 2xl:grid-cols-2">
        <PublicFacts application={application} />
        <div className="grid gap-4">
          <PrivateFacts application={application} />
          <CategoryForm application={application} error={errors?.directoryCategory} />
          <StaffNotes notes={notes} submissionKey={submissionKey} error={errors?.note} value={values?.note} />
          <HistoryList history={history} actions={words.actions} />
        </div>
      </div>
    </TriageScreen>
  )
}

function Decision({ application, isAsked, constraints, now, values, errors }: Props) {
  const { status, isSpam, suspicion, decisions, slug } = application
  if (status === "pending") {
    const words = adminApplications.rejection
    const rejection = { words, constraints, values, error: errors?.reason, isOpen: isAsked }
    const question = {
      words: adminApplications.asking,
      constraints,
      value: values?.question,
      error: errors?.question,
      isSuspicious: suspicion !== null,
    }
    return <Undecided decisions={decisions} isSpam={isSpam} rejection={rejection} question={question} />
  }
  return (
    <Decided
      {...application}
      status={status}
      now={now}
      reopening={{ error: errors?.reopenReason, value: values?.reopenReason }}
    >
      {slug && (
        <a href={pathTo("/merchant-directory/:slug", { slug })} className="text-gold-400 underline">
          {words.publicPage}
        </a>
      )}
    </Decided>
  )
}

/** Shown elsewhere on the page: in the heading, beside the payment address, and as a time. */
const elsewhere: ApplicationField[] = ["businessName", "showWallet", "acceptTerms"]
const publicFields = new Set<ApplicationField>([
  "businessType",
  "directoryCategory",
  "description",
  ...applicationFieldNames.filter((field) => !ruleOf(field).isPrivate && !elsewhere.includes(field)),
])

function PublicFacts({ application }: { application: Application }) {
  const factNames = { ...names, onlineOnly: words.onlineOnly, walletAddress: words.wallet }
  return (
    <Facts heading={words.publicFacts}>
      {[...publicFields].map((field) => (
        <Fact key={field} empty={moderation.notGiven} name={factNames[field]}>
          {publicFact(application, field)}
        </Fact>
      ))}
    </Facts>
  )
}

function publicFact(application: Application, field: ApplicationField): ReactNode {
  const { website, walletAddress, showWallet, zipCode } = application
  switch (field) {
    case "businessType":
      return listingLabels.businessTypes[application.businessType]
    case "directoryCategory":
      return listingLabels.directoryCategories[application.directoryCategory]
    case "country":
      return countryNames[application.country]
    case "onlineOnly":
      return application.onlineOnly ? words.yes : words.no
    case "town":
      return application.town && townOfCode(application.town)
    case "zip":
      return zipCode
    case "phone":
      return application.phoneIsUnread ? `${application.phone}\n${words.phoneUnread}` : application.phone
    case "website":
      return (
        website && (
          <a href={website} {...strangersLink} className="text-gold-400 underline">
            {website}
          </a>
        )
      )
    case "walletAddress":
      return (
        walletAddress && (
          <>
            <code>
              <AddressGroups address={walletAddress} />
            </code>{" "}
            ({showWallet ? words.walletShown : words.walletHidden})
          </>
        )
      )
    case "acceptTerms":
      return null
    default:
      return application[field]
  }
}

function PrivateFacts({ application }: { application: Application }) {
  const { id, ownerName, email, createdAt, reviewStartedAt, status, termsAcceptedAt } = application
  return (
    <Facts heading={words.privateFacts}>
      <Fact empty={moderation.notGiven} name={words.reference}>
        #{id}
      </Fact>
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
        <StaffTime at={createdAt} />
      </Fact>
      <Fact empty={moderation.notGiven} name={words.termsAccepted}>
        <StaffTime at={termsAcceptedAt} />
      </Fact>
      <Fact empty={moderation.notGiven} name={words.reviewStarted}>
        {reviewStartedAt ? <StaffTime at={reviewStartedAt} /> : status === "pending" && <StartReview />}
      </Fact>
    </Facts>
  )
}

function StartReview() {
  return (
    <Form method="post" className="grid gap-1">
      <Button name="intent" value="start-review" variant="secondary" size="sm" className="justify-self-start">
        {words.startReview}
      </Button>
      <span className="text-ivory-300">{words.startReviewHint}</span>
    </Form>
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
        empty={applicationContent.register.choose}
        options={optionsOf(directoryCategoryWords, listingLabels.directoryCategories)}
        defaultValue={directoryCategoryWords[application.directoryCategory]}
      />
      <Button name="intent" value="category" variant="secondary" className="justify-self-start">
        {words.saveCategory}
      </Button>
    </Form>
  )
}
