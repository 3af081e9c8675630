export type Encoding = "br" | "gzip"

/** @param accepted the header Accept-Encoding. @returns undefined for a reader who takes things as they are */
export function encodingFor(accepted = ""): Encoding | undefined {
  return accepts(accepted, "br") ? "br" : accepts(accepted, "gzip") ? "gzip" : undefined
}

/** Whether an Accept-Encoding header wants an encoding; 'br;q=0' says that it does not (RFC 9110, 12.5.3). */
export function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((entry) => {
    const [name, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
