// What npm test does with what failed: it runs it once more, alone, and says what came of it. Plain JavaScript: this
// runs on the machine's own Node.

/** More tests than this that fail now and then are a failure of the whole. */
const mostUnsteady = 3

/** With more failures than this something is broken, and second runs would take long to say it again. */
const mostRunAgain = 10

/** The closing lines keep to the last 150 of a run, which is what there is to see of some. */
const mostLines = 130
const mostExplained = 20

/**
 * Runs each file in which something failed once more. A test that passes then is unsteady, and so is one that fails only then.
 *
 * @param failures each with suite, file (empty: outside of any), name (empty: the file itself), reason and place
 * @param runAgain runs one file of a suite alone; returns { passed, failed } as the first run did
 * @returns what failed and what is unsteady; the unsteady are failures where they are too many
 */
export function giveSecondChance(failures, runAgain) {
  if (failures.length > mostRunAgain) return { failed: failures, unsteady: [] }
  const key = ({ suite, file, name }) => [suite, file, name].join("\n")
  const files = new Map(
    failures.filter(({ file }) => file).map(({ suite, file }) => [`${suite}\n${file}`, { suite, file }]),
  )
  const again = [...files.values()].map(({ suite, file }) => {
    const { passed, failed } = runAgain(suite, file)
    return { suite, file, hasRun: passed > 0, failed: failed.map((failure) => ({ ...failure, suite })) }
  })
  const failedAgain = new Set(again.flatMap(({ failed }) => failed.map(key)))
  const hasRun = (failure) =>
    again.some(({ suite, file, hasRun }) => hasRun && suite === failure.suite && file === failure.file)
  const known = new Set(failures.map(key))
  const failed = failures.filter((failure) => failedAgain.has(key(failure)) || !hasRun(failure))
  const unsteady = [
    ...failures.filter((failure) => !failed.includes(failure)),
    ...again.flatMap(({ failed }) => failed.filter((failure) => !known.has(key(failure)))),
  ]
  return unsteady.length > mostUnsteady
    ? { failed: [...failed, ...unsteady], unsteady: [] }
    : { failed, unsteady }
}

/** The closing lines: why what failed did, what is unsteady, and last how many passed and failed. */
export function closingLines(passed, { failed, unsteady }) {
  const each = Math.max(6, Math.floor(mostLines / (failed.length + unsteady.length)))
  return [
    ...part("Failed:", failed, each),
    ...part("Unsteady, failed in one of two runs; mend them next:", unsteady, each),
    "",
    `${passed} passed, ${failed.length} failed`,
  ].join("\n")
}

function part(heading, failures, each) {
  if (failures.length === 0) return []
  const explained = failures.slice(0, mostExplained).flatMap((failure) => explain(failure, each))
  const more = failures.length - mostExplained
  return ["", heading, ...explained, ...(more > 0 ? [`  and ${more} more`] : [])]
}

/** What failed, why and where, and then as much as there is room for of what was seen beside it. */
function explain({ suite, file, name, reason, at, seen = {} }, most) {
  const beside = Object.entries(seen).flatMap(([source, lines]) => [`${source}:`, ...lines])
  const reasons = cut(
    reason.split("\n"),
    Math.max(4, most - 2 - Math.min(beside.length, Math.floor(most / 3))),
  )
  const place = at ? [`at ${at}`] : []
  const rest = beside.slice(0, Math.max(0, most - 2 - reasons.length))
  return [
    `  ${[suite, file, name].filter(Boolean).join(" > ")}`,
    ...[...reasons, ...place, ...rest].map((line) => `      ${line.slice(0, 300)}`),
  ]
}

const cut = (lines, most) => (lines.length > most ? [...lines.slice(0, most - 1), "..."] : lines)
