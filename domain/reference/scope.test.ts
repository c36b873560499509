import { describe, expect, test } from 'vitest'
import { parsePeriod } from '#domain/period/period.ts'
import { isNarrow, leftOutBy, type Scope } from './scope.ts'

const ALL: Scope = { indicators: [], sources: [], levels: [], years: [] }
const OWN: Scope = { indicators: [7], sources: [2], levels: [1, 3], years: [2018, 2021] }
const FIGURE = { indicator: 7, source: 2, level: 3, period: parsePeriod('2018') } as const

describe('a scope', () => {
  test.each([
    ['all that was chosen', {}, null],
    ['a month of a year', { period: parsePeriod('2021-03') }, null],
    ['another indicator', { indicator: 8 }, 'indicators'],
    ['another source', { source: 3 }, 'sources'],
    ['another level', { level: 2 }, 'levels'],
    ['another year', { period: parsePeriod('2019') }, 'years'],
    ['no period', { period: null }, null],
  ] as const)('%s', (_what, change, why) => {
    expect(leftOutBy(OWN, { ...FIGURE, ...change })).toBe(why)
    expect(leftOutBy(ALL, { ...FIGURE, ...change })).toBeNull()
  })

  test('of which nothing was chosen leaves nothing out', () => {
    expect([isNarrow(ALL), isNarrow({ ...ALL, years: [2018] })]).toEqual([false, true])
  })
})
