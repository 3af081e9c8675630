import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { copyMigrationsAndAdd } from "#test/added-migration.ts"
import { migrationsFolder } from "./migrations.ts"
import { type RollEvent, rollInstances, whyNotBeside } from "./roll.ts"

const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-roll-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** A site of two instances, each a server that is ready if its version is. */
const versionOf: Record<string, string> = {}
const servers: Server[] = []
let current = "old"
let broken = ""
const restarts: string[] = []
let instances: { name: string; origin: string }[] = []

beforeAll(async () => {
  instances = await Promise.all(
    ["one", "two"].map(async (name) => {
      const server = createServer((_, answer) =>
        answer.writeHead(broken === `${name} ${versionOf[name]}` ? 503 : 200).end(),
      )
      servers.push(server)
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
      return { name, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    }),
  )
})
afterAll(() => {
  for (const server of servers) server.close()
})
afterEach(() => {
  current = "old"
  broken = ""
  restarts.length = 0
})

async function roll(restart = async (_name: string) => {}) {
  const said: RollEvent[] = []
  const isDone = await rollInstances({
    ...{ instances, from: "old", to: "new", waitMs: 500, settleMs: 300, say: (event) => said.push(event) },
    pointTo: (version) => {
      current = version
    },
    async restart(name) {
      await restart(name)
      restarts.push(`${name} ${current}`)
      versionOf[name] = current
    },
  })
  return { isDone, said: said.map(({ kind, instance }) => `${instance} ${kind}`) }
}

describe("instances are replaced one after the other", () => {
  test("when each is ready on the new version", async () => {
    expect(await roll()).toEqual({ isDone: true, said: ["one ready", "two ready"] })
    expect(restarts).toEqual(["one new", "two new"])
    expect(current).toBe("new")
  })

  test("and go back, the last one first, when one is not ready", async () => {
    broken = "two new"
    const { isDone, said } = await roll()
    expect([isDone, said]).toEqual([false, ["one ready", "two failed", "two back", "one back"]])
    expect(restarts).toEqual(["one new", "two new", "two old", "one old"])
    expect(current).toBe("old")
  })

  test("the second is not touched when the first does not even start", async () => {
    const { isDone, said } = await roll(async (name) => {
      if (current === "new") throw new Error(`${name} did not start`)
    })
    expect([isDone, said]).toEqual([false, ["one failed", "one back"]])
    expect(restarts).toEqual(["one old"])
  })

  test("one that is ready and then is not any more is no success", async () => {
    setTimeout(() => {
      broken = "one new"
    }, 150)
    const { isDone, said } = await roll()
    expect([isDone, said]).toEqual([false, ["one failed", "one back"]])
  })

  test("what is not ready on the old version either is said", async () => {
    broken = "one new"
    const { said } = await roll(async () => {
      if (current === "old") broken = "one old"
    })
    expect(said).toEqual(["one failed", "one stuck"])
  })
})

describe("two versions may run at once", () => {
  const next = path.join(folder, "next")

  beforeAll(() => {
    mkdirSync(path.join(next, "app", "db"), { recursive: true })
    copyMigrationsAndAdd(migrationsFolder(next), "9999_next", "select 1")
  })

  test("as long as the newer one's migrations say that the older one works on", () => {
    expect(whyNotBeside(process.cwd(), process.cwd())).toBeNull()
    const refusal = { last: expect.stringMatching(/^\d{4}_/), oldest: "9999_next" }
    expect(whyNotBeside(process.cwd(), next)).toEqual(refusal)
    // Back is the same question.
    expect(whyNotBeside(next, process.cwd())).toEqual(refusal)
  })
})
