import { describe, expect, test } from 'vitest'
import { english, languageOf } from '#languages/from-source.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { KINDS } from './kinds.ts'
import type { FigureKind } from './view.ts'
import { whyNot, whyNotView, type Wish } from './why-not.ts'

const NAMES = KINDS.map(({ name }) => name)
const ONE: Wish = { indicators: 1, sources: 1, periods: 1, places: [1] }

const OF_ONE: readonly FigureKind[] = [
  ...(['source-table', 'trend', 'distribution', 'zonal-columns', 'map', 'indicator-comparison'] as const),
  ...(['dataset-comparison', 'groups', 'pyramid', 'scorecard', 'epidemic-curve', 'histogram'] as const),
  ...(['box-plot', 'forecast', 'source-scatter', 'bland-altman', 'quarters'] as const),
]
const PAIRS: readonly FigureKind[] = ['source-scatter', 'bland-altman']
const ABOUT_LGAS: readonly FigureKind[] = [
  ...([
    'source-table',
    'trend',
    'indicator-comparison',
    'dataset-comparison',
    'forecast',
    'quarters',
  ] as const),
  ...PAIRS,
]
const without = (all: readonly FigureKind[], ...some: readonly FigureKind[]) =>
  all.filter((name) => !some.includes(name))

describe('which kinds can show', () => {
  test.each<[string, Wish, readonly FigureKind[]]>([
    ['one figure of the nation', ONE, OF_ONE],
    ['a state', { ...ONE, places: [3] }, without(OF_ONE, 'scorecard')],
    ['an LGA', { ...ONE, places: [4] }, [...ABOUT_LGAS, 'map']],
    [
      'two indicators',
      { ...ONE, indicators: 2 },
      ['source-table', 'indicator-comparison', 'epidemic-curve', 'correlation-matrix', 'scatter', 'map'],
    ],
    [
      'two indicators, each in its source',
      { ...ONE, indicators: 2, sources: 2 },
      ['source-table', 'epidemic-curve', 'correlation-matrix', 'scatter', 'bubble', 'map'],
    ],
    [
      'two, in the sources and periods of each',
      { ...ONE, indicators: 2, sources: 2, periods: 2 },
      ['source-table', 'scorecard', 'epidemic-curve', 'quarters', 'map'],
    ],
    ['two sources', { ...ONE, sources: 2 }, ['source-table', 'trend', 'epidemic-curve', ...PAIRS]],
    [
      'two sources in two periods',
      { ...ONE, sources: 2, periods: 2 },
      ['source-table', 'trend', 'dataset-comparison', 'epidemic-curve', ...PAIRS],
    ],
    ['nothing', { ...ONE, indicators: 0, sources: 0, periods: 0, places: [] }, []],
  ])('%s', (_, wish, kinds) => {
    const can = KINDS.flatMap((kind) => (whyNot(kind, wish) ? [] : [kind.name]))
    expect(can.toSorted()).toEqual(kinds.toSorted())
  })
})

test.each<[FigureKind, Partial<Wish>, string]>([
  ['bubble', {}, 'Bubble chart needs at least 2 indicators; 1 is chosen.'],
  ['scatter', { indicators: 2, sources: 0 }, 'Scatter plot needs at least 1 source; none is chosen.'],
  ['dataset-comparison', { periods: 0 }, 'Comparison of data sets needs at least 1 period; none is chosen.'],
  ['map', { indicators: 3 }, 'Map shows at most 2 indicators; 3 are chosen.'],
  ['map', { sources: 2 }, 'Map shows at most 1 source; 2 are chosen.'],
  ['map', { places: [1, 2] }, 'Map shows at most 1 place; 2 are chosen.'],
  [
    'scorecard',
    { indicators: 2 },
    'Scorecard takes indicators, sources and periods, one of each at a time, so there have to be as many of each.',
  ],
  ['histogram', { places: [4] }, 'Histogram cannot be about an LGA.'],
  ['trend', { places: [5] }, 'Trend cannot be about a senatorial district.'],
])('%s says why not', (kind, change, sentence) => {
  const one = KINDS.find(({ name }) => name === kind)
  const reason = one && whyNot(one, { ...ONE, ...change })
  expect(english.text(reason ?? '')).toBe(sentence)
})

test.each(NAMES)('%s can show its own view, and has a name in every language', (name) => {
  expect(whyNotView(VIEW_OF_EACH_KIND[name], (id) => (id === 1 ? 1 : 3))).toBeNull()
  const title = KINDS.find((kind) => kind.name === name)?.title ?? ''
  expect(english.text(title)).toMatch(/^[A-Z][a-z ]+$/)
  expect(languageOf('pcm').text(title)).toMatch(/^[A-Z][a-z ]+$/)
})

test('a place that is not known yet is an LGA', () => {
  const view = { ...VIEW_OF_EACH_KIND.pyramid, locations: [999] }
  expect(english.text(whyNotView(view, () => undefined) ?? '')).toBe(
    'Population pyramid cannot be about an LGA.',
  )
})
