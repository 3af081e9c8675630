import { timeText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { TextArea, TextField } from "#app/ui/field.tsx"
import { adminSettings as words } from "#content/en/admin-settings.ts"
import type { Announcement, AnnouncementState, AnnouncementValues } from "./announcement.ts"
import { ChoiceList } from "./choice-list.tsx"
import { announcementTones, mostStaffAddresses } from "./options.ts"
import { type SectionState, SettingsSection } from "./settings-section.tsx"
import type { StaffMailValues } from "./staff-mail.ts"
import { type DirectoryStage, directoryStages } from "./stages.ts"

export type SettingsIntent = "stage" | "announcement" | "links" | "staff-mail"

type Constraint = Record<string, { maxLength?: number }>
type Versioned<Values> = { values: Values; version: string }

export type SettingsData = {
  stage: DirectoryStage
  announcement: Versioned<AnnouncementValues> & {
    stored: Announcement
    state: AnnouncementState
    constraints: Constraint
  }
  links: Versioned<Record<string, string | undefined>> & {
    list: { id: string; label: string; maxLength?: number }[]
  }
  staffMail: Versioned<StaffMailValues> & { sentTo: string[] }
}

/** What was refused: the section it is about, and what it says. */
export type SettingsRefusal =
  | ({ intent: "stage" } & SectionState<undefined>)
  | ({ intent: "announcement"; version?: string } & SectionState<AnnouncementValues>)
  | ({ intent: "links"; version?: string } & SectionState<Record<string, string | undefined>>)
  | ({ intent: "staff-mail"; version?: string } & SectionState<StaffMailValues>)

const sections: { intent: SettingsIntent; heading: string }[] = [
  { intent: "stage", heading: words.stageLegend },
  { intent: "announcement", heading: words.announcement.heading },
  { intent: "links", heading: words.links.heading },
  { intent: "staff-mail", heading: words.staffMail.heading },
]

/** What staff can change without a developer. */
export function SettingsPage({ data, refusal }: { data: SettingsData; refusal?: SettingsRefusal }) {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <h1 className="text-heading">{words.title}</h1>
      <nav aria-label={words.sectionsLabel}>
        <ul className="flex flex-wrap gap-x-4">
          {sections.map(({ intent, heading }) => (
            <li key={intent}>
              <a
                href={`#section-${intent}`}
                className="inline-flex min-h-9 items-center text-gold-400 underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <StageSection stage={data.stage} refusal={refusal?.intent === "stage" ? refusal : {}} />
      <AnnouncementSection
        {...data.announcement}
        refusal={refusal?.intent === "announcement" ? refusal : {}}
      />
      <LinksSection {...data.links} refusal={refusal?.intent === "links" ? refusal : {}} />
      <StaffMailSection {...data.staffMail} refusal={refusal?.intent === "staff-mail" ? refusal : {}} />
    </div>
  )
}

function StageSection({ stage, refusal }: { stage: DirectoryStage; refusal: SectionState<undefined> }) {
  return (
    <SettingsSection
      intent="stage"
      heading={words.stageLegend}
      lead={words.stageHint}
      save={words.save}
      errors={refusal.errors}
    >
      <ChoiceList
        name="stage"
        legend={null}
        label={words.stageLegend}
        options={directoryStages}
        words={words.stages}
        chosen={stage}
        error={refusal.errors?.stage}
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
  refusal,
}: SettingsData["announcement"] & Refusal<AnnouncementValues>) {
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
    >
      <p>
        <Badge tone={stateTones[state]}>
          {fill(announcement.states[state], { date: date && timeText(new Date(date)) })}
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
      <div className="grid gap-5 sm:grid-cols-2">
        {(["from", "until"] as const).map((name) => (
          <TextField
            key={name}
            type="datetime-local"
            name={name}
            label={announcement[name]}
            hint={announcement.timeHint}
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
  version,
  list,
  refusal,
}: SettingsData["links"] & Refusal<Record<string, string | undefined>>) {
  const { errors = {}, values = stored } = refusal
  const places: Record<string, string | undefined> = words.links.places
  return (
    <SettingsSection
      intent="links"
      heading={words.links.heading}
      lead={words.links.lead}
      save={words.links.save}
      failure={refusal.failure}
      errors={errors}
      version={refusal.version ?? version}
    >
      {list.map(({ id, label, maxLength }) => (
        <div key={id} className="grid gap-1">
          <TextField
            type="url"
            name={id}
            label={label}
            hint={fill(words.links.hint, { places: places[id] ?? "" })}
            defaultValue={values[id]}
            error={errors[id]}
            maxLength={maxLength}
            inputMode="url"
            spellCheck={false}
          />
          {stored[id] && (
            <a
              href={stored[id]}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-9 items-center justify-self-start text-sm text-gold-400 underline"
            >
              {fill(words.links.open, { label })}
            </a>
          )}
        </div>
      ))}
    </SettingsSection>
  )
}

function StaffMailSection({
  values: stored,
  version,
  sentTo,
  refusal,
}: SettingsData["staffMail"] & Refusal<StaffMailValues>) {
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
    >
      <p className="wrap-anywhere text-ivory-300">
        {fill(staffMail.current, { addresses: sentTo.join(", ") })}
      </p>
      <TextArea
        name="addresses"
        label={staffMail.addresses}
        hint={fill(staffMail.addressesHint, { count: mostStaffAddresses })}
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
