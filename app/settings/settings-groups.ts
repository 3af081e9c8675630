import { pathTo } from "#app/lib/http/path-to.ts"

/** Sections of the settings by page. Each is saved separately. */
const settingsGroups = {
  directory: ["directory-stage", "payments"],
  news: ["announcement", "roadmap", "webinar"],
  links: ["links"],
  mail: ["staff-mail", "test-mail"],
} as const
export type SettingsGroup = keyof typeof settingsGroups
export type SettingsIntent = (typeof settingsGroups)[SettingsGroup][number]

export const settingsGroupNames = Object.keys(settingsGroups) as SettingsGroup[]

/** Path of a group's page. The first group has the path of the settings. */
export const settingsPath = (group: SettingsGroup): string =>
  group === "directory" ? pathTo("/admin/settings") : pathTo("/admin/settings/:group", { group })

/** The group of a section; the first one for an unknown section. */
export const groupOf = (intent: string): SettingsGroup =>
  settingsGroupNames.find((group) => (settingsGroups[group] as readonly string[]).includes(intent)) ??
  "directory"
