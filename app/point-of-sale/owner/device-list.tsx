import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { QrCode } from "#app/ui/copy/qr-code.tsx"
import { counterWords } from "#content/en/counter.ts"

const words = counterWords.owner

/** @property link of a terminal that was not activated yet; null for an active one and for an expired link */
export type ShownDevice = {
  id: number
  label: string
  isUsed: boolean
  lastUsedOn: string | null
  link: string | null
  linkHours: number
}

/** The terminals of a shop, each with a remove button. */
export function DeviceList({ devices }: { devices: ShownDevice[] }) {
  if (devices.length === 0) return <p>{words.none}</p>
  return (
    <ul className="grid gap-4">
      {devices.map((device) => (
        <li
          key={device.id}
          id={`device-${device.id}`}
          className="grid gap-3 rounded-card border border-ink-700 p-4"
        >
          <form method="post" className="flex flex-wrap items-center justify-between gap-3">
            <p className="wrap-anywhere">
              <b>{device.label}</b>
              <br />
              <span className="text-sm text-ivory-300">
                {device.lastUsedOn
                  ? format(words.used, { date: dateText(new Date(`${device.lastUsedOn}T00:00Z`)) })
                  : words.unused}
              </span>
            </p>
            <input type="hidden" name="device" value={device.id} />
            <Button
              name="intent"
              value="remove"
              variant="outline"
              size="sm"
              className="min-h-11"
              aria-label={format(words.removeLabel, { name: device.label })}
            >
              {words.remove}
            </Button>
          </form>
          {device.link ? (
            <Link device={device} link={device.link} />
          ) : (
            !device.isUsed && <p className="text-sm">{words.linkOver}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Link({ device, link }: { device: ShownDevice; link: string }) {
  return (
    <div className="grid gap-3">
      <p>{format(words.open, { hours: device.linkHours })}</p>
      <p>
        <code className="select-all text-sm wrap-anywhere">{link}</code>
      </p>
      <p>{words.openCode}</p>
      <QrCode
        text={link}
        label={format(words.openCodeLabel, { name: device.label })}
        className="w-full max-w-56 rounded-control"
      />
    </div>
  )
}
