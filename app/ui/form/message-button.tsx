import { Form } from "react-router"
import type { MessageAction } from "#app/lib/form/form-state.ts"
import { Button } from "#app/ui/button.tsx"

/** The action of a message; it works without script. */
export function MessageButton({ action, label, fields }: MessageAction) {
  return (
    <Form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary" size="sm">
        {label}
      </Button>
    </Form>
  )
}
