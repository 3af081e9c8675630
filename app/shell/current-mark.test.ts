import { expect, test } from "vitest"
import { navigation } from "#content/en/site.ts"
import { currentMark } from "./current-mark.ts"

const marked = (path: string) =>
  navigation.flatMap(({ href }) => {
    const mark = currentMark(path, href)
    return mark ? [`${href} ${mark}`] : []
  })

test.each([
  ["/learn", "/learn page"],
  ["/learn/blockchain", "/learn true"],
  ["/learning-path/exchanges", "/learn true"],
  ["/faq", "/learn true"],
  ["/merchants", "/merchants page"],
  ["/merchant-directory", "/merchants true"],
  ["/merchant-directory/in/ng", "/merchants true"],
  ["/merchant-register", "/merchants true"],
  ["/blog/a-market-day", "/community true"],
  ["/town-halls", "/community true"],
])("the page %s belongs to %s", (path, mark) => {
  expect(marked(path)).toEqual([mark])
})

test.each(["/", "/about", "/learned", "/blogs", "/merchant-directories"])(
  "the page %s belongs to no section",
  (path) => {
    expect(marked(path)).toEqual([])
  },
)
