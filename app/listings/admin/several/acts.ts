/** What staff can do to several listings at once. */
export const severalActs = ["hide", "category", "town", "confirm"] as const
export type SeveralAct = (typeof severalActs)[number]

/** The form as it comes back, with what was typed. */
export type SeveralState = {
  values: Partial<Record<"reason" | "reasonCode" | "directoryCategory" | "city" | "how" | "note", string>>
  errors: Partial<Record<string, string>>
  /** The choice of a town as the server has made it. */
  towns?: string
}
