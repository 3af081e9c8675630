import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from "node:child_process"
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir, userInfo } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import pg from "pg"
import { isDatabaseUnavailable, longestSilenceMs, reach } from "#app/lib/db/client.server.ts"
import { freePort } from "../../e2e/product-process.ts"
import { rootDir } from "../../scripts/prepare.mjs"
import { endProcess } from "../bench/product.ts"

/** Two machines with a database, and a witness without one. */
const databaseMachines = ["one", "two"] as const
const machines = [...databaseMachines, "witness"] as const
type DatabaseMachine = (typeof databaseMachines)[number]
type Machine = (typeof machines)[number]

/** The network of these machines and this one: `10.0.0.x` in the files in docs. */
const network = "10.77.0."
const addressOf = (machine: Machine) => `${network}${11 + machines.indexOf(machine)}`

const password = "of the laboratory"

export type Cluster = {
  /** For DATABASE_URL: HAProxy, which connects to the primary. */
  url: string
  /** Waits until there is a primary, which it returns, and a standby that has caught up. */
  untilWhole(): Promise<DatabaseMachine>
  /** SIGKILL of the postmaster; nothing else on the machine is notified. */
  killDatabase(machine: DatabaseMachine): void
  /** A power failure: all processes end without sending anything. */
  powerOff(machine: Machine): Promise<void>
  powerOn(machine: Machine): Promise<void>
  /** No packet is received or sent. */
  unplug(machine: Machine): Promise<void>
  plugIn(machine: Machine): Promise<void>
  /** The other machines no longer receive its packets; the site still does. */
  partFromOthers(machine: Machine): Promise<void>
  rejoin(machine: Machine): Promise<void>
  /** Retries while the database is unavailable. */
  use<T>(work: (db: pg.Client) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

/**
 * Three machines in network namespaces of this one: PostgreSQL 15 with Patroni on two, etcd on all, and HAProxy here, with
 * docs/patroni.yml and docs/haproxy.cfg unchanged except for names, addresses and folders. Needs root, and apt-get install
 * patroni etcd-server haproxy postgresql-15 iproute2.
 */
export async function startCluster(): Promise<Cluster> {
  if (userInfo().uid !== 0) throw new Error("Network namespaces need root")
  for (const left of runsWithNetwork()) if (!signal(left, 0)) removeNetwork(left)
  process.once("exit", () => removeNetwork(process.pid))
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-failover-"))
  await run("chmod", "755", folder)
  const tag = process.pid
  const bridge = bridgeOf(tag)
  const spaceOf = (machine: Machine) => spaceName(machine, tag)
  /** This end of the virtual cable to the machine. */
  const cableOf = (machine: Machine) => `g${machines.indexOf(machine)}-${tag}`
  const inside = (machine: Machine) => ["netns", "exec", spaceOf(machine)]
  const others = (machine: Machine) => machines.filter((one) => one !== machine)
  const children: ChildProcess[] = []
  const start = (name: string, program: string, ...words: string[]) => {
    const log = openSync(path.join(folder, `${name}.log`), "a")
    const child = spawn(program, words, { stdio: ["ignore", log, log] })
    children.push(child)
    return child
  }
  const runOn = (name: string, machine: Machine, ...words: string[]) =>
    start(`${name}-${machine}`, "ip", ...inside(machine), ...words)

  const startServices = (machine: Machine) => {
    const own = `http://${addressOf(machine)}`
    const words = {
      "--name": machine,
      "--data-dir": path.join(folder, `etcd-${machine}`),
      "--listen-peer-urls": `${own}:2380`,
      "--initial-advertise-peer-urls": `${own}:2380`,
      "--listen-client-urls": `${own}:2379`,
      "--advertise-client-urls": `${own}:2379`,
      "--initial-cluster": machines.map((one) => `${one}=http://${addressOf(one)}:2380`).join(),
      // Longer than usual, because two cores run three machines, the site and its visitors.
      "--heartbeat-interval": "250",
      "--election-timeout": "2500",
    }
    runOn("etcd", machine, "etcd", "--enable-v2", ...Object.entries(words).flat())
    if (machine !== "witness")
      runOn("patroni", machine, "runuser", "-u", "postgres", "--", "patroni", configOf(machine))
  }
  const configOf = (machine: DatabaseMachine) => path.join(folder, `${machine}.yml`)
  const dataOf = (machine: DatabaseMachine) => path.join(folder, machine, "data")
  const setUp = async () => {
    await run("ip", "link", "add", bridge, "type", "bridge")
    await run("ip", "addr", "add", `${network}1/24`, "dev", bridge)
    await run("ip", "link", "set", bridge, "up")
    for (const machine of machines) {
      const space = spaceOf(machine)
      await run("ip", "netns", "add", space)
      const peer = ["peer", "name", "eth0", "netns", space]
      await run("ip", "link", "add", cableOf(machine), "type", "veth", ...peer)
      await run("ip", "link", "set", cableOf(machine), "master", bridge, "up")
      await run("ip", "-n", space, "addr", "add", `${addressOf(machine)}/24`, "dev", "eth0")
      for (const device of ["lo", "eth0"]) await run("ip", "-n", space, "link", "set", device, "up")
    }
    for (const machine of databaseMachines) {
      mkdirSync(dataOf(machine), { recursive: true, mode: 0o700 })
      await run("chown", "-R", "postgres", path.join(folder, machine))
      const { uid, gid } = { uid: await idOf("-u"), gid: await idOf("-g") }
      writeFileSync(configOf(machine), patroniConfig(machine, folder), { mode: 0o600 })
      chownSync(configOf(machine), uid, gid)
    }
    for (const machine of machines) startServices(machine)
    const port = await freePort()
    const proxyConfig = path.join(folder, "haproxy.cfg")
    writeFileSync(proxyConfig, proxyConfigOn(port))
    start("haproxy", "haproxy", "-db", "-f", proxyConfig)
    return port
  }

  /** Each database machine's view of both; after an outage a machine reports old state for a while. */
  const views = () =>
    Promise.all(
      databaseMachines.map(async (machine) => {
        const url = `http://${addressOf(machine)}:8008/cluster`
        const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
        return answer?.ok ? ((await answer.json()) as { members: Member[] }).members : []
      }),
    )
  const until = async (what: string, isSo: () => Promise<boolean>) => {
    const ends = performance.now() + 180_000
    while (!(await isSo())) {
      if (performance.now() > ends) throw new Error(`Not after three minutes: ${what}. Logs: ${folder}`)
      await sleep(250)
    }
  }
  const setCable = async (machine: Machine, to: "up" | "down") => {
    await run("ip", "link", "set", cableOf(machine), to)
  }
  const routes = async (machine: Machine, what: "add" | "del") => {
    for (const other of others(machine))
      await run("ip", "-n", spaceOf(machine), "route", what, "blackhole", `${addressOf(other)}/32`)
  }

  const cluster: Cluster = {
    url: "",
    async untilWhole() {
      let leader: DatabaseMachine | undefined
      await until("one leads, and the other stands by", async () => {
        const [first, second] = (await views()).map(whoLeads)
        leader = first === second ? first : undefined
        return leader !== undefined
      })
      return leader as DatabaseMachine
    },
    killDatabase(machine) {
      const noted = readFileSync(path.join(dataOf(machine), "postmaster.pid"), "utf8")
      signal(Number(noted.split("\n")[0]), "SIGKILL")
    },
    async powerOff(machine) {
      await setCable(machine, "down")
      killAll(spaceOf(machine))
    },
    async powerOn(machine) {
      await setCable(machine, "up")
      startServices(machine)
    },
    unplug: (machine) => setCable(machine, "down"),
    plugIn: (machine) => setCable(machine, "up"),
    partFromOthers: (machine) => routes(machine, "add"),
    rejoin: (machine) => routes(machine, "del"),
    async use(work) {
      for (let tries = 1; ; tries++) {
        const db = new pg.Client({ connectionString: cluster.url, ...reach, query_timeout: longestSilenceMs })
        db.on("error", () => {})
        try {
          await db.connect()
          return await work(db)
        } catch (error) {
          if (!isDatabaseUnavailable(error) || tries === 60) throw error
          await sleep(1_000)
        } finally {
          await db.end()
        }
      }
    },
    async remove() {
      removeNetwork(tag)
      await Promise.all(children.map(endProcess))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    const port = await setUp()
    await makeDatabase(path.join(folder, await cluster.untilWhole()))
    cluster.url = `postgres://guapcoin:${encodeURIComponent(password)}@127.0.0.1:${port}/guapcoin`
    return cluster
  } catch (error) {
    await cluster.remove()
    throw error
  }
}

const spaceName = (machine: Machine, tag: number) => `guap-${machine}-${tag}`
const bridgeOf = (tag: number) => `gb${tag}`

/** The process ids of runs whose networks are left. A killed run leaves its machines, which block new ones. */
function runsWithNetwork(): Set<number> {
  const spaces = execFileSync("ip", ["netns", "list"], { encoding: "utf8" })
  return new Set([...spaces.matchAll(/^guap-[a-z]+-(\d+)/gm)].map(([, tag]) => Number(tag)))
}

/**
 * Ends all processes on the machines of a run and removes its network. Missing parts are ignored: the setup may be incomplete.
 */
function removeNetwork(tag: number): void {
  for (const machine of machines) {
    killAll(spaceName(machine, tag))
    spawnSync("ip", ["netns", "del", spaceName(machine, tag)])
  }
  spawnSync("ip", ["link", "del", bridgeOf(tag)])
}

function killAll(space: string): void {
  const { stdout } = spawnSync("ip", ["netns", "pids", space], { encoding: "utf8" })
  for (const pid of stdout.split("\n").filter(Boolean)) signal(Number(pid), "SIGKILL")
}

type Member = { name: DatabaseMachine; role: string; state: string }

/** The primary; undefined unless the other machine is its standby. */
function whoLeads(members: Member[]): DatabaseMachine | undefined {
  const seen = members.map(({ role, state }) => `${role} ${state}`).sort()
  return /^leader running,sync_standby (running|streaming)$/.test(seen.join())
    ? members.find(({ role }) => role === "leader")?.name
    : undefined
}

const run = (program: string, ...words: string[]) => promisify(execFile)(program, words)
const idOf = async (what: "-u" | "-g") => Number((await run("id", what, "postgres")).stdout)

/** @returns whether the process existed: it may have ended together with another one */
function signal(pid: number, which: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, which)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
    return false
  }
}

const docs = (file: string) =>
  readFileSync(path.join(rootDir, "docs", file), "utf8").replaceAll("10.0.0.", network)

function patroniConfig(machine: DatabaseMachine, folder: string): string {
  const own = path.join(folder, machine)
  return docs("patroni.yml")
    .replace(/^name: one$/m, `name: ${machine}`)
    .replace(/(listen|connect_address): [\d.]+/g, `$1: ${addressOf(machine)}`)
    .replace(/^ {2}data_dir: .*$/m, `  data_dir: ${own}/data`)
    .replace(/^ {2}pgpass: .*$/m, `  pgpass: ${own}/pgpass`)
    .replace(/unix_socket_directories: .*$/m, `unix_socket_directories: ${own}`)
}

const proxyConfigOn = (port: number) =>
  docs("haproxy.cfg").replace("bind 127.0.0.1:5000", `bind 127.0.0.1:${port}`)

/** As in docs/past-one-machine.md: a role that is no superuser, and its database. */
async function makeDatabase(socketFolder: string): Promise<void> {
  const statements = [
    `create role guapcoin login password '${password}'`,
    "create database guapcoin owner guapcoin encoding 'UTF8' template template0",
  ]
  for (const statement of statements)
    await run(
      "runuser",
      "-u",
      "postgres",
      "--",
      "psql",
      "-h",
      socketFolder,
      "-v",
      "ON_ERROR_STOP=1",
      "-c",
      statement,
    )
}
