import { message } from '#domain/message/message.ts'
import { MOST_CORRELATED } from '#domain/correlation-study/question.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between } from '#charts/kind/slots.ts'
import { correlationMatrixOptions } from './view.ts'

export const correlationMatrix = defineKind({
  name: 'correlation-matrix',
  title: message('kinds.correlation-matrix'),
  slots: {
    indicators: between(2, MOST_CORRELATED),
    sources: between(0),
    locations: { ...between(0, 1), levels: [1, 2, 3], shows: 'itself' },
    periods: { ...between(0, 1), without: 'latest' },
  },
  options: correlationMatrixOptions,
  needs: {},
  model: () =>
    import('./correlation-matrix.ts').then(({ correlationMatrixFigure }) => ({
      figure: correlationMatrixFigure,
    })),
})
