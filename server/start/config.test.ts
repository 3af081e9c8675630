import { describe, expect, test } from "vitest"
import { ConfigError, readConfig } from "./config.ts"

describe("readConfig", () => {
  test("an empty environment is a complete configuration", () => {
    expect(readConfig({}, "/srv/site")).toEqual({
      mode: "production",
      rootDir: "/srv/site",
      host: "0.0.0.0",
      port: 3000,
      dataDir: "/srv/site/data",
      databaseUrl: undefined,
      publicUrl: "http://localhost:3000",
      publicUrlIsSet: false,
      trustedProxies: 0,
      smtpUrl: undefined,
      firstAdmin: undefined,
      secret: undefined,
      s3: undefined,
    })
    expect(readConfig({ BACKUP_DIR: "kept" }, "/srv/site").backupDir).toBe("/srv/site/kept")
  })

  test("names every unusable variable at once", () => {
    const env = {
      PORT: "80a",
      DATABASE_URL: "mysql://x/y",
      SMTP_URL: "http://mail",
      PUBLIC_URL: "https://a.example/path",
      TRUST_PROXY: "yes",
      ADMIN_EMAIL: "someone@example.org",
      SITE_SECRET: "too short",
      S3_BUCKET_URL: "s3://uploads",
      S3_REGION: "eu-central-1",
    }
    const names = [
      "PORT",
      "DATABASE_URL",
      "SMTP_URL",
      "PUBLIC_URL",
      "TRUST_PROXY",
      "ADMIN_PASSWORD",
      "SITE_SECRET",
      "S3_BUCKET_URL must",
      "not set are S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY",
    ]
    try {
      readConfig(env, "/srv/site")
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      for (const name of names) expect((error as ConfigError).message).toContain(name)
      expect((error as ConfigError).problems).toHaveLength(names.length)
    }
  })

  test.each([
    ["smtp://mail.example.org?tls=off", /tls=none, and nothing else/],
    ["smtps://mail.example.org?tls=none", /goes with smtp:\/\/ alone/],
  ])("SMTP_URL=%s is refused", (SMTP_URL, problem) => {
    expect(() => readConfig({ SMTP_URL }, "/srv")).toThrow(problem)
    expect(readConfig({ SMTP_URL: "smtp://mail.example.org?tls=none" }, "/srv").smtpUrl).toBeDefined()
  })

  test("blank values count as unset", () => {
    expect(readConfig({ PORT: " ", DATABASE_URL: "", ADMIN_EMAIL: "" }, "/srv").port).toBe(3000)
  })

  test("a short ADMIN_PASSWORD does not prevent the start", () => {
    const firstAdmin = { email: "a@example.org", password: "short" }
    const env = { ADMIN_EMAIL: firstAdmin.email, ADMIN_PASSWORD: firstAdmin.password }
    expect(readConfig(env, "/srv").firstAdmin).toEqual(firstAdmin)
  })

  test.each([
    ["1", 1],
    ["true", 1],
    ["false", 0],
    ["2", 2],
  ])("TRUST_PROXY=%s means %i proxies", (value, hops) => {
    expect(readConfig({ TRUST_PROXY: value }, "/srv").trustedProxies).toBe(hops)
    expect(readConfig({ TRUST_PROXY: value }, "/srv").host).toBe(hops > 0 ? "127.0.0.1" : "0.0.0.0")
    expect(readConfig({ TRUST_PROXY: value, HOST: "10.0.0.1" }, "/srv").host).toBe("10.0.0.1")
  })

  const s3 = {
    S3_BUCKET_URL: "https://s3.example.org/uploads/",
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "key",
  }

  test("uploads go to a bucket when all four variables are set", () => {
    expect(readConfig(s3, "/srv").s3).toEqual({
      bucketUrl: "https://s3.example.org/uploads",
      region: "eu-central-1",
      accessKeyId: "id",
      secretAccessKey: "key",
    })
  })

  test.each(Object.keys(s3))("uploads in S3 without %s are refused", (name) => {
    expect(() => readConfig({ ...s3, [name]: "" }, "/srv")).toThrow(`not set are ${name}.`)
  })

  test.each([
    "https://s3.example.org/a%20b",
    "https://s3.example.org/up?x=1",
    "https://me:pw@s3.example.org",
  ])("%s is not accepted as a bucket URL", (url) => {
    expect(() => readConfig({ ...s3, S3_BUCKET_URL: url }, "/srv")).toThrow("S3_BUCKET_URL")
  })
})
