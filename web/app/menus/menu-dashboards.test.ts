import { NO_CURATION } from '#domain/reference/curation.ts'
import { describe, expect, test } from 'vitest'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { anIndicator, aSource } from '#tests/builders/made-up-country.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { dashboardCounts } from '../footer/dashboard-counts.ts'
import { indicatorAddress, menuDashboards } from './menu-dashboards.ts'

function dashboard(name: string, indicators: readonly number[], waitingFor = ''): CatalogueDashboard {
  return {
    id: 1,
    name,
    title: name.replaceAll('_', ' '),
    description: '',
    indicators,
    default_indicators: [],
    data_sources: [4, 5],
    initial_indicator: null,
    initial_datasource: null,
    initial_location: 1,
    show_related: true,
    sections: [],
    waiting_for: waitingFor,
  }
}

const indicators = [
  anIndicator(1, { fullName: 'Lamps lit at night', programArea: 'Light' }),
  anIndicator(2, { fullName: 'Oil for lamps', programArea: 'Light' }),
  anIndicator(3, { fullName: 'Lamps of Ọ̀yọ́', programArea: 'Light' }),
  anIndicator(4, { fullName: 'Lamps that nobody counted', programArea: 'Light' }),
]

const demographics = dashboard('Demographics', [1, 2])
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2026-01-01T00:00:00Z', note: '' },
  reference: {
    indicators: new Map(indicators.map((indicator) => [indicator.id, indicator])),
    sources: new Map([4, 5, 6].map((id) => [id, aSource(id, `Source ${id}`)])),
    locations: new Map(),
    measures: new Map(),
    evidence: new Map(),
    curation: NO_CURATION,
  },
  dashboards: [
    dashboard('Quarterly', [1, 2, 3], 'an import'),
    demographics,
    dashboard('Health_Financing', [1, 3]),
  ],
  coverage: new Map([
    [1, new Map([[4, 1]])],
    [2, new Map([[6, 1]])],
    [3, new Map([[4, 1]])],
  ]),
}

test('an indicator is shown where it has figures, never on a dashboard that waits', () => {
  expect(indicatorAddress(1, catalogue)).toBe('/dashboard/Demographics?indicator=1')
  expect(indicatorAddress(3, catalogue, 4)).toBe('/dashboard/Health_Financing?indicator=3&datasource=4')
  expect(indicatorAddress(4, catalogue)).toBeNull()
})

test('the menu has dashboards of the release and pages that stand among them, and no empty group', () => {
  expect(menuDashboards(catalogue).map(({ title }) => title)).toEqual([
    'Health Inputs',
    'Health Outputs',
    'Population',
    'Thematic Dashboard',
    'Other Dashboards',
  ])
})

test('the footer counts what has figures here beside what is configured', () => {
  const { indicators: counted, sources, list } = dashboardCounts(catalogue, demographics)
  expect(counted).toEqual([1, 2])
  expect(sources).toEqual([1, 2])
  expect(list.map((entry) => entry.indicators)).toEqual([1, 0])
  expect(dashboardCounts(catalogue, undefined).indicators).toEqual([3, 4])
})

describe('what administrators added', () => {
  const row = { name: 'Snow', title: 'Snow and ice', description: 'Shovels', category: 'Population' }
  const additions = {
    dashboards: [row, { ...row, name: 'Ice', title: 'Ice', category: '' }, { ...row, name: 'Demographics' }],
    tags: new Map([[2, ['Energy']]]),
    made: [],
  }

  test('stands under the heading of its category, what the release has stays as it is', () => {
    const groups = menuDashboards(catalogue, additions).map(({ title, entries }) => [
      title,
      entries.map((entry) => entry.title),
    ])
    expect(groups).toEqual([
      ['Health Inputs', ['Health Financing', 'State Health Facilities', 'Health Facilities Finder']],
      ['Health Outputs', ['Health Service Uptake']],
      ['Population', ['Demographics', 'Snow and ice']],
      ['Thematic Dashboard', ['NDR 1', 'NDR 2', 'NCDC', 'CEmONC', 'NDHS Tracker']],
      [
        'Other Dashboards',
        [
          'Create Your Dashboard',
          'Health Profiles',
          'Indicator Preview',
          "Minister's Dashboard",
          'Presidential Bond Scorecard',
          'Ice',
        ],
      ],
    ])
  })
})
