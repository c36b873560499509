import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { histogramOptions } from './view.ts'

export const histogram = defineKind({
  name: 'histogram',
  title: message('kinds.histogram'),
  slots: {
    indicators: exactly(1),
    sources: between(0, 1),
    locations: { ...between(0, 1), levels: [1, 2, 3], shows: 'parts' },
    periods: { ...between(0, 1), without: 'latest' },
  },
  options: histogramOptions,
  needs: {},
  model: () => import('./histogram.ts').then(({ histogramFigure }) => ({ figure: histogramFigure })),
})
