import { expect, it } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { english } from '#languages/from-source.ts'
import { aReference, anIndicator, aSource } from '#tests/builders/made-up-country.ts'
import { findSection, sectionsOf } from './find-section.ts'
import { unmet } from './unmet.ts'

const EMPTY = { waiting_for: '', default_indicators: [7], data_sources: [2], sections: [], description: '' }
const START = { initial_indicator: 7, initial_datasource: 2, initial_location: 1, show_related: false }
const winter: CatalogueDashboard = {
  ...EMPTY,
  ...START,
  id: 1,
  name: 'W',
  title: 'Winter',
  indicators: [7, 9],
}
const summer: CatalogueDashboard = { ...EMPTY, ...START, id: 2, name: 'S', title: 'Summer', indicators: [8] }
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference: {
    ...aReference([aSource(2, 'Survey A')], [anIndicator(7), anIndicator(8), anIndicator(9)]),
    belowStates: [[45, 99]],
  },
  dashboards: [winter, summer],
  coverage: new Map([
    [7, new Map([[2, 7]])],
    [8, new Map([[2, 7]])],
  ]),
}
const sections = sectionsOf(['indicator-overview', 'indicator-comparison'])

function said(address: string): string[] {
  const query = new URLSearchParams(address)
  const section = findSection(sections, query.get('section') ?? query.get('index'))
  if (!section) throw new Error('There is no section')
  return unmet({ query, dashboard: winter, catalogue, sections, section }).map((one) => english.text(one))
}

it.each([
  ['', []],
  ['indicator=7&datasource=2&location=1&period=2018&section=indicator-comparison', []],
  ['section=Indicator Comparison&year=2018', []],
  ['section=zonal-analysis', ['Winter has no section Zonal Analysis; Indicator Overview is shown instead.']],
  ['section=weather', ['There is no section “weather”; Indicator Overview is shown instead.']],
  ['datasource=99999', ['There is no data source 99999; the usual one is shown instead.']],
  ['location=99999', ['There is no place 99999; the usual one is shown instead.']],
  ['location=60', []],
  ['indicator=999999', ['There is no indicator 999999; another one is shown instead.']],
  ['indicator=9', ['Indicator 9 has no figure in this release; another indicator is shown instead.']],
  ['indicator=8', ['Indicator 8 is not part of Winter but of Summer; another indicator is shown instead.']],
  [
    'indicator=penta&year=1899',
    [
      '“penta” in the address is no indicator that is known here; the usual one is shown instead.',
      '“1899” in the address is no period that is known here; the usual one is shown instead.',
    ],
  ],
])('%s', (address, sentences) => {
  expect(said(address)).toEqual(sentences)
})
