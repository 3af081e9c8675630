import { format } from "#app/lib/text/format.ts"
import { sourceNames } from "#content/en/links.ts"
import { type FigureWords, layer1Words, layer2Words, learningWords } from "#content/en/network.ts"
import { site } from "#content/en/site.ts"
import { type Figure, layer1Figures, layer2Figures, learningFigures } from "#content/facts/network.ts"

/** Figures, and their texts under the same keys. */
const tables = {
  l1: [layer1Figures, layer1Words],
  l2: [layer2Figures, layer2Words],
  masternodes: [learningFigures, learningWords],
} as const

export type FigureTableName = keyof typeof tables

/** A figure formatted for display: '90,000,000 GUAP'. */
function figureText(value: string, { values = {} }: Figure): string {
  const texts = Object.entries(values).map(([place, value]) => [place, value.toLocaleString(site.locale)])
  return format(value, Object.fromEntries(texts))
}

/** Rows of a table, formatted for display. */
export function figureRows(name: FigureTableName) {
  const [figures, words]: readonly [Record<string, Figure>, Record<string, FigureWords>] = tables[name]
  return Object.entries(figures).map(([id, figure]) => {
    const text = words[id]
    if (!text) throw new Error(`Nothing is said about the figure ${id}`)
    return { ...text, id, value: figureText(text.value, figure), source: sourceNames[figure.source] }
  })
}

/** Values for placeholders of texts that quote figures. */
export const quotedFigures = () => ({
  blockTime: figureText(layer1Words["block-time"].value, layer1Figures["block-time"]),
  port: layer1Figures["default-port"].values.port,
  chainId: layer2Figures["chain-id"].values.id,
  collateral: figureText(
    learningWords["masternode-collateral"].value,
    learningFigures["masternode-collateral"],
  ),
})
