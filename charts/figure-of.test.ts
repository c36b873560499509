import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { pictureSvg } from './drawing/picture-svg.ts'
import { writtenSvg } from './drawing/svg-node.ts'
import type { Figure, FigureInput, RegionShape } from './figure.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { figureOf } from './figure-of.ts'
import { KINDS } from './kinds.ts'
import { cssVariables } from './tokens.ts'
import { type FigureKind, isView } from './view.ts'

const bounds = { lower: 30, upper: 70, intervalLevel: 90 }
const TABLE = tableOf([
  ...[1, 2, 3, 8, 9, 10].flatMap((place) => [
    aPoint(2, place, '2018', 40 + place, bounds),
    aPoint(2, place, '2020', 42 + place),
    aPoint(4, place, '2019', 50, bounds),
    aPoint(4, place, '2020', 106, { flags: ['over_100'] }),
    aPoint(4, place, '2026', 60, { flags: ['projection'] }),
  ]),
])

const REFERENCE = aReference(
  [aSource(2, 'DHS'), aSource(4, 'Model', { classification: 'Estimate' })],
  [
    anIndicator(7, { nationalTarget: 90, sdgTarget: 100, nationalSource: 'indicative' }),
    anIndicator(9),
    anIndicator(11),
  ],
)

/** The same with markup in every name that a figure can show. */
const withMarkup = (name: string) => `<img src=x onerror=alert(1)>${name}"'&{{7*7}}<script>alert(2)</script>`
const HOSTILE_REFERENCE: ReferenceData = {
  ...REFERENCE,
  indicators: renamed(REFERENCE.indicators, 'shortName', 'fullName'),
  sources: renamed(REFERENCE.sources, 'name', 'fullName', 'citation'),
  locations: renamed(REFERENCE.locations, 'name'),
}

function renamed<Row extends object>(
  rows: ReadonlyMap<number, Row>,
  ...fields: readonly (keyof Row)[]
): ReadonlyMap<number, Row> {
  const rename = (row: Row) =>
    Object.assign(
      { ...row },
      Object.fromEntries(fields.map((field) => [field, withMarkup(String(row[field]))])),
    )
  return new Map([...rows].map(([id, row]) => [id, rename(row)]))
}

/** Counts of weeks, for the one kind that draws nothing else: with a week without a report and a state that is not named. */
const WEEKS = tableOf([
  ...['2023-W01', '2024-W01', '2024-W02', '2024-W04'].map((week, index) => aPoint(2, 1, week, 9 - index)),
  ...['2023-W01', '2024-W01', '2024-W04'].map((week, index) => aPoint(2, 8, week, 5 - index)),
])

/** Months of a year and two months of the next. */
const MONTHS = tableOf(
  [1, 2, 3, 8, 9, 10].flatMap((place) =>
    Array.from({ length: 14 }, (_, at) => {
      const period = `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
      return aPoint(2, place, period, 30 + at)
    }),
  ),
)

/** Three indicators that rise, fall and waver from place to place, for the kinds that put several against each other. */
const SEVERAL = tableOf(
  [1, 2, 3, 8, 9, 10].flatMap((place, at) =>
    [7, 9, 11].map((indicator, which) => ({
      ...aPoint(2, place, '2018', [40 + 3 * at, 70 - 2 * at + (at % 2), 50 + (at % 3)][which] ?? 0),
      indicator,
    })),
  ),
)

const GROUPS: readonly GroupFigure[] = ['0-4', '5-9', '10-14'].flatMap((age, band) =>
  ['F', 'M'].map((sex, side) => ({
    indicator: 7,
    source: 2,
    location: 1,
    period: 2018000,
    dimension: 'age_sex',
    category: `${sex} ${age}`,
    categoryOrder: 2 * band + side + 1,
    value: 30 - 4 * band + side,
    lower: null,
    upper: null,
    populationShare: null,
  })),
)
const WEALTH: readonly GroupFigure[] = ['Poorest', 'Second', 'Middle', 'Fourth', 'Richest'].map(
  (category, at) => ({
    ...aPoint(2, 1, '2018', 20 + 10 * at),
    dimension: 'wealth_quintile',
    category,
    categoryOrder: at + 1,
    populationShare: 20,
  }),
)

/** The needs of a kind besides one indicator, source and place. */
const NEEDS: Readonly<
  Partial<Record<FigureKind, Partial<FigureInput> & { readonly change?: Partial<StoredView> }>>
> = {
  'epidemic-curve': { table: WEEKS },
  'dataset-comparison': { change: { sources: [2, 4], periods: ['2018', '2019'] } },
  scorecard: { change: { periods: ['2018'] } },
  quarters: { table: MONTHS },
  groups: { groups: WEALTH, change: { periods: ['2018'], options: { dimension: 'wealth_quintile' } } },
  pyramid: { groups: GROUPS, change: { periods: ['2018'] } },
  'correlation-matrix': { table: SEVERAL, change: { indicators: [7, 9, 11], periods: ['2018'] } },
  bubble: { table: SEVERAL, change: { indicators: [7, 9, 11], sources: [2, 2, 2], periods: ['2018'] } },
}

async function figure(
  kind: FigureKind,
  options: StoredView['options'] = {},
  reference = REFERENCE,
): Promise<Figure> {
  const { change, ...needs } = NEEDS[kind] ?? {}
  const all = { ...change?.options, ...options }
  const about = { indicators: [7], sources: [2], locations: [1], periods: [] }
  const view: StoredView = { kind, ...about, ...change, options: all }
  if (!isView(view)) throw new RangeError(`No view of ${kind}`)
  return figureOf({
    table: TABLE,
    reference,
    currentYear: 2025,
    language: english,
    shapes: SHAPES_OF_STATES,
    ...needs,
    view,
  })
}

/** A figure as SVG text. */
function drawn(shown: Figure, surface: Surface): string {
  return writtenSvg(pictureSvg(shown.picture(surface), { id: 'test' }))
}

/** Three square states beside each other. */
const SHAPES_OF_STATES = new Map([8, 9, 10].map((id, at) => [id, squareAt(at)]))

function squareAt(west: number): RegionShape {
  const ring = [
    [west, 0],
    [west + 1, 0],
    [west + 1, 1],
    [west, 1],
  ] as const
  return { centre: [west + 0.5, 0.5], width: 0.8, height: 0.8, bounds: [west, 0, west + 1, 1], rings: [ring] }
}

const SURFACES: readonly Surface[] = [
  { width: 840, height: 400, mode: 'light', fontScale: 1 },
  { width: 330, height: 700, mode: 'dark', fontScale: 22 / 14 },
]

const SHAPES: readonly [FigureKind, StoredView['options']][] = [
  ...KINDS.map(({ name }): [FigureKind, StoredView['options']] => [name, {}]),
  ['trend', { shape: 'column' }],
  ['distribution', { shape: 'map' }],
  ['epidemic-curve', { shape: 'cumulative' }],
  ['epidemic-curve', { compareBy: 'states' }],
  ['epidemic-curve', { compareBy: 'states', shape: 'bars' }],
]

describe('every kind of figure', () => {
  it.each(SHAPES)('%s %j draws without a broken number at any width', async (kind, options) => {
    for (const surface of SURFACES) {
      const svg = drawn(await figure(kind, options), surface)
      expect(svg.match(/<(path|text|rect|polyline)/g)?.length).toBeGreaterThan(5)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  it.each(SHAPES)('T22: %s %j draws names with markup in them as text', async (kind, options) => {
    const shown = await figure(kind, options, HOSTILE_REFERENCE)
    expect(shown.title).toContain('<img')
    for (const surface of SURFACES) expect(drawn(shown, surface)).not.toMatch(/<(img|script)/i)
  })

  it.each(SHAPES)(
    '%s %j draws each of its marks once, and nothing that answers beside them',
    async (kind, options) => {
      const shown = await figure(kind, options)
      expect(shown.marks.length).toBeGreaterThan(0)
      for (const surface of SURFACES) {
        const drawn = shown.picture(surface).layers.flatMap(({ marks }) => marks)
        expect(drawn.map(({ id }) => id).sort()).toEqual(shown.marks.map(({ id }) => id).sort())
      }
    },
  )

  it.each(SHAPES)('%s %j says in words and rows what it draws', async (kind, options) => {
    const shown = await figure(kind, options)
    expect(shown.empty).toBeNull()
    expect(shown.summary).not.toBe('')
    expect(shown.title).toMatch(/Indicator 7|3 indicators/i)
    expect(shown.sourceLine).toContain('DHS')
    expect(shown.rows.length).toBeGreaterThan(0)
  })

  it.each(SHAPES)('%s %j uses only colours that exist in both appearances', async (kind, options) => {
    const names = new Set(Object.keys(cssVariables('light')))
    for (const entry of (await figure(kind, options)).key) expect(names).toContain(entry.colour)
    expect(Object.keys(cssVariables('dark'))).toEqual([...names])
  })
})

describe('target lines', () => {
  it.each<FigureKind>(['trend', 'distribution', 'zonal-columns', 'source-table'])(
    '%s has them until they are switched off',
    async (kind) => {
      const surface: Surface = { width: 900, height: 500, mode: 'light', fontScale: 1 }
      expect(drawn(await figure(kind), surface)).toContain('NT: 90%')
      const without = await figure(kind, { national: false, sdg: false })
      expect(drawn(without, surface)).not.toContain('NT: 90%')
    },
  )
})
