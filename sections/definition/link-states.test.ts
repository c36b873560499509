import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { english } from '#languages/from-source.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { SECTIONS } from '#sections/sections.ts'
import { ANY, acrossStates, COLUMNS, DOWN, pairedReference, UP } from '#tests/builders/paired-country.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { shippedReader } from '#tests/builders/shipped-reader.ts'
import { fixedState, newestState } from './link-states.ts'
import type { SectionDefinition } from './section-definition.ts'

const IDS = [UP, DOWN, ANY]
const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', waiting_for: '' },
  ...{ indicators: IDS, default_indicators: IDS, data_sources: [2], sections: [] },
  ...{ initial_indicator: UP, initial_datasource: 2, initial_location: 1, show_related: false },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2026-01-01T00:00:00Z', note: '' },
  reference: pairedReference({}),
  dashboards: [dashboard],
  coverage: new Map(IDS.map((id) => [id, new Map([[2, 7]])])),
}
const columns = [COLUMNS.up, COLUMNS.down, COLUMNS.any]

/** The figures of a release with these years. */
function releaseWith(years: readonly string[]) {
  return async (request: FileRequest): Promise<LoadedFile> => {
    if (request.file === 'group-index') return { file: 'group-index', data: [] }
    if (request.file === 'places')
      return { file: 'places', data: { lgas: [], districts: [], districtOf: new Map(), held: new Map() } }
    const { file, indicator } = request
    if (file !== 'indicator') throw new RangeError(`There is no file ${file}`)
    const values = columns[indicator - 1] ?? []
    const table = tableOf(years.flatMap((period) => acrossStates(indicator, values, period)))
    return { file, indicator, data: { id: indicator, table, measures: [], lga: new Map() } }
  }
}

const NOW = releaseWith(['2018', '2020', '2022'])
const LATER = releaseWith(['2018', '2020', '2022', '2024'])

const asked = fc.record({
  indicator: fc.option(fc.constantFrom(...IDS), { nil: undefined }),
  datasource: fc.option(fc.constant(2), { nil: undefined }),
  location: fc.option(fc.constantFrom(1), { nil: undefined }),
  period: fc.option(fc.constantFrom('2018', '2020', '2022', '2019'), { nil: undefined }),
})

function queryOf(parts: object): string {
  return new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
}

async function linksOf(definition: SectionDefinition, query: string) {
  const open = (text: string, release: typeof NOW) =>
    resolveSection(
      definition,
      { wanted: definition.state.parse(new URLSearchParams(text)), language: english, catalogue, dashboard },
      release,
    )
  const write = (state: object) => {
    const written = new URLSearchParams(query)
    definition.state.write(written, state)
    return written.toString()
  }
  const shown = await open(query, NOW)
  const newest = newestState(definition, shown)
  return { open, shown, fixed: write(fixedState(definition, shown)), newest: newest && write(newest) }
}

const pinning = ['indicator-overview', 'zonal-analysis', 'maps', 'indicator-comparison', 'dataset-comparison']

describe.each(SECTIONS.filter(({ slug }) => pinning.includes(slug)))('the links of $slug', ({ load }) => {
  test('fixed: the same after the next release; newest: the newest period then, and nothing else than that', async () => {
    const { default: definition } = await load()
    await fc.assert(
      fc.asyncProperty(asked, async (parts) => {
        const { open, shown, fixed, newest } = await linksOf(definition, queryOf(parts))
        const pinned = definition.pinned?.(shown) ?? {}
        const later = await open(fixed, LATER)
        expect(definition.pinned?.(later)).toEqual(pinned)
        if (newest === null) return
        // The two differ, and only in what is left open.
        expect(newest).not.toBe(fixed)
        expect(new URLSearchParams(newest).has('period')).toBe(false)
        const opened = definition.pinned?.(await open(newest, LATER)) ?? {}
        const rest = ({ period: _period, picks: _picks, ...others }: Record<string, unknown>) => others
        expect(rest({ ...opened })).toEqual(rest({ ...pinned }))
        if ('period' in opened) expect(isoPeriod(Number(opened.period))).toBe('2024')
        else expect(JSON.stringify(opened)).toContain('2024')
      }),
      { numRuns: 25 },
    )
  })
})

test('where a reader chose pairs of source and year, only a fixed link is offered', async () => {
  const section = SECTIONS.find(({ slug }) => slug === 'dataset-comparison')
  const { default: definition } = (await section?.load()) ?? {}
  if (!definition) throw new RangeError('No such section')
  expect((await linksOf(definition, 'datasets=2-2018')).newest).toBeNull()
  expect((await linksOf(definition, '')).newest).not.toBeNull()
})

// Confirmed cases of Lassa fever by week, the population by age and sex, and counts by month.
test.each([
  ['epidemic-curve', [1301]],
  ['disaggregation', [62]],
  ['quarterly-performance', CURATION.routineCounts.map(({ indicator }) => indicator)],
])('the links of %s on the data that ship', async (slug, indicators) => {
  const data = await readShippedData()
  const reader = shippedReader(data, indicators)
  const [first = 0] = indicators
  const own = { ...dashboard, indicators, initial_indicator: first, initial_datasource: null }
  const { default: definition } = (await SECTIONS.find((one) => one.slug === slug)?.load()) ?? {}
  if (!definition) throw new RangeError('No such section')
  const asked = { language: english, catalogue: await reader.catalogue(), dashboard: own }
  const open = (query: URLSearchParams) =>
    resolveSection(definition, { ...asked, wanted: definition.state.parse(query) }, (request) =>
      reader.file(request),
    )
  const shown = await open(new URLSearchParams())
  expect(definition.empty?.(shown) ?? null).toBeNull()
  const query = new URLSearchParams()
  definition.state.write(query, fixedState(definition, shown))
  expect([...query.keys()]).toEqual(expect.arrayContaining(['indicator', 'datasource', 'location', 'period']))
  expect(definition.pinned?.(await open(query))).toEqual(definition.pinned?.(shown))
  expect(newestState(definition, shown)).toMatchObject({ period: null })
})
