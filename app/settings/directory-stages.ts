import { codesOf } from "#app/lib/text/codes.ts"

/** Stages of the directory: an announcement page, cards under an overlay, or fully open (ruling 2). */
export const directoryStageWords = { "coming-soon": "coming soon", preview: "preview", live: "live" } as const
export type DirectoryStage = keyof typeof directoryStageWords
export const directoryStages = codesOf(directoryStageWords)
