import { message } from '#domain/message/message.ts'
import { MOST_COMPARISONS } from '#domain/triangulation/question.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { pairOptions } from '#charts/pairs/view.ts'

export const blandAltman = defineKind({
  name: 'bland-altman',
  title: message('kinds.bland-altman'),
  slots: {
    indicators: exactly(1),
    sources: between(0, 1 + MOST_COMPARISONS),
    locations: { ...between(0, 1), levels: [1, 2, 3, 4], shows: 'itself' },
    periods: { ...exactly(0), without: 'all' },
  },
  options: pairOptions,
  needs: {},
  model: () => import('./bland-altman.ts').then(({ blandAltmanFigure }) => ({ figure: blandAltmanFigure })),
})
