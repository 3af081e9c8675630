import { distance } from "fastest-levenshtein"
import MiniSearch from "minisearch"
import type { Passage, SearchGroup } from "./passages.ts"
import { askedWords, stemOf, wordsOf } from "./words.ts"

/** Weight of a match per field; measured on questions of visitors (docs/decisions). */
const boost = { heading: 2.6, also: 2.4, title: 1.3, text: 1 }
/** Visitors ask questions, and so do the headings of the FAQ; a lesson says more about its subject than the glossary. */
const groupBoost: Record<SearchGroup, number> = {
  answers: 1.6,
  lessons: 1.1,
  pages: 1,
  glossary: 0.8,
  news: 0.8,
}
/**
 * How much a matched word counts towards certainty. A word found only in the text may be incidental, and a corrected word
 * may belong to another subject ("stock" becomes "block").
 */
const trustIn = { text: 0.7, corrected: 0.5 }
/** Shorter words are not corrected: nearly all of them are one letter away from another word. */
const shortestCorrected = 5
/** Number of passages considered, number of best hits across all groups, and number of hits per group. */
const [most, mostBest, mostOfAGroup] = [30, 3, 3]

export type Hit = Pick<Passage, "path" | "anchor" | "group" | "title" | "heading" | "text"> & {
  /** Positions of the found words in the text: pairs of start and end. */
  marks: [number, number][]
}

export type Found = {
  best: Hit[]
  /** Further hits, the group with the best hit first. */
  groups: { group: SearchGroup; hits: Hit[] }[]
  /** The corrected query; undefined if every word was known or none was similar. */
  corrected: string | undefined
}

/** Words of the pages with their frequency and stem. Words are corrected before they are stemmed. */
type Vocabulary = Map<string, { times: number; stem: string }>

export type SearchIndex = {
  /** Replaces the passages of a page. */
  replace(path: string, passages: readonly Passage[]): void
  search(question: string): Found
  /** The best passages, one per anchor, each with the certainty that it answers the question: 0 to 1. */
  rank(question: string): { hit: Hit; certainty: number }[]
  /** First passage of an anchor. */
  passageAt(path: string, anchor: string): Hit | undefined
  /** Whether any page contains the word. */
  isKnown(word: string): boolean
  /** Number of passages. */
  size(): number
}

/** A found passage, and the fields in which each stem occurs. */
type Place = { passage: Passage; fields: ReadonlyMap<string, readonly string[]> }

/** In-memory index of the passages of the site's own pages. */
export function createSearchIndex(): SearchIndex {
  const index = new MiniSearch<Passage>({
    fields: Object.keys(boost),
    storeFields: ["path", "anchor", "group", "title", "heading", "text"],
    tokenize: (text) => wordsOf(text).map(({ text }) => text),
    processTerm: stemOf,
  })
  const vocabulary: Vocabulary = new Map()
  const byPath = new Map<string, readonly Passage[]>()

  /** Number of passages that contain each stem. */
  const frequencies = new Map<string, number>()
  /** Inverse document frequency: a word that no page has weighs most. */
  const weightOf = (stem: string) => Math.log(1 + index.documentCount / ((frequencies.get(stem) ?? 0) + 0.5))

  const count = ({ heading, also, title, text }: Passage, by: 1 | -1) => {
    const stems = new Set<string>()
    for (const { text: word } of wordsOf([heading, also, title, text].join(" "))) {
      const { times, stem } = vocabulary.get(word) ?? { times: 0, stem: stemOf(word) }
      stems.add(stem)
      if (times + by > 0) vocabulary.set(word, { times: times + by, stem })
      else vocabulary.delete(word)
    }
    for (const stem of stems) frequencies.set(stem, (frequencies.get(stem) ?? 0) + by)
  }

  /** The best passages that contain any of the stems, one per anchor: an answer may be split into several passages. */
  function find(stems: ReadonlySet<string>): Place[] {
    if (stems.size === 0) return []
    const found = index
      .search(
        { combineWith: "OR", queries: [...stems] },
        {
          boost,
          tokenize: (term) => [term],
          processTerm: (term) => term,
          boostDocument: (_, __, stored) => groupBoost[stored?.group as SearchGroup],
        },
      )
      .map(({ score, match, ...passage }) => {
        const fields = new Map(Object.entries(match))
        // A passage with few of the words is less relevant than its score says.
        const share = fields.size / stems.size
        return { passage: passage as unknown as Passage, fields, score: score * share }
      })
      .toSorted((one, other) => other.score - one.score)
      .slice(0, most)
    return found.filter(
      ({ passage }, at) =>
        found.findIndex(({ passage: other }) => addressOf(other) === addressOf(passage)) === at,
    )
  }

  return {
    replace(path, passages) {
      for (const passage of byPath.get(path) ?? []) {
        index.remove(passage)
        count(passage, -1)
      }
      for (const passage of passages) {
        index.add(passage)
        count(passage, 1)
      }
      if (passages.length > 0) byPath.set(path, passages)
      else byPath.delete(path)
    },
    isKnown: (word) => vocabulary.has(word),
    size: () => index.documentCount,
    search(question) {
      const asked = askedWords(question)
      const words = asked.map((word) => correct(word, vocabulary))
      const stems = new Set(words.map(stemOf))
      const places = find(stems)
      const asHits = (some: typeof places) => some.map(({ passage }) => hitOf(passage, stems, vocabulary))
      const byGroup = Map.groupBy(places.slice(mostBest), ({ passage }) => passage.group)
      const groups = [...byGroup].map(([group, others]) => ({
        group,
        hits: asHits(others.slice(0, mostOfAGroup)),
      }))
      const corrected = words.some((word, at) => word !== asked[at]) ? words.join(" ") : undefined
      return { best: asHits(places.slice(0, mostBest)), groups, corrected }
    },
    rank(question) {
      /** Weight of each stem of the question. */
      const trust = new Map<string, number>()
      for (const word of askedWords(question)) {
        const known = correct(word, vocabulary)
        trust.set(stemOf(known), known === word ? 1 : trustIn.corrected)
      }
      const stems = new Set(trust.keys())
      const whole = [...stems].reduce((sum, stem) => sum + weightOf(stem), 0)
      return find(stems).map(({ passage, fields }) => {
        const found = [...fields].reduce((sum, [stem, names]) => {
          const isOnlyInText = names.every((name) => name === "text")
          return sum + weightOf(stem) * (trust.get(stem) ?? 1) * (isOnlyInText ? trustIn.text : 1)
        }, 0)
        return { hit: hitOf(passage, stems, vocabulary), certainty: found / whole }
      })
    },
    passageAt(path, anchor) {
      const passage = byPath.get(path)?.find((one) => one.anchor === anchor)
      return passage && hitOf(passage, new Set(), vocabulary)
    },
  }
}

const addressOf = ({ path, anchor }: Passage) => `${path}#${anchor}`

function hitOf(
  { path, anchor, group, title, heading, text }: Passage,
  stems: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Hit {
  const marks = wordsOf(text).flatMap(({ text: word, at }): [number, number][] => {
    if (!stems.has(vocabulary.get(word)?.stem ?? "")) return []
    const [whole = ""] = /^[\p{L}\p{M}\p{N}'’-]+/u.exec(text.slice(at)) ?? []
    return [[at, at + whole.length]]
  })
  const apart = marks.filter(([begin], index) => index === 0 || begin >= (marks[index - 1]?.[1] ?? 0))
  return { path, anchor, group, title, heading, text, marks: apart }
}

/** The most similar word of the pages, for a word that they do not contain; the word itself if none is similar. */
function correct(word: string, vocabulary: Vocabulary): string {
  if (word.length < shortestCorrected || vocabulary.has(word) || /\d/.test(word)) return word
  const farthest = word.length < 8 ? 1 : 2
  let best = { word, far: farthest + 1, times: 0 }
  for (const [known, { times }] of vocabulary) {
    if (Math.abs(known.length - word.length) > farthest || known.length < 3) continue
    const far = distance(word, known)
    if (far < best.far || (far === best.far && times > best.times)) best = { word: known, far, times }
  }
  return best.word
}
