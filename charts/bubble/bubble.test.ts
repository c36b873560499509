import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import {
  ANY,
  acrossStates,
  COLUMNS,
  DOWN,
  pairedReference,
  pairedTable,
  STATE_IDS,
  UP,
} from '#tests/builders/paired-country.ts'
import { bubbleFigure } from './bubble.ts'
import { bubbleModel, logAxes } from './model.ts'
import { bubbleRadius } from './radius.ts'
import { keySizes } from './size-key.ts'
import { trailsOf } from './trail-layers.ts'
import type { BubbleInput, BubbleView } from './view.ts'

const SIZES = [100, 400, 900, null, 100, 100, 100, 100, 100, 100, 100, 100]
const FIGURES = [
  ...acrossStates(UP, COLUMNS.up, '2018'),
  ...acrossStates(
    UP,
    COLUMNS.up.map((value) => value + 5),
    '2023',
  ),
  ...acrossStates(DOWN, COLUMNS.down.slice(0, 11), '2018'),
  ...acrossStates(
    DOWN,
    COLUMNS.down.map((value) => value - 5),
    '2022',
  ),
  ...acrossStates(ANY, SIZES, '2018', 4),
]

function input(change: Partial<BubbleInput['view']> = {}, points = FIGURES): BubbleInput {
  const reference = pairedReference({
    [ANY]: { factor: 4, decimals: 0 },
    [UP]: { nationalTarget: 70 },
  })
  return {
    view: {
      kind: 'bubble',
      indicators: [UP, DOWN, ANY],
      sources: [2, 2, 4],
      locations: [1],
      periods: ['2018'],
      options: {},
      ...change,
    },
    table: pairedTable(points),
    reference,
    currentYear: 2025,
    language: english,
  }
}

const SURFACE = { width: 1000, height: 500, mode: 'light', fontScale: 1 } as const

const withOptions = (options: BubbleView['options']) => input({ options })

function circlesOf(figure: ReturnType<typeof bubbleFigure>) {
  return drawnOnPaper(figure.picture(SURFACE).layers[0]).map((shapes) =>
    shapes.find(({ type }) => type === 'circle'),
  )
}

describe('bubbleRadius', () => {
  const size = (value: number) => ({ size: acrossStates(ANY, [value])[0] ?? null })

  it('makes areas, not radii, go with the figures', () => {
    const [quarter, whole] = [bubbleRadius(size(100), 400, false), bubbleRadius(size(400), 400, false)]
    expect((whole / quarter) ** 2).toBeCloseTo(4, 10)
  })

  it('keeps the smallest visible, and all alike without areas', () => {
    expect(bubbleRadius(size(0), 400, false)).toBeGreaterThan(3)
    expect(bubbleRadius({ size: null }, 400, false)).toBe(bubbleRadius(size(0), 400, false))
    expect(bubbleRadius({ size: null }, 0, false)).toBe(bubbleRadius(size(5), 0, false))
  })
})

describe('bubbleFigure', () => {
  it('draws a bubble for each state with both figures, the largest first', () => {
    const figure = bubbleFigure(input())
    expect(figure.title).toBe('down against up by state, Survey A 2018')
    expect(figure.marks.map(({ title }) => title).slice(0, 3)).toEqual(['State C', 'State B', 'State A'])
    expect(figure.marks).toHaveLength(11)
    expect(figure.summary).toBe(
      '11 states have both figures (2018). Their median is 40.0% for up and 63.0% for down. 1 has not.',
    )
    expect(figure.notes).toContain('Not drawn, since a figure is missing: State L (not in this release).')
    expect(figure.notes).toContain(
      'Smallest and dashed, for want of a figure of any within 2 years: State D (not in this release).',
    )
  })

  it('tells the three figures, each with source and period', () => {
    const [first] = bubbleFigure(input()).marks
    expect(first?.value).toBe('South')
    expect(first?.lines.map(({ text }) => text)).toEqual([
      '→ up: 22.0% (Survey A 2018)',
      '↑ down: 70.0% (Survey A 2018)',
      '○ any: 900 (Model C 2018)',
    ])
    expect(first?.destination).toEqual({ kind: 'trail', id: STATE_IDS[2] })
  })

  it('leaves bubbles hollow in a period that borrows a year, and says how many', () => {
    const figure = bubbleFigure(input({ periods: ['2023'] }))
    const opacities = circlesOf(figure).map((circle) => circle?.style?.fillOpacity)
    expect(new Set(opacities)).toEqual(new Set([0.6]))
    expect(figure.notes.join(' ')).toContain('at most 2 years away: 12 of 12 bubbles.')
    expect(figure.notes).toContain('No figure of any within 2 years: all bubbles have one size.')
    expect(new Set(circlesOf(bubbleFigure(input())).map((circle) => circle?.style?.fillOpacity))).toEqual(
      new Set([0.82]),
    )
  })

  it('gives the axes to the bubbles of the shown period, and of ways that are followed', () => {
    const model = bubbleModel(input())
    const highest = Math.max(...(model.frame?.bubbles ?? []).map(({ x }) => x.value))
    // No round step beyond the highest is left empty.
    const { ticks, max } = model.scales.x
    expect(max).toBeGreaterThanOrEqual(highest)
    expect(ticks.at(-2)).toBeLessThan(highest)
  })

  it('keeps axes and areas the same in all periods while they play', () => {
    const steady = (periods?: string[]) => {
      const asked = periods ? input({ periods }) : input()
      return bubbleModel({
        ...asked,
        view: { ...asked.view, options: { ...asked.view.options, steady: true } },
      })
    }
    const [first, last] = [steady(), steady(['2022'])]
    expect(first.scales.x.ticks).toEqual(last.scales.x.ticks)
    expect(first.scales.y.ticks).toEqual(last.scales.y.ticks)
  })

  it('shows zones alone and the others pale', () => {
    const figure = bubbleFigure(input({ locations: [3] }))
    expect(figure.marks.map(({ value }) => value)).toEqual(['North', 'North', 'North', 'North'])
    const pale = drawnOnPaper(figure.picture(SURFACE).layers[2])[0]
    expect(pale).toHaveLength(7)
    expect(figure.summary).toContain('4 states have both figures in the North (2018)')
  })

  it('follows a chosen state through the years that have both figures', () => {
    const chosen = withOptions({ trails: [STATE_IDS[0] ?? 0] })
    // 2018 has both; 2022 and 2023 each borrow one, so only one exact stop: then all stops, without repeats.
    expect(trailsOf(bubbleModel(chosen), chosen).map((stops) => stops.map(({ label }) => label))).toEqual([
      ['2018', '2022'],
    ])
    const points = [...FIGURES, ...acrossStates(DOWN, [50], '2023')]
    const exact = { ...chosen, table: pairedTable(points) }
    expect(trailsOf(bubbleModel(exact), exact)[0]?.map(({ label }) => label)).toEqual(['2018', '2023'])
  })

  it('draws medians unless they are switched off, and targets that are wanted', () => {
    const labels = (options: BubbleView['options']) => {
      const series = bubbleFigure(withOptions(options)).picture(SURFACE).layers
      return drawnOnPaper(series.at(-2))[0]?.map(({ style }) => style?.text)
    }
    expect(labels({ national: false })).toEqual(['Median 40.0%', 'Median 63.0%'])
    expect(labels({ medians: false, national: true })).toEqual(['NT: 70%'])
  })

  it('offers a logarithmic axis where figures span ten times', () => {
    const points = [...acrossStates(UP, [1, 5, 20]), ...acrossStates(DOWN, [50, 60, 70])]
    const view = {
      periods: [],
      indicators: [UP, DOWN],
      sources: [2, 2],
      options: { log: ['x', 'y'] } as const,
    }
    const model = bubbleModel(input(view, points))
    expect(logAxes(model)).toEqual(['x'])
    expect([model.scales.x.type, model.scales.y.type]).toEqual(['log', 'value'])
  })

  it('says that one source repeats the other', () => {
    const points = [...acrossStates(UP, COLUMNS.up), ...acrossStates(DOWN, COLUMNS.down, '2020', 3)]
    const figure = bubbleFigure(input({ indicators: [UP, DOWN], sources: [2, 3], periods: [] }, points))
    expect(figure.notes).toContain('Survey B re-tabulates Survey A, so the two are not independent.')
    expect(figure.notes).toContain('Only one period has both figures, so there is nothing to play.')
  })

  it('with no period in common is empty', () => {
    const points = [...acrossStates(UP, COLUMNS.up, '2001'), ...acrossStates(DOWN, COLUMNS.down, '2020')]
    const figure = bubbleFigure(input({ periods: [] }, points))
    expect(figure.empty?.text).toBe('The data you have selected is not available, please select another')
    expect(figure.title).toBe('down against up by state')
  })
})

describe('the key of areas', () => {
  it.each<[string, number, boolean, number[]]>([
    ['fifteen million on a wide plot', 15_462_177, false, [500_000, 2_000_000]],
    ['the same where bubbles are smaller', 15_462_177, true, [1_000_000, 5_000_000]],
    ['a share', 64, false, [1, 10]],
    ['no areas', 0, false, []],
  ])('%s has round numbers, as large as their bubbles', (_, largest, narrow, values) => {
    const sizes = keySizes(largest, narrow)
    expect(sizes.map(({ value }) => value)).toEqual(values)
    for (const { value, radius } of sizes) {
      expect(radius).toBe(bubbleRadius({ size: { value } }, largest, narrow))
      expect(radius).toBeLessThan(16)
    }
  })
})
