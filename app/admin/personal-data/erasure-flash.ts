import type { Flash } from "#app/lib/http/flash.server.ts"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import type { ErasureOutcome } from "./erasure.server.ts"
import { partTexts } from "./person-sections.ts"

/** Flash message after an erasure. It contains no address, because it is stored in a cookie. */
export function flashForErasure(
  outcome: Exclude<ErasureOutcome, { kind: "changed" }>,
  data: readonly PersonalData[],
): Flash {
  if (outcome.kind === "nothing") return { key: "person-already-erased" }
  return { key: "person-erased", values: { parts: partTexts(outcome.parts, data).join(", ") } }
}
