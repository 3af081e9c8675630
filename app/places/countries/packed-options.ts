import type { optionsOf } from "#app/lib/text/codes.ts"

export type Options = ReturnType<typeof optionsOf>

/** Packs the options of a long list into one string, which takes half the bytes in the page. */
export function packOptions(options: Options): string {
  return options.map(({ value, label }) => `${value}=${label}`).join("|")
}

export function unpackOptions(packed: string): Options {
  return packed.split("|").map((option) => {
    const [value = "", label = ""] = option.split("=")
    return { value, label }
  })
}
