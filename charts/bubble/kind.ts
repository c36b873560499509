import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between } from '#charts/kind/slots.ts'
import { bubbleOptions } from './view.ts'

export const bubble = defineKind({
  name: 'bubble',
  title: message('kinds.bubble'),
  slots: {
    indicators: between(2, 3),
    sources: between(2, 3),
    locations: { ...between(0), levels: [1, 2], shows: 'parts' },
    periods: { ...between(0, 1), without: 'latest' },
    together: ['indicators', 'sources'],
  },
  options: bubbleOptions,
  needs: {},
  model: () => import('./bubble.ts').then(({ bubbleFigure }) => ({ figure: bubbleFigure })),
})
