import { beforeAll, describe, expect, test } from 'vitest'
import { KINDS } from '#charts/kinds.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { Problem } from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'
import { figureOfView, sheetOf } from '#server/drawing/draw-view.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { WIDE } from '#tests/wide-run.ts'
import { pngOf } from './png-of.ts'

const waiting = new AbortController().signal
/** The one that ended the code that makes pictures of drawings. */
const HOSTILE = 5e307
const ENORMOUS = WIDE ? [1e16, 1e100, HOSTILE, 1.7e308, -HOSTILE] : [HOSTILE]
const KIND_NAMES = KINDS.map(({ name }) => name)

let data: ShippedData
let groups: readonly GroupFigure[]

beforeAll(async () => {
  data = await readShippedData()
  groups = [...shippedGroups('gdl.csv'), ...shippedGroups('cod-ps.csv')]
})

/** The view of a kind with one figure in seven as large as this, wherever it takes figures from. */
async function sheetWith(kind: (typeof KIND_NAMES)[number], enormous: number): Promise<string> {
  const view = VIEW_OF_EACH_KIND[kind]
  const whole = mergeTables(view.indicators.map((id) => data.tableOf(id)))
  const value = whole.value.map((known, row) => (row % 7 === 3 ? enormous : known))
  const told = groups.map((one, at) => (at % 7 === 3 ? { ...one, value: enormous } : one))
  const { reference } = data
  const figure = await figureOfView({
    ...{ view, table: { ...whole, value }, reference, groups: told, currentYear: 2026, language: english },
  })
  const paper = { width: 700, height: null, mode: 'light', fontScale: 1 } as const
  const address = 'https://example.org/figure'
  return sheetOf({ figure, address, language: english, title: figure.title, about: ['NDHS'], paper })
}

describe.each(ENORMOUS)('a figure of %d', (enormous) => {
  test.each(KIND_NAMES)(
    'is harmless in %s: inside its sheet, and no number of it has three hundred digits',
    async (kind) => {
      const sheet = await sheetWith(kind, enormous)
      const numbers = [...sheet.matchAll(/ (?:x|y|cx|cy|x1|x2|y1|y2|r|width|height|d|points)="([^"]*)"/g)]
      const far = numbers.flatMap(
        ([, said = '']) => said.match(/NaN|Infinity|(?<![.\d])\d{8,}|e[+\d]/g) ?? [],
      )
      const long = sheet.replaceAll(/<style>.*?<\/style>/gs, '').match(/(\d,?){24}/g) ?? []
      expect({ far: far.slice(0, 3), long: long.slice(0, 3) }).toEqual({ far: [], long: [] })
      if (enormous !== HOSTILE) return
      // A crash of the code that draws costs this one answer.
      const drawn = await pngOf(sheet, 0.5, waiting).catch((error: unknown) => error)
      expect(drawn instanceof Uint8Array || drawn).toSatisfy(
        (made) => made === true || (made instanceof Problem && made.code === 'cannot-be-made'),
      )
    },
  )
})
