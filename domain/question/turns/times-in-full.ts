/** Words for a course over time, in the words that the reader of questions knows. */
const TIMES: readonly (readonly [RegExp, (found: string, ...parts: readonly string[]) => string])[] = [
  // `Across the NDHS rounds`, `over the rounds`.
  [
    /\b(?:across|over|through|throughout|along)(?: the| all| every| each| successive| different| various)*((?: [A-Z][A-Z\d-]+)?) (?:survey )?(?:rounds?|surveys|editions|waves)\b/g,
    (_, source = '') => `over time${source}`,
  ],
  [
    /\b(?:by (?:survey )?round|round (?:by|after) round|survey (?:by|after) survey|from (?:one|each) (?:survey|round) to the (?:next|other)|from (?:round to round|survey to survey)|(?:through|throughout|across|along) (?:all )?the years)\b/gi,
    () => 'over time',
  ],
  [/\b(?:over|across) successive\b/gi, () => 'over time'],
  // `Has it gone up or down`: how it went.
  [/\b(?:gone|going|went|go) (?:up or down|down or up)\b/gi, () => 'changed'],
  // `In one line`: how long the answer is.
  [/,? in (?:one|a|a single|a short) (?:line|sentence)\b/gi, () => ''],
]

const YEAR_BEFORE =
  /\b((?:19|20)\d\d)\b(.*?)\b(than|with|to|against|versus|vs|from) (?:(?:in|it was in|that of) )?the (?:year before|previous year|year earlier)(?=[?.!, ]*$)/i

/** A question with its times in words that are known: `across the NDHS rounds` is over time, `2026 than the year before` than in 2025. */
export function timesInFull(text: string): string {
  const plain = TIMES.reduce((said, [words, meant]) => said.replaceAll(words, meant), text)
  return plain.replace(
    YEAR_BEFORE,
    (_, year: string, between: string, than: string) => `${year}${between}${than} ${Number(year) - 1}`,
  )
}
