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
    })
  })

  test("names every unusable variable at once", () => {
    const env = {
      PORT: "80a",
      DATABASE_URL: "mysql://x/y",
      SMTP_URL: "http://mail",
      PUBLIC_URL: "https://a.example/path",
      TRUST_PROXY: "yes",
      ADMIN_EMAIL: "someone@example.org",
    }
    const names = ["PORT", "DATABASE_URL", "SMTP_URL", "PUBLIC_URL", "TRUST_PROXY", "ADMIN_PASSWORD"]
    try {
      readConfig(env, "/srv/site")
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      for (const name of names) expect((error as ConfigError).message).toContain(name)
      expect((error as ConfigError).problems).toHaveLength(names.length)
    }
  })

  test("blank values count as unset", () => {
    expect(readConfig({ PORT: " ", DATABASE_URL: "", ADMIN_EMAIL: "" }, "/srv").port).toBe(3000)
  })

  test("a short first password is refused", () => {
    expect(() => readConfig({ ADMIN_EMAIL: "a@example.org", ADMIN_PASSWORD: "short" }, "/srv")).toThrow(
      /12 characters/,
    )
  })

  test.each([
    ["1", 1],
    ["true", 1],
    ["false", 0],
    ["2", 2],
  ])("TRUST_PROXY=%s means %i proxies", (value, hops) => {
    expect(readConfig({ TRUST_PROXY: value }, "/srv").trustedProxies).toBe(hops)
  })
})
