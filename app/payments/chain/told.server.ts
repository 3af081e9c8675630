import type { z } from "zod"
import type { Asked } from "./ask.server.ts"
import { NoAnswer } from "./no-answer.ts"

export function answered(asked: Asked) {
  if (asked.kind === "failed") throw new NoAnswer(asked.problem)
  return asked
}

export function readJson(asked: Asked): { value: unknown; ms: number } {
  const { text, ms } = answered(asked)
  try {
    return { value: JSON.parse(text), ms }
  } catch {
    throw new NoAnswer("not-json")
  }
}

export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(value)
  if (!success) throw new NoAnswer("malformed")
  return data
}
