import { defineKind } from '#charts/kind/define-kind.ts'
import { between } from '#charts/kind/slots.ts'
import { scorecardOptions } from './view.ts'

export const scorecard = defineKind({
  name: 'scorecard',
  title: 'Scorecard',
  slots: {
    indicators: between(1),
    sources: between(1),
    locations: { ...between(0, 1), levels: [1], shows: 'parts' },
    periods: { ...between(1), without: 'latest' },
    together: ['indicators', 'sources', 'periods'],
  },
  options: scorecardOptions,
  needs: {},
  model: () => import('./scorecard.ts').then(({ scorecardFigure }) => ({ figure: scorecardFigure })),
})
