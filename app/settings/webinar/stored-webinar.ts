import { z } from "zod"
import { freshWebinar, type WebinarSetting } from "./webinar.ts"

const storedSchema = z.object({
  state: z.enum(["on", "off"]),
  weekday: z.string(),
  time: z.string(),
  timeZone: z.string(),
  joinUrl: z.string(),
})

export function storedWebinar(value: unknown): WebinarSetting {
  return storedSchema.safeParse(value).data ?? freshWebinar
}
