import { textOf } from '#exchange/reading/cell.ts'
import type { Filled } from './merged.ts'
import { isUnitAlone } from './vocabulary.ts'

/** Words that stand before what they are about, also without a colon. */
const FACT =
  /^(indicator|unit|state|lga|local government area|ward|facility|(name of )?(health )?facility( name)?|month|year|period|reporting period)$/i

/** True for a row of such words, each with its content to the right: `State | Kano | LGA | Dala`. */
export function arePairs(texts: readonly string[]): boolean {
  const [names, contents] = [0, 1].map((odd) => texts.filter((_, at) => at % 2 === odd))
  return (
    texts.length > 3 &&
    texts.length % 2 === 0 &&
    (names ?? []).every((text) => FACT.test(text)) &&
    !(contents ?? []).some((text) => FACT.test(text))
  )
}

/** Titles, and facts such as `State: Kano`, also several in a row. */
export function takeTitle({ cells, own }: Filled, titles: string[], facts: Map<string, string>): void {
  const texts = own.map((column) => textOf(cells[column]))
  const pairs = texts.flatMap((text, at) => factIn(text, texts[at + 1]))
  for (const [name, content] of pairs) facts.set(name, content)
  if (pairs.length === 0) titles.push(...texts)
}

function factIn(text: string, next: string | undefined): [string, string][] {
  const inside = [
    ...text.matchAll(/([A-Za-z][A-Za-z /]{1,30}?)\s*[:=]\s*([^:;|=]+?)(?=\s{2,}[A-Za-z]|[;|]|$)/g),
  ]
  if (inside.length > 0 && text.length < 160) {
    return inside.map((match) => [(match[1] ?? '').trim().toLowerCase(), (match[2] ?? '').trim()])
  }
  if (next === undefined || /:$/.test(next)) return []
  if (/:$/.test(text)) return [[text.replace(/\s*:$/, '').toLowerCase(), next]]
  return FACT.test(text) ? [[text.toLowerCase(), next]] : []
}

/** True for a row of units below the heads. */
export function isOfUnits({ own, cells }: Filled): boolean {
  return own[0] !== 0 && own.every((column) => isUnitAlone(textOf(cells[column])))
}
