import type { optionsOf } from "#app/lib/text/codes.ts"

export type Options = ReturnType<typeof optionsOf>

/** The options of a long list as a page is sent them: in one text they take half the bytes. */
export function packOptions(options: Options): string {
  return options.map(({ value, label }) => `${value}=${label}`).join("|")
}

export function unpackOptions(packed: string): Options {
  return packed.split("|").map((option) => {
    const [value = "", label = ""] = option.split("=")
    return { value, label }
  })
}
