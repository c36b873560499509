import type { IndicatorWanted, SpecialFigure, SpecialPart } from './special-dashboard.ts'

type FigureWords = Partial<Omit<SpecialFigure, 'kind' | 'figure' | 'indicators'>>

/** A figure of one kind; all sources and the newest figures where nothing else is said. */
export function figure(
  kind: string,
  indicators: readonly IndicatorWanted[],
  words: FigureWords = {},
): SpecialFigure {
  return {
    kind: 'figure',
    figure: kind,
    indicators,
    sources: [],
    locations: [],
    periods: [],
    options: {},
    width: 'half',
    ...words,
  }
}

/** One column of a scorecard: indicator, source, period. */
type Column = readonly [indicator: IndicatorWanted, source: number, period: string]

/** States as rows, and these columns. */
export function scorecard(columns: readonly Column[]): SpecialFigure {
  return figure(
    'scorecard',
    columns.map(([indicator]) => indicator),
    {
      sources: columns.map(([, source]) => source),
      periods: columns.map(([, , period]) => period),
      width: 'full',
    },
  )
}

/** Parts that show the figure to quote of each of these. */
export function quotes(...indicators: readonly IndicatorWanted[]): readonly SpecialPart[] {
  return indicators.map((indicator) => ({ kind: 'quote', indicator }))
}

/** Every source over the years, for each of these. */
export function trends(...indicators: readonly IndicatorWanted[]): readonly SpecialPart[] {
  return indicators.map((indicator) => figure('trend', [indicator]))
}
