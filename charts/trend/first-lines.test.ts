import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { trendModel } from './lines.ts'
import { trendFigure } from './trend.ts'
import type { TrendView } from './view.ts'

const estimate = { classification: 'Estimate' } as const
const SOURCES = [
  aSource(2, 'DHS'),
  aSource(3, 'Retable', { derivedFrom: [2] }),
  aSource(4, 'Older survey'),
  aSource(5, 'Custodian', estimate),
  aSource(6, 'Copy', estimate),
  aSource(7, 'Other model', estimate),
  aSource(8, 'Counts', { classification: 'Routine' }),
]

const model: Evidence = {
  ...{ id: 'RUN', kind: 'custodian_model', title: 'A run', fieldworkStart: null, fieldworkEnd: null },
  ...{ birthCohort: null, currentSource: 5 },
}
const ofTheRun = { coordinates: { ...NO_COORDINATES, evidence: ['RUN'] } }

const official: IndicatorSource = {
  ...{ id: 1, indicator: 7, source: 5, name: '', definition: '', numerator: '', denominator: '' },
  ...{ frequency: '', method: '', national: true, zonal: false, state: false, senatorial: false, lga: false },
  ...{
    periods: '',
    comparability: '',
    custodian: true,
    intervalEditions: [],
    intervalPublished: 'not_known',
  },
}

const POINTS = [
  aPoint(2, 1, '2018', 50),
  aPoint(3, 1, '2024', 51),
  aPoint(4, 1, '2016', 47),
  aPoint(5, 1, '2021', 60, ofTheRun),
  aPoint(6, 1, '2024', 61, ofTheRun),
  aPoint(7, 1, '2023', 66),
  aPoint(8, 1, '2022', 80),
]

function input(chosen: number, options: TrendView['options'] = {}) {
  const reference = aReference(SOURCES, [anIndicator(7)])
  return {
    view: {
      ...{ kind: 'trend' as const, indicators: [7], sources: [chosen], locations: [1], periods: [], options },
    },
    table: tableOf(POINTS),
    reference: {
      ...reference,
      evidence: new Map([['RUN', model]]),
      measures: new Map([[measureKey(7, 5), official]]),
    },
    currentYear: 2025,
    language: english,
  }
}

const drawn = (chosen: number, options?: TrendView['options']) =>
  trendModel(input(chosen, options)).lines.map(({ source }) => source.name)

describe('the lines that a trend begins with', () => {
  it.each([
    ['a survey', 2, ['DHS', 'Custodian', 'Counts', 'Other model']],
    ['a survey that is not the newest', 4, ['Older survey', 'Custodian', 'Counts', 'DHS', 'Other model']],
    ['a copy of the official estimate', 6, ['Copy', 'DHS', 'Counts', 'Custodian', 'Other model']],
  ])('are the chosen one, the official one and the newest of each class: of %s', (_, chosen, names) => {
    expect(drawn(chosen)).toEqual(names)
  })

  it('has the official estimate strong, not a later copy of it', () => {
    const strong = trendModel(input(2)).lines.filter(({ role }) => role !== 'other')
    expect(strong.map(({ source }) => source.name)).toEqual(['DHS', 'Custodian'])
  })

  it('are followed by the others where the reader wants them, or has hidden some', () => {
    expect(drawn(2, { every: true })).toHaveLength(7)
    expect(drawn(2, { hidden: [8] })).toHaveLength(6)
  })

  it('offers the others in the key and says how many there are', () => {
    const { key, notes, summary } = trendFigure(input(2))
    expect(key.map(({ source, hidden }) => [source, hidden])).toEqual([
      [2, false],
      [5, false],
      [8, false],
      [4, true],
      [3, true],
      [7, false],
      [6, true],
    ])
    expect(notes).toContain(
      'Drawn are the chosen source, the official one and the newest of each class: 4 of the 7 that have figures.',
    )
    expect(summary).toContain('7 sources show')
  })
})
