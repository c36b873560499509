import { inWords } from '#domain/message/in-words.ts'
import type { Point } from '#domain/observation/point.ts'
import { judgeIndicator } from '#domain/triangulation/judged-indicator.ts'
import type { TriangulationQuestion } from '#domain/triangulation/question.ts'
import { triangulate } from '#domain/triangulation/triangulate.ts'
import { english } from '#languages/from-source.ts'
import type { Answer } from '#sections/triangulation/answer-parts.ts'
import { aPoint, anIndicator, aReference, aSource } from './made-up-country.ts'

const SOURCES = [aSource(2, 'Survey A'), aSource(3, 'Survey B'), aSource(4, 'Survey C')]
const INDICATOR = anIndicator(7)

/** The catalogue of the answer below. */
export const TRIANGULATED_REFERENCE = aReference(SOURCES, [INDICATOR])

/** Survey A against B and C in the made-up country: two pairs with B, none with C, at most one of them listed. */
export function triangulationAnswer(): Answer {
  const points: readonly Point[] = [
    aPoint(2, 1, '2017', 40.3, { flags: ['rounded'] }),
    aPoint(2, 1, '2018', 50, { lower: 45, upper: 55, intervalLevel: 95 }),
    aPoint(3, 1, '2017', 40.1),
    aPoint(3, 1, '2018', 60),
    aPoint(4, 1, '2010', 10),
  ]
  const [primary = aSource(2, 'Survey A'), ...comparisons] = SOURCES
  const question: TriangulationQuestion = {
    primary,
    comparisons,
    indicator: INDICATOR,
    location: null,
    currentYear: 2020,
    reference: TRIANGULATED_REFERENCE,
    holdings: new Map(SOURCES.map(({ id }) => [id, new Set([7])])),
    documented: true,
  }
  return inWords(triangulate(question, [judgeIndicator(question, INDICATOR, points, [])], 2), english)
}
