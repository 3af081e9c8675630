/** Messages for the person who starts the server or a command. */
export const startContent = {
  openFolder:
    "Other users of this machine can read {folder}, and it could not be made private. Give the site its own DATA_DIR, or have the folder's owner run chmod 700 on it.",
  database: {
    unknownHost:
      "{variable} names the host {host}, which could not be found ({code}): check its spelling and the DNS.",
    silent:
      "{variable} names {server}, where no PostgreSQL answers ({code}): check the host and port, that it is running, and that it accepts connections from this machine.",
    refusedUser: "{variable}: {server} refuses the user or the password in it ({code}).",
    noDatabase:
      "{variable} names the database {database}, which {server} does not have ({code}): create it first.",
    notAllowed:
      "{variable}: its user lacks permissions that the site needs in {database} ({code}): make that user the database's owner.",
    full: "{variable}: {server} has no connections left ({code}): raise its max_connections, or close others.",
    tls: "{variable}: no TLS connection to {server} could be made ({code}): check sslmode and sslrootcert in the URL.",
    other: "{variable}: {server} refused what the site needs ({code}): {reason}.",
  },
  folder: {
    closed:
      "DATA_DIR is {folder}, which is not writable ({code}): make the user that runs this its owner, or set DATA_DIR to another folder.",
    noFolder: "DATA_DIR is {folder}, but there is a file in the way ({code}): set DATA_DIR to a folder.",
    noRoom:
      "DATA_DIR is {folder}, on a disk that is full ({code}): free up space, or put DATA_DIR on another disk.",
  },
  firstAdmin: {
    none: "no administrator yet; create the first one within 24 hours at",
    email: "ADMIN_EMAIL was not accepted: it must be an email address.",
    password:
      "ADMIN_PASSWORD was not accepted: it needs {min} to {max} characters, and must not be easy to guess.",
    emailTaken:
      "ADMIN_EMAIL was not accepted: an account that is not an administrator's already uses that email address.",
    busy: "ADMIN_EMAIL was not made an administrator: the machine was too busy.",
  },
  port: {
    inUse:
      "PORT is {port}, which another program is already using: stop that program, or set PORT to another number.",
    notAllowed: "PORT is {port}, which this user may not open: set PORT to 1024 or higher.",
    noHost:
      "HOST is {host}, which is not an address of this machine ({code}): correct HOST, or leave it unset.",
    other: "Port {port} of {host} cannot be opened ({code}): check PORT and HOST.",
  },
} as const
