import type { Database } from "#app/lib/db/client.server.ts"
import { changeListing } from "../listing/change-listing.server.ts"
import { findImport } from "./import-queries.server.ts"
import {
  checkLines,
  type ImportContext,
  importLines,
  type SaveListing,
  saveUpload,
} from "./imports.server.ts"

const headings = "Name,Type,Description,Street,Town,State,Country,Phone,Owner email,Wallet"
export const shop = (
  name: string,
  change: Partial<Record<"town" | "phone" | "email" | "wallet" | "country" | "description", string>> = {},
) =>
  [
    name,
    "Retail",
    change.description ?? "Cloth by the yard.",
    "1 Main Street",
    change.town ?? "Lagos",
    "Lagos",
  ]
    .concat(change.country ?? "Nigeria", change.phone ?? "", change.email ?? "", change.wallet ?? "")
    .map((cell) => `"${cell}"`)
    .join(",")
export const csv = (...lines: string[]) => [headings, ...lines].join("\r\n")

export async function upload(
  db: Database,
  text: string,
  context: ImportContext,
  name = "shops.csv",
): Promise<number> {
  const outcome = await saveUpload(db, { name, bytes: new TextEncoder().encode(text) }, context)
  if (outcome.kind !== "saved") throw new Error(`Refused: ${outcome.problem.kind}`)
  return outcome.id
}

/** Uploads a file and checks its lines with the guessed columns. */
export async function check(db: Database, text: string, context: ImportContext): Promise<number> {
  const id = await upload(db, text, context)
  const found = await findImport(db, id)
  await checkLines(db, id, { mapping: found?.mapping ?? {} }, context)
  return id
}

/** Saves without the audit log entry and the mail to the owner, which the staff page of a listing adds. */
export const saveAs =
  ({ by, now }: ImportContext): SaveListing =>
  (tx, id, facts, { reason, seen }) =>
    changeListing(tx, id, facts, { by: { kind: "staff", id: by.id }, seen, reason, now })

export async function runImport(db: Database, id: number, context: ImportContext, withAlike = false) {
  const found = await findImport(db, id)
  const choice = { seen: found?.checkedAt?.toISOString() ?? "", withAlike }
  return importLines(db, id, choice, { ...context, save: saveAs(context) })
}
