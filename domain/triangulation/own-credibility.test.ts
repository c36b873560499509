import { expect, it } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { ownCredibility } from './own-credibility.ts'

const SURVEY = aSource(2, 'Survey A', { methodology: 'Interviews in drawn households' })
const reference = aReference([SURVEY], [anIndicator(7)])
const bounds = { lower: 30, upper: 50, intervalLevel: 95 } as const

it.each([
  ['a survey with intervals', 2, bounds, 5, ['starts as survey', 'bounds on at least half of its values']],
  ['an old survey without', 6, {}, 3, ['starts as survey', 'newest data older than 5 years']],
] as const)('%s', (_, age, change, grade, steps) => {
  const table = tableOf([aPoint(2, 1, '2018', 40, change)])
  const found = ownCredibility({
    ...{ source: SURVEY, indicator: 7, location: 1, completeness: null, table, reference },
    age,
  })
  expect([found.grade, found.steps.map(({ reason }) => english.text(reason))]).toEqual([grade, steps])
})
