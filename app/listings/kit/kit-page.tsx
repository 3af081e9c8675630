import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ButtonLink, buttonClass } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { BackTo } from "#app/ui/page/back-to.tsx"
import { paymentKit as words } from "#content/en/payment-kit.ts"
import { stickerCodeText } from "../payment/sticker-code.ts"
import type { Kit } from "./find-kit.server.ts"
import { type SheetName, sheetNames, sheets } from "./sheets.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "print-sheet": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * A shop's data on its sheets.
 *
 * @property last last characters of the payment address
 * @property lacksLetters true if our typefaces lack some of its letters
 */
export type PrintedShop = {
  publicId: string
  name: string
  last: string | null
  stickerCode: string | null
  lacksLetters: boolean
}

/** /my-listings/:publicId/kit: previews of all printable sheets. */
export function KitPage({ shop }: { shop: PrintedShop }) {
  const { publicId, name, last, stickerCode, lacksLetters } = shop
  return (
    <div className="page-width grid max-w-5xl gap-6 py-8 lg:py-14">
      <BackTo href={pathTo("/my-listings/:publicId", { publicId })}>{words.back}</BackTo>
      <header className="grid gap-3">
        <h1 className="text-title">{words.heading}</h1>
        <p className="text-lg wrap-anywhere">{name}</p>
        <p className="measure text-ivory-300">{words.text}</p>
      </header>
      {lacksLetters && (
        <Notice tone="info" title={words.missingHeading}>
          <p>{words.missingLetters}</p>
        </Notice>
      )}
      <ul className="grid gap-5 sm:grid-cols-2">
        {sheetNames.map((sheet) => (
          <li key={sheet} className="panel grid content-start gap-4 p-5">
            <SheetCard sheet={sheet} publicId={publicId} name={name} />
          </li>
        ))}
      </ul>
      <ul className="measure grid list-disc gap-2 ps-5 text-ivory-300">
        <li>{last ? format(words.withAddress, { last }) : words.withoutAddress}</li>
        <li>
          {stickerCode
            ? format(words.stickerCode, { code: stickerCodeText(stickerCode) })
            : words.noStickerCode}
        </li>
        <li>{words.look}</li>
        <li>{words.files}</li>
      </ul>
    </div>
  )
}

function SheetCard({ sheet, publicId, name }: { sheet: SheetName; publicId: string; name: string }) {
  const heading = words.sheets[sheet]
  const place = { publicId, sheet }
  const svg = pathTo("/my-listings/:publicId/kit/:sheet.svg", place)
  return (
    <>
      <h2 className="text-heading">{heading}</h2>
      <SheetPicture sheet={sheet} publicId={publicId} name={name} className="max-h-80 w-auto max-w-full" />
      <p className="flex flex-wrap gap-3">
        <ButtonLink
          href={pathTo("/my-listings/:publicId/kit/:sheet", place)}
          variant="gold"
          aria-label={format(words.printLabel, { sheet: heading })}
        >
          {words.print}
        </ButtonLink>
        <ButtonLink
          href={svg}
          download
          variant="outline"
          aria-label={format(words.svgLabel, { sheet: heading })}
        >
          {words.svg}
        </ButtonLink>
        <ButtonLink
          href={pathTo("/my-listings/:publicId/kit/:sheet.png", place)}
          download
          variant="outline"
          aria-label={format(words.pngLabel, { sheet: heading })}
        >
          {words.png}
        </ButtonLink>
      </p>
    </>
  )
}

function SheetPicture({
  sheet,
  publicId,
  name,
  className,
}: {
  sheet: SheetName
  publicId: string
  name: string
  className: string
}) {
  const { width, height } = sheets[sheet]
  return (
    <img
      src={pathTo("/my-listings/:publicId/kit/:sheet.svg", { publicId, sheet })}
      alt={format(words.alt, { sheet: words.sheets[sheet], name })}
      width={width * 4}
      height={height * 4}
      className={className}
    />
  )
}

/** One sheet in its real size, for printing. Without layout. */
export function SheetPage({
  sheet,
  shop: { publicId, name },
}: {
  sheet: SheetName
  shop: Pick<PrintedShop, "publicId" | "name">
}) {
  return (
    <main className="grid justify-items-center gap-4 p-4 print:block print:p-0">
      <nav className="justify-self-start">
        <BackTo href={pathTo("/my-listings/:publicId/kit", { publicId })}>{words.backToKit}</BackTo>
      </nav>
      <h1 className="text-heading print:hidden">{words.sheets[sheet]}</h1>
      <print-sheet className="grid justify-items-center print:hidden">
        <button type="button" className={buttonClass({ variant: "gold" }, "needs-script")}>
          {words.print}
        </button>
      </print-sheet>
      <p className="measure text-ivory-300 print:hidden">{words.printHint}</p>
      <div className={`sheet sheet-${sheet}`}>
        <SheetPicture sheet={sheet} publicId={publicId} name={name} className="h-auto max-w-full" />
      </div>
    </main>
  )
}

/** Shown if the code's payment page does not exist. */
export function NoKitPage({ publicId }: Pick<Extract<Kit, { kind: "closed" }>, "publicId">) {
  return (
    <div className="page-width grid max-w-2xl gap-5 py-8 lg:py-14">
      <BackTo href={pathTo("/my-listings/:publicId", { publicId })}>{words.back}</BackTo>
      <h1 className="text-title">{words.closedHeading}</h1>
      <p className="text-lg">{words.closed}</p>
    </div>
  )
}
