import type { Database } from "#app/db/client.server.ts"
import { checkValues, type FieldErrors, fieldConstraints, readValues } from "#app/platform/form/parse-form.ts"
import { textField } from "#app/platform/form/read-form.server.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { links as contentLinks } from "#content/en/links.ts"
import {
  announcementSchema,
  announcementValues,
  readAnnouncement,
  stateOfAnnouncement,
} from "./announcement.ts"
import { linksSchema, openLinks, readLinks } from "./link-settings.ts"
import * as settings from "./settings.server.ts"
import type { SettingsData, SettingsIntent, SettingsRefusal } from "./settings-page.tsx"
import { readStaffMail, staffMailSchema } from "./staff-mail.ts"
import { directoryStages } from "./stages.ts"
import { findSetting, type SaveOutcome, type SettingKey } from "./stored-setting.server.ts"

type Context = { by: { id: string; name: string }; now: Date }

/** How a section's form was received: null for one that is none of ours. */
export type SettingsOutcome = { saved: true } | { status: 409 | 422; refusal: SettingsRefusal } | null

const saved = { saved: true } as const

/** What the page shows before anything is changed. */
export async function loadSettings(
  db: Database,
  now: Date,
  listAdminEmails: () => Promise<string[]>,
): Promise<SettingsData> {
  const [stage, { announcement, ...ofAnnouncement }, { links, ...ofLinks }, { staffMail, ...ofStaffMail }] =
    await Promise.all([
      settings.findDirectoryStage(db),
      settings.findAnnouncement(db),
      settings.findLinks(db),
      settings.findStaffMail(db),
    ])
  const { addresses, replyTo } = staffMail
  const lengths = fieldConstraints(linksSchema)
  return {
    stage,
    announcement: {
      ...ofAnnouncement,
      values: announcementValues(announcement),
      stored: announcement,
      state: stateOfAnnouncement(announcement, now),
      constraints: fieldConstraints(announcementSchema),
    },
    links: {
      ...ofLinks,
      values: links,
      list: openLinks.map((id) => ({
        id,
        label: contentLinks[id].label,
        maxLength: lengths[id]?.maxLength,
      })),
    },
    staffMail: {
      ...ofStaffMail,
      values: { addresses: addresses.join("\n"), replyTo: replyTo ?? "" },
      sentTo: addresses.length > 0 ? addresses : await listAdminEmails(),
    },
  }
}

/** Checks and saves the section that a form is about. */
export async function saveSettings(db: Database, form: FormData, context: Context): Promise<SettingsOutcome> {
  const version = textField(form, "version")
  const change = { ...context, version }
  switch ((textField(form, "intent") || "stage") as SettingsIntent) {
    case "stage": {
      const stage = directoryStages.find((known) => known === textField(form, "stage"))
      if (!stage)
        return { status: 422, refusal: { intent: "stage", errors: { stage: adminSettings.unknownStage } } }
      await settings.changeDirectoryStage(db, stage, context.by, context.now)
      return saved
    }
    case "announcement": {
      const values = readValues(announcementSchema, form)
      const checked = checkValues(announcementSchema, values)
      const read = checked.data ? readAnnouncement(checked.data) : checked
      const refuse = refusalOf("announcement", values, version)
      if (!("announcement" in read) || !read.announcement) return refuse.errors(read.errors)
      return refuse.outcome(db, await settings.changeAnnouncement(db, read.announcement, change))
    }
    case "links": {
      const values = readValues(linksSchema, form) as Record<string, string>
      const checked = checkValues(linksSchema, values)
      const read = readLinks(values)
      const errors = { ...read.errors, ...checked.errors }
      const refuse = refusalOf("links", values, version)
      if (Object.keys(errors).length > 0) return refuse.errors(errors)
      return refuse.outcome(db, await settings.changeLinks(db, read.links, change))
    }
    case "staff-mail": {
      const values = readValues(staffMailSchema, form)
      const checked = checkValues(staffMailSchema, values)
      const read = checked.data ? readStaffMail(checked.data) : checked
      const refuse = refusalOf("staff-mail", values, version)
      if (!("staffMail" in read) || !read.staffMail) return refuse.errors(read.errors)
      return refuse.outcome(db, await settings.changeStaffMail(db, read.staffMail, change))
    }
    default:
      return null
  }
}

/** Refusals keep what was typed. The version stays the one that was seen, until somebody is told of a newer one. */
function refusalOf<Key extends SettingKey>(
  intent: Key,
  values: Extract<SettingsRefusal, { intent: Key }>["values"],
  version: string,
) {
  const refusal = { intent, values, version }
  return {
    errors: (errors: FieldErrors = {}): SettingsOutcome => ({
      status: 422,
      refusal: { ...refusal, errors } as SettingsRefusal,
    }),
    async outcome(db: Database, outcome: SaveOutcome): Promise<SettingsOutcome> {
      if (outcome === "saved") return saved
      const { version } = await findSetting(db, intent)
      const failure = adminSettings.changedMeanwhile
      return { status: 409, refusal: { ...refusal, version, failure } as SettingsRefusal }
    },
  }
}
