/** What is drawn. One figure kind has one model in `charts/`. */
export const FIGURE_KINDS = ['source-table', 'trend', 'distribution', 'zonal-columns', 'map'] as const

export type FigureKind = (typeof FIGURE_KINDS)[number]

/** Choices inside a figure. Absent means the default named beside each. */
export interface ViewOptions {
  /** Form of the plot: trend `line` (default) or `column`; distribution `bars` (default) or `map`. */
  readonly shape?: 'line' | 'column' | 'bars' | 'map'
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
  /** Sources hidden by the reader. */
  readonly hidden?: readonly number[]
  /** Place that the others are compared with; default: highest and lowest with an interval. */
  readonly reference?: number
  /** Regions of a map; default states. */
  readonly regions?: 'zones' | 'states' | 'lgas'
}

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
