import type { Database } from "#app/lib/db/client.server.ts"
import { checkValues, type FieldErrors, fieldConstraints, readValues } from "#app/lib/form/parse-form.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { codeOf } from "#app/lib/text/codes.ts"
import { timesFor } from "#app/lib/text/date-text.ts"
import { isTimeZone, listZones } from "#app/lib/time/time-zones.ts"
import type { Ask } from "#app/payments/chain/ask.server.ts"
import { paymentsModes } from "#app/payments/payments-mode.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import {
  announcementSchema,
  announcementValues,
  readAnnouncement,
  stateOfAnnouncement,
} from "./announcement.ts"
import { directoryStageWords } from "./directory-stages.ts"
import { linksSchema, linkValues, readLinks } from "./link-settings.ts"
import { type ProofState, proofField } from "./proof-fields.tsx"
import { readRoadmap, roadmapSchema, roadmapValues } from "./roadmap/roadmap-settings.ts"
import * as settings from "./settings.server.ts"
import type { SettingsIntent } from "./settings-groups.ts"
import type { SettingsData, SettingsRefusal } from "./settings-page.tsx"
import { readStaffMail, staffMailSchema } from "./staff-mail.ts"
import { findSetting, type SaveOutcome, type SettingKey } from "./stored-setting.server.ts"
import { longestAddress } from "./web-address.ts"
import { readWebinar, webinarSchema } from "./webinar/webinar-settings.ts"
import { whyNotWatch } from "./why-not-watch.server.ts"

type Context = {
  by: { id: string; name: string; timeZone?: string | null }
  publicUrl: string
  now: Date
  askEndpoint: Ask
  /** Called before saving a section that requires a recent password or passkey. */
  prove(shown: { password: string } | { passkey: string } | null): Promise<Proof>
}

/** @property error of the password field @property failure of the attempt as a whole */
export type Proof =
  | { kind: "proven" }
  | { kind: "refused"; status?: number; error?: string; failure?: string }

/** Result of a form; null for an unknown section. */
export type SettingsOutcome = { saved: true } | { status: number; refusal: SettingsRefusal } | null

const saved = { saved: true } as const

/** Data of the settings page. */
export async function loadSettings(
  db: Database,
  { by, now }: Pick<Context, "by" | "now">,
  listAdminEmails: () => Promise<string[]>,
  proof: ProofState,
): Promise<SettingsData> {
  const [
    stage,
    payments,
    { announcement, ...ofAnnouncement },
    { news, ...ofRoadmap },
    { links, ...ofLinks },
    { staffMail, ...ofStaffMail },
    { webinar, ...ofWebinar },
  ] = await Promise.all([
    settings.findStage(db),
    settings.findPayments(db),
    settings.findAnnouncement(db),
    settings.findRoadmap(db),
    settings.findLinks(db),
    settings.findStaffMail(db),
    settings.findWebinar(db),
  ])
  const { addresses, replyTo } = staffMail
  return {
    stage,
    payments,
    announcement: {
      ...ofAnnouncement,
      values: announcementValues(announcement, timesFor(by).zone),
      stored: announcement,
      state: stateOfAnnouncement(announcement, now),
      constraints: fieldConstraints(announcementSchema),
    },
    webinar: { ...ofWebinar, values: webinar, zones: listZones(webinar.timeZone), maxLength: longestAddress },
    roadmap: { ...ofRoadmap, values: roadmapValues(news), constraints: fieldConstraints(roadmapSchema) },
    links: {
      ...ofLinks,
      values: linkValues(links),
      set: links,
      maxLength: longestAddress,
    },
    staffMail: {
      ...ofStaffMail,
      values: { addresses: addresses.join("\n"), replyTo: replyTo ?? "" },
      sentTo: addresses.length > 0 ? addresses : await listAdminEmails(),
    },
    proof,
  }
}

/** Validates and saves one section. */
export async function saveSettings(db: Database, form: FormData, context: Context): Promise<SettingsOutcome> {
  const version = textField(form, "version")
  const change = { ...context, version }
  switch ((textField(form, "intent") || "directory-stage") as SettingsIntent) {
    case "directory-stage": {
      const stage = codeOf(directoryStageWords, textField(form, "stage"))
      const refuse = refusalOf("directory-stage", stage, version)
      if (!stage) return refuse.errors({ stage: adminSettings.unknownStage })
      return refuse.outcome(db, await settings.changeDirectoryStage(db, stage, change))
    }
    case "announcement": {
      const values = readValues(announcementSchema, form)
      const checked = checkValues(announcementSchema, values)
      const read = checked.data ? readAnnouncement(checked.data, readZone(form, context.by)) : checked
      const refuse = refusalOf("announcement", values, version)
      if (!("announcement" in read) || !read.announcement) return refuse.errors(read.errors)
      const proof = await context.prove(shownProof(form, "announcement"))
      if (proof.kind === "refused") return refuse.proof(proof)
      return refuse.outcome(db, await settings.changeAnnouncement(db, read.announcement, change))
    }
    case "payments": {
      const mode = paymentsModes.find((known) => known === textField(form, "payments"))
      const refuse = refusalOf("payments", mode, version)
      if (!mode) return refuse.errors({ payments: adminSettings.payments.unknown })
      const proof = await context.prove(shownProof(form, "payments"))
      if (proof.kind === "refused") return refuse.proof(proof)
      const hindrance = mode === "watch" ? await whyNotWatch(db, context) : null
      if (hindrance) return refuse.proven({ payments: hindrance })
      return refuse.outcome(db, await settings.changePayments(db, mode, change))
    }
    case "roadmap": {
      const values = readValues(roadmapSchema, form) as Record<string, string>
      const checked = checkValues(roadmapSchema, values)
      const read = readRoadmap(values)
      const errors = { ...read.errors, ...checked.errors }
      const refuse = refusalOf("roadmap", values, version)
      if (Object.keys(errors).length > 0) return refuse.errors(errors)
      const proof = await context.prove(shownProof(form, "roadmap"))
      if (proof.kind === "refused") return refuse.proof(proof)
      return refuse.outcome(db, await settings.changeRoadmap(db, read.news, change))
    }
    case "links": {
      const values = readValues(linksSchema, form) as Record<string, string>
      const checked = checkValues(linksSchema, values)
      const read = readLinks(values)
      const errors = { ...read.errors, ...checked.errors }
      const refuse = refusalOf("links", values, version)
      if (Object.keys(errors).length > 0) return refuse.errors(errors)
      const proof = await context.prove(shownProof(form, "links"))
      if (proof.kind === "refused") return refuse.proof(proof)
      return refuse.outcome(db, await settings.changeLinks(db, read.links, change))
    }
    case "webinar": {
      const values = readValues(webinarSchema, form)
      const checked = checkValues(webinarSchema, values)
      const read = readWebinar(values)
      const errors = { ...read.errors, ...checked.errors }
      const refuse = refusalOf("webinar", values, version)
      if (Object.keys(errors).length > 0) return refuse.errors(errors)
      const proof = await context.prove(shownProof(form, "webinar"))
      if (proof.kind === "refused") return refuse.proof(proof)
      return refuse.outcome(db, await settings.changeWebinar(db, read.webinar, change))
    }
    case "staff-mail": {
      const values = readValues(staffMailSchema, form)
      const checked = checkValues(staffMailSchema, values)
      const read = checked.data ? readStaffMail(checked.data) : checked
      const refuse = refusalOf("staff-mail", values, version)
      if (!("staffMail" in read) || !read.staffMail) return refuse.errors(read.errors)
      const proof = await context.prove(shownProof(form, "staff-mail"))
      if (proof.kind === "refused") return refuse.proof(proof)
      return refuse.outcome(db, await settings.changeStaffMail(db, read.staffMail, change))
    }
    default:
      return null
  }
}

/** The password or passkey submitted with a section. */
export function shownProof(form: FormData, intent: string) {
  const passkey = textField(form, "passkey")
  if (passkey) return { passkey }
  const password = textField(form, proofField(intent))
  return password ? { password } : null
}

/** The time zone when the form was rendered; the person may have changed it since in another tab. */
function readZone(form: FormData, by: Context["by"]): string {
  const zone = textField(form, "zone")
  return isTimeZone(zone) ? zone : timesFor(by).zone
}

/** Refusals return the typed values and the seen version. After a conflict they contain the new version. */
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
    /** Errors found after a valid password or passkey, which need not be entered again. */
    proven: (errors: FieldErrors): SettingsOutcome => ({
      status: 422,
      refusal: { ...refusal, errors, isProven: true } as SettingsRefusal,
    }),
    proof: ({ status = 422, failure, error }: Extract<Proof, { kind: "refused" }>): SettingsOutcome => ({
      status,
      refusal: { ...refusal, failure, errors: { [proofField(intent)]: error } } as SettingsRefusal,
    }),
    async outcome(db: Database, { kind }: SaveOutcome): Promise<SettingsOutcome> {
      if (kind === "saved") return saved
      const { version } = await findSetting(db, intent)
      const failure = adminSettings.changedMeanwhile
      return { status: 409, refusal: { ...refusal, version, failure, isProven: true } as SettingsRefusal }
    },
  }
}
