import { describe, expect, test } from 'vitest'
import { whyNotView } from '#charts/why-not.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { LANGUAGES } from '#domain/message/language.ts'
import type { Value } from '#domain/message/message.ts'
import type { Segment } from '#domain/message/segment.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { languageOf } from '#languages/from-source.ts'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { ANY, acrossStates, COLUMNS, DOWN, pairedReference, UP } from '#tests/builders/paired-country.ts'
import type { Control } from './definition/control.ts'
import { fixedState } from './definition/link-states.ts'
import { saidOptions } from './definition/options.ts'
import type { FileRequest } from './files/file-request.ts'
import type { LoadedFile } from './files/loaded-file.ts'
import { resolveSection } from './resolve-section.ts'
import { SECTIONS } from './sections.ts'

const IDS = [UP, DOWN, ANY]
const WEEKLY = 1301
const places = pairedReference({
  [UP]: { nationalTarget: 50, sdgTarget: 70, related: [DOWN] },
  [ANY]: { fullName: 'Total population', factor: 4, denominator: '' },
})
const reference = {
  ...places,
  indicators: new Map([...places.indicators, [WEEKLY, anIndicator(WEEKLY, { factor: 4 })]]),
}
const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', waiting_for: '' },
  ...{ indicators: IDS, default_indicators: IDS, data_sources: [2, 3, 4], sections: [] },
  ...{ initial_indicator: UP, initial_datasource: 2, initial_location: 1, show_related: false },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2026-01-01T00:00:00Z', note: '' },
  reference,
  dashboards: [dashboard],
  coverage: new Map(IDS.map((id) => [id, new Map([[2, 7]])])),
}

const { up, down, any } = COLUMNS
const figures = new Map(
  [up, down, any].map((values, at) => {
    const id = at + 1
    return [id, ['2018', '2020', '2022'].flatMap((period) => acrossStates(id, values, period))]
  }),
)

async function read(request: FileRequest): Promise<LoadedFile> {
  if (request.file === 'group-index') return { file: 'group-index', data: [] }
  if (request.file === 'places')
    return { file: 'places', data: { lgas: [], districts: [], districtOf: new Map(), held: new Map() } }
  const { file, indicator } = request
  if (file !== 'indicator') throw new RangeError(`There is no file ${file}`)
  const table = tableOf(figures.get(indicator) ?? [])
  return { file, indicator, data: { id: indicator, table, measures: [], lga: new Map() } }
}

/** All that a control says, the entries of its list too. */
function wordsOf(control: Control<object>): Value[] {
  if (control.control === 'segmented') return [control.label, ...control.options.map(([, text]) => text)]
  if (control.control === 'boxes') return [control.label, ...control.boxes.map(({ label }) => label)]
  if (control.control !== 'picker' && control.control !== 'multi-picker') return [control.label]
  const entries = saidOptions(control.options(), languageOf('en'))
  return [control.label, control.text, ...entries.map(({ label, hint }) => `${label} ${hint}`)]
}

function isSegments(answer: Value | readonly Segment[]): answer is readonly Segment[] {
  return Array.isArray(answer)
}

const defined = SECTIONS.filter(({ load }) => load !== undefined)

describe.each(LANGUAGES)('in %s', (code) => {
  const language = languageOf(code)

  test.each(defined)('$slug is resolved without a page, and says all in words', async ({ load }) => {
    const module = await load?.()
    if (!module) throw new RangeError('No definition')
    const { default: definition } = module
    for (const query of ['', 'indicator=999&datasource=3&location=999&period=1999']) {
      const wanted = definition.state.parse(new URLSearchParams(query))
      const asked = { wanted, language, catalogue, dashboard }
      const shown = await resolveSection(definition, asked, read)
      const bar = definition.controls(asked, shown)
      const said = (bar?.controls ?? []).flatMap(wordsOf)
      const notice = definition.empty?.(shown) ?? null
      if (notice) said.push(notice.title, ...notice.text)
      else {
        const { heading, answer, moved = [] } = definition.lead(shown)
        said.push(heading, ...moved)
        said.push(isSegments(answer) ? answer.map(({ text }) => text).join('') : answer)
        const { main, side = [] } = definition.views(shown)
        expect(main.length).toBeGreaterThan(0)
        const views = [...main, ...side].flatMap((block) => (block.block === 'figure' ? [block.view] : []))
        expect(
          views.flatMap((view) => whyNotView(view, (id) => reference.locations.get(id)?.level) ?? []),
        ).toEqual([])
      }
      expect(said.map((value) => language.text(value)).join(' ')).not.toMatch(/\[object|undefined|NaN/)
    }
  })
})

test('a link that names what the data decided shows the same, in every section that decides something', async () => {
  const language = languageOf('en')
  const linked: string[] = []
  for (const { slug, load } of defined) {
    const { default: definition } = (await load?.()) ?? {}
    if (!definition?.pinned) continue
    const shownAt = (query: URLSearchParams) => {
      const wanted = definition.state.parse(query)
      return resolveSection(definition, { wanted, language, catalogue, dashboard }, read)
    }
    const shown = await shownAt(new URLSearchParams())
    if (Object.keys(definition.pinned(shown)).length === 0) continue
    linked.push(slug)
    const query = new URLSearchParams()
    definition.state.write(query, fixedState(definition, shown))
    expect(query.toString(), slug).not.toBe('')
    const viewsOf = (of: typeof shown) =>
      definition.views(of).main.flatMap((block) => (block.block === 'figure' ? [block.view] : []))
    const again = await shownAt(query)
    expect(viewsOf(again), slug).toEqual(viewsOf(shown))
    expect(definition.lead(again).heading, slug).toEqual(definition.lead(shown).heading)
  }
  // Of the others some decide nothing, and some have no figures in this country, such as disaggregation and quarters.
  expect(linked.sort()).toEqual([
    'advanced-indicator-comparison',
    'data-quality',
    'dataset-comparison',
    'epidemic-curve',
    'indicator-comparison',
    'indicator-overview',
    'maps',
    'multi-source-comparison',
    'multi-source-indicator-comparison',
    'zonal-analysis',
  ])
})
