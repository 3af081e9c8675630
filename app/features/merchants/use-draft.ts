import { useEffect, useState } from "react"
import {
  type ApplicationValues,
  emptyApplication,
  type RegistrationStep,
  registrationSteps,
} from "./application-rules.ts"

// The first two names are the specification's (document 1, section 4). The third makes a form that was sent, timed out
// and is sent again after a reload the same submission.
const dataKey = "merchantFormData"
const stepKey = "merchantFormStep"
const submissionKey = "merchantFormKey"

type Draft = { values: ApplicationValues; step: RegistrationStep }

/** Storage may be full, switched off or forbidden; the form then works without drafts. */
function storage<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}

function readDraft(): Draft | undefined {
  const text = storage((store) => store.getItem(dataKey))
  if (!text) return undefined
  try {
    const saved: Record<string, unknown> = JSON.parse(text)
    const known = Object.entries(emptyApplication).map(([field, empty]) => [
      field,
      typeof saved[field] === typeof empty ? saved[field] : empty,
    ])
    const step = Number(storage((store) => store.getItem(stepKey)))
    return {
      values: Object.fromEntries(known),
      step: registrationSteps.find((number) => number === step) ?? 1,
    }
  } catch {
    return undefined
  }
}

export function clearDraft(): void {
  storage((store) => {
    for (const key of [dataKey, stepKey, submissionKey]) store.removeItem(key)
  })
}

/**
 * Only what can still become an address is kept: a private key is none from its first letter on, and half of one would
 * be half of a secret.
 */
function isPartOfAddress(text: string): boolean {
  return /^\s*(0?|0x[0-9a-f]{0,40}|[G3][1-9A-HJ-NP-Za-km-z]{0,33})\s*$/i.test(text)
}

/** Keeps the answers on the device after every change, and hands them to `restore` once the page has its script. */
export function useDraft(
  current: Draft,
  givenKey: string,
  restore: (draft: Draft) => void,
): { key: string; ready: boolean } {
  const [ready, setReady] = useState(false)
  const [key, setKey] = useState(givenKey)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const draft = readDraft()
    if (draft) restore(draft)
    setKey((given) => storage((store) => store.getItem(submissionKey)) ?? given)
    setReady(true)
  }, [])

  useEffect(() => {
    if (!ready) return
    const { values, step } = current
    const kept = isPartOfAddress(values.walletAddress) ? values : { ...values, walletAddress: "" }
    storage((store) => {
      store.setItem(dataKey, JSON.stringify(kept))
      store.setItem(stepKey, String(step))
      store.setItem(submissionKey, key)
    })
  }, [ready, current, key])

  return { key, ready }
}
