import { message } from '#domain/message/message.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { groupsOptions } from './view.ts'

export const groups = defineKind({
  name: 'groups',
  title: message('kinds.groups'),
  slots: {
    indicators: exactly(1),
    sources: between(0, 1),
    locations: { ...between(0, 1), levels: [1, 2, 3], shows: 'itself' },
    periods: { ...between(0, 1), without: 'latest' },
  },
  options: groupsOptions,
  needs: { groups: true },
  model: () => import('./groups.ts').then(({ groupsFigure }) => ({ figure: groupsFigure })),
})
