/** How far the directory is open: a page that announces it, cards under an overlay, or the real thing (ruling 2). */
export const directoryStages = ["coming soon", "preview", "live"] as const
export type DirectoryStage = (typeof directoryStages)[number]
