import path from "node:path"
import type { Config } from "./config.ts"

/** The text that `npm start` prints, on one screen. */
export function startScreen(facts: {
  config: Config
  /** The port that the system chose when PORT is 0. */
  port: number
  database: string
  mail: string
  notes: string[]
  signIn: string
  startedInMs: number
}): string {
  const { config, port, database, mail, notes, signIn, startedInMs } = facts
  const shownDir = (text: string) => text.replaceAll(`${config.rootDir}${path.sep}`, "./")
  const address = config.publicUrlIsSet ? config.publicUrl : `http://localhost:${port}`
  const lines = [
    ["Open", address === `http://localhost:${port}` ? address : `${address} (listening on port ${port})`],
    ["Database", shownDir(database)],
    ["Mail", shownDir(mail)],
    ["Back office", signIn],
  ].map(([name = "", text = ""]) => `  ${name.padEnd(12)} ${text}`)
  const remarks = notes.map((note) => `  Note: ${shownDir(note)}`)
  return [
    "",
    `Guapcoin's site is ready after ${(startedInMs / 1000).toFixed(1)} s`,
    "",
    ...lines,
    ...remarks,
    "",
    "",
  ].join("\n")
}
