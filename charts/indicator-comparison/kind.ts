import { message } from '#domain/message/message.ts'
import { MOST_INDICATORS } from '#domain/comparison/most-compared.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between } from '#charts/kind/slots.ts'
import { indicatorComparisonOptions } from './view.ts'

export const indicatorComparison = defineKind({
  name: 'indicator-comparison',
  title: message('kinds.indicator-comparison'),
  slots: {
    indicators: between(1, MOST_INDICATORS),
    sources: between(0, 1),
    locations: { ...between(0, 1), levels: [1, 2, 3, 4], shows: 'itself' },
    periods: { ...between(0, 1), without: 'latest' },
  },
  options: indicatorComparisonOptions,
  needs: {},
  model: () =>
    import('./indicator-comparison.ts').then(({ indicatorComparisonFigure }) => ({
      figure: indicatorComparisonFigure,
    })),
})
