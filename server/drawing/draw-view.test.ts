import { beforeAll, describe, expect, test } from 'vitest'
import type { Figure } from '#charts/figure.ts'
import { KINDS } from '#charts/kinds.ts'
import type { View } from '#charts/view.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { figureOfView, plotOf, sheetOf } from './draw-view.ts'

let data: ShippedData
let groups: readonly GroupFigure[]

beforeAll(async () => {
  data = await readShippedData()
  groups = [...shippedGroups('gdl.csv'), ...shippedGroups('cod-ps.csv')]
})

function figureOfEach(view: View): Promise<Figure> {
  const table = mergeTables(view.indicators.map((id) => data.tableOf(id)))
  const { reference } = data
  return figureOfView({ view, table, reference, groups, currentYear: 2026, language: english })
}

describe('without a browser', () => {
  test.each(KINDS.map(({ name }) => name))('%s is drawn with all its marks', async (kind) => {
    const figure = await figureOfEach(VIEW_OF_EACH_KIND[kind])
    expect(figure.empty).toBeNull()
    for (const surface of [
      { width: 900, mode: 'light', fontScale: 1 },
      { width: 340, mode: 'dark', fontScale: 1.3 },
    ] as const) {
      const { svg, spots } = await plotOf(figure, surface)
      expect(svg.match(/<(path|text|rect|polyline|circle)/g)?.length).toBeGreaterThan(12)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      expect(spots).toHaveLength(figure.marks.length)
      expect(spots.filter((spot) => spot === null)).toEqual([])
    }
  })

  test('a map has its regions and their labels', async () => {
    const { svg } = await plotOf(await figureOfEach(VIEW_OF_EACH_KIND.map), {
      width: 900,
      mode: 'light',
      fontScale: 1,
    })
    expect(svg).toContain('Borno')
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(36)
  })

  // 0.838: Pearson over the 37 states of NDHS 2023–24, computed from datasets/observations/ndhs.csv.
  test('a matrix that names no source is that of the source that has its indicators', async () => {
    const view = { kind: 'correlation-matrix', indicators: [7, 6], sources: [], locations: [] } as const
    const figure = await figureOfEach({ ...view, periods: [], options: {} })
    expect(figure.title).toContain('NDHS')
    expect(figure.marks.map(({ value }) => value)).toEqual(['r 0.84'])
    expect(figure.marks[0]?.lines.at(-1)?.text).toContain('37 states')
  })

  // 44 rows of datasets/observations/ndhs-sae.csv are LGAs of Kano.
  test('the LGAs of a state without a source are those of the source that has them', async () => {
    const view = { indicators: [7], sources: [], locations: [27], periods: [], options: {} } as const
    const bars = await figureOfEach({ kind: 'distribution', ...view })
    expect(bars.rows.filter(({ point }) => point.source === 101 && point.location !== 27)).toHaveLength(44)
    expect(bars.sourceLine).toContain('NDHS-SAE')
  })

  test('a sheet carries title, address and type with it', async () => {
    const figure = await figureOfEach(VIEW_OF_EACH_KIND.trend)
    const sheet = await sheetOf({
      figure,
      address: 'https://example.org/figure?kind=trend',
      language: english,
      title: figure.title,
      about: ['NDHS: Nigeria Demographic and Health Survey.'],
    })
    expect(sheet).toContain('DPT 3 / Penta 3 coverage')
    expect(sheet).toContain('https://example.org/figure?kind=trend')
    expect(sheet).toMatch(
      /@font-face\{font-family:'Inter Variable';[^}]*url\(data:font\/woff2;base64,[\w+/=]{1000}/,
    )
  })
})
