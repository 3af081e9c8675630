import { execFile } from "node:child_process"
import { existsSync, realpathSync, renameSync, symlinkSync } from "node:fs"
import path from "node:path"
import { parseArgs, promisify } from "node:util"
import { fill } from "#app/platform/fill.ts"
import { roll as words } from "#content/en/roll.ts"
import { rollInstances, whyNotBeside } from "../server/start/roll.ts"

type Asked = {
  link: string
  to: string
  restart: string[]
  waitMs: number
  instances: { name: string; origin: string }[]
}

/** Updates a site of several instances, one after the other, and goes back by itself when the new version is not ready. */
async function main(): Promise<number> {
  const asked = readAsked()
  if (!asked) return fail(words.usage)
  const { link, restart, waitMs, instances } = asked
  const [from, to] = [realpathSync(link), path.resolve(asked.to)]
  if (!existsSync(path.join(to, "build", "server", "index.js")))
    return fail(fill(words.noVersion, { folder: to }))
  const why = whyNotBeside(from, to)
  if (why) return fail(fill(words.stopFirst, { ...why, link, to }))
  const isDone = await rollInstances({
    ...{ instances, from, to, waitMs, settleMs: 5_000 },
    pointTo: (folder) => replaceLink(link, folder),
    async restart(name) {
      const [program = "", ...given] = restart
      await promisify(execFile)(program, [...given, name])
    },
    say: (event) => console.log(fill(words[event.kind], event)),
  })
  console.log(isDone ? fill(words.done, { to }) : fill(words.wentBack, { from }))
  return isDone ? 0 : 1
}

/** In one step: a start in between finds the one or the other. */
function replaceLink(link: string, folder: string): void {
  const next = `${link}.next-${process.pid}`
  symlinkSync(folder, next)
  renameSync(next, link)
}

/** @returns undefined for words that are no command */
function readAsked(): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        link: { type: "string" },
        to: { type: "string" },
        restart: { type: "string", default: "systemctl restart" },
        wait: { type: "string", default: "40" },
      },
    })
    const instances = positionals.map((text) => {
      const [name = "", origin = ""] = text.split(/=(.*)/s)
      return { name, origin: new URL(origin).origin }
    })
    const waitMs = Number(values.wait) * 1000
    const { link, to, restart } = values
    if (!link || !to || !existsSync(link) || instances.length === 0 || !(waitMs > 0)) return undefined
    return { link, to, restart: restart.split(" "), waitMs, instances }
  } catch {
    return undefined
  }
}

function fail(message: string): number {
  console.error(message)
  return 2
}

process.exitCode = await main()
