import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { type PaymentsMode, paymentsModes } from "#app/payments/payments-mode.ts"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { Button } from "#app/ui/button.tsx"
import { TextArea, TextField } from "#app/ui/form/field.tsx"
import type { Zones } from "#app/ui/form/zone-options.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { SetLinks } from "#app/ui/set-links.ts"
import { adminSettings as words } from "#content/en/admin-settings.ts"
import { linkLabels } from "#content/en/links.ts"
import { type LinkId, links } from "#content/facts/links.ts"
import type { Announcement, AnnouncementState, AnnouncementValues } from "./announcement.ts"
import { ChoiceList } from "./choice-list.tsx"
import { type DirectoryStage, directoryStages, directoryStageWords } from "./directory-stages.ts"
import { announcementTones, linkGroups, mostStaffAddresses } from "./options.ts"
import type { ProofState } from "./proof-fields.tsx"
import { RoadmapSection } from "./roadmap/roadmap-section.tsx"
import { groupOf, type SettingsGroup, settingsGroupNames, settingsPath } from "./settings-groups.ts"
import { HistoryLink, type SectionState, SettingsSection } from "./settings-section.tsx"
import type { StaffMailValues } from "./staff-mail.ts"
import type { WebinarSetting } from "./webinar/webinar.ts"
import { WebinarSection } from "./webinar/webinar-section.tsx"

type Constraint = Record<string, { maxLength?: number }>
type Versioned<Values> = { values: Values; version: string }

export type SettingsData = {
  stage: { stage: DirectoryStage; version: string }
  payments: { mode: PaymentsMode; version: string }
  announcement: Versioned<AnnouncementValues> & {
    stored: Announcement
    state: AnnouncementState
    constraints: Constraint
  }
  roadmap: Versioned<Record<string, string | undefined>> & { constraints: Constraint }
  webinar: Versioned<WebinarSetting> & { zones: Zones; maxLength: number }
  links: Versioned<Record<string, string | undefined>> & {
    /** Links that differ from the default. */
    set: SetLinks
    maxLength: number
  }
  staffMail: Versioned<StaffMailValues> & { sentTo: string[] }
  proof: ProofState
}

/** A refused section, with its errors. */
export type SettingsRefusal =
  | ({ intent: "directory-stage"; version?: string } & SectionState<DirectoryStage | undefined>)
  | ({ intent: "payments"; version?: string } & SectionState<PaymentsMode | undefined>)
  | ({ intent: "announcement"; version?: string } & SectionState<AnnouncementValues>)
  | ({ intent: "roadmap"; version?: string } & SectionState<Record<string, string | undefined>>)
  | ({ intent: "webinar"; version?: string } & SectionState<Record<string, string | undefined>>)
  | ({ intent: "links"; version?: string } & SectionState<Record<string, string | undefined>>)
  | ({ intent: "staff-mail"; version?: string } & SectionState<StaffMailValues>)
  | { intent: "test-mail"; failure: string }

type Props = { group: SettingsGroup; data: SettingsData; refusal?: SettingsRefusal }

/** One group of settings. A refused section shows its errors. */
export function SettingsPage({ group: opened, data, refusal }: Props) {
  const group = refusal ? groupOf(refusal.intent) : opened
  // A refused section may have included a valid password or passkey after the page was loaded.
  const isProven = (refusal && "isProven" in refusal && refusal.isProven) || data.proof.isProven
  const proof = { ...data.proof, isProven }
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <h1 className="text-heading">{words.title}</h1>
      <SettingsNavigation current={group} />
      {group === "directory" && (
        <>
          <StageSection {...data.stage} refusal={refusal?.intent === "directory-stage" ? refusal : {}} />
          <PaymentsSection
            {...data.payments}
            proof={proof}
            refusal={refusal?.intent === "payments" ? refusal : {}}
          />
        </>
      )}
      {group === "news" && (
        <>
          <AnnouncementSection
            {...data.announcement}
            proof={proof}
            refusal={refusal?.intent === "announcement" ? refusal : {}}
          />
          <RoadmapSection
            {...data.roadmap}
            proof={proof}
            refusal={refusal?.intent === "roadmap" ? refusal : {}}
          />
          <WebinarSection
            {...data.webinar}
            proof={proof}
            refusal={refusal?.intent === "webinar" ? refusal : {}}
          />
        </>
      )}
      {group === "links" && (
        <LinksSection {...data.links} proof={proof} refusal={refusal?.intent === "links" ? refusal : {}} />
      )}
      {group === "mail" && (
        <>
          <StaffMailSection
            {...data.staffMail}
            proof={proof}
            refusal={refusal?.intent === "staff-mail" ? refusal : {}}
          />
          <SettingsSection
            intent="test-mail"
            heading={words.testMail.heading}
            lead={words.testMail.lead}
            save={words.testMail.send}
            failure={refusal?.intent === "test-mail" ? refusal.failure : undefined}
          />
        </>
      )}
    </div>
  )
}

const tab =
  "inline-flex min-h-9 items-center rounded-control border border-ink-600 px-3 hover:border-gold-400 aria-[current]:border-gold-500 aria-[current]:bg-gold aria-[current]:font-semibold aria-[current]:text-ink"

function SettingsNavigation({ current }: { current: SettingsGroup }) {
  return (
    <nav aria-label={words.groupsLabel}>
      <ul className="flex flex-wrap gap-2">
        {settingsGroupNames.map((group) => (
          <li key={group}>
            <Link
              to={settingsPath(group)}
              aria-current={group === current ? "page" : undefined}
              className={tab}
            >
              {words.groups[group]}
            </Link>
          </li>
        ))}
        <li>
          <Link to={pathTo("/admin/settings/endpoints")} className={tab}>
            {words.endpoints.open}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function StageSection({
  stage,
  version,
  refusal,
}: SettingsData["stage"] & Refusal<DirectoryStage | undefined>) {
  const { errors = {}, values = stage } = refusal
  return (
    <SettingsSection
      intent="directory-stage"
      heading={words.stageLegend}
      lead={words.stageHint}
      save={words.save}
      failure={refusal.failure}
      errors={errors}
      version={refusal.version ?? version}
    >
      <ChoiceList
        name="stage"
        legend={null}
        label={words.stageLegend}
        options={directoryStages}
        posted={directoryStageWords}
        words={words.stages}
        chosen={values}
        error={errors.stage}
      />
    </SettingsSection>
  )
}

function PaymentsSection({
  mode,
  version,
  proof,
  refusal,
}: SettingsData["payments"] & Refusal<PaymentsMode | undefined> & { proof: ProofState }) {
  const { payments } = words
  const { errors = {}, values = mode } = refusal
  return (
    <SettingsSection
      intent="payments"
      heading={payments.heading}
      lead={payments.lead}
      save={payments.save}
      failure={refusal.failure}
      errors={errors}
      version={refusal.version ?? version}
      proof={proof}
    >
      <ChoiceList
        name="payments"
        legend={null}
        label={payments.heading}
        options={paymentsModes}
        words={payments.modes}
        chosen={values}
        error={errors.payments}
      />
    </SettingsSection>
  )
}

const stateTones: Record<AnnouncementState, BadgeTone> = {
  none: "quiet",
  later: "indigo",
  shown: "leaf",
  over: "quiet",
}

type Refusal<Values> = { refusal: SectionState<Values> & { version?: string } }

function AnnouncementSection({
  values: stored,
  version,
  stored: { from, until },
  state,
  constraints,
  proof,
  refusal,
}: SettingsData["announcement"] & Refusal<AnnouncementValues> & { proof: ProofState }) {
  const { timeText, zone } = useStaffTimes()
  const { announcement } = words
  const { errors = {}, values = stored } = refusal
  const date = state === "later" ? from : until
  return (
    <SettingsSection
      intent="announcement"
      heading={announcement.heading}
      lead={announcement.lead}
      save={announcement.save}
      failure={refusal.failure}
      errors={errors}
      version={refusal.version ?? version}
      proof={proof}
    >
      <HistoryLink />
      <p>
        <Badge tone={stateTones[state]}>
          {format(announcement.states[state], { date: date && timeText(new Date(date)) })}
        </Badge>
      </p>
      <TextArea
        name="text"
        label={announcement.text}
        hint={announcement.textHint}
        defaultValue={values.text}
        error={errors.text}
        maxLength={constraints.text?.maxLength}
        rows={2}
      />
      <TextField
        name="link"
        label={announcement.link}
        hint={announcement.linkHint}
        defaultValue={values.link}
        error={errors.link}
        maxLength={constraints.link?.maxLength}
      />
      <ChoiceList
        name="tone"
        legend={announcement.tone}
        options={announcementTones}
        words={announcement.tones}
        chosen={announcementTones.find((tone) => tone === values.tone) ?? "info"}
        error={errors.tone}
      />
      <input type="hidden" name="zone" value={zone} />
      <div className="grid gap-5 sm:grid-cols-2">
        {(["from", "until"] as const).map((name) => (
          <TextField
            key={name}
            type="datetime-local"
            name={name}
            label={announcement[name]}
            hint={format(announcement.timeHint, { zone })}
            defaultValue={values[name]}
            error={errors[name]}
          />
        ))}
      </div>
    </SettingsSection>
  )
}

function LinksSection({
  values: stored,
  set,
  version,
  maxLength,
  proof,
  refusal,
}: SettingsData["links"] & Refusal<Record<string, string | undefined>> & { proof: ProofState }) {
  const { errors = {}, values = stored } = refusal
  return (
    <SettingsSection
      intent="links"
      heading={words.links.heading}
      lead={words.links.lead}
      save={words.links.save}
      failure={refusal.failure}
      errors={errors}
      version={refusal.version ?? version}
      proof={proof}
    >
      <HistoryLink />
      {(Object.keys(linkGroups) as (keyof typeof linkGroups)[]).map((group) => (
        <fieldset key={group} className="grid min-w-0 gap-5 border-t border-ink-700 pt-4">
          <legend className="float-start w-full font-bold text-gold-400">{words.links.groups[group]}</legend>
          {linkGroups[group].map((id) => (
            <LinkField
              key={id}
              id={id}
              stored={stored[id]}
              isSet={set[id] !== undefined}
              value={values[id]}
              error={errors[id]}
              maxLength={maxLength}
            />
          ))}
          <Button variant="secondary" size="sm" className="justify-self-start">
            {words.links.save}
          </Button>
        </fieldset>
      ))}
    </SettingsSection>
  )
}

function LinkField({
  id,
  stored,
  isSet,
  value,
  error,
  maxLength,
}: {
  id: LinkId
  /** The current URL. */
  stored?: string
  /** Set by staff, not the default. */
  isSet: boolean
  value?: string
  error?: string
  maxLength: number
}) {
  const label = linkLabels[id]
  const own = links[id].href
  return (
    <div className="grid gap-1">
      <TextField
        type="url"
        name={id}
        label={label}
        hint={
          <>
            {format(words.links.hint, { places: words.links.places[id] })}
            {isSet && own && (
              <span className="block wrap-anywhere">{format(words.links.own, { href: own })}</span>
            )}
          </>
        }
        defaultValue={value}
        error={error}
        maxLength={maxLength}
        inputMode="url"
        spellCheck={false}
      />
      {stored && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <b className="wrap-anywhere">{format(words.links.host, { host: new URL(stored).host })}</b>
          {isSet && own && <Badge tone="indigo">{words.links.changed}</Badge>}
          {stored.startsWith("https:") && (
            <a
              href={stored}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-9 items-center text-gold-400 underline"
            >
              {format(words.links.open, { label })}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

function StaffMailSection({
  values: stored,
  version,
  sentTo,
  proof,
  refusal,
}: SettingsData["staffMail"] & Refusal<StaffMailValues> & { proof: ProofState }) {
  const { staffMail } = words
  const { errors = {}, values = stored } = refusal
  return (
    <SettingsSection
      intent="staff-mail"
      heading={staffMail.heading}
      lead={staffMail.lead}
      save={staffMail.save}
      failure={refusal.failure}
      errors={errors}
      version={refusal.version ?? version}
      proof={proof}
    >
      {!stored.replyTo && <Notice tone="info" title={staffMail.noReplyTo} />}
      <HistoryLink />
      <p className="wrap-anywhere text-ivory-300">
        {format(staffMail.current, { addresses: sentTo.join(", ") })}
      </p>
      <TextArea
        name="addresses"
        label={staffMail.addresses}
        hint={format(staffMail.addressesHint, { count: mostStaffAddresses })}
        defaultValue={values.addresses}
        error={errors.addresses}
        rows={3}
        spellCheck={false}
      />
      <TextField
        type="email"
        name="replyTo"
        label={staffMail.replyTo}
        hint={staffMail.replyToHint}
        defaultValue={values.replyTo}
        error={errors.replyTo}
        maxLength={254}
      />
    </SettingsSection>
  )
}
