import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { codesOf } from "#app/lib/text/codes.ts"
import { readPhoneNumber } from "#app/lib/text/phone-number.server.ts"
import { countryWords } from "#app/places/countries/countries.ts"
import { applicationFields } from "./options.ts"
import { phoneHref } from "./public-links.ts"

/**
 * Numbers as owners write them. North America (555-01xx), Britain (Ofcom) and France (Arcep) reserve numbers for fiction. For
 * other countries the numbers have a valid form with the digits 123 4567.
 */
describe("a valid number becomes international, and its link has the E.164 number", () => {
  test.each([
    ["0803 123 4567", "NG", "+234 803 123 4567", "tel:+2348031234567"],
    ["0803.123.4567", "NG", "+234 803 123 4567", "tel:+2348031234567"],
    ["(0803) 123–4567", "NG", "+234 803 123 4567", "tel:+2348031234567"],
    ["+234 (0)803 123 4567", "NG", "+234 803 123 4567", "tel:+2348031234567"],
    ["+234/803 123 4567 ext. 12", "NG", "+234 803 123 4567 ext. 12", "tel:+2348031234567;ext=12"],
    ["2348031234567", "NG", "+234 803 123 4567", "tel:+2348031234567"],
    ["00234 803 123 4567", "NG", "+234 803 123 4567", "tel:+2348031234567"],
    ["08031234567;ext=5", "NG", "+234 803 123 4567 ext. 5", "tel:+2348031234567;ext=5"],
    ["０８０３ １２３ ４５６７", "NG", "+234 803 123 4567", "tel:+2348031234567"],
    ["００２３４８０３１２３４５６７", "NG", "+234 803 123 4567", "tel:+2348031234567"],
    ["\u200e+234\u00a0803\u00a0123\u00a04567", "NG", "+234 803 123 4567", "tel:+2348031234567"],
    ["٠١٠٠ ١٢٣ ٤٥٦٧", "EG", "+20 10 01234567", "tel:+201001234567"],
    ["(404) 555-0134", "US", "+1 404 555 0134", "tel:+14045550134"],
    ["404 555 0134 # 1", "US", "+1 404 555 0134 ext. 1", "tel:+14045550134;ext=1"],
    ["4045550134x9", "US", "+1 404 555 0134 ext. 9", "tel:+14045550134;ext=9"],
    ["416-555-0134", "CA", "+1 416 555 0134", "tel:+14165550134"],
    ["(876) 555-0134", "JM", "+1 876 555 0134", "tel:+18765550134"],
    ["020 7946 0958", "GB", "+44 20 7946 0958", "tel:+442079460958"],
    ["+44 (0)20 7946 0958", "NG", "+44 20 7946 0958", "tel:+442079460958"],
    ["082 123 4567", "ZA", "+27 82 123 4567", "tel:+27821234567"],
    ["024 123 4567", "GH", "+233 24 123 4567", "tel:+233241234567"],
    ["0712 123456", "KE", "+254 712 123456", "tel:+254712123456"],
    ["01 99 00 01 23", "FR", "+33 1 99 00 01 23", "tel:+33199000123"],
    ["06 1234 5678", "IT", "+39 06 1234 5678", "tel:+390612345678"],
    ["011 15-2345-6789", "AR", "+54 9 11 2345 6789", "tel:+5491123456789"],
    // Countries with their own word for an extension ('int.', 'int', 'Anexo').
    ["2312 4567 int. 62", "UY", "+598 2312 4567 ext. 62", "tel:+59823124567;ext=62"],
    ["021 212 3456 ext 508", "RO", "+40 21 212 3456 ext. 508", "tel:+40212123456;ext=508"],
    ["01 2123456 x3", "PE", "+51 1 2123456 ext. 3", "tel:+5112123456;ext=3"],
    ["1688", "DE", "+49 1688", "tel:+491688"],
    ["+1 404 555 0134", "KE", "+1 404 555 0134", "tel:+14045550134"],
    ["+233 30 255 0134", "ZZ", "+233 30 255 0134", "tel:+233302550134"],
    ["0044 20 7946 0958", "AQ", "+44 20 7946 0958", "tel:+442079460958"],
  ])("%s in %s is %s", (typed, country, international, href) => {
    expect(readPhoneNumber(typed, country)?.international).toBe(international)
    expect(phoneHref(international)).toBe(href)
  })
})

describe("text that is not exactly one number is not parsed", () => {
  test.each([
    // Two numbers have no link: the caller has to choose.
    ["0803 123 4567 / 0701 123 4567", "NG", undefined],
    ["0803-1234567/0701-1234567", "NG", undefined],
    ["555 0134 / 555 0135", "US", undefined],
    ["0803 123 4567, 0701 123 4567", "NG", undefined],
    ["0803 123 4567 or 0701 123 4567", "NG", undefined],
    ["WhatsApp 0803 123 4567", "NG", undefined],
    ["0803 123 4567 (Mrs Ade)", "NG", undefined],
    ["1-800-FLOWERS", "US", undefined],
    ["call me maybe", "US", undefined],
    ["12345", "US", undefined],
    ["+1 404 555 0134; drop table", "US", undefined],
    // Longer than E.164 allows, though the German numbering plan accepts it.
    ["555 0134 555 0134", "DE", "tel:55501345550134"],
    ["+49 5550 13474048404", "DE", undefined],
    ["404 555 0134 ext 12345678901234567890", "US", undefined],
    // A single number outside of the known plans still gets a link with its digits.
    ["555 0134", "US", "tel:5550134"],
    ["0803 123 456", "NG", "tel:0803123456"],
    ["+234 000 555 0134", "NG", "tel:+2340005550134"],
    ["0803 123 4567", "ZZ", "tel:08031234567"],
    ["0803 123 4567", undefined, "tel:08031234567"],
  ])("%s in %s", (typed, country, href) => {
    expect(readPhoneNumber(typed, country)).toBeUndefined()
    expect(phoneHref(typed)).toBe(href)
  })

  test("any text in any country gives a number that fits the column and is parsed as itself, or none", () => {
    const near = fc.array(
      fc.constantFrom(
        ..."+0123456789",
        "00",
        "404",
        "555 0134",
        "(0)",
        "-",
        "/",
        " ext ",
        "x",
        "#",
        "٠",
        "８",
      ),
      { maxLength: 16 },
    )
    const text = fc.oneof(
      near.map((parts) => parts.join("")),
      fc.string({ unit: "binary", maxLength: 40 }),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(...codesOf(countryWords)), (typed, country) => {
        const read = readPhoneNumber(typed, country)
        if (!read) return
        expect(read.international.length).toBeLessThanOrEqual(applicationFields.phone.max)
        expect(readPhoneNumber(read.international)).toEqual(read)
        expect(phoneHref(read.international)).toMatch(/^tel:\+\d{4,15}(;ext=\d{1,7})?$/)
      }),
      { numRuns: 1000 },
    )
  })
})
