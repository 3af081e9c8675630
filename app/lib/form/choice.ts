import { z } from "zod"
import { codeOf, codesOf, type Words } from "../text/codes.ts"

/** One of a list: takes the word that forms post, or the code, and gives the code. */
export function choice<Code extends string>(words: Words<Code>) {
  return z
    .enum([...Object.values<string>(words), ...codesOf(words)])
    .transform((given) => codeOf(words, given) as Code)
    .meta({ words })
}
