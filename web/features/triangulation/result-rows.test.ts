import { expect, it } from 'vitest'
import type { Point } from '#domain/observation/point.ts'
import { judgeIndicator } from '#domain/triangulation/judged-indicator.ts'
import type { TriangulationQuestion } from '#domain/triangulation/question.ts'
import { triangulate } from '#domain/triangulation/triangulate.ts'
import { english } from '#languages/from-source.ts'
import { explainedInEnglish } from '#tests/builders/in-words.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { Answer } from './answer-parts.ts'
import { aboutRows, gradeRows, indicatorRows, pairRows } from './result-rows.ts'

const SOURCES = [aSource(2, 'Survey A'), aSource(3, 'Survey B'), aSource(4, 'Survey C')]
const INDICATOR = anIndicator(7)

/** Survey A against B and C in the made-up country: two pairs with B, none with C, at most one of them listed. */
function answer(): Answer {
  const points: readonly Point[] = [
    aPoint(2, 1, '2017', 40.3, { flags: ['rounded'] }),
    aPoint(2, 1, '2018', 50, { lower: 45, upper: 55, intervalLevel: 95 }),
    aPoint(3, 1, '2017', 40.1),
    aPoint(3, 1, '2018', 60),
    aPoint(4, 1, '2010', 10),
  ]
  const [primary = aSource(2, 'Survey A'), ...comparisons] = SOURCES
  const reference = aReference(SOURCES, [INDICATOR])
  const question: TriangulationQuestion = {
    primary,
    comparisons,
    indicator: INDICATOR,
    location: null,
    currentYear: 2020,
    reference,
    holdings: new Map(SOURCES.map(({ id }) => [id, new Set([7])])),
    documented: true,
  }
  const found = explainedInEnglish(
    triangulate(question, [judgeIndicator(question, INDICATOR, points, [])], 2),
  )
  return { ...found, method: 'triangulation', version: '1.0', inputs: { ...found.inputs, release: null } }
}

it('pairs are rows with both figures as stored and the difference without noise', () => {
  const [heads = [], ...rows] = pairRows(answer(), english)
  const asRecord = (row: readonly unknown[]) =>
    Object.fromEntries(heads.map((head, at) => [`${head}`, row[at]]))
  expect(rows.map(asRecord)).toEqual([
    expect.objectContaining({
      year: '2017',
      primary: 'Survey A',
      primary_value: 40.3,
      primary_lower_95: null,
      primary_notes: 'Published as a whole number',
      comparison: 'Survey B',
      comparison_value: 40.1,
      difference: -0.2,
      beyond_chance: 'cannot be tested',
    }),
    expect.objectContaining({ year: '2018', primary_lower_95: 45, primary_upper_95: 55, difference: 10 }),
  ])
})

it('every grade of every source and of each two of them is a row of full length', () => {
  const [heads = [], ...rows] = gradeRows(answer(), english)
  // 2 overall scores, 2 scores of 3 sources, 11 metrics of 3 sources and of 3 pairs of them.
  expect(rows).toHaveLength(2 + 6 + 33 + 33)
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([heads.length]))
  const alone = rows.find((row) => row[1] === 'Score, percent' && row[3] === 'Survey C')
  expect(alone?.at(-1)).toBe(
    'no figures of the same place and time on different evidence: the grades of consistency rest on documentation only',
  )
})

it('each common indicator is a row for each source', () => {
  expect(indicatorRows(answer())).toHaveLength(1 + 3)
})

it('the file says what could not be judged and how to cite it', () => {
  const rows = aboutRows({ answer: answer(), title: 'Title', citation: 'Cite me', language: english })
  expect(rows.at(-1)).toEqual(['Cite', 'Cite me'])
  expect(rows).toContainEqual([
    'Not judged',
    'mean difference and limits of agreement with Survey C: They need 3 pairs of figures; there are 0.',
  ])
})
