import { randomUUID } from "node:crypto"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"

const secrets = deriveSecrets("a secret of the tests, and of nothing else")

/** What the gate hands to the command of a form for a post that looks like a person's. */
export function admitted(change: Partial<Admitted> = {}): Admitted {
  return {
    submissionKey: randomUUID(),
    suspicion: null,
    network: "a network",
    secrets,
    publicUrl: "https://guap.example",
    now: new Date("2026-05-01T12:00:00Z"),
    ...change,
  }
}
