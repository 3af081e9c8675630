import type { Database } from "#app/lib/db/client.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { readNetworks } from "#app/payments/chain/networks.server.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { proofField } from "../proof-fields.tsx"
import { type Proof, shownProof } from "../settings-request.server.ts"
import { changeEndpoints, findEndpoints } from "./endpoints.server.ts"
import type { EndpointsRefusal } from "./endpoints-page.tsx"
import { readEndpoints } from "./read-endpoints.ts"

/** Used in the names of its fields. */
const intent = "endpoints"

export async function loadEndpoints(db: Database, now: Date) {
  const [{ endpoints, version }, networks] = await Promise.all([findEndpoints(db), readNetworks(db, now)])
  return {
    values: { l1: endpoints.l1.join("\n"), l2: endpoints.l2.join("\n") },
    version,
    said: networks.flatMap(({ endpoints }) => endpoints),
  }
}

type Context = {
  by: { id: string; name: string }
  publicUrl: string
  now: Date
  prove(shown: { password: string } | { passkey: string } | null): Promise<Proof>
}

/** Validates and saves the form. A refusal returns the typed values. */
export async function saveEndpoints(
  db: Database,
  form: FormData,
  { prove, ...change }: Context,
): Promise<{ saved: true } | { status: number; refusal: EndpointsRefusal }> {
  const values = { l1: textField(form, "l1"), l2: textField(form, "l2") }
  const version = textField(form, "version")
  const { endpoints, errors } = readEndpoints(values)
  if (Object.keys(errors).length > 0) return { status: 422, refusal: { values, version, errors } }
  const proof = await prove(shownProof(form, intent))
  if (proof.kind === "refused") {
    const { status = 422, failure, error } = proof
    return { status, refusal: { values, version, failure, errors: { [proofField(intent)]: error } } }
  }
  const { kind } = await changeEndpoints(db, endpoints, { ...change, version })
  if (kind === "saved") return { saved: true }
  const refusal = { values, failure: adminSettings.changedMeanwhile, isProven: true }
  return { status: 409, refusal: { ...refusal, version: (await findEndpoints(db)).version } }
}
