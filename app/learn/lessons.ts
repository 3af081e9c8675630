import type { IllustrationName } from "#app/ui/illustration.tsx"
import { daos } from "#content/en/lessons/learning-path/daos.ts"
import { exchanges } from "#content/en/lessons/learning-path/exchanges.ts"
import { masternodes } from "#content/en/lessons/learning-path/masternodes.ts"
import { nfts } from "#content/en/lessons/learning-path/nfts.ts"
import { staking } from "#content/en/lessons/learning-path/staking.ts"
import { validators } from "#content/en/lessons/learning-path/validators.ts"
import { wallets as walletsTopic } from "#content/en/lessons/learning-path/wallets.ts"
import { blockchain } from "#content/en/lessons/university/blockchain.ts"
import { trading } from "#content/en/lessons/university/trading.ts"
import { wallets } from "#content/en/lessons/university/wallets.ts"
import type { Lesson } from "#content/lesson.ts"

export type LessonEntry = {
  facts: Lesson
  /** Path of its page; also the key of its progress on the device. */
  path: string
  /** Text: content/en/lessons/<file>.mdx */
  file: string
  picture: IllustrationName
}

/** Guapcoin University, in teaching order. */
export const university: readonly LessonEntry[] = [
  lesson("university", "/learn", blockchain, "blocks"),
  lesson("university", "/learn", wallets, "key"),
  lesson("university", "/learn", trading, "candles"),
]

/** The seven stations of the learning path, in order. */
export const stations: readonly LessonEntry[] = [
  lesson("learning-path", "/learning-path", walletsTopic, "key"),
  lesson("learning-path", "/learning-path", masternodes, "pillars"),
  lesson("learning-path", "/learning-path", staking, "sprout"),
  lesson("learning-path", "/learning-path", validators, "loom"),
  lesson("learning-path", "/learning-path", exchanges, "exchange"),
  lesson("learning-path", "/learning-path", daos, "votes"),
  lesson("learning-path", "/learning-path", nfts, "framed"),
]

/** All lessons, in teaching order. */
export const allLessons: readonly LessonEntry[] = [...university, ...stations]

function lesson(folder: string, under: string, facts: Lesson, picture: IllustrationName): LessonEntry {
  return { facts, path: `${under}/${facts.slug}`, file: `${folder}/${facts.slug}`, picture }
}

/** Lesson of a list by slug, or undefined. */
export function findLesson(list: readonly LessonEntry[], slug: string): LessonEntry | undefined {
  return list.find(({ facts }) => facts.slug === slug)
}

export type ExchangeKind = "centralized" | "decentralized"

/** Tab of the exchanges topic in an address; "centralized" by default. */
export function exchangeKind(url: URL): ExchangeKind {
  return url.searchParams.get("kind") === "decentralized" ? "decentralized" : "centralized"
}
