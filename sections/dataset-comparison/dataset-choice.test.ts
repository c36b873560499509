import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { saidOptions } from '#sections/definition/options.ts'
import { parsePick, pickKey } from '#domain/comparison/dataset-pick.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { datasetCandidates, datasetOptions } from './dataset-candidates.ts'
import { resolveDatasets } from './dataset-choice.ts'
import type { DatasetChoiceContext } from './opening-pair.ts'

const reference = aReference([
  aSource(2, 'Survey A'),
  aSource(3, 'Survey B', { periodLabels: { '2020': '2019–20' } }),
  aSource(4, 'Tables', { derivedFrom: [2] }),
  aSource(7, 'Model', { classification: 'Estimate' }),
])

const places = (source: number, period: string, ...locations: number[]) =>
  locations.map((location) => aPoint(source, location, period, 50))

/** Figures of the nation that name the reports they rest on. */
const reports = (source: number, period: string) =>
  aPoint(source, 1, period, 50, { coordinates: { ...NO_COORDINATES, evidence: ['FORMS'] } })

const POINTS = [
  ...places(2, '2018', 1, 8, 9, 10),
  ...places(2, '2013', 1, 8, 9, 10),
  ...places(3, '2020', 1, 8, 9, 10),
  ...places(3, '2022', 1),
  ...places(4, '2018', 8, 9, 10),
  ...places(7, '2024', 1),
  aPoint(7, 1, '2035', 60, { flags: ['projection'] }),
]

function start(
  points: readonly Point[],
  change: Partial<DatasetChoiceContext> = {},
  wanted: readonly string[] = [],
) {
  const candidates = datasetCandidates(tableOf(points), 7, reference)
  const context = {
    candidates,
    reference,
    source: null,
    period: null,
    preferred: 2,
    currentYear: 2025,
    ...change,
  }
  const { picks, moved } = resolveDatasets(
    wanted.flatMap((text) => parsePick(text) ?? []),
    context,
  )
  return { picks: picks.map(pickKey), moved: moved.map((said) => english.text(said)) }
}

describe('the first choice', () => {
  it.each<[string, Point[], Partial<DatasetChoiceContext>, string[]]>([
    ["the dashboard's source, and an independent one with states", POINTS, {}, ['2-2018', '3-2020']],
    [
      'the nearest years that two sources have, not the newest of each 8 years apart',
      [
        ...places(2, '2018', 1, 8, 9, 10),
        ...places(2, '2024', 1, 8, 9, 10),
        ...places(3, '2016', 1, 8, 9, 10),
      ],
      {},
      ['2-2018', '3-2016'],
    ],
    [
      'states of a near year before a nation of another time',
      [...places(2, '2024', 1, 8, 9, 10), ...places(3, '2025', 8, 9, 10), ...places(7, '2018', 1, 8, 9, 10)],
      {},
      ['2-2024', '3-2025'],
    ],
    [
      'one with the nation beside one that has it',
      [...places(2, '2024', 1, 8, 9, 10), ...places(3, '2025', 8, 9, 10), ...places(7, '2024', 1, 8, 9, 10)],
      {},
      ['2-2024', '7-2024'],
    ],
    [
      'a whole year before a later part of one',
      [
        ...POINTS,
        ...places(2, '2024', 1, 8, 9, 10).map((point) => ({ ...point, flags: ['partial_period' as const] })),
      ],
      {},
      ['2-2018', '3-2020'],
    ],
    [
      'a year before a month, however new',
      [...POINTS, ...places(3, '2025-03', 1, 8, 9, 10), ...places(7, '2025-02', 1)],
      {},
      ['2-2018', '3-2020'],
    ],
    ['the carried source and period', POINTS, { source: 2, period: 2_013_000 }, ['2-2013', '3-2020']],
    ['a carried source at its newest', POINTS, { source: 3 }, ['3-2020', '2-2018']],
    [
      'no re-tabulation beside its origin',
      [...places(2, '2018', 1, 8), ...places(4, '2018', 1, 8)],
      {},
      ['2-2018'],
    ],
    [
      'the round before where nobody else has states',
      [...places(2, '2018', 1, 8), ...places(2, '2013', 1, 8), ...places(7, '2024', 1)],
      {},
      ['2-2018', '2-2013'],
    ],
    [
      'no independent source with one state beside the round before with all',
      [...places(2, '2018', 1, 8, 9, 10), ...places(2, '2013', 1, 8, 9, 10), ...places(3, '2017', 8)],
      {},
      ['2-2018', '2-2013'],
    ],
    [
      'national figures where there are no others',
      [...places(7, '2024', 1), ...places(3, '2022', 1)],
      { preferred: 7 },
      ['7-2024', '3-2022'],
    ],
    [
      'beside reports of long ago the nearest years, not the newest',
      [
        ...places(7, '2012', 1),
        ...['2003', '2013', '2018', '2024'].flatMap((period) => places(2, period, 1, 8, 9, 10)),
        ...places(3, '2016', 1),
      ],
      { source: 7 },
      ['7-2012', '2-2013'],
    ],
    [
      'a survey of the next year before a model of the same one',
      [...places(3, '2012', 1), ...places(7, '2012', 1), ...places(2, '2013', 1), ...places(2, '2024', 1)],
      { source: 3 },
      ['3-2012', '2-2013'],
    ],
    [
      'the newer of two that are as near',
      [...places(7, '2012', 1), ...places(3, '2011', 1), ...places(2, '2013', 1)],
      { source: 7 },
      ['7-2012', '2-2013'],
    ],
    [
      'no figure of the same reports, but the nearest of other evidence',
      [reports(7, '2012'), reports(3, '2012'), ...places(2, '2013', 1)],
      { source: 7 },
      ['7-2012', '2-2013'],
    ],
    ['no projection', POINTS.filter(({ source }) => source === 7), { preferred: 7 }, ['7-2024']],
    ['nothing without figures', [], {}, []],
  ])('takes %s', (_, points, change, expected) => {
    expect(start(points, change).picks).toEqual(expected)
  })
})

it.each<[number, number | null, number]>([
  [2_013_000, 2, 0],
  [1_990_000, 2, 1],
  [1_990_000, null, 0],
])('of a carried period %i of source %s says %i times that it has no figure', (period, source, times) => {
  expect(start(POINTS, { source, period }).moved).toHaveLength(times)
})

describe('what the reader chose', () => {
  it('stays where it has figures, without repeats, at most four', () => {
    const wanted = ['3-2022', '2-2018', '2-2018', '7-2024', '4-2018', '2-2013']
    expect(start(POINTS, {}, wanted).picks).toEqual(['3-2022', '2-2018', '7-2024', '4-2018'])
  })

  it('is left out with a sentence where it has none', () => {
    expect(start(POINTS, {}, ['2-2018', '3-1999'])).toEqual({
      picks: ['2-2018'],
      moved: ['Survey B 1999 has no figure of this indicator and is left out.'],
    })
  })
})

it('offers every pair, by source and the newest first, with what it covers', () => {
  const options = datasetOptions(datasetCandidates(tableOf(POINTS), 7, reference), reference)
  expect(saidOptions(options, english).map(({ group, label, hint }) => [group, label, hint])).toEqual([
    ['Survey A', 'Survey A 2018', '3 states'],
    ['Survey A', 'Survey A 2013', '3 states'],
    ['Survey B', 'Survey B 2022', 'national only'],
    ['Survey B', 'Survey B 2019–20', '3 states'],
    ['Tables', 'Tables 2018', '3 states, not national'],
    ['Model', 'Model 2035', 'national only, projected'],
    ['Model', 'Model 2024', 'national only'],
  ])
})
