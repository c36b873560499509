import { describe, expect, it } from 'vitest'
import { periodCode } from '#domain/period/period.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { aboutYear, isSameTime, yearsApart } from './about.ts'
import { NO_COORDINATES } from './coordinates.ts'

interface Given {
  readonly period: string
  readonly from?: string
  readonly to?: string
  readonly born?: number
}

function figure({ period, from, to, born }: Given) {
  const code = (iso: string | undefined) => (iso === undefined ? null : periodCode(iso))
  return aPoint(2, 1, period, 1, {
    coordinates: {
      ...NO_COORDINATES,
      referenceStart: code(from),
      referenceEnd: code(to),
      birthCohort: born ?? null,
    },
  })
}

const YEAR = figure({ period: '2018' })
const COHORT = figure({ period: '2018', from: '2016-09', to: '2017-12', born: 2017 })
const FIVE_YEARS = figure({ period: '2018', from: '2014', to: '2018' })

describe('what a figure is about', () => {
  it.each([
    ['a whole year stands at its own number', YEAR, 2018],
    ['children by their year of birth, not by their label', COHORT, 2017],
    ['five years at their middle', FIVE_YEARS, 2016],
    ['fieldwork of the last quarter', figure({ period: '2018', from: '2018-10', to: '2018-12' }), 2018.375],
    ['a month', figure({ period: '2018-07' }), 2018 + 6.5 / 12 - 0.5],
    ['the first quarter', figure({ period: '2018-Q1' }), 2018 + 0.125 - 0.5],
    ['the last quarter', figure({ period: '2018-Q4' }), 2018 + 0.875 - 0.5],
    ['the first week', figure({ period: '2018-W01' }), 2018 + 0.5 / 53 - 0.5],
  ])('%s', (_, given, expected) => expect(aboutYear(given)).toBeCloseTo(expected, 10))
})

describe('figures of one time', () => {
  it.each([
    ['a cohort and the year of its infants', COHORT, figure({ period: '2017', born: 2017 }), true],
    ['a cohort and the year of its label', COHORT, figure({ period: '2018', born: 2018 }), false],
    ['a cohort and reports of its year that name none', COHORT, figure({ period: '2017' }), true],
    ['five years and a year inside them', FIVE_YEARS, figure({ period: '2016' }), true],
    ['five years and the next year', FIVE_YEARS, figure({ period: '2019' }), false],
    [
      'five years of which three are the same',
      FIVE_YEARS,
      figure({ period: '2020', from: '2016', to: '2020' }),
      true,
    ],
    [
      'five years of which two are the same',
      FIVE_YEARS,
      figure({ period: '2021', from: '2017', to: '2021' }),
      false,
    ],
    ['years side by side', YEAR, figure({ period: '2019' }), false],
  ])('%s', (_, a, b, expected) => {
    expect(isSameTime(a, b)).toBe(expected)
    expect(isSameTime(b, a)).toBe(expected)
  })

  it('a label without a time is held against the same label only', () => {
    const coordinates = { ...NO_COORDINATES, evidence: ['A2018'] }
    const undated = aPoint(2, 1, '2016', 1, { coordinates })
    expect(isSameTime(undated, FIVE_YEARS)).toBe(false)
    expect(isSameTime(undated, figure({ period: '2016' }))).toBe(true)
  })

  it('others are so many years apart', () => {
    expect(yearsApart(COHORT, YEAR)).toBe(1)
    expect(yearsApart(FIVE_YEARS, figure({ period: '2020' }))).toBe(4)
  })
})
