import { distance } from "fastest-levenshtein"
import MiniSearch from "minisearch"
import type { Passage, SearchGroup } from "./passages.ts"
import { askedWords, stemOf, wordsOf } from "./words.ts"

/** How much a match in each field counts; measured on questions of visitors (docs/decisions). */
const boost = { heading: 2.6, also: 2.4, title: 1.3, text: 1 }
/** Visitors ask questions, and so do the headings of the answers; a lesson says more of its subject than the glossary. */
const groupBoost: Record<SearchGroup, number> = {
  answers: 1.6,
  lessons: 1.1,
  pages: 1,
  glossary: 0.8,
  news: 0.8,
}
/** Of so many found passages the best are shown: first the best ones of all groups, then some of each. */
const [most, mostBest, mostOfAGroup] = [30, 3, 3]

export type Hit = Pick<Passage, "path" | "anchor" | "group" | "title" | "heading" | "text"> & {
  /** Where in the text the words stand that were found: pairs of begin and end. */
  marks: [number, number][]
}

export type Found = {
  best: Hit[]
  /** What else was found, the group with the best hit first. */
  groups: { group: SearchGroup; hits: Hit[] }[]
  /** What was looked for in place of words that no page has. */
  corrected: string | undefined
}

/** The words of the pages: how often each stands in them, for a word is corrected before it is cut to its stem; and its stem. */
type Vocabulary = Map<string, { times: number; stem: string }>

export type SearchIndex = {
  /** Puts the passages of a page in the place of those that it had. */
  replace(path: string, passages: readonly Passage[]): void
  search(question: string): Found
  /** The best passages, one for each place. @returns with each the share of the question that its words are, 0 to 1, where a rare word counts more */
  rank(question: string): { hit: Hit; share: number }[]
  /** The first passage of a place. */
  passageAt(path: string, anchor: string): Hit | undefined
  /** How many passages there are. */
  size(): number
}

/** The passages of the site's own pages, in memory. */
export function createSearchIndex(): SearchIndex {
  const index = new MiniSearch<Passage>({
    fields: Object.keys(boost),
    storeFields: ["path", "anchor", "group", "title", "heading", "text"],
    tokenize: (text) => wordsOf(text).map(({ text }) => text),
    processTerm: stemOf,
  })
  const vocabulary: Vocabulary = new Map()
  const byPath = new Map<string, readonly Passage[]>()

  /** How many passages have each stem. */
  const frequencies = new Map<string, number>()
  /** Inverse document frequency of words together: one that no page has says most about a question. */
  const weightOf = (stems: Iterable<string>) =>
    [...stems].reduce(
      (sum, stem) => sum + Math.log(1 + index.documentCount / ((frequencies.get(stem) ?? 0) + 0.5)),
      0,
    )

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

  /** The best passages that have any of the words, each place once: an answer may be cut into several passages. */
  function find(stems: ReadonlySet<string>): { passage: Passage; share: number }[] {
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
      .map(({ score, queryTerms, ...passage }) => {
        const matched = new Set(queryTerms)
        const share = matched.size / stems.size
        // A passage with few of the words is less of an answer than its score says.
        return {
          passage: passage as unknown as Passage,
          share: weightOf(matched) / weightOf(stems),
          score: score * share,
        }
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
      const stems = new Set(askedWords(question).map((word) => stemOf(correct(word, vocabulary))))
      return find(stems).map(({ passage, share }) => ({ hit: hitOf(passage, stems, vocabulary), share }))
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

/** The word of the pages that is spelled most like one that they do not have; it itself where none is near. */
function correct(word: string, vocabulary: Vocabulary): string {
  if (word.length < 4 || vocabulary.has(word) || /\d/.test(word)) return word
  const farthest = word.length < 8 ? 1 : 2
  let best = { word, far: farthest + 1, times: 0 }
  for (const [known, { times }] of vocabulary) {
    if (Math.abs(known.length - word.length) > farthest || known.length < 3) continue
    const far = distance(word, known)
    if (far < best.far || (far === best.far && times > best.times)) best = { word: known, far, times }
  }
  return best.word
}
