import { partsOf } from '#domain/question/phrasings.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { DASHBOARDS } from './dashboards.ts'
import { QUESTION_WORDS } from './question-words.ts'

/** Where the dashboard lies that has an indicator, the first in the order of the catalogue: `/dashboard/Demographics`. */
export function dashboardOf(indicator: number): string {
  const home = DASHBOARDS.find(
    ({ waitingFor, indicators }) => waitingFor === '' && indicators.includes(indicator),
  )
  return `/dashboard/${home?.name ?? DASHBOARDS[0]?.name ?? ''}`
}

/** Indicators that are offered after a question that has no answer. */
export function exampleIndicators({ indicators }: Pick<ReferenceData, 'indicators'>): number[] {
  const codes = partsOf(QUESTION_WORDS.examples)
  return [...indicators.values()].flatMap(({ id, code }) => (codes.includes(code) ? [id] : []))
}
