/** Output of the backup commands. */
export const backupCommands = {
  backup: {
    usage: "Usage: npm run backup -- <new folder>",
    done: "Backed up {rows} rows of {tables} tables and {files} files to {folder}.",
    unreadable:
      "The table {table} cannot be read: {reason}. No backup was made; keep the last one, and see docs/operations.md.",
    secret: "It holds personal data and the site's secret: keep it where nobody else can read it.",
    givenSecret:
      "It holds personal data: keep it where nobody else can read it. SITE_SECRET is not in it: keep that safe somewhere else.",
    bucket: "Uploads are in {bucket} and not in this backup: let the bucket keep earlier versions of files.",
  },
  restore: {
    usage:
      "Usage: npm run restore -- <folder of a backup>, with DATA_DIR and DATABASE_URL of the empty place, and the site stopped",
    tried: "Restoring {rows} rows and {files} files of {date}. When the site tried it, that took {time}.",
    expected: "Restoring {rows} rows and {files} files of {date}. That will take about {time}.",
    erased: {
      one: "{count} person who was erased since that backup was erased again.",
      other: "{count} people who were erased since that backup were erased again.",
    },
    done: "Restored {rows} rows and {files} files of {date}. Start the site with npm start.",
  },
  /** The test restore of a backup into an empty database. */
  check: {
    differs: "The backup was restored, but the table {table} does not match what was saved.",
  },
  /** Messages of the nightly backup. */
  night: {
    noPlace: "BACKUP_DIR is not set, and the database is on a server: there is no place for backups.",
    noRoom: "A backup needs {needed} of free space, twice the size of the site; {folder} has {free}.",
    failed: "It ended with {code}. The log says more under backup.failed.",
  },
  beforeUpgrade: {
    progress: "making a backup of the database before it is updated",
    note: "The database was updated. A backup of it from before the update is in {folder}; docs/operations.md says how to go back.",
    noRoom:
      "This version has to change the database, and makes a backup of it first. That may need {needed}, and {folder} has {free} free. Nothing was changed, and the version you had before still runs. Free up space, or make that folder a link to one on another disk. Then start again.",
  },
  move: {
    usage:
      "Usage: npm run move-to-postgres -- <postgres://...>, with the site stopped and DATABASE_URL unset: copies the embedded database to an empty PostgreSQL database",
    done: "Moved {rows} rows. Start the site with DATABASE_URL set to that address; the old database stays in {folder}, and the site refuses to start on it.",
    moved:
      "The database in {folder} was moved to {place} on {date}, and everything received since then is there: set DATABASE_URL to its address. To go back to the database as it was before the move, without what was received since, delete the file {file} and start again.",
    address: "The address given to move-to-postgres",
    alreadyThere: "DATABASE_URL is set: the site is already on PostgreSQL.",
  },
} as const
