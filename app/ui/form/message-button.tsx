import { Form } from "react-router"
import { Button } from "#app/ui/button.tsx"

/** A form of one button that a message carries. @property action where it is posted, on this site */
export type MessageAction = { action: string; label: string; fields: Record<string, string> }

/** What can be done about what a message says; it works without script. */
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
