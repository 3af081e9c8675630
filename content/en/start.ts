/** What the process that serves the site, and the commands, say to the person who starts them. */
export const startContent = {
  openFolder:
    "Other users of this machine can read {folder}, and it could not be closed to them. Give the site a DATA_DIR of its own, or let its owner run chmod 700 on it.",
  database: {
    unknownHost:
      "{variable} names the host {host}, which nobody knows here ({code}): check its spelling and the DNS.",
    silent:
      "{variable} names {server}, where no PostgreSQL answers ({code}): check host and port, that it runs, and that it takes connections from this machine.",
    refusedUser: "{variable}: {server} refuses the user or the password in it ({code}).",
    noDatabase:
      "{variable} names the database {database}, which {server} does not have ({code}): create it first.",
    notAllowed:
      "{variable}: its user may not do in {database} what the site has to ({code}): make that user the database's owner.",
    full: "{variable}: {server} has no connection left ({code}): raise its max_connections, or stop others.",
    tls: "{variable}: no TLS connection to {server} came about ({code}): check sslmode and sslrootcert in the address.",
    other: "{variable}: {server} does not take what the site needs ({code}): {reason}.",
  },
  folder: {
    closed:
      "DATA_DIR is {folder}, which cannot be written ({code}): it has to belong to the user that runs this, or DATA_DIR has to name another folder.",
    noFolder: "DATA_DIR is {folder}, and there is a file in the way ({code}): give DATA_DIR a folder.",
    noRoom:
      "DATA_DIR is {folder}, on a disk that is full ({code}): make room, or give DATA_DIR another disk.",
  },
  firstAdmin: {
    none: "no administrator yet; create the first one within 24 hours at",
    email: "ADMIN_EMAIL was not taken: it has to be an email address.",
    password:
      "ADMIN_PASSWORD was not taken: it needs {min} to {max} characters, and must be none of those that others would try first.",
    emailTaken:
      "ADMIN_EMAIL was not taken: there is an account with that address, which is no administrator's.",
    busy: "ADMIN_EMAIL was not made an administrator: the machine was too busy.",
  },
  port: {
    inUse:
      "PORT is {port}, which another program uses already: stop that one, or set PORT to another number.",
    notAllowed: "PORT is {port}, which this user may not open: set PORT to a number from 1024 on.",
    noHost: "HOST is {host}, which is no address of this machine ({code}): correct HOST, or leave it unset.",
    other: "The port {port} of {host} cannot be opened ({code}): check PORT and HOST.",
  },
} as const
