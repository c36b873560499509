import type { FigureKind, View } from '#charts/view.ts'
import {
  CASES,
  COATS,
  DEATHS,
  FROSTBITE,
  MODEL,
  PEOPLE,
  REGISTER,
  SKATES,
  SLEDS,
  SNOWMEN,
  SPRING,
  WINTER,
} from './country.ts'
import { GLOVES } from './drawn-country.ts'

type ViewOf<Kind extends FigureKind> = Extract<View, { readonly kind: Kind }>
/** The view by which a kind is known here; further forms say what differs from it. */
type Forms<Kind extends FigureKind> = readonly [
  first: Omit<ViewOf<Kind>, 'kind'>,
  ...others: readonly (readonly [name: string, change: Partial<Omit<ViewOf<Kind>, 'kind'>>])[],
]

const ACROSS = { sources: [WINTER], locations: [1], periods: ['2018'], options: {} }
const SKATING = { ...ACROSS, indicators: [SKATES] }
const OVER_TIME = { ...SKATING, periods: [] }
const FATALITY = { indicators: [CASES, DEATHS], sources: [REGISTER], periods: [] }
const PAIR = { ...OVER_TIME, sources: [WINTER, MODEL] }

const FORMS: { readonly [Kind in FigureKind]: Forms<Kind> } = {
  'source-table': [{ ...OVER_TIME, indicators: [SKATES, COATS] }],
  trend: [
    OVER_TIME,
    ['columns', { options: { shape: 'column' } }],
    ['one-source', { options: { alone: true } }],
    ['one-year', { indicators: [GLOVES] }],
    ['months', { indicators: [SNOWMEN], sources: [REGISTER] }],
  ],
  distribution: [SKATING, ['zone', { locations: [2] }]],
  'zonal-columns': [SKATING, ['zone', { locations: [2] }]],
  map: [SKATING, ['circles', { indicators: [PEOPLE], sources: [MODEL], options: { look: 'circles' } }]],
  'indicator-comparison': [
    { ...SKATING, indicators: [SKATES, COATS, FROSTBITE], options: { compareBy: 'states' } },
    ['years', { periods: [], options: {} }],
    ['year-columns', { periods: [], options: { shape: 'column' } }],
    ['zones', { options: { compareBy: 'zones' } }],
  ],
  'dataset-comparison': [
    { ...SKATING, locations: [], sources: [WINTER, SPRING], periods: ['2018', '2021'] },
    ['columns', { options: { shape: 'column' } }],
    ['columns-by-zone', { locations: [11], options: { shape: 'column', order: 'zone' } }],
    ['by-value', { options: { order: 'value' } }],
  ],
  groups: [
    { ...OVER_TIME, options: { dimension: 'wealth_quintile' } },
    ['lines', { options: { dimension: 'wealth_quintile', shape: 'line' } }],
    ['equiplot', { options: { dimension: 'wealth_quintile', shape: 'equiplot' } }],
    ['dimensions', { options: { compareBy: 'dimensions', shape: 'equiplot' } }],
    ['states', { options: { dimension: 'residence', compareBy: 'states', shape: 'equiplot' } }],
  ],
  pyramid: [
    { indicators: [PEOPLE], sources: [MODEL], locations: [12], periods: [], options: { reference: 1 } },
    ['numbers', { options: { parts: true } }],
  ],
  scorecard: [
    {
      ...{ indicators: [SKATES, COATS, FROSTBITE], sources: [WINTER, WINTER, WINTER] },
      ...{ locations: [1], periods: ['2018', '2018', '2023'], options: {} },
    },
    ['zones', { options: { compareBy: 'zones' } }],
  ],
  quarters: [
    { indicators: [SNOWMEN], sources: [REGISTER], locations: [1], periods: [], options: {} },
    ['table', { periods: ['2023-Q3'], options: { shape: 'table' } }],
    ['table-by-change', { periods: ['2023-Q3'], options: { shape: 'table', order: 'change' } }],
  ],
  'epidemic-curve': [
    { indicators: [SNOWMEN], sources: [SPRING], locations: [1], periods: ['2023'], options: {} },
    ['range', { options: { shape: 'line' } }],
    ['running', { options: { shape: 'cumulative' } }],
    ['states', { options: { compareBy: 'states' } }],
    ['totals', { options: { compareBy: 'states', shape: 'bars' } }],
    ['fatality', FATALITY],
    ['fatality-states', { ...FATALITY, periods: ['2023'], options: { compareBy: 'states' } }],
  ],
  'correlation-matrix': [
    { ...ACROSS, indicators: [SKATES, COATS, FROSTBITE, SLEDS], options: { compareBy: 'states' } },
  ],
  scatter: [
    { ...ACROSS, indicators: [SKATES, SLEDS], options: { compareBy: 'states' } },
    ['theil-sen', { options: { compareBy: 'states', fit: 'theil-sen' } }],
  ],
  histogram: [SKATING],
  'box-plot': [
    SKATING,
    ['outliers', { indicators: [GLOVES] }],
    ['over-time', { sources: [MODEL], periods: [], options: { compareBy: 'period' } }],
  ],
  forecast: [
    { ...OVER_TIME, sources: [MODEL] },
    ['columns', { options: { shape: 'column' } }],
    ['months', { indicators: [SNOWMEN], sources: [REGISTER], options: { until: '2024-06', span: 'all' } }],
  ],
  bubble: [
    { ...SKATING, indicators: [SKATES, COATS, PEOPLE], sources: [WINTER, WINTER, MODEL] },
    ['trail', { options: { trails: [13], log: ['x'] } }],
  ],
  'source-scatter': [PAIR],
  'bland-altman': [PAIR],
}

/** A view that is drawn and kept. */
export interface KeptView {
  readonly name: string
  readonly view: View
  /** The first of its kind, which is drawn in every size and mode. */
  readonly isFirst: boolean
}

/** Every kind of figure, in each form that draws otherwise. */
export const KEPT_VIEWS: readonly KeptView[] = Object.entries(FORMS).flatMap(([kind, [first, ...others]]) => [
  { name: kind, view: { kind, ...first } as View, isFirst: true },
  ...others.map(([form, change]) => ({
    name: `${kind}-${form}`,
    view: { kind, ...first, ...change } as View,
    isFirst: false,
  })),
])
