import { fold } from "#app/lib/text/fold.ts"

const noon = 12 * 60

/**
 * A time of day as it was typed.
 *
 * @property minutes after midnight; a 12-hour time without AM or PM counts as morning (12 is 0)
 */
export type ClockTime = {
  minutes: number
  /** `am`, `pm`: with AM or PM. `24`: only possible on a 24-hour clock (14, 00:30, 9h, 0900). `open`: morning or afternoon. */
  half: "am" | "pm" | "24" | "open"
  /** The word noon or midnight, so that 12 is unambiguous. */
  isWord: boolean
  /** Two digits on both sides of a colon, as on a 24-hour clock: '09:00'. */
  isPadded: boolean
}

/** Separators between times. */
type Token = ClockTime | "to" | "and"

/** Folds the text and unifies the spellings of AM and PM, noon and midnight. */
export function simplifyHours(text: string): string {
  return (
    fold(text)
      .replaceAll("~", "-")
      .replace(/\b(?:o'?clock|from|open|ouvert|de)\b/g, " ")
      // In French 'a' between two times means 'to'; directly after a time it means AM.
      .replace(/\s+a\s+(?=[\dmn])|\b(?:to|till?|until|thru|through|jusqu'?a)\b/g, "-")
      .replace(/(\d:\d{2}):00\b/g, "$1")
      .replace(/(\d)\s*([ap])(?:\.?\s?m)?\b\.?/g, "$1$2m")
      .replace(/\b(?:12(?::00)?\s*)?(?:noon|midday|midi)\b/g, "noon")
      .replace(/\b(?:12(?::00)?\s*)?(?:midnight|minuit)\b/g, "midnight")
      .replace(/\s+/g, " ")
      .trim()
  )
}

const token =
  /\s*(?:(-)|([,;&/+]|and\b|et\b)|(noon|midnight)|(\d{1,4})(?:([:.h])(\d{2}))?\s?([ap]m|h(?:ours?|rs?|eures?)?)?(?![\da-z]))\s*/y

/** Tokens of a simplified text; undefined if the text contains anything else, or an impossible time. */
export function readTokens(text: string): Token[] | undefined {
  const tokens: Token[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const [found, to, and, word, hours, sign, minutes, mark] = token.exec(text) ?? []
    if (found === undefined) return undefined
    const time = to
      ? "to"
      : and
        ? "and"
        : word
          ? wordTime(word)
          : readTime(hours ?? "", { sign, minutes, mark })
    if (!time) return undefined
    tokens.push(time)
  }
  return tokens
}

function wordTime(word: string): ClockTime {
  const isNoon = word === "noon"
  return { minutes: isNoon ? noon : 0, half: isNoon ? "pm" : "am", isWord: true, isPadded: false }
}

function readTime(
  digits: string,
  {
    sign,
    minutes,
    mark,
  }: { sign: string | undefined; minutes: string | undefined; mark: string | undefined },
): ClockTime | undefined {
  const isJoined = digits.length > 2
  const hour = Number(isJoined ? digits.slice(0, -2) : digits)
  const minute = Number(isJoined ? digits.slice(-2) : (minutes ?? 0))
  if (minute > 59 || hour * 60 + minute > 24 * 60 || (isJoined && minutes !== undefined)) return undefined
  const isPadded = digits.length === 2 && minutes !== undefined
  const time = { minutes: hour * 60 + minute, isWord: false, isPadded }
  if (mark === "am" || mark === "pm") {
    if (hour === 0 || (hour > 12 && mark === "am")) return undefined
    // '17:00 pm' is redundant and accepted.
    return {
      ...time,
      minutes: (hour % 12) * 60 + minute + (mark === "pm" && hour < 24 ? noon : 0),
      half: mark,
    }
  }
  if (hour === 0 || hour > 12 || digits.length === 4 || mark !== undefined || sign === "h")
    return { ...time, half: "24" }
  return { ...time, minutes: (hour % 12) * 60 + minute, half: "open" }
}
