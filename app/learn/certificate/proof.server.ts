import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { certificateLessons, type LessonCode } from "./certificate-lessons.ts"

/** Everything a certificate proves and contains. @property day in UTC, such as "2026-11-23" */
export type Proof = { day: string; lessons: readonly LessonCode[] }

const purpose = "certificate"

/**
 * Encodes a proof as a URL segment: the day, the lessons as bits of a hexadecimal number, and a signature of both with
 * this site's secret. Nothing is stored, and no one without the secret can create or change a proof.
 */
export function writeProof(secrets: Secrets, { day, lessons }: Proof): string {
  const bits = certificateLessons.reduce(
    (sum, { code }, place) => (lessons.includes(code) ? sum | (1 << place) : sum),
    0,
  )
  const said = `${day.replaceAll("-", "")}-${bits.toString(16)}`
  return `${said}-${secrets.mark(purpose, said)}`
}

/** @returns null for everything that this site has not signed */
export function readProof(secrets: Secrets, text: string): Proof | null {
  const [, said, year, month, date, bits, signature] =
    /^((\d{4})(\d\d)(\d\d)-([0-9a-f]{1,8}))-([\w-]{43})$/.exec(text) ?? []
  if (!said || !signature || !secrets.isMark(purpose, said, signature)) return null
  const set = Number.parseInt(bits ?? "", 16)
  const lessons = certificateLessons.filter((_, place) => (set >> place) & 1).map(({ code }) => code)
  return { day: `${year}-${month}-${date}`, lessons }
}

/** Proof with one more lesson, dated today. @param earlier proof to extend; each lesson counts once */
export function extendProof(secrets: Secrets, earlier: Proof | null, lesson: LessonCode, now: Date): string {
  const lessons = new Set([...(earlier?.lessons ?? []), lesson])
  return writeProof(secrets, { day: now.toISOString().slice(0, 10), lessons: [...lessons] })
}
