import { execFileSync, spawn, spawnSync } from "node:child_process"
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type Copy, DockerfileParser, type Instruction } from "dockerfile-ast"
import { freePort } from "../../e2e/product-process.ts"
import { rootDir } from "../../scripts/prepare.mjs"

/**
 * Runs the steps of the Dockerfile without Docker: each stage in a chroot folder, with the programs of this machine and the
 * project's Node instead of the base image, and nothing else. Then the image's command runs as its user with a read-only root
 * until its own health check succeeds.
 *
 *   npm run image-steps       needs root, for the mounts (in a namespace that ends with the command); Debian
 */
const user = 1000
type Stage = {
  root: string
  workdir: string
  env: Record<string, string>
  user: number
  command: string[]
  health: string[]
}

const say = (text: string) => console.log(text.replace(/\s+/g, " ").slice(0, 160))

/** A root folder without any file of the project. */
function makeRoot(folder: string, name: string): Stage {
  const root = path.join(folder, name)
  for (const part of ["usr", "dev", "proc", "tmp", "etc", "root", "var/tmp"])
    mkdirSync(path.join(root, part), { recursive: true })
  for (const part of ["bin", "lib", "lib64", "sbin"]) symlinkSync(`usr/${part}`, path.join(root, part))
  for (const part of ["usr", "dev", "proc"])
    execFileSync("mount", ["--rbind", `/${part}`, path.join(root, part)])
  execFileSync("mount", ["-t", "tmpfs", "tmpfs", path.join(root, "tmp")])
  for (const file of [
    "passwd",
    "group",
    "hosts",
    "resolv.conf",
    "nsswitch.conf",
    "ssl",
    "ca-certificates",
    "npmrc",
    "ld.so.cache",
  ])
    if (existsSync(`/etc/${file}`))
      cpSync(`/etc/${file}`, path.join(root, "etc", file), { recursive: true, dereference: true })
  if (existsSync("/root/.npmrc")) cpSync("/root/.npmrc", path.join(root, "root/.npmrc"))
  appendFileSync(path.join(root, "etc/passwd"), `node:x:${user}:${user}::/home/node:/bin/sh\n`)
  appendFileSync(path.join(root, "etc/group"), `node:x:${user}:\n`)
  cpSync(path.join(rootDir, "node_modules/node/bin"), path.join(root, "opt/node/bin"), {
    recursive: true,
    dereference: true,
  })
  return {
    root,
    workdir: "/",
    env: { PATH: "/opt/node/bin:/usr/local/bin:/usr/bin:/bin", HOME: "/root", ...ofTheNetwork() },
    user: 0,
    command: [],
    health: [],
  }
}

/** The certificate authorities that a machine behind a proxy has to trust. */
const ofTheNetwork = (): Record<string, string> =>
  process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS } : {}

/** Whether .dockerignore includes a file: the last rule that matches it or one of its folders decides. */
function isKept(name: string): boolean {
  const rules = readFileSync(path.join(rootDir, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
  const parts = name.split("/")
  const names = parts.map((_, at) => parts.slice(0, at + 1).join("/"))
  const last = rules.findLast((rule) =>
    names.some((one) => path.matchesGlob(one, rule.replace(/^!|\/$/g, ""))),
  )
  return last === undefined || last.startsWith("!")
}

function copy(step: Copy, stage: Stage, stages: Map<string, Stage>): void {
  const words = step.getArguments().map((argument) => argument.getValue())
  const from = stages.get(step.getFromFlag()?.getValue() ?? "")
  const target = path.join(stage.root, stage.workdir, words.pop() ?? "")
  for (const word of words) {
    const source = from ? path.join(from.root, word) : path.join(rootDir, word)
    // Copying a folder copies its content.
    const isFolder = lstatSync(source).isDirectory()
    const filter = from
      ? () => true
      : (file: string) => file === rootDir || isKept(path.relative(rootDir, file))
    cpSync(source, isFolder ? target : path.join(target, path.basename(word)), {
      recursive: true,
      filter,
      verbatimSymlinks: true,
    })
  }
}

const inside = ({ root, workdir, env, user }: Stage, words: string[], change: Record<string, string> = {}) =>
  [
    "/usr/sbin/chroot",
    [`--userspec=${user}:${user}`, root, "sh", "-c", `cd ${workdir} && exec "$@"`, "sh", ...words],
    { env: { ...env, ...change } },
  ] as const

function runStep(step: Instruction, stage: Stage, stages: Map<string, Stage>): void {
  const text = step.getRawArgumentsContent() ?? ""
  const words = text.replace(/\\\n/g, " ").split(/\s+/).filter(Boolean)
  const listed = () => JSON.parse(text.slice(text.indexOf("["))) as string[]
  switch (step.getKeyword()) {
    case "WORKDIR":
      stage.workdir = text
      return void mkdirSync(path.join(stage.root, text), { recursive: true })
    case "ENV":
      return void Object.assign(stage.env, Object.fromEntries(words.map((word) => word.split(/=(.*)/s))))
    case "USER":
      stage.user = user
      return
    case "CMD":
      stage.command = listed()
      return
    case "HEALTHCHECK":
      stage.health = listed()
      return
    case "COPY":
      copy(step as Copy, stage, stages)
      return
    case "RUN": {
      const [program, given, options] = inside(stage, ["sh", "-c", text])
      execFileSync(program, given, { ...options, stdio: ["ignore", "ignore", "inherit"] })
    }
  }
}

async function tryImage(stage: Stage): Promise<void> {
  const data = path.join(stage.root, "data")
  execFileSync("mount", ["--bind", stage.root, stage.root])
  execFileSync("mount", ["-o", "remount,ro,bind", stage.root])
  // The new mount hides the mounts inside it, so they are made again.
  for (const part of ["usr", "dev", "proc"])
    execFileSync("mount", ["--rbind", `/${part}`, path.join(stage.root, part)])
  execFileSync("mount", ["-t", "tmpfs", "-o", "mode=1777", "tmpfs", path.join(stage.root, "tmp")])
  execFileSync("mount", ["-t", "tmpfs", "-o", `uid=${user},gid=${user},mode=0700`, "tmpfs", data])
  const change = { PORT: String(await freePort()), HOST: "127.0.0.1", PUBLIC_URL: "", HOME: "/data" }
  const [program, given, options] = inside(stage, stage.command, change)
  const site = spawn(program, given, { ...options, stdio: ["ignore", "inherit", "inherit"] })
  const ended = new Promise<number | null>((resolve) => site.once("exit", resolve))
  const started = performance.now()
  const asks = inside(stage, stage.health, change)
  while (spawnSync(...asks).status !== 0) {
    if (site.exitCode !== null || performance.now() - started > 60_000)
      throw new Error("The image's command is not healthy")
    await sleep(500)
  }
  say(`healthy after ${Math.round(performance.now() - started)} ms, as user ${stage.user}`)
  const touched = spawnSync(...inside(stage, ["touch", "/site/app/x", "/x"], change)).status
  if (touched === 0) throw new Error("The image's user can change its code")
  say("its user cannot write to /site nor to /")
  site.kill("SIGTERM")
  const code = await ended
  say(`ends with ${code} on SIGTERM`)
  if (code !== 0) throw new Error("It did not end in order")
}

async function main(folder: string): Promise<void> {
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  for (const step of DockerfileParser.parse(
    readFileSync(path.join(rootDir, "Dockerfile"), "utf8"),
  ).getInstructions()) {
    const words = step.getArguments().map((argument) => argument.getValue())
    say(`${step.getKeyword()} ${step.getRawArgumentsContent()}`)
    if (step.getKeyword() === "FROM") {
      const name = words[2] ?? "last"
      stage = makeRoot(folder, name)
      stages.set(name, stage)
    } else if (stage) runStep(step, stage, stages)
  }
  if (!stage) throw new Error("The Dockerfile has no stage")
  say(
    `sbom.json: ${JSON.parse(readFileSync(path.join(stage.root, "site/sbom.json"), "utf8")).components.length} packages`,
  )
  await tryImage(stage)
}

const [given] = process.argv.slice(2)
if (given) await main(given)
else {
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-image-"))
  const words = ["--mount", "--pid", "--fork", "--kill-child", process.execPath, import.meta.filename, folder]
  process.exitCode = spawnSync("unshare", words, { stdio: "inherit" }).status ?? 1
  rmSync(folder, { recursive: true, force: true })
}
