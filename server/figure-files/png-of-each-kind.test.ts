import { beforeAll, expect, test } from 'vitest'
import { KINDS } from '#charts/kinds.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { figureOfView, sheetOf } from '#server/drawing/draw-view.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { eachOf } from '#tests/wide-run.ts'
import { pngOf } from './png-of.ts'

const LETTERS = 'ɓɗƙƁƊƘẹọṣẸỌṢńǹ'
const WIDTH = 900
const waiting = new AbortController().signal
const MODES = ['light', 'dark'] as const

let data: ShippedData
let groups: readonly GroupFigure[]
let reference: ReferenceData

beforeAll(async () => {
  data = await readShippedData()
  groups = [...shippedGroups('gdl.csv'), ...shippedGroups('cod-ps.csv')]
  const renamed = [...data.reference.locations].map(
    ([id, place]) => [id, { ...place, name: `${LETTERS.slice(0, 9)} ${place.name}` }] as const,
  )
  reference = { ...data.reference, locations: new Map(renamed) }
})

test.each(eachOf(3, KINDS).map(({ name }) => name))('%s is a picture of dots in both modes', async (kind) => {
  const view = VIEW_OF_EACH_KIND[kind]
  const table = mergeTables(view.indicators.map((id) => data.tableOf(id)))
  const figure = await figureOfView({ view, table, reference, groups, currentYear: 2026, language: english })
  const pictures = []
  for (const mode of MODES) {
    const paper = { width: WIDTH, height: null, mode, fontScale: 1 } as const
    const about = { figure, address: 'https://example.org/figure', language: english, title: figure.title }
    const sheet = await sheetOf({ ...about, about: [`NDHS ${LETTERS}`], paper })
    const [, high = ''] = /<svg [^>]*height="([\d.]+)"/.exec(sheet) ?? []
    const png = Buffer.from(await pngOf(sheet, 0.5, waiting))
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    // Width and height stand at fixed places of the first chunk (PNG specification, IHDR).
    expect(png.readUInt32BE(16)).toBe(WIDTH / 2)
    expect(Math.abs(png.readUInt32BE(20) - Number(high) / 2)).toBeLessThanOrEqual(1)
    expect(png.length).toBeGreaterThan(4000)
    pictures.push(png)
  }
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
})

test.each([400, 700])(
  'every letter of the languages of the country is drawn at the weight of %i',
  async (weight) => {
    const drawn = async (text: string) =>
      Buffer.from(
        await pngOf(
          `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="4" y="30" font-family="Inter Variable" font-size="28" font-weight="${weight}">${text}</text></svg>`,
          1,
          waiting,
        ),
      ).toString('base64')
    // A sign that no typeface has.
    const missing = await drawn('\ue123')
    const pictures = await Promise.all([...LETTERS].map(drawn))
    expect(pictures.filter((picture) => picture === missing)).toEqual([])
    expect(new Set(pictures).size).toBe(LETTERS.length)
  },
)
