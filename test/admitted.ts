import { randomUUID } from "node:crypto"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"

const secrets = deriveSecrets("a secret of the tests, and of nothing else")

/** Returns what the form guard passes to a form's command for a submission that looks human. */
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
