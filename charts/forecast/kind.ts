import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { forecastOptions } from './view.ts'

export const forecast = defineKind({
  name: 'forecast',
  title: message('kinds.forecast'),
  slots: {
    indicators: exactly(1),
    sources: between(0, 1),
    locations: { ...between(0, 1), levels: [1, 2, 3, 4], shows: 'itself' },
    periods: { ...exactly(0), without: 'all' },
  },
  options: forecastOptions,
  needs: {},
  model: () => import('./forecast.ts').then(({ forecastFigure }) => ({ figure: forecastFigure })),
})
