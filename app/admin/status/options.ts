/** What became of a backup: it was restored and is right, there was no room for it, or something went wrong. */
export const backupOutcomes = ["good", "no-room", "failed"] as const
export type BackupOutcome = (typeof backupOutcomes)[number]
