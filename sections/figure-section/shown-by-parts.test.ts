import { expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { english } from '#languages/from-source.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { sectionDefinition } from '#sections/section-state.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'

const [SURVEY, TABLES, MODEL] = [2, 3, 10]
const reference = aReference(
  [
    aSource(SURVEY, 'Survey A'),
    aSource(TABLES, 'Survey B'),
    aSource(MODEL, 'Model', { classification: 'Estimate' }),
  ],
  [anIndicator(7, { shortName: 'Cover' })],
)
const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', waiting_for: '', sections: [] },
  ...{ indicators: [7], default_indicators: [7], data_sources: [SURVEY, TABLES, MODEL], show_related: false },
  ...{ initial_indicator: 7, initial_datasource: SURVEY, initial_location: 1 },
}
const levels = new Map([SURVEY, TABLES, MODEL].map((id) => [id, 7]))
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  ...{ reference, dashboards: [dashboard], coverage: new Map([[7, levels]]) },
}

const nation = (source: number, period: string, change: Partial<Point> = {}) =>
  aPoint(source, 1, period, 40, change)
const states = (source: number, period: string, change: Partial<Point> = {}) =>
  [8, 9, 10].map((id) => aPoint(source, id, period, 30 + id, change))

/** Source and period of the first figure of the section. */
async function shownOf(slug: string, query: string, points: readonly Point[]) {
  const section = await sectionDefinition(slug)
  if (!section) throw new RangeError(slug)
  const wanted = section.state.parse(new URLSearchParams(query))
  const data = { id: 7, table: tableOf(points), measures: [], lga: new Map() }
  const shown = await resolveSection(
    section,
    { wanted, language: english, catalogue, dashboard },
    async () => ({
      ...{ file: 'indicator' as const, indicator: 7, data },
    }),
  )
  const [view] = section.views(shown).main.flatMap((block) => (block.block === 'figure' ? [block.view] : []))
  return [view?.sources, view?.periods].map(String).join(' ')
}

const TWO = [nation(SURVEY, '2024'), ...states(TABLES, '2018'), ...states(MODEL, '2021')]
const OLDER = [nation(SURVEY, '2024'), nation(SURVEY, '2018'), ...states(SURVEY, '2018')]
const CASES: [what: string, query: string, points: readonly Point[], shown: string][] = [
  ['the usual source where it has parts', '', [nation(SURVEY, '2024'), ...states(SURVEY, '2024')], '2 2024'],
  ['the newest round of parts where the usual source has none', '', TWO, '10 2021'],
  ['what was asked for, though it has no parts', 'datasource=2', TWO, '2 2024'],
  ['the newest round of parts of a source that was named', 'datasource=2', OLDER, '2 2018'],
  ['the period that was asked for, though it has no parts', 'datasource=2&period=2024', OLDER, '2 2024'],
  ['the usual source where nobody has parts', '', [nation(SURVEY, '2024')], '2 2024'],
]

test.each(CASES)('zones and states: %s', async (_, query, points, shown) => {
  expect(await shownOf('zonal-analysis', query, points)).toBe(shown)
})

test.each(CASES)('maps: %s', async (_, query, points, shown) => {
  expect(await shownOf('maps', query, points)).toBe(shown)
})

test('zones and states: no projection and no part of a year stands for the newest round', async () => {
  const later = [
    ...states(MODEL, '2030', { flags: ['projection'] }),
    ...states(TABLES, '2022', { flags: ['partial_period'] }),
  ]
  expect(await shownOf('zonal-analysis', '', [...TWO, ...later])).toBe('10 2021')
})
