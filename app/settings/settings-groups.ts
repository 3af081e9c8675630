import { pathTo } from "#app/lib/http/path-to.ts"

/** What staff can change, by the pages it stands on; each is saved by itself. */
const settingsGroups = {
  directory: ["directory-stage", "payments"],
  news: ["announcement", "roadmap", "webinar"],
  links: ["links"],
  mail: ["staff-mail", "test-mail"],
} as const
export type SettingsGroup = keyof typeof settingsGroups
export type SettingsIntent = (typeof settingsGroups)[SettingsGroup][number]

export const settingsGroupNames = Object.keys(settingsGroups) as SettingsGroup[]

/** The page of a group; the first one is what the navigation opens. */
export const settingsPath = (group: SettingsGroup): string =>
  group === "directory" ? pathTo("/admin/settings") : pathTo("/admin/settings/:group", { group })

/** The group that a part of the settings is in; of what is none, the first one. */
export const groupOf = (intent: string): SettingsGroup =>
  settingsGroupNames.find((group) => (settingsGroups[group] as readonly string[]).includes(intent)) ??
  "directory"
