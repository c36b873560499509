import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { trendOptions } from './view.ts'

export const trend = defineKind({
  name: 'trend',
  title: message('kinds.trend'),
  slots: {
    indicators: exactly(1),
    sources: between(0),
    locations: { ...between(0, 1), levels: [1, 2, 3, 4], shows: 'itself' },
    periods: { ...between(0, 2), without: 'all' },
  },
  options: trendOptions,
  needs: {},
  model: () => import('./trend.ts').then(({ trendFigure }) => ({ figure: trendFigure })),
})
