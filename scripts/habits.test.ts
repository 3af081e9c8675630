import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"

/** What made the gate red for reasons of its own, each with what to write instead. */
const habits = [
  {
    name: "a wait with a limit of its own (waitUntil, expect.poll)",
    pattern: /\bvi\.waitFor\(/,
    except: ["test/wait-until.ts"],
  },
  {
    name: "a clock beside an expectation (assert an order, a count, an effect)",
    pattern: /expect\([^\n]*(performance|Date)\.now\(\)[^\n]*\)\.toBe(Less|Greater)Than/,
    except: [
      // Ten seconds are the rule that is tested, of which the database's own limit takes seven.
      "test/database-away.test.ts",
      // A pattern that goes back and forth would take hours.
      "app/platform/places/parse-location.fuzz.test.ts",
    ],
  },
  {
    name: "a folder that everybody uses, listed (a folder or a name of one's own)",
    pattern: /readdirSync\(tmpdir\(\)\)(?!\.filter)/,
    except: [],
  },
  { name: "a port of one's own choice (0, and ask which)", pattern: /\.listen\([1-9]\d*/, except: [] },
]

const folders = ["app", "content", "e2e", "packages", "scripts", "server", "test"]
const isOfTests = (file: string) => /\.test\.tsx?$|^(e2e|test)\/.*\.ts$|^packages\/[^/]+\/test\//.test(file)
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
  )
  .filter((file) => isOfTests(file) && !file.includes("node_modules") && file !== "scripts/habits.test.ts")

describe.each(habits)("no test has $name", ({ pattern, except }) => {
  test("but those that say why", () => {
    const found = files.filter((file) => /\.tsx?$/.test(file) && pattern.test(readFileSync(file, "utf8")))
    expect(found.sort()).toEqual([...except].sort())
  })
})
