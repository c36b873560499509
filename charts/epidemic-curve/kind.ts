import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between } from '#charts/kind/slots.ts'
import { epidemicCurveOptions } from './view.ts'

export const epidemicCurve = defineKind({
  name: 'epidemic-curve',
  title: message('kinds.epidemic-curve'),
  slots: {
    indicators: between(1, 3),
    sources: between(0, 2),
    locations: { ...between(0, 1), levels: [1, 2, 3], shows: 'itself' },
    periods: { ...between(0), without: 'all' },
  },
  options: epidemicCurveOptions,
  needs: {},
  model: () =>
    import('./epidemic-curve.ts').then(({ epidemicCurveFigure }) => ({ figure: epidemicCurveFigure })),
})
