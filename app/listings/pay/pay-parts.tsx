import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { payments as words } from "#content/en/payments.ts"
import type { Shop } from "./payable.server.ts"

type Asked = Pick<Shop, "walletAddress" | "walletNote" | "onlineOnly">

/** Note shown if there is no payment address, or if it changed recently. */
export function PayNote({ walletAddress, walletNote, onlineOnly }: Asked) {
  if (walletNote)
    return (
      <p className="border-s-4 border-s-indigo ps-4">
        {format(words.notes[walletNote.kind], { date: dateText(walletNote.on) })}
      </p>
    )
  return walletAddress ? null : <p>{words.ask[onlineOnly ? "online" : "counter"]}</p>
}
