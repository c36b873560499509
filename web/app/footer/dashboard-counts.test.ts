import { expect, it } from 'vitest'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { dashboardCounts } from './dashboard-counts.ts'

const catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference: aReference([aSource(2, 'Survey'), aSource(6, 'Counts')], [anIndicator(7), anIndicator(8)]),
  dashboards: [],
  coverage: new Map([[7, new Map([[2, 7]])]]),
}

function dashboard(indicators: number[], data_sources: number[]): CatalogueDashboard {
  return {
    ...{ id: 1, name: 'Winter', title: 'Winter', description: '', waiting_for: '' },
    ...{ indicators, data_sources, default_indicators: [], sections: [] },
    ...{ initial_indicator: 7, initial_datasource: 2, initial_location: 1, show_related: false },
  }
}

it.each([
  ['the product', undefined, [1, 2], [1, 2]],
  ['a dashboard', dashboard([7], [2]), [1, 1], [1, 1]],
  ['a dashboard without figures of a source', dashboard([8], [6]), [0, 1], [0, 1]],
  ['a dashboard of words alone, which stands for the product', dashboard([], []), [1, 2], [1, 2]],
] as const)('%s', (_what, of, indicators, sources) => {
  expect(dashboardCounts(catalogue, of)).toMatchObject({ indicators, sources })
})
