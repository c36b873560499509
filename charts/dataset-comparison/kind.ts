import { message } from '#domain/message/message.ts'
import { MOST_DATASETS } from '#domain/comparison/most-compared.ts'
import { defineKind } from '#charts/kind/define-kind.ts'
import { between, exactly } from '#charts/kind/slots.ts'
import { datasetComparisonOptions } from './view.ts'

export const datasetComparison = defineKind({
  name: 'dataset-comparison',
  title: message('kinds.dataset-comparison'),
  slots: {
    indicators: exactly(1),
    sources: between(1, MOST_DATASETS),
    locations: { ...exactly(0), levels: [1], shows: 'both' },
    periods: { ...between(1, MOST_DATASETS), without: 'nothing' },
    together: ['sources', 'periods'],
  },
  options: datasetComparisonOptions,
  needs: {},
  model: () =>
    import('./dataset-comparison.ts').then(({ datasetComparisonFigure }) => ({
      figure: datasetComparisonFigure,
    })),
})
