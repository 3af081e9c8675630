import { holdsWalletSecret } from "#app/lib/form/text-problem.server.ts"
import { checkWalletAddress, type WalletAddressCheck } from "#app/payments/wallet-address.ts"
import type { AskedOutcome } from "../options.ts"
import type { Hit, SearchIndex } from "../search-index.ts"
import { emergencyOf, type Refusal, refusalOf } from "./rules.ts"

/** Response of the assistant: a fixed message, or passages of the pages quoted verbatim. */
export type Answer =
  | { kind: "secret" }
  | { kind: "address"; check: WalletAddressCheck }
  | { kind: "refused"; refusal: Refusal }
  /** `urgent`: the first passage is for a visitor whose money is at risk. */
  | { kind: "quoted"; tone: "says" | "perhaps" | "unknown"; hits: Hit[]; urgent: boolean }

/** Minimum certainty of a passage to be quoted as an answer; measured with test/ask.test.ts. */
const [surely, perhaps] = [0.6, 0.5]
const mostQuoted = 3

/** Answers a question. The checks are ordered by harm: the most harmful to miss comes first. */
export function answerTo(question: string, index: Pick<SearchIndex, "rank" | "passageAt">): Answer {
  if (holdsWalletSecret(question)) return { kind: "secret" }
  const address = addressIn(question)
  if (address) return { kind: "address", check: checkWalletAddress(address) }
  const emergency = emergencyOf(question)
  const refusal = emergency ? undefined : refusalOf(question)
  if (refusal) return { kind: "refused", refusal }
  const ranked = index.rank(question).slice(0, mostQuoted)
  const certainty = Math.max(0, ...ranked.map((one) => one.certainty))
  const hits = ranked.map(({ hit }) => hit)
  const first = emergency && index.passageAt(emergency.path, emergency.anchor)
  if (first) {
    const others = certainty >= surely ? hits.filter((hit) => !isSamePlace(hit, first)) : []
    return { kind: "quoted", tone: "says", hits: [first, ...others].slice(0, mostQuoted), urgent: true }
  }
  const tone = certainty >= surely ? "says" : certainty >= perhaps ? "perhaps" : "unknown"
  return { kind: "quoted", tone, hits, urgent: false }
}

/** Outcome of a question, for the counters. */
export function outcomeOf(answer: Answer): AskedOutcome {
  if (answer.kind !== "quoted") return `ask-${answer.kind}`
  return answer.urgent ? "ask-urgent" : `ask-${answer.tone}`
}

const isSamePlace = (one: Hit, other: Hit) => one.path === other.path && one.anchor === other.anchor

/** Finds a payment address, or text of the same length and alphabet. */
function addressIn(question: string): string | undefined {
  return /(?<![0-9A-Za-z])(?:0x[0-9a-f]{30,50}|[13-9A-HJ-NP-Za-km-z](?=[1-9A-HJ-NP-Za-km-z]*\d)[1-9A-HJ-NP-Za-km-z]{25,35})(?![0-9A-Za-z])/i.exec(
    question,
  )?.[0]
}
