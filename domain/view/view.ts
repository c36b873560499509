/** What is drawn. One figure kind has one model in `charts/`. */
export const FIGURE_KINDS = [
  'source-table',
  'trend',
  'distribution',
  'zonal-columns',
  'map',
  /** Several indicators of one source, over periods or across places. */
  'indicator-comparison',
  /** One indicator in several pairs of source and period: `sources[i]` goes with `periods[i]`. */
  'dataset-comparison',
  /** Figures of population groups: sex, age, residence, wealth, education. */
  'groups',
  'pyramid',
  'scorecard',
  'epidemic-curve',
  'correlation-matrix',
  'scatter',
  'histogram',
  'box-plot',
  'forecast',
  'bubble',
  /** Two sources against each other, place by place or year by year: `sources[0]` is the primary one. */
  'source-scatter',
  'bland-altman',
] as const

export type FigureKind = (typeof FIGURE_KINDS)[number]

/** Choices inside a figure. Absent means the default named beside each. */
export interface ViewOptions {
  /** Form of the plot; each kind names its own default, which comes first where it is described. */
  readonly shape?: FigureShape
  /** Draw the national target; default true where there is one. */
  readonly national?: boolean
  /** Draw the SDG target; default true where there is one. */
  readonly sdg?: boolean
  /** Show numerator and denominator; default false. */
  readonly parts?: boolean
  /** Draw published intervals; default true. */
  readonly intervals?: boolean
  /** Source whose interval is drawn alone; default: every source that has one. */
  readonly intervalSource?: number
  /** Draw the first source by itself; default false: a trend shows every source of the indicator. */
  readonly alone?: boolean
  /** Sources hidden by the reader. */
  readonly hidden?: readonly number[]
  /** Place that the others are compared with; default: highest and lowest with an interval. */
  readonly reference?: number
  /** Regions of a map; default states. */
  readonly regions?: 'zones' | 'states' | 'lgas'
  /** Upper limits of the classes of a map but the last, so that several maps share one legend; default: its own classes. */
  readonly breaks?: readonly number[]
  /** What a comparison or a correlation runs over; default periods for a comparison, states for a correlation. */
  readonly compareBy?: CompareBy
  /** Order of places in a comparison; default by name. */
  readonly order?: PlaceOrder
  /** Dimension of population groups, as in the data: `wealth`. */
  readonly dimension?: string
  /** Coefficient of correlation; default: the one that the data suit. */
  readonly method?: CorrelationMethod
  /** How the p of many correlations are adjusted; default Benjamini–Hochberg. */
  readonly adjust?: 'holm'
  /** The line through a scatter plot; default least squares. */
  readonly fit?: 'theil-sen'
  /** The two indicators of a matrix whose cell is marked. */
  readonly pair?: readonly number[]
  /** Axes on a logarithmic scale; default none. */
  readonly log?: readonly LogAxis[]
  /** Draw the medians of both axes of a bubble chart; default true. */
  readonly medians?: boolean
  /** Steps of a forecast, in the frequency of the series; default 5 years or 12 months. */
  readonly horizon?: number
  /** Model of a forecast; default the combination. */
  readonly model?: string
  /** Places whose way through the years is drawn. */
  readonly trails?: readonly number[]
}

export const CORRELATION_METHODS = ['pearson', 'spearman', 'kendall'] as const

export type CorrelationMethod = (typeof CORRELATION_METHODS)[number]

export const LOG_AXES = ['x', 'y'] as const

export type LogAxis = (typeof LOG_AXES)[number]

export const FIGURE_SHAPES = ['line', 'column', 'bars', 'map', 'equiplot', 'cumulative'] as const

export type FigureShape = (typeof FIGURE_SHAPES)[number]

export const COMPARE_BY = ['period', 'national', 'zones', 'states'] as const

export type CompareBy = (typeof COMPARE_BY)[number]

/** Places by name, by zone and name, or from the largest: value of an indicator comparison, difference of data sets. */
export const PLACE_ORDERS = ['name', 'zone', 'value'] as const

export type PlaceOrder = (typeof PLACE_ORDERS)[number]

/**
 * A figure on screen as data: what a section, an embed, a report block and a shared link store.
 * Ids refer to the catalogue; periods are ISO text, empty for "all" (trend) or "the latest" (others).
 */
export interface View {
  readonly kind: FigureKind
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly locations: readonly number[]
  readonly periods: readonly string[]
  readonly options: ViewOptions
}
