import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { parse } from "yaml"

/** Links of a document to files, without links to other sites and within the document. */
function linksOf(file: string): string[] {
  const links = readFileSync(file, "utf8").matchAll(/\]\(([^)\s]+)\)/g)
  return [...links]
    .map(([, target = ""]) => target.replace(/#.*/, ""))
    .filter((target) => target && !/^\w+:/.test(target))
}

test("every link from one document to a file has a target", () => {
  const documents = globSync(["*.md", "docs/**/*.md", "lab/README.md", "packages/*/*.md"])
  expect(documents).toContain("README.md")
  const dead = documents.flatMap((file) =>
    linksOf(file)
      .filter((target) => !existsSync(path.join(path.dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  )
  expect(dead).toEqual([])
})

test("every page of decisions is in the index", () => {
  const folder = "docs/decisions"
  const pages = readdirSync(folder).filter((name) => name !== "README.md")
  expect(linksOf(path.join(folder, "README.md")).toSorted()).toEqual(pages.toSorted())
})

type Service = {
  image: string
  environment: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] | string }
  stop_grace_period: string
  networks: Record<string, { aliases?: string[] }>
}

const composeFile = readFileSync("compose.yaml", "utf8")
const { services, configs } = parse(composeFile, { merge: true }) as {
  services: Record<"app" | "app-2" | "database", Service>
  configs: Record<string, { content: string }>
}
const variables = (text: string) => [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = ""]) => name)

test("compose.yaml gives the site its own database password, never that of the superuser", () => {
  const [superuser = "none"] = variables(services.database.environment.POSTGRES_PASSWORD ?? "")
  const given = Object.values(services.app.environment).flatMap(variables)
  expect(given).toContain("DATABASE_PASSWORD")
  expect(variables(services.database.environment.SITE_PASSWORD ?? "")).toEqual(["DATABASE_PASSWORD"])
  expect(given).not.toContain(superuser)
  expect(configs["database-role"]?.content).toMatch(/create role guapcoin login password :'password';/)
})

test("compose.yaml replaces one instance after the other, and lets each finish", () => {
  expect(services["app-2"].image).toBe(services.app.image)
  expect(services["app-2"].environment).toEqual(services.app.environment)
  expect(services["app-2"].depends_on?.app).toEqual({ condition: "service_healthy" })
  for (const { healthcheck, stop_grace_period, networks } of [services.app, services["app-2"]]) {
    expect(String(healthcheck?.test)).toContain("/livez'")
    // 1 s notice, 10 s to finish, 10 s to close (server.ts).
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(21)
    expect(configs.proxy?.content).toContain(`dynamic a ${networks.front?.aliases?.[0]} 3000`)
  }
})

test("the header of compose.yaml names every required variable", () => {
  const needed = [...composeFile.matchAll(/\$\{(\w+):\?/g)].map(([, name = ""]) => name)
  const [head = ""] = composeFile.split("services:")
  for (const name of new Set(needed)) expect(head).toContain(`${name}=`)
})
