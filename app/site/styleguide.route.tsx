import { Inbox } from "lucide-react"
import type { ReactNode } from "react"
import { Badge } from "#app/ui/badge.tsx"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Carousel } from "#app/ui/carousel/carousel.tsx"
import { Dialog, DialogButton } from "#app/ui/dialog/dialog.tsx"
import { SidePanel } from "#app/ui/dialog/side-panel.tsx"
import { Tooltip } from "#app/ui/dialog/tooltip.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { CheckboxField, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx"
import { Illustration, illustrationNames } from "#app/ui/illustration.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { PatternTile } from "#app/ui/pattern/pattern-tile.tsx"
import { Tabs } from "#app/ui/tabs.tsx"
import { ToastWords, toastLook } from "#app/ui/toast/toast.tsx"
import { styleguide as words } from "#content/en/styleguide.ts"

export const handle = { elements: true }
export const meta = () => [{ title: words.title }]

const variants = ["default", "destructive", "outline", "secondary", "ghost", "link", "gold"] as const
const sizes = ["default", "sm", "lg", "icon"] as const
const badges = ["gold", "ember", "leaf", "indigo", "quiet"] as const
const tones = ["success", "error", "info"] as const

/** Every UI primitive in every state; only in development (routes.ts). */
export default function Styleguide() {
  return (
    <>
      <h1 className="page-width text-title">{words.title}</h1>
      <Part name="Buttons">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} type="button" variant={variant} size={size} aria-label={variant}>
                {size === "icon" ? <Inbox aria-hidden="true" /> : `${variant}, ${size}`}
              </Button>
            ))}
            <Button type="button" variant={variant} disabled>
              {words.disabled}
            </Button>
          </div>
        ))}
      </Part>
      <Part name="Fields">
        <ErrorSummary items={[{ field: "wrong", message: words.error }]} />
        <TextField name="empty" label={words.label} hint={words.hint} />
        <TextField name="wrong" label={words.label} error={words.error} defaultValue={words.value} required />
        <TextField name="off" label={words.label} defaultValue={words.value} disabled />
        <TextArea name="long" label={words.label} defaultValue={words.value} />
        <SelectField name="choice" label={words.label} empty={words.choose} options={[words.value]} />
        <CheckboxField name="tick" label={words.label} defaultChecked />
      </Part>
      <Part name="Badges, tabs, tooltip">
        <p className="flex flex-wrap gap-2">
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </p>
        <Tabs
          label={words.label}
          tabs={[
            { label: "One", href: "#one", current: true },
            { label: "Two", href: "#two", current: false },
          ]}
        />
        <p>
          <Tooltip text={words.hint}>
            <Button type="button" variant="outline" size="icon" aria-label={words.hint}>
              <Inbox aria-hidden="true" />
            </Button>
          </Tooltip>
        </p>
      </Part>
      <Part name="Cards and steps">
        <div className="grid gap-4 md:grid-cols-3">
          <Card title={words.label}>{words.text}</Card>
          <Card title={words.label} href="#card" action={words.value} top={<Illustration name="tree" />}>
            {words.text}
          </Card>
          <Card title={words.label} top={<PatternTile text={words.text} className="h-24" />}>
            {words.text}
          </Card>
        </div>
        <NumberedSteps
          steps={[1, 2, 3].map((step) => ({ title: `${words.label} ${step}`, text: words.text }))}
        />
      </Part>
      <Part name="Dialog and toasts">
        <p>
          <DialogButton dialog="example" variant="gold">
            {words.open}
          </DialogButton>
          <DialogButton dialog="example-panel" variant="outline">
            {words.openPanel}
          </DialogButton>
        </p>
        <Dialog id="example" title={words.label}>
          <p>{words.text}</p>
        </Dialog>
        <SidePanel id="example-panel" title={words.label}>
          <p>{words.text}</p>
        </SidePanel>
        {tones.map((tone) => (
          <div key={tone} className={`max-w-sm ${toastLook({ tone, title: tone })}`}>
            <ToastWords toast={{ tone, title: tone, text: words.text }} closeLabel={words.close} />
          </div>
        ))}
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={tone}>
            {words.text}
          </Notice>
        ))}
      </Part>
      <Part name="Empty">
        <EmptyState title={words.label}>{words.text}</EmptyState>
      </Part>
      <Part name="Table">
        <table className="w-full">
          <thead className="text-start text-ivory-300 text-sm">
            <tr>
              <th scope="col" className="px-3 py-2 text-start">
                {words.label}
              </th>
              <th scope="col" className="px-3 py-2 text-end">
                {words.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {[1, 2, 3].map((row) => (
              <tr key={row} className="border-ink-700 border-t">
                <td className="px-3 py-2">{words.text}</td>
                <td className="px-3 py-2 text-end tabular-nums">{row}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part name="Carousel and tapestries">
        <Carousel
          id="tapestries"
          label={words.label}
          className="max-w-md"
          slides={illustrationNames
            .slice(0, 3)
            .map((name) => ({ name, content: <Illustration name={name} /> }))}
        />
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {illustrationNames.map((name) => (
            <Illustration key={name} name={name} />
          ))}
        </div>
      </Part>
    </>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Section id={name.toLowerCase().replace(/\W+/g, "-")} heading={name}>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </Section>
  )
}
