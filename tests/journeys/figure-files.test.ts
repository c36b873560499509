import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetSvg } from '#charts/drawing/sheet-svg.ts'
import { figureJson } from '#charts/export/json.ts'
import { sheetContent } from '#charts/export/sheet-content.ts'
import { KINDS } from '#charts/kinds.ts'
import { serialiseView } from '#charts/view-address.ts'
import { isView, type View } from '#charts/view.ts'
import { whyNotView } from '#charts/why-not.ts'
import { catalogueRows } from '#contract/catalogue-columns.ts'
import type { CatalogueFile } from '#contract/release-file.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { figureOfView } from '#server/drawing/draw-view.ts'
import { WIDE } from '../wide-run.ts'
import { inputOfRelease, type ReleaseInput } from './input-of-release.ts'
import { productUrl } from './product.ts'

/** How many views of each kind are tried; always the same ones for the same release. `MSDAT_VIEWS_OF_A_KIND=10` is the long run. */
const VIEWS_OF_A_KIND = Number(process.env.MSDAT_VIEWS_OF_A_KIND ?? (WIDE ? 3 : 1))
const SEED = 20261122

async function get(path: string): Promise<Response> {
  const response = await fetch(productUrl() + path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  return response
}

/** Views that may have figures: indicators of the catalogue, sources that have them, the nation, zones and states. */
function viewsOf(kind: (typeof KINDS)[number], { indicators, locations }: CatalogueFile): fc.Arbitrary<View> {
  const covered = indicators.filter(({ coverage }) => coverage.length > 0)
  const places = locations.map(([id]) => id)
  // A place shown by its LGAs needs files that are not read here.
  const wholes = locations.flatMap(([id, , level]) => (level < 3 ? [id] : []))
  return fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...covered), {
        minLength: 1,
        maxLength: 4,
        selector: ({ id }) => id,
      }),
      fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
      fc.constantFrom(...places),
      fc.constantFrom(...wholes),
      fc.integer({ min: 2010, max: 2024 }),
      fc.constantFrom(...FORMS),
    )
    .map(([all, picks, place, whole, year, [sourceCount, placeCount, periodCount, options]]) => {
      const { slots } = kind
      const count = Math.max(slots.indicators.least, Math.min(all.length, slots.indicators.most))
      const chosen = all.slice(0, count)
      const offered = chosen.flatMap(
        ({ coverage }, at) => coverage[(picks[at] ?? 0) % coverage.length]?.[0] ?? [],
      )
      const first = chosen[0]?.coverage.map(([source]) => source) ?? []
      const sources = [...new Set([...offered, ...first])].slice(
        0,
        Math.max(slots.sources.least, sourceCount),
      )
      const isItself = slots.locations.shows === 'itself' && kind.needs.parts !== true
      const chosenPlace = isItself ? place : whole
      const view: StoredView = {
        kind: kind.name,
        indicators: chosen.map(({ id }) => id),
        sources,
        locations: slots.locations.most === 0 ? [] : [placeCount === 1 ? chosenPlace : 1],
        periods: Array.from({ length: Math.max(slots.periods.least, periodCount) }, () => String(year)),
        options,
      }
      return view
    })
    .filter(isView)
}

/** How many sources, places and periods are named, and which options. */
const FORMS: readonly (readonly [number, number, number, StoredView['options']])[] = [
  [1, 1, 0, {}],
  [1, 0, 1, {}],
  [2, 1, 1, {}],
  [1, 0, 1, { compareBy: 'states' }],
  [2, 0, 2, { compareBy: 'states' }],
  [1, 0, 0, { dimension: 'residence' }],
]

test('T42: views at random of every kind are by address what a page draws: the same rows, the same marks at the same places', async () => {
  const { hash } = await (await get('/api/releases/current')).json()
  const catalogue = catalogueRows(await (await get(`/api/releases/${hash}/catalogue`)).json())
  const levels = new Map(catalogue.locations.map(([id, , level]) => [id, level]))
  const tried = KINDS.flatMap((kind) =>
    fc
      .sample(viewsOf(kind, catalogue), { numRuns: VIEWS_OF_A_KIND * 100, seed: SEED })
      .filter((view) => whyNotView(view, (id) => levels.get(id)) === null)
      .slice(0, VIEWS_OF_A_KIND),
  )
  expect(tried).toHaveLength(KINDS.length * VIEWS_OF_A_KIND)
  let drawn = 0
  for (const view of tried) {
    const query = serialiseView(view)
    const input: ReleaseInput = await inputOfRelease(view)
    const figure = await figureOfView(input)
    const { reference, release, language } = input
    const address = `${productUrl()}/figure?${query.replaceAll('%2C', ',')}`
    const content = { figure, view, reference, release, language, address, readOn: null }
    const json = await (await get(`/figure.json?${query}`)).json()
    expect(json, query).toEqual(JSON.parse(JSON.stringify(figureJson(content))))
    const svg = await (await get(`/figure.svg?${query}&width=900`)).text()
    const paper = { width: 900, height: null, mode: 'light', fontScale: 1 } as const
    const own = sheetSvg({ ...sheetContent(content), fontFace: '', paper })
    expect(svg.replace(/<style>.*?<\/style>/s, '<style></style>'), query).toBe(own)
    if (figure.marks.length > 0) drawn += 1
  }
  // Many name a year of which nobody has a figure, and say so alike; not all of them may.
  expect(drawn).toBeGreaterThan(tried.length / 20)
})
