import { beforeAll, describe, expect, test } from 'vitest'
import { sheetTitle } from '#charts/drawing/sheet-title.ts'
import { sheetSvg } from '#charts/drawing/sheet-svg.ts'
import { KINDS } from '#charts/kinds.ts'
import type { View } from '#charts/view.ts'
import { parseView } from '#charts/view-address.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { english } from '#languages/from-source.ts'
import { dejavuWidth } from '#tests/builders/dejavu-widths.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { WIDE } from '#tests/wide-run.ts'
import { figureOfView } from './draw-view.ts'

let data: ShippedData

beforeAll(async () => {
  data = await readShippedData()
})

const ADDRESSES = [
  'kind=distribution&indicator=402&datasource=2&location=1',
  'kind=trend&indicator=402&datasource=2&location=1',
  'kind=source-table&indicator=402&datasource=2&location=1',
  'kind=map&indicator=402&datasource=2&location=1&period=2018',
] as const

const VIEWS: readonly (readonly [string, View])[] = [
  ...ADDRESSES.map((address) => [address, parseView(address) ?? expect.fail(address)] as const),
  ...KINDS.map(({ name }) => [name, VIEW_OF_EACH_KIND[name]] as const),
]

/** A text of a drawing as it lies from its left to its right, in another typeface. */
interface Lying {
  readonly text: string
  readonly left: number
  readonly right: number
}

/** The level texts of a sheet; those of the plot stand in a drawing of their own, which may be smaller. */
function textsOf(svg: string): readonly Lying[] {
  const [before = '', plot = ''] = svg.split(/(?=<svg xmlns="[^"]*" x=)/)
  const own = /^<svg [^>]*\bx="([\d.]+)"[^>]*\bwidth="([\d.]+)"[^>]*viewBox="0 0 ([\d.]+)/.exec(plot)
  const [, x = '0', width = '1', inside = '1'] = own ?? []
  const scale = Number(width) / Number(inside)
  return [...lyingIn(before, 0, 1), ...lyingIn(plot, Number(x), scale)]
}

function lyingIn(svg: string, from: number, scale: number): readonly Lying[] {
  return [...svg.matchAll(/<text([^>]*)>(.*?)<\/text>/g)].flatMap(([, own = '', inner = '']) => {
    if (own.includes('rotate(')) return []
    const of = (name: string, attributes: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(` ${attributes}`)?.[1]
    const size = Number(of('font-size', own) ?? 12)
    const weight = Number(of('font-weight', own) ?? 400)
    const spans = [...inner.matchAll(/<tspan([^>]*)>(.*?)<\/tspan>/g)].map(([, at = '', words = '']) => [
      at,
      words,
    ])
    return (spans.length > 0 ? spans : [[own, inner]]).map(([at = '', words = '']) => {
      const text = words.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
      const width = dejavuWidth(text, size, weight) * scale
      const x = from + Number(of('x', at) ?? 0) * scale
      const anchor = of('text-anchor', own) ?? 'start'
      const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
      return { text, left, right: left + width }
    })
  })
}

describe.each(WIDE ? [360, 700, 1200] : [360])('on a sheet of %i pixels, drawn in DejaVu Sans', (width) => {
  test.each(VIEWS)('no text of %s runs out of it', async (_, view) => {
    const table = mergeTables(view.indicators.map((id) => data.tableOf(id)))
    const groups = [...shippedGroups('gdl.csv'), ...shippedGroups('cod-ps.csv')]
    const { reference } = data
    const figure = await figureOfView({
      ...{ view, table, reference, groups },
      ...{ currentYear: 2026, language: english },
    })
    const svg = sheetSvg({
      figure,
      language: english,
      title: sheetTitle(figure.title, view, { reference, language: english }),
      about: ['NDHS: Nigeria Demographic and Health Survey, a programme of household surveys since 1990.'],
      address: 'https://msdat.example/figure?kind=distribution&indicator=402&datasource=2&location=1',
      fontFace: '',
      paper: { width, height: null, mode: 'light', fontScale: 1 },
    })
    const texts = textsOf(svg)
    expect(texts.length).toBeGreaterThan(8)
    expect(svg).toMatch(/<svg xmlns="[^"]*" x=/)
    expect(texts.filter(({ left, right }) => left < -0.5 || right > width + 0.5)).toEqual([])
  })
})
