/** Only part of the socket file's name: there is no TCP. */
export const PORT = 5432
export const SUPERUSER = "postgres"

/** Passed on the command line at every start, so that neither an edited file nor ALTER SYSTEM can turn durability off. */
export function serverSettings(name: string, socketFolder: string, durable: boolean): string[] {
  const onOff = durable ? "on" : "off"
  const settings = {
    cluster_name: name,
    listen_addresses: "",
    port: PORT,
    // A list of paths: the quotes allow commas in a folder's name.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    fsync: onOff,
    full_page_writes: onOff,
    synchronous_commit: onOff,
    // The supervisor restarts the whole server after one of its processes died. PostgreSQL's own restart can hang forever when
    // the disk is full at the end of recovery: the recovery process is gone, and no other process ends.
    restart_after_crash: "off",
    // A server without durability serves many tests at once, each with several instances of a product.
    max_connections: durable ? 50 : 200,
    // The system allocates it only as pages are used: an idle server stays below 30 MB.
    shared_buffers: "128MB",
    // Two segments more than a small site ever needs, instead of the default of 1 GB.
    max_wal_size: "256MB",
    // Compilation costs a small query more than it saves.
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    // Seven files, one per weekday, each truncated when its day comes again.
    logging_collector: "on",
    log_filename: "postgresql-%a.log",
    log_rotation_size: 0,
    log_truncate_on_rotation: "on",
    // No personal data in the log: statements, and the DETAIL of a violated key, quote user input.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
  }
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
}
