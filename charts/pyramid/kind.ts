import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { pyramidOptions } from './view.ts'

export const pyramid = defineKind({
  name: 'pyramid',
  title: message('kinds.pyramid'),
  slots: {
    indicators: exactly(1),
    sources: between(0, 1),
    locations: { ...between(0, 1), levels: [1, 2, 3], shows: 'itself' },
    periods: { ...between(0, 1), without: 'latest' },
  },
  options: pyramidOptions,
  needs: { groups: true },
  model: () => import('./pyramid.ts').then(({ pyramidFigure }) => ({ figure: pyramidFigure })),
})
