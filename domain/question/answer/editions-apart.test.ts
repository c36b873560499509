import { beforeAll, expect, test } from 'vitest'
import { changedSince } from '#domain/brief/change-since.ts'
import { forecastSeries } from '#domain/forecast/series-of-points.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { trendOfRows } from '#domain/statistics/trend/trend-of-rows.ts'
import { english } from '#languages/from-source.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

// COD-PS has the population of Kano by two projections, of 2016 and of 2022: no change lies between them.

const [POPULATION, COD_PS, KANO] = [62, 106, 27]
let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const points = () => pointsWhere(world.data.tableOf(POPULATION), { source: COD_PS, location: KANO })

test('two projections make no change, no trend and no forecast', () => {
  const { reference, tableOf } = world.data
  const [first, last] = points()
  if (!first || !last) throw new RangeError('COD-PS has no two figures of Kano.')
  expect([first.value, last.value]).toEqual([12_706_778, 15_462_177])
  const indicator = byId(reference.indicators, POPULATION)
  expect(changedSince(last, { table: tableOf(POPULATION), indicator })).toBeNull()
  expect(trendOfRows([first, last].map(rowOf), null)).toMatchObject({ status: 'insufficient', n: 1 })
  const origin = { classification: 'Estimate', evidence: reference.evidence } as const
  expect(forecastSeries([first, last], indicator, origin)).toMatchObject({ actual: [last] })
})

test('asked for the change, it tells both and why there is none', () => {
  const { lexicon, currentYear, data } = world
  const text = 'How has the population of Kano changed from 2016 to 2022 by COD-PS?'
  const { sentences, rows } = answerQuestion(readQuestion(text, { lexicon, currentYear, before: null }), data)
  expect(sentences.map(({ said }) => english.text(said))).toEqual([
    'Total population in Kano, COD-PS: 2016: 12,706,778 and 2022: 15,462,177. They are of different editions (2016 projection and 2022 projection), so no change is computed between them.',
  ])
  expect(rows.map(({ value }) => value)).toEqual([12_706_778, 15_462_177])
})

test.each([
  ['population of Akwa Ibom 2016 and 2022', '2016: 5,353,609 and 2022: 4,979,418'],
  ['population of Katsina 2016 and 2022', '2016: 7,645,575 and 2022: 10,368,483'],
])('%s: the figures of two years are told without a difference', (text, figures) => {
  const { sentences, rows } = answerQuestion(readQuestion(text, { ...world, before: null }), world.data)
  const said = sentences.map((one) => english.text(one.said)).join(' ')
  expect(said).toContain(figures)
  expect(said).toContain('different editions')
  expect(said).not.toContain('The difference is')
  expect(rows.map(({ kind }) => kind)).toEqual(['figure', 'figure'])
})
