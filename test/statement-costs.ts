import pg from "pg"

/** What the server reports about a statement that ran. */
export type StatementCost = {
  text: string
  /** Rows read from tables or rechecked after an index lookup, including rows that were filtered out. */
  rows: number
  /** Pages of 8 KB that were read. */
  pages: number
}

type Plan = {
  "Node Type": string
  "Actual Rows"?: number
  "Actual Loops"?: number
  "Rows Removed by Filter"?: number
  "Rows Removed by Index Recheck"?: number
  "Shared Hit Blocks"?: number
  "Shared Read Blocks"?: number
  Plans?: Plan[]
}

const settings = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": 0,
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_format": "json",
  "auto_explain.log_level": "notice",
  client_min_messages: "notice",
}

/**
 * Makes the server report what each statement read. Uses PostgreSQL's auto_explain module, so it needs a superuser.
 *
 * @returns `reach` for `useApp`, and the costs seen so far
 */
export function watchStatements() {
  const seen: StatementCost[] = []
  class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      this.on("notice", ({ message = "" }) => {
        const cost = costIn(message)
        if (cost) seen.push(cost)
      })
    }
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const reach = async (direct: pg.PoolConfig): Promise<pg.PoolConfig> => {
    const watched = { ...direct, Client: WatchedClient, options: options.join(" ") }
    return direct.connectionString ? watched : { ...watched, user: "postgres" }
  }
  return { reach, seen }
}

/** Parses 'duration: 0.123 ms  plan:' and the plan as JSON. */
function costIn(message: string): StatementCost | undefined {
  const json = /^duration: [\d.]+ ms {2}plan:\s*(\{.*)$/s.exec(message)?.[1]
  if (!json) return undefined
  const { "Query Text": text, Plan: plan } = JSON.parse(json) as { "Query Text": string; Plan: Plan }
  const pages = (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0)
  return { text, rows: rowsRead(plan), pages }
}

function rowsRead({ Plans: parts = [], ...node }: Plan): number {
  const own = node["Node Type"].includes("Scan")
    ? (node["Actual Rows"] ?? 0) +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0)
    : 0
  return parts.reduce((sum, part) => sum + rowsRead(part), own * (node["Actual Loops"] ?? 1))
}
