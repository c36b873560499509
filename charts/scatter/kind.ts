import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { scatterOptions } from './view.ts'

export const scatter = defineKind({
  name: 'scatter',
  title: message('kinds.scatter'),
  slots: {
    indicators: exactly(2),
    sources: between(1, 2),
    locations: { ...between(0, 1), levels: [1, 2, 3], shows: 'itself' },
    periods: { ...between(0, 1), without: 'latest' },
  },
  options: scatterOptions,
  needs: {},
  model: () => import('./scatter.ts').then(({ scatterFigure }) => ({ figure: scatterFigure })),
})
