/** How a figure came about, as far as its trust depends on it. */
export const ESTIMATE_CLASSES = ['census', 'survey', 'estimate', 'routine'] as const

/** Percentages are pooled as they are, everything else as logarithms. */
export const FIGURE_SCALES = ['percent', 'rate', 'ratio', 'count', 'log'] as const

export type FigureScale = (typeof FIGURE_SCALES)[number]

/** One source's figure for one place, in the unit of the indicator. */
export interface Estimate {
  readonly label?: string | undefined
  readonly class: (typeof ESTIMATE_CLASSES)[number]
  readonly value: number
  readonly year: number
  readonly se?: number | null | undefined
  readonly lower?: number | null | undefined
  readonly upper?: number | null | undefined
  /** True for inter-agency estimates such as those of UN IGME, WUENIC or UNAIDS. */
  readonly official?: boolean | undefined
  /** Reports received out of those expected, in percent, for routine figures. */
  readonly completeness_pct?: number | null | undefined
  /** True when a check of the source's data quality is red. */
  readonly red?: boolean | undefined
  /** Labels of the sources that this one was made from: agreeing with them confirms nothing. */
  readonly derived_from?: readonly string[] | undefined
  /** True when something must be said beside the figure: it steps behind others of its kind and is not pooled. */
  readonly noted?: boolean | undefined
  /** True when its source has ended: it is pooled, and never quoted alone. */
  readonly ended?: boolean | undefined
}
