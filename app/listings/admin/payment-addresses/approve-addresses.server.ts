import type { Database } from "#app/lib/db/client.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import type { ManyOutcome } from "#app/lib/list/many-flash.ts"
import { readSelection } from "#app/lib/list/read-selection.ts"
import { type AgreementOutcome, agreeToWallet, type StaffContext } from "../editing.server.ts"

type Context = Pick<StaffContext, "by" | "now">

/**
 * Approves the payment address of one row. The form sends the revision on screen as `revision-<id>`. A listing changed since is
 * left as it is.
 */
export function approveAddress(
  db: Database,
  id: number,
  form: FormData,
  context: Context,
): Promise<AgreementOutcome> {
  const seen = readRowId(textField(form, `revision-${id}`)) ?? 0
  return agreeToWallet(db, id, { ...context, seen })
}

/** Like `approveAddress`, for the selected rows. */
export async function approveSelected(db: Database, form: FormData, context: Context): Promise<ManyOutcome> {
  const ids = readSelection(form.getAll("ids"))
  let changed = 0
  for (const id of ids) {
    const { kind } = await approveAddress(db, id, form, context)
    if (kind === "agreed") changed++
  }
  return { changed, unchanged: ids.length - changed }
}
