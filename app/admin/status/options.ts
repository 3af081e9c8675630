/** Outcome of a backup: restored and verified, not enough disk space, or failed. */
export const backupOutcomes = ["good", "no-room", "failed"] as const
export type BackupOutcome = (typeof backupOutcomes)[number]
