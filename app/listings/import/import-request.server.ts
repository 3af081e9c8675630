import type { Database } from "#app/lib/db/client.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { readSelection } from "#app/lib/list/read-selection.ts"
import { format } from "#app/lib/text/format.ts"
import type { FlashMessage } from "#content/en/flash.ts"
import { listingImport as words } from "#content/en/listing-import.ts"
import type { ImportRefused } from "./import-page.tsx"
import { findImport } from "./import-queries.server.ts"
import * as imports from "./imports.server.ts"
import { releaseWays, undoDays } from "./options.ts"
import { readMapping } from "./reading/columns.ts"
import { releaseListings } from "./release.server.ts"
import { readMended, readValues } from "./report-forms.ts"
import { takeImportBack } from "./take-back.server.ts"
import { undoRelease } from "./undo-release.server.ts"

export type ImportAnswer =
  | { kind: "done"; message: FlashMessage }
  /** The import is deleted, so there is no page to return to. */
  | { kind: "discarded"; message: FlashMessage }
  | { kind: "refused"; status: 409 | 422; refused: ImportRefused }
  | { kind: "not-found" }

const done = (
  key: Exclude<keyof typeof words.flash, "discarded">,
  count = 0,
  others: Record<string, number> = {},
): ImportAnswer => {
  const { tone, title } = words.flash[key]
  return { kind: "done", message: { tone, title: format(title, { count, ...others }) } }
}
/** Reports only counts above zero: 'Changed: 2. To look at: 1.' */
function changedSome(counts: Record<keyof typeof words.outcome, number>): ImportAnswer {
  const said = Object.entries(words.outcome).filter(([key]) => counts[key as keyof typeof counts] > 0)
  const title = said
    .map(([key, text]) => format(text, { count: counts[key as keyof typeof counts] }))
    .join(" ")
  const tone = counts.stale + counts.incomplete > 0 ? "info" : "success"
  return { kind: "done", message: { tone, title } }
}
const conflict = (key: keyof typeof words.conflicts, count = 0): ImportAnswer => ({
  kind: "refused",
  status: 409,
  refused: { conflict: format(words.conflicts[key], { count, days: undoDays }) },
})

/** Handles one post of the import page: columns, values, corrections, import, release, or undoing them. */
export async function handleImport(
  db: Database,
  id: number,
  form: FormData,
  context: imports.ImportContext & { save: imports.SaveListing },
): Promise<ImportAnswer> {
  switch (textField(form, "intent")) {
    case "check": {
      const found = await findImport(db, id)
      if (!found) return { kind: "not-found" }
      const mapping = readMapping(form, found.headings.length)
      return checked(await imports.checkLines(db, id, { mapping }, context))
    }
    case "values":
      return checked(await imports.checkLines(db, id, { values: readValues(form) }, context))
    case "mend":
      return checked(await imports.mendLines(db, id, readMended(form), context))
    case "import": {
      const choice = { seen: textField(form, "seen"), withAlike: form.has("withAlike") }
      const outcome = await imports.importLines(db, id, choice, context)
      if (outcome.kind === "not-found") return outcome
      if (outcome.kind === "already") return done("already", outcome.count)
      if (outcome.kind === "imported") {
        const { count, incomplete, changed, stale } = outcome
        if (changed + stale > 0) return changedSome({ count, changed, stale, incomplete })
        return done(incomplete > 0 ? "imported-incomplete" : "imported", count, { incomplete })
      }
      return conflict(outcome.kind, "count" in outcome ? outcome.count : 0)
    }
    case "discard": {
      const { kind } = await imports.discardUpload(db, id)
      return kind === "discarded" ? { kind, message: words.flash.discarded } : conflict(kind)
    }
    case "release":
    case "release-all":
      return release(db, id, form, context)
    case "undo-release": {
      const ids = form.has("ids") ? readSelection(form.getAll("ids")) : undefined
      const outcome = await undoRelease(db, id, ids, context)
      return outcome.kind === "not-found" ? outcome : done(outcome.kind, outcome.count)
    }
    case "take-back": {
      const outcome = await takeImportBack(db, id, context)
      if (outcome.kind === "not-found") return outcome
      return outcome.kind === "taken-back" ? done("taken-back", outcome.count) : conflict(outcome.kind)
    }
    default:
      return { kind: "not-found" }
  }
}

const checked = ({ kind }: imports.CheckOutcome): ImportAnswer => {
  if (kind === "not-found") return { kind }
  return kind === "checked" ? done("checked") : conflict(kind)
}

async function release(
  db: Database,
  id: number,
  form: FormData,
  context: imports.ImportContext,
): Promise<ImportAnswer> {
  const how = releaseWays.find((way) => way === textField(form, "how"))
  const ids = textField(form, "intent") === "release" ? readSelection(form.getAll("ids")) : undefined
  const errors = {
    ...(!how && { how: words.release.errors.how }),
    ...(ids?.length === 0 && { ids: words.release.errors.none }),
  }
  if (!how || ids?.length === 0) return { kind: "refused", status: 422, refused: { errors } }
  const outcome = await releaseListings(db, id, { ids, how }, context)
  return outcome.kind === "released" ? done("released", outcome.count) : outcome
}
