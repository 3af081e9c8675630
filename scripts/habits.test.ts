import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"

const folders = ["app", "content", "e2e", "lab", "packages", "scripts", "server", "test"]
const isOfTests = (file: string) =>
  /\.test\.tsx?$|test-support\.tsx?$|^(e2e|lab|test)\/.*\.ts$|^packages\/[^/]+\/test\//.test(file)
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
  )
  .filter((file) => isOfTests(file) && !file.includes("node_modules") && file !== "scripts/habits.test.ts")

/** Causes of flaky tests, each with what to write instead. */
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
      // A pattern with catastrophic backtracking would take hours.
      "app/places/parse-location.fuzz.test.ts",
    ],
  },
  {
    name: "a folder that everybody uses, listed (a folder or a name of one's own)",
    pattern: /readdirSync\(tmpdir\(\)\)(?!\.filter)/,
    except: [],
  },
  {
    name: "a path that a blank in it breaks (import.meta.dirname; in an option pathToFileURL)",
    pattern: /import\.meta\.url\)\.pathname|^(?![\s\S]*pathToFileURL)[\s\S]*`--import/,
    except: [],
  },
  {
    name: "a pool that nobody listens to: it has ended before its connections have, and a server that stops says so on them (connectDatabase)",
    pattern: /new pg\.Pool\(/,
    except: ["test/postgres-setup.ts"],
  },
  { name: "a port of one's own choice (0, and ask which)", pattern: /\.listen\([1-9]\d*/, except: [] },
]

const having = (pattern: RegExp) =>
  files.filter((file) => /\.tsx?$/.test(file) && pattern.test(readFileSync(file, "utf8"))).sort()

describe.each(habits)("no test has $name", ({ pattern, except }) => {
  test("except the listed files", () => expect(having(pattern)).toEqual([...except].sort()))
})

test("modules shared by test files use onTestFinished: hooks run for the first file only", () => {
  const shared = having(/^(after|before)(Each|All)\(/m).filter((file) => !/\.(test|audit)\.tsx?$/.test(file))
  // Run by itself, like a test file.
  expect(shared).toEqual(["test/upgrade/make-dump.ts"])
})
