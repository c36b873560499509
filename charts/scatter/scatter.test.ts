import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator } from '#tests/builders/made-up-country.ts'
import {
  acrossStates,
  allColumns,
  COLUMNS,
  DOWN,
  FAR,
  FLAT,
  pairedReference,
  pairedTable,
  UP,
} from '#tests/builders/paired-country.ts'
import { placeLabels } from '#charts/points/place-labels.ts'
import { scatterFigure } from './scatter.ts'
import { spanScale, spansDecade } from '#charts/points/span-scale.ts'
import type { ScatterInput } from './view.ts'

function input(
  indicators: readonly number[],
  change: Partial<ScatterInput['view']> = {},
  points = allColumns(),
): ScatterInput {
  return {
    view: {
      kind: 'scatter',
      indicators,
      sources: [2],
      locations: [1],
      periods: ['2020'],
      options: {},
      ...change,
    },
    table: pairedTable(points),
    reference: pairedReference(),
    currentYear: 2025,
    language: english,
  }
}

const SURFACE = { width: 640, height: 480, mode: 'light', fontScale: 1 } as const

describe('scatterFigure', () => {
  it('says first what can be said, with interval, p and number of states', () => {
    expect(scatterFigure(input([UP, DOWN])).subtitle.replaceAll('\u00a0', ' ')).toBe(
      'Very strong negative relation: r −0.98, 95% interval −0.99 to −0.91, p < 0.001; 12 states',
    )
    expect(scatterFigure(input([UP, 3])).subtitle).toMatch(
      /^Not distinguishable from zero \(weak negative relation\): r −0\.12/,
    )
    expect(scatterFigure(input([UP, FLAT])).subtitle).toBe(
      'No coefficient: one of the two is the same everywhere',
    )
  })

  it('names and rings the state far from the line, and tells why ranks are compared', () => {
    const figure = scatterFigure(input([UP, FAR]))
    expect(figure.notes).toContain('Far from the line, ringed: State I (60.8 points above).')
    expect(figure.notes).toContain(
      "Ranks are compared because one of the two is skewed. Pearson's r 0.29, 95% interval −0.34 to 0.74.",
    )
    const points = drawnOnPaper(figure.picture(SURFACE).layers[0])
    const rings = points.map((shapes) => shapes.filter(({ style }) => style?.fill === 'none').length)
    expect(rings).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])
  })

  it('gives zones a shape and a colour of their own', () => {
    const figure = scatterFigure(input([UP, DOWN]))
    const zones = figure.key.slice(0, 3)
    expect(zones.map(({ label, marker }) => [label, marker])).toEqual([
      ['East (E)', 'circle'],
      ['North (N)', 'square'],
      ['South (S)', 'diamond'],
    ])
    expect(new Set(zones.map(({ colour }) => colour)).size).toBe(3)
  })

  it('draws least squares with a band and Theil–Sen without, not beyond the figures', () => {
    const lines = (fit?: 'theil-sen') => {
      const figure = scatterFigure(input([UP, DOWN], { options: fit ? { fit } : {} }))
      return drawnOnPaper(figure.picture(SURFACE).layers[1])[0] ?? []
    }
    expect(lines().map(({ type }) => type)).toEqual(['polygon', 'polyline'])
    const [dashed] = lines('theil-sen')
    // On paper x is ten pixels a unit and y falls: from (12, 86) to (88, 25.2) on the line 95.6 − 0.8·x.
    expect(dashed?.shape?.points).toEqual([
      [120, expect.closeTo(-86, 6)],
      [880, expect.closeTo(-25.2, 6)],
    ])
  })

  it('leaves the figure of another year hollow and names who is left out', () => {
    const points = [
      ...acrossStates(UP, COLUMNS.up),
      ...acrossStates(DOWN, [80, 83, 70, 72, 66, 61, 63, 40, 45, null, null, null]),
      ...acrossStates(DOWN, [...new Array<null>(9).fill(null), 38, 33], '2019'),
    ]
    const figure = scatterFigure(input([UP, DOWN], {}, points))
    expect(figure.notes).toContain('Left out, since one of the two figures is missing: State L.')
    expect(figure.key.at(-1)).toMatchObject({ label: 'Hollow: a figure of another year', hollow: true })
    expect(figure.marks).toHaveLength(11)
    expect(figure.marks[9]?.lines.map(({ text }) => text)).toContain('↑ down: 38.0% (Survey A 2019)')
  })

  it('over years labels the years and warns of common trends', () => {
    const points = [10, 20, 30, 40, 50].flatMap((value, year) => [
      aPoint(2, 1, String(2010 + year), value, { indicator: UP }),
      aPoint(2, 1, String(2010 + year), 90 - value, { indicator: DOWN }),
    ])
    const figure = scatterFigure(input([UP, DOWN], { periods: [], options: { compareBy: 'period' } }, points))
    expect(figure.title).toBe('up and down over time in Aldovia, Survey A 2010 to 2014')
    expect(figure.marks.map(({ title }) => title)).toEqual(['2010', '2011', '2012', '2013', '2014'])
    expect(figure.notes.join(' ')).toContain('Series that both rise or fall go together without a cause')
  })

  it('with no pair is empty and offers the periods that have pairs', () => {
    const figure = scatterFigure(input([UP, DOWN], { periods: ['2001'] }))
    expect(figure.empty?.alternatives).toEqual([{ label: 'Survey A 2020', period: '2020', source: 2 }])
    expect(figure.marks).toEqual([])
  })
})

describe('spanScale', () => {
  const percent = anIndicator(1)
  const plain = anIndicator(1, { factor: 4 })

  it.each([
    ['near zero begins there', [8, 95], percent, {}, [0, 20, 40, 60, 80, 100]],
    ['far from zero does not', [61, 79], percent, {}, [60, 65, 70, 75, 80]],
    ['a share is never below zero', [0, 3], percent, {}, [0, 0.5, 1, 1.5, 2, 2.5, 3]],
    ['below zero where figures are', [-4, 4], plain, {}, [-4, -2, 0, 2, 4]],
    ['logarithmic', [3, 4000], plain, { log: true }, [10, 100, 1000]],
    ['logarithmic is not possible with zero', [0, 4000], plain, { log: true }, [0, 1000, 2000, 3000, 4000]],
  ])('%s', (_, values, indicator, options, ticks) => {
    expect(spanScale(values, indicator, options).ticks).toEqual(ticks)
  })

  it('puts the unit at the last tick only', () => {
    const scale = spanScale([8, 95], percent)
    expect(scale.ticks.map((tick) => scale.format(tick))).toEqual(['0', '20', '40', '60', '80', '100%'])
  })

  it.each([
    [[1, 10], true],
    [[1, 9], false],
    [[0, 100], false],
    [[5], false],
    [[], false],
  ])('%j spans ten times: %s', (values, expected) => expect(spansDecade(values)).toBe(expected))
})

describe('placeLabels', () => {
  const plot = { left: 0, right: 400, top: 0, bottom: 300 }
  const point = fc.record({
    x: fc.integer({ min: 5, max: 395 }),
    y: fc.integer({ min: 5, max: 295 }),
    radius: fc.integer({ min: 3, max: 20 }),
    label: fc.constantFrom('Ab', 'A long name', 'Middle'),
    urgent: fc.boolean(),
  })

  it('keeps labels inside the plot and off each other, and others off all points', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 30 }), (points) => {
        const places = placeLabels(points, 11, plot)
        const boxes = places.map(({ index, x, y }) => {
          const width = textWidth(points[index]?.label ?? '', 11)
          return { index, left: x, right: x + width, top: y - 5.5, bottom: y + 5.5 }
        })
        for (const [order, box] of boxes.entries()) {
          expect(box.left >= 0 && box.right <= 400 && box.top >= 0 && box.bottom <= 300).toBe(true)
          for (const other of boxes.slice(order + 1)) expect(meet(box, other)).toBe(false)
          if (points[box.index]?.urgent) continue
          for (const [index, { x, y, radius }] of points.entries()) {
            const mark = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
            if (index !== box.index) expect(meet(box, mark)).toBe(false)
          }
        }
      }),
    )
  })

  // Osun was named between two bubbles, nearer to the other one.
  it('names no point nearer to another point than to its own', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 30 }), (points) => {
        const calm = points.map((one) => ({ ...one, urgent: false }))
        for (const { index, x, y } of placeLabels(calm, 11, plot)) {
          const right = x + textWidth(calm[index]?.label ?? '', 11)
          const far = calm.map((one) => {
            const across = Math.max(x - one.x, 0, one.x - right)
            return Math.hypot(across, Math.max(Math.abs(one.y - y) - 5.5, 0)) - one.radius
          })
          expect(far[index]).toBeLessThanOrEqual(Math.min(...far) + 1e-9)
          expect(far[index]).toBeLessThan(6)
        }
      }),
    )
  })

  it('shows an urgent label although it covers a point', () => {
    const crowd = Array.from({ length: 60 }, (_, index) => ({
      x: 100 + (index % 10) * 8,
      y: 100 + Math.floor(index / 10) * 8,
      radius: 5,
      label: `P${index}`,
      urgent: index === 33,
    }))
    expect(placeLabels(crowd, 11, plot).some(({ index }) => index === 33)).toBe(true)
  })
})

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
