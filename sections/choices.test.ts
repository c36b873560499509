import { expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { FileRequest } from './files/file-request.ts'
import type { LoadedFile } from './files/loaded-file.ts'
import { resolveSection } from './resolve-section.ts'
import { sectionDefinition } from './section-state.ts'

const [COVER, OTHER, DOSES, CASES] = [7, 8, 9, 1301]
const STATES = [8, 9, 10]
const whole = aReference(
  [
    aSource(2, 'Survey A'),
    aSource(3, 'Survey B'),
    aSource(6, 'Registers', { classification: 'Routine' }),
    aSource(10, 'Model', { classification: 'Estimate' }),
  ],
  [
    anIndicator(COVER, { shortName: 'Cover' }),
    anIndicator(OTHER, { shortName: 'Other' }),
    anIndicator(DOSES, { shortName: 'Doses', factor: 4 }),
    anIndicator(CASES, { shortName: 'Cases', factor: 4 }),
  ],
)
const lgas = [...whole.locations.values()].filter(({ level }) => level === 4)
const reference = {
  ...whole,
  locations: new Map([...whole.locations].filter(([, { level }]) => level < 4)),
  curation: {
    ...whole.curation,
    routineCounts: [{ indicator: DOSES, numeratorOf: COVER, beside: null }],
  },
}
const indicators = [COVER, OTHER, DOSES, CASES]
const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', waiting_for: '' },
  ...{ indicators, default_indicators: [COVER, OTHER], data_sources: [2, 3, 6, 10], sections: [] },
  ...{ initial_indicator: COVER, initial_datasource: 2, initial_location: 1, show_related: false },
}

/** Survey A knows the nation and its states, Survey B the nation alone, the registers months, the model LGAs alone. */
const round = (source: number, indicator: number, period: string, places: readonly number[]) =>
  places.map((place) => aPoint(source, place, period, 30 + place, { indicator }))
const months = (places: readonly number[]) =>
  ['01', '02', '03', '04', '05', '06'].flatMap((month) => round(6, DOSES, `2023-${month}`, places))
const figures = new Map([
  [
    COVER,
    [
      ...['2018', '2024'].flatMap((period) => round(2, COVER, period, [1, 2, 3, ...STATES])),
      ...round(3, COVER, '2020', [1]),
      ...round(6, COVER, '2023', [1, 8]),
    ],
  ],
  [OTHER, round(2, OTHER, '2018', [1, 2, 3, ...STATES])],
  [DOSES, months([1, 8])],
  [CASES, ['2023-W01', '2024-W01'].flatMap((week) => round(6, CASES, week, [1, 8]))],
])
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference,
  dashboards: [dashboard],
  coverage: new Map([
    [
      COVER,
      new Map([
        [2, 7],
        [3, 1],
        [6, 5],
        [10, 8],
      ]),
    ],
    [OTHER, new Map([[2, 7]])],
    [DOSES, new Map([[6, 5]])],
    [CASES, new Map([[6, 5]])],
  ]),
}

async function read(request: FileRequest): Promise<LoadedFile> {
  if (request.file === 'group-index') return { file: 'group-index', data: [] }
  if (request.file === 'places')
    return { file: 'places', data: { lgas: [], districts: [], districtOf: new Map(), held: new Map() } }
  const { file, indicator } = request
  if (file === 'reporting') return { file, indicator, data: { id: indicator, bySource: new Map() } }
  const lga = new Map(indicator === COVER ? [[10, [2_022_000]]] : [])
  if (file === 'indicator') {
    const table = tableOf(figures.get(indicator) ?? [])
    return { file, indicator, data: { id: indicator, table, measures: [], lga } }
  }
  if (file === 'lga-months')
    return {
      file,
      indicator,
      state: request.state,
      data: { id: indicator, table: tableOf([]), locations: [] },
    }
  if (file !== 'lgas' || lga.size === 0) throw new RangeError(`There is no file ${file}`)
  const table = tableOf(lgas.map(({ id }) => aPoint(10, id, '2022', id, { indicator })))
  return { file, indicator, data: { id: indicator, table, locations: lgas } }
}

/** The first figure: kind, indicators, sources, places and periods; and the sentences on moved choices. */
async function shownOf(slug: string, query: string) {
  const section = await sectionDefinition(slug)
  if (!section) throw new RangeError(slug)
  const wanted = section.state.parse(new URLSearchParams(query))
  const shown = await resolveSection(section, { wanted, language: english, catalogue, dashboard }, read)
  const [first] = section.views(shown).main.flatMap((block) => (block.block === 'figure' ? [block.view] : []))
  const view =
    first && [first.indicators, first.sources, first.locations, first.periods].map(String).join(' | ')
  const moved = (section.lead(shown).moved ?? []).map((said) => english.text(said))
  return [view ?? null, ...moved]
}

test.each<[slug: string, query: string, view: string | null, ...moved: string[]]>([
  ['zonal-analysis', '', '7 | 2 | 1 | 2024'],
  [
    'zonal-analysis',
    'datasource=3&location=8',
    '7 | 3 | 1 | 2020',
    'Survey B has no figure for Northland; Aldovia is shown instead.',
  ],
  ['zonal-analysis', 'datasource=10&location=2', '7 | 10 | 2 | 2022'],
  [
    'zonal-analysis',
    'datasource=2&period=2021',
    '7 | 2 | 1 | 2024',
    'Survey A has no figure for 2021 (nearest before and after: 2018 and 2024); 2024 is shown instead.',
  ],
  ['maps', 'datasource=10', '7 | 10 | 1 | 2022'],
  [
    'maps',
    'datasource=3&location=9&period=1990',
    '7 | 3 | 1 | 2020',
    'Survey B has no figure for Snowland; Aldovia is shown instead.',
    'Survey B has no figure for 1990; 2020 is shown instead.',
  ],
  [
    'descriptive-analysis',
    'across=lgas',
    '7 | 2 | 1 | 2024',
    'Survey A has no figures of this indicator for LGAs; states are described instead.',
  ],
  ['descriptive-analysis', 'datasource=10&location=2', '7 | 10 | 2 | 2022'],
  [
    'descriptive-analysis',
    'across=states&period=2020',
    '7 | 2 | 1 | 2024',
    'Survey A has no figure of states for 2020; 2024 is shown instead.',
  ],
  [
    'predictive-analysis',
    'datasource=3&location=8',
    '7 | 3 | 1 | ',
    'Survey B has no figure for Northland; Aldovia is shown instead.',
  ],
  [
    'predictive-analysis',
    'location=99999',
    '7 | 2 | 1 | ',
    'The place asked for, an LGA, has no series over time; Aldovia is shown instead.',
  ],
  ['data-quality', 'datasource=2&location=8', '7 | 2 | 8 | '],
  ['data-quality', '', null],
  ['dataset-comparison', '', '7 | 2,2 |  | 2024,2018'],
  [
    'dataset-comparison',
    'datasource=3&period=1990',
    '7 | 3,2 |  | 2020,2018',
    'Survey B 1990 has no figure of this indicator and is left out.',
  ],
  [
    'scorecard',
    'period=2000',
    '7,8 | 2,2 | 1 | 2018,2018',
    'No source has figures of these indicators for the places in the rows up to 2000; 2018 is shown instead.',
  ],
  ['scorecard', 'datasource=3', '7,8 | 2,2 | 1 | 2024,2018'],
  [
    'correlation-analysis',
    'datasource=3',
    '7,8 | 2 | 1 | 2024',
    'Survey B has fewer than two of these indicators by state; Survey A is shown instead.',
  ],
  ['correlation-analysis', 'over=periods&location=8', '7,8 | 2 | 8 | '],
  ['correlation-analysis', 'period=2024', '7,8 | 2 | 1 | 2024'],
  ['bubble-chart-analysis', 'indicator=9', '7,9 | 6,6 | 1 | 2023'],
  [
    'bubble-chart-analysis',
    'datasource=3',
    '8,7 | 2,2 | 1 | 2018',
    'Survey B has no figure by state for Cover; Survey A is shown instead.',
  ],
  [
    'bubble-chart-analysis',
    'period=1990',
    '8,7 | 2,2 | 1 | 2018',
    'No state has both figures for 1990; 2018 is shown instead.',
  ],
  [
    'indicator-comparison',
    'location=8&datasource=3',
    '7 | 3 | 1 | ',
    'None of the chosen indicators has a figure for Northland; Aldovia is shown instead.',
  ],
  [
    'indicator-comparison',
    'indicators=7,8&datasource=3',
    '7,8 | 3 | 1 | ',
    'Not drawn, for want of figures: Other.',
  ],
  [
    'quarterly-performance',
    'indicator=7',
    '9 | 6 | 1 | 2023-Q2',
    'Cover of months cannot be averaged to a quarter, as no target of a quarter is published; Doses is shown instead.',
  ],
  [
    'quarterly-performance',
    'indicator=9&location=9',
    '9 | 6 | 1 | 2023-Q2',
    'Registers has no quarter for Snowland; Aldovia is shown instead.',
  ],
  [
    'advanced-indicator-comparison',
    'compare_by=states&period=1990',
    '7,8 |  | 1 | ',
    'None of the chosen indicators has a figure for 1990; the newest of each is shown instead.',
  ],
  ['quarterly-performance', 'indicator=9&period=2019', '9 | 6 | 1 | 2023-Q2'],
  [
    'epidemic-curve',
    'location=9',
    '1301 | 6 | 1 | 2024',
    'Registers has no weekly figure for Snowland; Aldovia is shown instead.',
  ],
  [
    'epidemic-curve',
    'period=2019',
    '1301 | 6 | 1 | 2024',
    'Registers has no weekly figure for 2019; 2024 is shown instead.',
  ],
])('%s ?%s', async (slug, query, ...expected) => {
  expect(await shownOf(slug, query)).toEqual(expected)
})

test('the epidemic curve of an indicator without weekly counts leads to those that have them', async () => {
  const section = await sectionDefinition('epidemic-curve')
  if (!section) throw new RangeError('No section')
  const wanted = section.state.parse(new URLSearchParams(`indicator=${COVER}`))
  const asked = { wanted, language: english, catalogue, dashboard }
  const notice = section.empty?.(await resolveSection(section, asked, read))
  expect(english.text(notice?.title ?? '')).toBe('Cover has no weekly counts')
  expect(notice?.actions.map(({ change }) => change)).toContainEqual({ indicator: CASES })
})
