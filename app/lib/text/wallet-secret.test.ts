import { globSync, readFileSync } from "node:fs"
import { sha256 } from "@noble/hashes/sha2.js"
import { createBase58check } from "@scure/base"
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
import { describe, expect, test } from "vitest"
import { holdsWalletSecret } from "../form/text-problem.server.ts"
import { mayHoldRecoveryPhrase } from "./wallet-secret.ts"

const base58check = createBase58check(sha256)
const hex = "4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318"
const hash = Uint8Array.from({ length: 32 }, (_, index) => index * 7 + 1)
const importKey = base58check.encode(Uint8Array.of(128, ...hash, 1))
const words = "legal winner thank year wave sausage worth useful legal winner thank yellow".split(" ")
const first12 = english.slice(0, 12)
/** Twelve words from the middle of a list. */
const some = (list: readonly string[], between = " ") =>
  Array.from({ length: 12 }, (_, index) => list[index * 163 + 7]).join(between)

const latin: [string, string][] = [
  ["a phrase", words.join(" ")],
  ["in a sentence", `My words are ${words.join(" ")}, please help me.`],
  ["with numbers", words.map((word, index) => `${index + 1}. ${word}`).join(" ")],
  [
    "the first words of the list with numbers",
    first12.map((word, index) => `${index + 1}. ${word}`).join(" "),
  ],
  ["with numbers in brackets", words.map((word, index) => `(${index + 1}) ${word}`).join("\n")],
  ["with letters", words.map((word, index) => `${String.fromCharCode(97 + index)}) ${word}`).join(" ")],
  ["with commas", words.join(",")],
  ["with hyphens", words.join("-")],
  ["with underscores", words.join("_")],
  ["on lines", words.join("\r\n")],
  ["as a list", words.map((word) => `- ${word}`).join("\n")],
  ["as JSON", JSON.stringify(words)],
  ["with 'and'", first12.join(" and ")],
  ["with 'word 1:'", words.map((word, index) => `word ${index + 1}: ${word}`).join("; ")],
  ["with a word that is on no list before each", first12.map((word) => `mot: ${word}`).join(" ")],
  ["in capitals", words.join(" ").toUpperCase()],
  ["with capitals at the beginning", words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(" ")],
  ["with capitals in place of blanks", words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")],
  ["with direction marks", words.map((word) => `\u200e${word}\u200f`).join(" ")],
  ["with fixed blanks", words.join("\u00a0")],
  ["with tabs", words.join("\t")],
  ["of 24 words", `${some(english)} ${some(english.toReversed())}`],
  ["of an example", `${"abandon ".repeat(11)}about`],
  ["in French", some(french)],
  ["in French without accents", some(french).normalize("NFD").replace(/\p{M}/gu, "")],
  [
    "the first words in French with numbers",
    french
      .slice(0, 12)
      .map((word, index) => `${index + 1} ${word}`)
      .join(" "),
  ],
  ["in Spanish", some(spanish)],
  ["in Italian", some(italian, ", ")],
  ["in Portuguese", some(portuguese)],
  ["in Czech", some(czech)],
]

const others: [string, string][] = [
  ["in Japanese", some(japanese, "\u3000")],
  ["in Korean", some(korean)],
  ["in Korean, composed", some(korean).normalize("NFC")],
  ["in Chinese", some(simplifiedChinese)],
  ["in traditional Chinese", some(traditionalChinese, "\u3000")],
]

const keys: [string, string][] = [
  ["hexadecimal", hex],
  ["with 0x", `0x${hex}`],
  ["behind words", `key 0x${hex}`],
  ["behind a direction mark", `\u200e${hex}`],
  ["behind a colon", `PRIVATE_KEY=${hex.toUpperCase()};`],
  ["in groups of four", hex.match(/.{4}/g)?.join(" ") ?? ""],
  ["in bytes", hex.match(/.{2}/g)?.join(":") ?? ""],
  ["on two lines", `${hex.slice(0, 32)}\n${hex.slice(32)}`],
  ["a wallet import key", importKey],
  ["a wallet import key in a sentence", `It is "${importKey}", I think.`],
  ["an uncompressed wallet import key", base58check.encode(Uint8Array.of(46, ...hash))],
  ["BIP-38", "6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg"],
  ["an extended key", `My key is xprv${importKey.repeat(2)}.`],
]

describe("a wallet secret", () => {
  test.each([...latin, ...others, ...keys])("%s is found", (_, text) => {
    expect(holdsWalletSecret(text)).toBe(true)
  })

  test.each(latin)("for %s a browser loads the word lists", (_, text) => {
    expect(mayHoldRecoveryPhrase(text)).toBe(true)
  })
})

describe("no secret", () => {
  test.each([
    "Please list my shop in Lagos. We sell cloth, shoes and jewelry, and we would like to take Guapcoin.",
    "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ and 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed are our addresses.",
    `The payment is https://explorer.guapcoinx.com/tx/0x${hex}, and nobody answers.`,
    "Call 024 555 0123, 024 555 0124, 020 555 0125, 027 555 0126, 030 555 0127, 055 555 0128, 024 555 0129",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf6 f81d4fae-7dec-11d0-a765-00a0c91e6bf7",
    "north, north east, east, south east, south, south west, west, north west",
    words.slice(1).join(" "),
  ])("%j", (text) => {
    expect(holdsWalletSecret(text)).toBe(false)
  })

  test("no text of the site counts as a secret", () => {
    const paragraphs = globSync("content/en/**/*.{ts,mdx}").flatMap((file) => {
      const source = readFileSync(file, "utf8")
      return file.endsWith("mdx")
        ? source.split(/\n\n+/)
        : [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text = ""]) => text)
    })
    expect(paragraphs.length).toBeGreaterThan(3000)
    expect(paragraphs.filter(holdsWalletSecret)).toEqual([])
  })
})
