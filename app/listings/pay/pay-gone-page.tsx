import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { BackTo } from "#app/ui/page/back-to.tsx"
import { listingPageContent } from "#content/en/listing-pages.ts"
import { payments } from "#content/en/payments.ts"
import type { GoneShop } from "./payable.server.ts"

const words = payments.gone

/** Page, sent with status 410, for a printed code of a shop that is no longer in the directory. */
export function PayGonePage({ gone: { status, name } }: { gone: GoneShop }) {
  const sentence = status === "merged" ? words.merged : listingPageContent.gone.sentences[status]
  return (
    <article className="page-width grid max-w-2xl gap-5 py-6 lg:py-10">
      <BackTo href={pathTo("/merchant-directory")}>{words.directory}</BackTo>
      <h1 className="text-title">{words.title}</h1>
      <p className="text-lg wrap-anywhere">{format(sentence, { name })}</p>
      <p className="text-lg">{words.text}</p>
    </article>
  )
}
