import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between } from '#charts/kind/slots.ts'
import { mapOfPlace } from '#charts/selection/map-name.ts'
import { mapOptions } from './view.ts'

export const map = defineKind({
  name: 'map',
  title: message('kinds.map'),
  slots: {
    indicators: between(1, 2),
    sources: between(0, 2),
    locations: { ...between(0, 1), levels: [1, 2, 3, 4], shows: 'parts' },
    periods: { ...between(0, 2), without: 'latest' },
    ofIndicators: ['sources', 'periods'],
  },
  options: mapOptions,
  needs: {
    map: ({ locations, options }, reference) => mapOfPlace(locations, options.regions, reference),
  },
  model: () => import('./map.ts').then(({ mapFigure }) => ({ figure: mapFigure })),
})
