import { describe, expect, it } from 'vitest'
import type { RegionShape } from '#charts/figure.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { mapFigure } from './map.ts'

const SURFACE = { width: 600, height: 600, mode: 'light', fontScale: 1 } as const

/** A rectangle of land whose room for words is `size` degrees wide and high. */
function land([west, south, east, north]: RegionShape['bounds'], size: number): RegionShape {
  const rings = [
    [[west, south] as const, [east, south] as const, [east, north] as const, [west, north] as const],
  ]
  const centre = [(west + east) / 2, (south + north) / 2] as const
  return { centre, width: size, height: size, bounds: [west, south, east, north], rings }
}

function wordsOn(shapes: ReadonlyMap<number, RegionShape>): string[] {
  const layers = mapFigure({
    view: {
      ...{ kind: 'map', indicators: [7], sources: [2], locations: [1], periods: ['2020'] },
      options: {},
    },
    table: tableOf([aPoint(2, 8, '2020', 9_401_288), aPoint(2, 9, '2020', 845_380)]),
    reference: aReference(
      [aSource(2, 'Count')],
      [anIndicator(7, { factor: 4, decimals: 0, denominator: '' })],
    ),
    ...{ currentYear: 2025, language: english, shapes },
  }).picture(SURFACE).layers
  return layers
    .flatMap((layer) => drawnOnPaper(layer).flat())
    .filter(({ type }) => type === 'text')
    .map(({ style }) => String(style?.text ?? ''))
}

const COAST = land([0, 4, 10, 4.05], 0.01)
const INLAND = land([0, 4.05, 10, 10], 5)

describe('the label of a large total in a small region', () => {
  it('stands outside the country, below its region', () => {
    expect(
      wordsOn(
        new Map([
          [8, COAST],
          [9, INLAND],
        ]),
      ),
    ).toContain('Northland 9.4M')
  })

  it('is left out where other regions lie above and below', () => {
    const enclosed = land([0, 7, 10, 7.05], 0.01)
    const words = wordsOn(
      new Map([
        [8, enclosed],
        [9, land([0, 4, 10, 10], 5)],
      ]),
    )
    expect(words.filter((word) => word.startsWith('Northland'))).toEqual([])
  })
})
