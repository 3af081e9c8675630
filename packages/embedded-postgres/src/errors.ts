/** The embedded server cannot run here. The message says why and what to do. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError"
}

/** Another process owns the data folder. The message names the folder and that process. */
export class FolderInUseError extends Error {
  override name = "FolderInUseError"
}

/** Part of most messages: the operator can use a PostgreSQL server instead. */
export const USE_DATABASE_URL = "To use a PostgreSQL server of your own instead, set DATABASE_URL."
