import { wordlist as czech } from "@scure/bip39/wordlists/czech.js"
import { wordlist as english } from "@scure/bip39/wordlists/english.js"
import { wordlist as french } from "@scure/bip39/wordlists/french.js"
import { wordlist as italian } from "@scure/bip39/wordlists/italian.js"
import { wordlist as japanese } from "@scure/bip39/wordlists/japanese.js"
import { wordlist as korean } from "@scure/bip39/wordlists/korean.js"
import { wordlist as portuguese } from "@scure/bip39/wordlists/portuguese.js"
import { wordlist as simplifiedChinese } from "@scure/bip39/wordlists/simplified-chinese.js"
import { wordlist as spanish } from "@scure/bip39/wordlists/spanish.js"
import { wordlist as traditionalChinese } from "@scure/bip39/wordlists/traditional-chinese.js"

import { phraseLength, phraseWords, plainWord } from "./wallet-secret.ts"

const lists = [
  ...[english, french, spanish, italian, portuguese, czech, japanese, korean],
  ...[simplifiedChinese, traditionalChinese],
].map((words) => new Set(words.map(plainWord)))

/**
 * Returns whether the text has twelve or more words of one BIP-39 list in a row, with any numbers and signs between them, or
 * with one repeated word between them ('word 1: abandon, word 2: ability'). Prose has no twelve in a row: the lists have no
 * articles and few short words. Labels and directions do ("north, north east, east, ..."), but with few different words.
 */
export function holdsRecoveryPhrase(text: string): boolean {
  const words = phraseWords(text)
  return lists.some((list) => holdsRow(words, list, 1) || holdsRow(words, list, 2))
}

/** @param step 1: each word is in the list; 2: every second word is, and the words between are the same */
function holdsRow(words: string[], list: Set<string>, step: 1 | 2): boolean {
  for (let start = 0; start < step; start++) {
    let row: string[] = []
    for (let at = start; at < words.length; at += step) {
      const word = words[at] as string
      const goesOn = step === 1 || row.length < 2 || words[at - 1] === words[at - 3]
      if (!list.has(word)) row = []
      else row = goesOn ? [...row.slice(1 - phraseLength), word] : [word]
      if (row.length === phraseLength && isVaried(row)) return true
    }
  }
  return false
}

/** @param row twelve words. Examples repeat one word eleven times ('abandon ... abandon about') */
function isVaried(row: string[]): boolean {
  const first = new Set(row.slice(0, -1))
  return new Set(row).size >= 9 || (first.size === 1 && !first.has(row.at(-1) as string))
}
