import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { boxPlotOptions } from './view.ts'

export const boxPlot = defineKind({
  name: 'box-plot',
  title: message('kinds.box-plot'),
  slots: {
    indicators: exactly(1),
    sources: between(0, 1),
    locations: { ...between(0, 1), levels: [1, 2, 3], shows: 'parts' },
    periods: { ...between(0, 1), without: 'latest' },
  },
  options: boxPlotOptions,
  needs: {},
  model: () => import('./box-plot.ts').then(({ boxPlotFigure }) => ({ figure: boxPlotFigure })),
})
