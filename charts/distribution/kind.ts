import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { mapOfPlace } from '#charts/selection/map-name.ts'
import { distributionOptions } from './view.ts'

export const distribution = defineKind({
  name: 'distribution',
  title: message('kinds.distribution'),
  slots: {
    indicators: exactly(1),
    sources: between(0, 1),
    locations: { ...between(0, 1), levels: [1, 2, 3], shows: 'parts' },
    periods: { ...between(0, 1), without: 'latest' },
  },
  options: distributionOptions,
  needs: {
    map: ({ locations, options }, reference) =>
      options.shape === 'map' ? mapOfPlace(locations, undefined, reference) : null,
  },
  drawnAs: ({ options: { shape, ...options }, ...view }) =>
    shape === 'map' ? { ...view, kind: 'map', options } : null,
  model: () => import('./distribution.ts').then(({ distributionFigure }) => ({ figure: distributionFigure })),
})
