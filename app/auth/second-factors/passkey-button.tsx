import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser"
import { KeyRound } from "lucide-react"
import { type MouseEvent, type ReactNode, useState } from "react"
import { Form, useNavigation, useSubmit } from "react-router"
import { Button, type ButtonLook } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useScriptClass } from "#app/ui/use-script-class.ts"
import { signInContent } from "#content/en/admin-sign-in.ts"

const words = signInContent.passkeyButton

type Props = ButtonLook & {
  label: string
  /** Creates a passkey, or uses one. */
  task: "create" | "get"
  /** Path of the WebAuthn options. */
  optionsPath: string
}

type FormProps = Omit<Props, "task"> & { next: string; className?: string; children?: ReactNode }

/**
 * Asks the browser for a passkey and submits its answer with the enclosing
 * form, as `passkey`. Renders nothing without JavaScript or WebAuthn support.
 */
export function PasskeyButton({ label, task, optionsPath, ...look }: Props) {
  const submit = useSubmit()
  const sending = useNavigation().state !== "idle"
  const [state, setState] = useState<"idle" | "asking" | "failed" | "unreachable">("idle")
  const scriptClass = useScriptClass()
  if (!scriptClass && typeof PublicKeyCredential === "undefined") return null

  async function ask(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget
    // Validate first, so that no passkey is created whose form is then refused.
    if (!form?.reportValidity()) return
    setState("asking")
    try {
      const answer = await askBrowser(task, optionsPath)
      const fields = new FormData(form)
      fields.set("passkey", JSON.stringify(answer))
      setState("idle")
      await submit(fields, { method: "post", action: form.getAttribute("action") ?? undefined })
    } catch (error) {
      // Cancelling the browser's dialog ends here too.
      setState(error instanceof UnreachableError ? "unreachable" : "failed")
    }
  }

  return (
    <div className={classNames("grid gap-2", scriptClass)}>
      <Button {...look} type="button" onClick={ask} disabled={state === "asking" || sending}>
        <KeyRound aria-hidden="true" className="size-5" />
        {state === "asking" ? words.busy : label}
      </Button>
      <p role="status" className="text-sm text-ember-text empty:hidden">
        {(state === "failed" || state === "unreachable") && words[state]}
      </p>
    </div>
  )
}

/** A form to use a passkey and continue to `next`. */
export function PasskeyForm({ next, className = "grid", children, ...button }: FormProps) {
  return (
    <Form method="post" className={className}>
      <input type="hidden" name="next" value={next} />
      <PasskeyButton task="get" {...button} />
      {children}
    </Form>
  )
}

class UnreachableError extends Error {}

async function askBrowser(task: Props["task"], optionsPath: string) {
  const response = await fetch(optionsPath, { cache: "no-store", redirect: "error" }).catch(() => null)
  if (!response?.ok) throw new UnreachableError()
  const optionsJSON: unknown = await response.json()
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser")
  return task === "create"
    ? startRegistration({ optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON })
    : startAuthentication({ optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON })
}
