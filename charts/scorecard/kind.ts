import { message } from '#domain/message/message.ts'
import { MOST_COLUMNS } from '#domain/comparison/most-compared.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between } from '#charts/kind/slots.ts'
import { scorecardOptions } from './view.ts'

export const scorecard = defineKind({
  name: 'scorecard',
  title: message('kinds.scorecard'),
  slots: {
    indicators: between(1, MOST_COLUMNS),
    sources: between(1, MOST_COLUMNS),
    locations: { ...between(0, 1), levels: [1], shows: 'parts' },
    periods: { ...between(1, MOST_COLUMNS), without: 'latest' },
    together: ['indicators', 'sources', 'periods'],
  },
  options: scorecardOptions,
  needs: {},
  model: () => import('./scorecard.ts').then(({ scorecardFigure }) => ({ figure: scorecardFigure })),
})
