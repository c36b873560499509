import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between } from '#charts/kind/slots.ts'
import { quartersOptions } from './view.ts'

/** A count, the count beside it, and a survey's figure. */
const MOST_COLUMNS = 3

export const quarters = defineKind({
  name: 'quarters',
  title: message('kinds.quarters'),
  slots: {
    indicators: between(1, MOST_COLUMNS),
    sources: between(1, MOST_COLUMNS),
    locations: { ...between(0, 1), levels: [1, 2, 3, 4], shows: 'itself' },
    periods: { ...between(0, MOST_COLUMNS), without: 'latest' },
    together: ['indicators', 'sources', 'periods'],
  },
  options: quartersOptions,
  needs: {},
  model: () => import('./quarters.ts').then(({ quartersFigure }) => ({ figure: quartersFigure })),
})
