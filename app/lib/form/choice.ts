import { z } from "zod"
import { codeOf, codesOf, type Words } from "../text/codes.ts"

/** A schema for one item of a list: accepts the label that forms post, or the code; returns the code. */
export function choice<Code extends string>(words: Words<Code>) {
  return z
    .enum([...Object.values<string>(words), ...codesOf(words)])
    .transform((given) => codeOf(words, given) as Code)
    .meta({ words })
}
