import { expect, it } from 'vitest'
import { ANALYSIS_VERSION } from '#contract/analysis/analysis-version.ts'
import { english } from '#languages/from-source.ts'
import { triangulationAnswer } from '#tests/builders/triangulation-answer.ts'
import { aboutLines, gradeRows, indicatorRows, pairRows } from './result-rows.ts'

it('pairs are rows with both figures as stored and the difference without noise', () => {
  const [heads = [], ...rows] = pairRows(triangulationAnswer(), english)
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
  const [heads = [], ...rows] = gradeRows(triangulationAnswer(), english)
  // 2 overall scores, 2 scores of 3 sources, 11 metrics of 3 sources and of 3 pairs of them.
  expect(rows).toHaveLength(2 + 6 + 33 + 33)
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([heads.length]))
  const alone = rows.find((row) => row[1] === 'Score, percent' && row[3] === 'Survey C')
  expect(alone?.at(-1)).toBe(
    'no figures of the same place and time on different evidence: the grades of consistency use documentation only',
  )
})

it('each common indicator is a row for each source', () => {
  expect(indicatorRows(triangulationAnswer())).toHaveLength(1 + 3)
})

it('the sheet about the tables says which parts could not be judged, and the method', () => {
  const lines = aboutLines(triangulationAnswer(), 'Title').map(([word, cell]) => [
    english.text(word),
    typeof cell === 'number' ? cell : english.text(cell),
  ])
  expect(lines[0]).toEqual(['Title', 'Title'])
  expect(lines.at(-1)).toEqual(['Method', `triangulation ${ANALYSIS_VERSION}`])
  expect(lines).toContainEqual(['Pairs of figures', 2])
  expect(lines).toContainEqual([
    'Not judged',
    'mean difference and limits of agreement with Survey C: They need 3 pairs of figures; there are 0.',
  ])
})
