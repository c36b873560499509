import { expect, it } from 'vitest'
import { periodCode } from '#domain/period/period.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { figureOf } from './figure-of.ts'
import { isView } from './view.ts'

const REFERENCE = aReference(
  [
    aSource(2, 'Survey A'),
    aSource(3, 'Survey B'),
    aSource(4, 'Model', { classification: 'Estimate' }),
    aSource(5, 'Nobody'),
  ],
  [anIndicator(7), anIndicator(8), anIndicator(9)],
)
const of = (indicator: number, ...[source, place, period, value]: Parameters<typeof aPoint>) =>
  aPoint(source, place, period, value, { indicator })

const FIGURES = tableOf(
  [
    // Indicator 7: no Southland, indicator 8: no Snowland, indicator 9: the nation and Northland alone.
    ...[1, 8, 9].map((place) => of(7, 2, place, '2018', 40 + place)),
    ...[1, 8, 10].map((place) => of(8, 2, place, '2018', 50 + place)),
    ...[1, 8].map((place) => of(9, 2, place, '2018', 60 + place)),
    // A model without 2017 for the nation, and a second survey that has Southland instead of Snowland.
    ...['2014', '2015', '2016', '2018', '2019'].map((year, at) => of(7, 4, 1, year, 30 + at)),
    ...[8, 10].map((place) => of(7, 3, place, '2018', 44)),
  ].toSorted((a, b) => a.indicator - b.indicator || a.source - b.source),
)
const TABLE = {
  ...FIGURES,
  withheld: [
    {
      indicator: 7,
      source: 2,
      location: 10,
      period: periodCode('2018') ?? 0,
      rule: 'survey_sample' as const,
    },
  ],
}

const base = { indicators: [7], sources: [2], locations: [1], periods: ['2018'] }

it.each<
  [
    string,
    Omit<StoredView, 'indicators' | 'sources' | 'locations' | 'periods'> & Partial<StoredView>,
    string[],
  ]
>([
  ['a histogram', { kind: 'histogram', options: {} }, ['7 Survey A Southland 2018: withheld']],
  ['a box plot', { kind: 'box-plot', options: {} }, ['7 Survey A Southland 2018: withheld']],
  [
    'a series that is described',
    { kind: 'histogram', sources: [4], periods: [], options: { compareBy: 'period' } },
    ['7 Model Aldovia 2017: not_published'],
  ],
  [
    'bars of two indicators',
    { kind: 'indicator-comparison', indicators: [7, 8], options: { compareBy: 'states' } },
    ['7 Survey A Southland 2018: withheld', '8 Survey A Snowland 2018: not_published'],
  ],
  [
    'a line with a hole, and an indicator that the source does not measure',
    {
      kind: 'indicator-comparison',
      indicators: [7, 8],
      sources: [4],
      periods: [],
      options: { compareBy: 'period' },
    },
    ['7 Model Aldovia 2017: not_published', '8 Model Aldovia : not_asked'],
  ],
  [
    'bubbles without a side or an area',
    { kind: 'bubble', indicators: [7, 8, 9], sources: [2, 2, 2], options: {} },
    ['8 Survey A Snowland 2018: not_published', '7 Survey A Southland 2018: withheld'],
  ],
  [
    'a bubble without an area',
    { kind: 'bubble', indicators: [8, 8, 9], sources: [2, 2, 2], options: {} },
    [
      '8 Survey A Snowland 2018: not_published',
      '8 Survey A Snowland 2018: not_published',
      '9 Survey A Southland 2018: not_published',
    ],
  ],
  [
    'two sources against each other, of years that both have',
    { kind: 'source-scatter', sources: [2, 3], locations: [], periods: [], options: {} },
    [
      '7 Survey B Aldovia 2018: not_published',
      '7 Survey B Snowland 2018: not_published',
      '7 Survey A Southland 2018: withheld',
    ],
  ],
  [
    'their differences',
    { kind: 'bland-altman', sources: [2, 3], locations: [9], periods: [], options: {} },
    ['7 Survey B Snowland 2018: not_published'],
  ],
  [
    'a scatter plot',
    { kind: 'scatter', indicators: [7, 8], options: { compareBy: 'states' } },
    ['8 Survey A Snowland 2018: not_published', '7 Survey A Southland 2018: withheld'],
  ],
  [
    'a matrix of correlations',
    { kind: 'correlation-matrix', indicators: [7, 8, 9], options: { compareBy: 'states' } },
    [
      '8 Survey A Snowland 2018: not_published',
      '9 Survey A Snowland 2018: not_published',
      '7 Survey A Southland 2018: withheld',
      '9 Survey A Southland 2018: not_published',
    ],
  ],
  [
    'a forecast',
    { kind: 'forecast', sources: [4], periods: [], options: {} },
    ['7 Model Aldovia 2017: not_published'],
  ],
])('%s says why it is empty where it is', async (_, view, expected) => {
  const asked: StoredView = { ...base, ...view }
  if (!isView(asked)) throw new RangeError(`${view.kind} does not take this view`)
  const figure = await figureOf({
    view: asked,
    table: TABLE,
    reference: REFERENCE,
    currentYear: 2025,
    language: english,
  })
  const found = figure.gaps.map(
    ({ key, source, location, period, gap }) =>
      `${key.indicator} ${source} ${location} ${period}: ${gap.reason}`,
  )
  expect(found).toEqual(expected)
})
