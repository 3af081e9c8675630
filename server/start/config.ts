import path from "node:path"
import type { S3Options } from "#app/lib/files/s3-store.server.ts"
import { smtpSecurityProblem } from "#app/lib/mail/outbox/smtp-security.ts"

/** The environment variables of the process, read once and typed. `.env.example` documents each variable. */
export type Config = {
  mode: "development" | "production" | "test"
  /** The project's folder, which contains the build and the migrations. */
  rootDir: string
  host: string
  port: number
  /** Absolute. Contains the embedded database, the mail folder and the secrets. */
  dataDir: string
  /** Unset: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** Origin without a trailing slash; every link in a mail starts with it. */
  publicUrl: string
  /** True when PUBLIC_URL is set: then only this origin may post. */
  publicUrlIsSet: boolean
  /** The number of proxies in front of the site that append to X-Forwarded-For; 0 ignores every forwarded header. */
  trustedProxies: number
  /** Unset: each mail is one `.eml` file under `dataDir`/mail. */
  smtpUrl: string | undefined
  firstAdmin: { email: string; password: string } | undefined
  /** The bearer token for /metrics. Unset: there is no such page. */
  metricsToken: string | undefined
  /** Shared by instances on several machines. Unset: the file `secret` in `dataDir`. */
  secret: string | undefined
  /** The previous `secret`, needed until the site's secret has been changed. */
  secretBefore: string | undefined
  /** Absolute. The folder for nightly backups. Unset: an embedded database is backed up to `dataDir`/backups. */
  backupDir: string | undefined
  /** The S3 bucket for uploads. Unset: the folder `uploads` in `dataDir`. */
  s3: S3Options | undefined
}

/** Lists every problem at once, so that nobody has to restart once per variable. */
export class ConfigError extends Error {
  override name = "ConfigError"
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`)
    this.problems = problems
  }
}

/**
 * @param env process.env, or a plain object in tests; an empty one is a complete configuration
 * @param rootDir the project's folder, the base of a relative DATA_DIR
 * @throws ConfigError
 */
export function readConfig(env: Record<string, string | undefined>, rootDir: string): Config {
  const problems: string[] = []
  const read = (name: string) => env[name]?.trim() || undefined

  const port = Number(read("PORT") ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push("PORT must be a number from 0 to 65535.")

  const databaseUrl = read("DATABASE_URL")
  if (databaseUrl && !hasScheme(databaseUrl, "postgres:", "postgresql:"))
    problems.push("DATABASE_URL must start with postgres:// or postgresql://.")

  const smtpUrl = read("SMTP_URL")
  if (smtpUrl && !hasScheme(smtpUrl, "smtp:", "smtps:"))
    problems.push("SMTP_URL must start with smtp:// or smtps://.")
  else if (smtpUrl)
    problems.push(...[smtpSecurityProblem(smtpUrl)].filter((problem) => problem !== undefined))

  const givenPublicUrl = read("PUBLIC_URL")
  if (givenPublicUrl && !isOrigin(givenPublicUrl))
    problems.push("PUBLIC_URL must be an origin such as https://www.example.org, without a path.")

  const trustedProxies = readTrustProxy(read("TRUST_PROXY"))
  if (trustedProxies === undefined)
    problems.push("TRUST_PROXY must be the number of proxies in front of the site, such as 1.")

  const email = read("ADMIN_EMAIL")
  const password = env.ADMIN_PASSWORD || undefined
  if (Boolean(email) !== Boolean(password))
    problems.push("ADMIN_EMAIL and ADMIN_PASSWORD must be set together.")
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    problems.push("ADMIN_EMAIL must be an e-mail address.")

  const metricsToken = read("METRICS_TOKEN")
  if (metricsToken && !/^[\x21-\x7e]{16,}$/.test(metricsToken))
    problems.push("METRICS_TOKEN must have at least 16 characters, without spaces.")

  const secret = read("SITE_SECRET")
  if (secret && secret.length < 32)
    problems.push("SITE_SECRET must have at least 32 characters, such as 'openssl rand -hex 32' prints.")
  const secretBefore = read("SITE_SECRET_BEFORE")
  if (secretBefore && !secret) problems.push("SITE_SECRET_BEFORE needs SITE_SECRET.")
  const s3 = readS3(read, problems)

  const backupDir = read("BACKUP_DIR")

  if (problems.length > 0) throw new ConfigError(problems)

  return {
    mode: env.NODE_ENV === "development" ? "development" : env.NODE_ENV === "test" ? "test" : "production",
    rootDir,
    // Behind a proxy the default is the loopback address: a client that reaches the port directly could forge X-Forwarded-For.
    host: read("HOST") ?? (trustedProxies ? "127.0.0.1" : "0.0.0.0"),
    port,
    dataDir: path.resolve(rootDir, read("DATA_DIR") ?? "data"),
    databaseUrl,
    publicUrl: givenPublicUrl ? new URL(givenPublicUrl).origin : `http://localhost:${port}`,
    publicUrlIsSet: givenPublicUrl !== undefined,
    trustedProxies: trustedProxies ?? 0,
    smtpUrl,
    firstAdmin: email && password ? { email, password } : undefined,
    metricsToken,
    secret,
    secretBefore,
    backupDir: backupDir && path.resolve(rootDir, backupDir),
    s3,
  }
}

const s3Variables = ["S3_BUCKET_URL", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const

/** All four variables or none: a partial configuration would put some uploads where they are not found. */
function readS3(read: (name: string) => string | undefined, problems: string[]): S3Options | undefined {
  const [bucketUrl, region, accessKeyId, secretAccessKey] = s3Variables.map(read)
  const isUsable = !bucketUrl || isBucketUrl(bucketUrl)
  if (!isUsable)
    problems.push("S3_BUCKET_URL must be the address of a bucket, such as https://s3.example.org/uploads.")
  if (bucketUrl && region && accessKeyId && secretAccessKey)
    return { bucketUrl: bucketUrl.replace(/\/+$/, ""), region, accessKeyId, secretAccessKey }
  const missing = s3Variables.filter((name) => !read(name))
  if (missing.length < s3Variables.length)
    problems.push(`Uploads in S3 need ${s3Variables.join(", ")}: not set are ${missing.join(", ")}.`)
  return undefined
}

/** The path is signed as it is written, so it may contain only characters that need no encoding. */
function isBucketUrl(url: string): boolean {
  if (!hasScheme(url, "http:", "https:")) return false
  const { pathname, search, hash, username } = new URL(url)
  return /^[\w.~/-]*$/.test(pathname) && !search && !hash && !username
}

function hasScheme(url: string, ...schemes: string[]): boolean {
  return URL.canParse(url) && schemes.includes(new URL(url).protocol)
}

function isOrigin(url: string): boolean {
  if (!hasScheme(url, "http:", "https:")) return false
  const { pathname, search, hash, username } = new URL(url)
  return pathname === "/" && !search && !hash && !username
}

/** A number of hops. `true` (1) and `false` (0) are accepted because other servers spell the setting so. */
function readTrustProxy(value: string | undefined): number | undefined {
  if (value === undefined || value === "false") return 0
  if (value === "true") return 1
  const hops = Number(value)
  return Number.isInteger(hops) && hops >= 0 && hops <= 10 ? hops : undefined
}
