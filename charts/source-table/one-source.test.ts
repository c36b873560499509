import { expect, test } from 'vitest'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import { writtenSvg } from '#charts/drawing/svg-node.ts'
import type { Point } from '#domain/observation/point.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { sourceTableFigure } from './source-table.ts'

const count = (id: number, shortName: string, related: readonly number[] = []) =>
  anIndicator(id, { shortName, factor: 4, decimals: 0, denominator: '', related: [...related] })

/** The words of the picture on a sheet, with the heights at which they stand. */
function drawn(points: readonly Point[]) {
  const figure = sourceTableFigure({
    view: { kind: 'source-table', indicators: [7], sources: [6], locations: [1], periods: [], options: {} },
    table: tableOf(points),
    reference: aReference(
      [
        aSource(6, 'Register', { classification: 'Routine' }),
        aSource(5, 'Clinics', { classification: 'Routine' }),
      ],
      [count(7, 'Colds', [8]), count(8, 'Coughs')],
    ),
    currentYear: 2026,
    language: english,
  })
  const [width, height] = [1120, 540]
  const picture = figure.picture({ width, height, mode: 'light', fontScale: 1 })
  const svg = writtenSvg(pictureSvg(picture, { id: 'one', room: { x: 0, y: 0, width, height } }))
  const texts = [...svg.matchAll(/<text[^>]* y="([\d.]+)"[^>]*>([^<]*)</g)]
  return new Map(texts.map(([, y, words]) => [words ?? '', Number(y)]))
}

const ONE = [aPoint(6, 1, '2025', 0), { ...aPoint(6, 1, '2025', 17), indicator: 8 }]

// Lassa fever in Jigawa: one zero in a frame of 540 pixels, with an axis from 0 to 1.
test('one source alone is a line of a table: no axis, each column named, years apart from values', () => {
  const words = drawn(ONE)
  expect([...words.keys()].sort()).toEqual(['0', '17 (2025)', 'Colds', 'Coughs', 'Register 2025'])
  expect(words.get('Register 2025')).toBeLessThan(100)
})

test('two sources stand on an axis', () => {
  const words = drawn([...ONE, aPoint(5, 1, '2025', 40)])
  expect(words.has('20')).toBe(true)
})
