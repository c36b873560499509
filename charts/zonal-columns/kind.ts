import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { zonalColumnsOptions } from './view.ts'

export const zonalColumns = defineKind({
  name: 'zonal-columns',
  title: message('kinds.zonal-columns'),
  slots: {
    indicators: exactly(1),
    sources: between(0, 1),
    locations: { ...between(0, 1), levels: [1, 2, 3], shows: 'parts' },
    periods: { ...between(0, 1), without: 'latest' },
  },
  options: zonalColumnsOptions,
  needs: {},
  model: () => import('./zonal.ts').then(({ zonalFigure }) => ({ figure: zonalFigure })),
})
