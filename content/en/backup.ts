/** What the commands around backups say at the terminal. */
export const backupCommands = {
  backup: {
    usage: "Usage: npm run backup -- <new folder>",
    done: "Backed up {rows} rows of {tables} tables and {files} files to {folder}.",
    secret: "It holds personal data and the site's secret: keep it where nobody else reads it.",
    givenSecret:
      "It holds personal data: keep it where nobody else reads it. SITE_SECRET is not in it: keep that safe in another place.",
    bucket: "Uploads are in {bucket} and not in this backup: let the bucket keep earlier versions.",
  },
  restore: {
    usage:
      "Usage: npm run restore -- <folder of a backup>, with DATA_DIR and DATABASE_URL of the empty place, and the site stopped",
    done: "Restored {rows} rows and {files} files of {date}. Start the site with npm start.",
  },
  move: {
    usage:
      "Usage: npm run move-to-postgres -- <postgres://...>, with the site stopped and DATABASE_URL unset: copies the embedded database to an empty PostgreSQL database",
    done: "Moved {rows} rows. Start the site with DATABASE_URL set to that address; the old database stays in {folder}.",
    alreadyThere: "DATABASE_URL is set: the site is on PostgreSQL already.",
  },
} as const
