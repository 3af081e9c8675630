/** Staff actions on several listings at once. */
export const severalActs = ["hide", "category", "town", "confirm"] as const
export type SeveralAct = (typeof severalActs)[number]

/** The refused form, with what was typed. */
export type SeveralState = {
  values: Partial<Record<"reason" | "reasonCode" | "directoryCategory" | "city" | "how" | "note", string>>
  errors: Partial<Record<string, string>>
  /** The choice of towns, made by the server. */
  towns?: string
}
