import { codesOf } from "#app/lib/text/codes.ts"

/** How far the directory is open: a page that announces it, cards under an overlay, or the real thing (ruling 2). */
export const directoryStageWords = { "coming-soon": "coming soon", preview: "preview", live: "live" } as const
export type DirectoryStage = keyof typeof directoryStageWords
export const directoryStages = codesOf(directoryStageWords)
