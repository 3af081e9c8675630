/** Only names the socket file, as there is no TCP. */
export const PORT = 5432
export const SUPERUSER = "postgres"

/** Given on the command line at every start, so neither an edited file nor ALTER SYSTEM can switch durability off. */
export function serverSettings(name: string, socketFolder: string, durable: boolean): string[] {
  const onOff = durable ? "on" : "off"
  const settings = {
    cluster_name: name,
    listen_addresses: "",
    port: PORT,
    // A list of paths: the quotes let a folder's name hold a comma.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    fsync: onOff,
    full_page_writes: onOff,
    synchronous_commit: onOff,
    // Its owner starts it anew when one of its processes has died. Left to itself it stays half started for good when the disk is
    // full at the end of its recovery: the process that recovers is gone, and nothing else of it ends.
    restart_after_crash: "off",
    // One that need not be durable serves many tests at once, and several instances of a product in each.
    max_connections: durable ? 50 : 200,
    // Taken from the system only as pages are used: an idle server stays below 30 MB.
    shared_buffers: "128MB",
    // Two segments more than a small site ever needs, instead of the gigabyte of the default.
    max_wal_size: "256MB",
    // Compiling costs a small query more than it gains.
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    // Seven files, one per weekday, each emptied when its day comes round again.
    logging_collector: "on",
    log_filename: "postgresql-%a.log",
    log_rotation_size: 0,
    log_truncate_on_rotation: "on",
    // No personal data in the log: statements, and the DETAIL of a violated key, quote what people typed.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
  }
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
}
