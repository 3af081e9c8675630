/**
 * A child process for the tests: owns a cluster, prints its address, and inserts rows one by one, printing each id only after its
 * commit was acknowledged. Usage: node owner-process.ts <dataDir> [rows]
 */
import { Client } from "pg"
import { startEmbeddedPostgres } from "../src/cluster.ts"

const [dataDir = "", rows = "0"] = process.argv.slice(2)
const postgres = await startEmbeddedPostgres({ dataDir, mode: "own" })
const client = new Client(postgres.connection)
await client.connect()
await client.query(
  "create table if not exists entry (id bigint generated always as identity primary key, at text)",
)
process.on("SIGTERM", async () => {
  await client.end()
  await postgres.stop()
  process.exit(0)
})
// Does not end on SIGINT, like a server that drains for longer than any test takes.
process.on("SIGINT", () => console.log("SIGINT"))
// After this line a test may send signals.
console.log(JSON.stringify({ connection: postgres.connection, directory: postgres.directory }))
for (let row = 0; row < Number(rows); row++) {
  const result = await client.query("insert into entry (at) values (clock_timestamp()) returning id")
  console.log(result.rows[0].id)
}
// Ends when the test closes the pipe.
process.stdin.resume().on("end", () => process.exit(0))
