import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { sourceTableOptions } from './view.ts'

export const sourceTable = defineKind({
  name: 'source-table',
  title: message('kinds.source-table'),
  slots: {
    indicators: between(1),
    sources: between(0),
    locations: { ...between(0, 1), levels: [1, 2, 3, 4], shows: 'itself' },
    periods: { ...exactly(0), without: 'latest' },
  },
  options: sourceTableOptions,
  // A source without a figure of a state may have some of its LGAs, and says so.
  needs: { parts: true },
  model: () => import('./source-table.ts').then(({ sourceTableFigure }) => ({ figure: sourceTableFigure })),
})
