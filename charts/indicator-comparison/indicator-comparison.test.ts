import { markPlaces } from '#tests/builders/mark-places.ts'
import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { periodCode } from '#domain/period/period.ts'
import type { Point } from '#domain/observation/point.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { Figure } from '#charts/figure.ts'
import { tokens } from '#charts/tokens.ts'
import { indicatorComparisonFigure } from './indicator-comparison.ts'
import type { IndicatorComparisonInput, IndicatorComparisonView } from './view.ts'

const LONG = 'A very long name of an indicator that does not end'
const reference = aReference(
  [aSource(2, 'Survey A'), aSource(7, 'Model', { classification: 'Estimate' })],
  [
    anIndicator(7, { shortName: 'Shovels', nationalTarget: 90 }),
    anIndicator(8, { shortName: 'Sleds', factor: 1 }),
    anIndicator(9, { shortName: 'Scarves' }),
    ...Array.from({ length: 19 }, (_, index) => anIndicator(20 + index, { shortName: `${LONG} ${index}` })),
  ],
)
const of = (indicator: number, ...rest: Parameters<typeof aPoint>): Point => ({
  ...aPoint(...rest),
  indicator,
})

function figure(
  points: readonly Point[],
  options: IndicatorComparisonView['options'],
  change: Partial<IndicatorComparisonInput['view']> = {},
): Figure {
  return indicatorComparisonFigure({
    view: {
      kind: 'indicator-comparison',
      indicators: [...new Set([7, 8, ...points.map(({ indicator }) => indicator)])],
      sources: [],
      locations: [1],
      periods: [],
      options,
      ...change,
    },
    table: tableOf(points),
    reference,
    currentYear: 2025,
    language: english,
  })
}

const surface = (width: number, drawn: Figure) =>
  ({ width, height: drawn.height(width), mode: 'light', fontScale: 1 }) as const

const OVER_TIME = [of(7, 2, 1, '2013', 40), of(7, 2, 1, '2018', 50), of(8, 7, 1, '2018', 12)]

describe('over the years', () => {
  it('ends the axis of lines where their figures do, and says so; columns keep the whole', () => {
    const low = [of(9, 2, 1, '2013', 30), of(9, 2, 1, '2018', 34)]
    const view = { indicators: [9] }
    const lines = figure(low, { compareBy: 'period' }, view)
    expect(lines.picture(surface(900, lines)).plots[0]?.y.max).toBe(35)
    expect(lines.notes).toContain('The axis ends at 35%, not at 100%.')
    const columns = figure(low, { compareBy: 'period', shape: 'column' }, view)
    expect(columns.picture(surface(900, columns)).plots[0]?.y.max).toBe(100)
    expect(columns.notes.join(' ')).not.toContain('The axis ends')
  })

  it('never puts two units on one axis', () => {
    const drawn = figure(OVER_TIME, { compareBy: 'period' })
    expect(drawn.picture(surface(1300, drawn)).plots).toHaveLength(2)
    expect(drawn.notes).toContain(
      'Indicators with different units have separate axes and cannot be compared by length.',
    )
  })

  it.each([320, 1300])('marks stand on the series of their indicator at %d pixels', (width) => {
    const drawn = figure(OVER_TIME, { compareBy: 'period' })
    const at = markPlaces(drawn, surface(width, drawn))
    expect(at).toEqual([
      [2013, 40],
      [2018, 50],
      [2018, 12],
    ])
    expect(drawn.marks.map(({ title, value }) => [title, value])).toEqual([
      ['Shovels', '40.0%'],
      ['Shovels', '50.0%'],
      ['Sleds', '12.0'],
    ])
  })

  it('draws a survey dashed and an estimate solid', () => {
    const more = [...OVER_TIME, of(8, 7, 1, '2019', 13)]
    const drawn = figure(more, { compareBy: 'period' })
    const { layers } = drawn.picture(surface(1300, drawn))
    const lines = layers.filter(({ clip }) => clip).flatMap((layer) => drawnOnPaper(layer).flat())
    expect(lines.map(({ style }) => style?.lineDash)).toEqual([[4, 4], []])
  })

  it('draws as columns of the same periods in all panels, which the key tells apart', () => {
    const drawn = figure(OVER_TIME, { compareBy: 'period', shape: 'column' })
    const { plots } = drawn.picture(surface(1300, drawn))
    expect(plots.map(({ x }) => [x.min, x.max])).toEqual([
      [-0.5, 1.5],
      [-0.5, 1.5],
    ])
    expect(markPlaces(drawn, surface(1300, drawn))).toEqual([
      [0, 40],
      [1, 50],
      [1, 12],
    ])
    expect(drawn.key.map(({ label, colour }) => [label, colour])).toEqual([
      ['Shovels', '--series-1'],
      ['Sleds', '--series-2'],
    ])
  })

  it('gives indicators of one source a colour each, and leaves an only one that of its class', () => {
    const both = [...OVER_TIME.slice(0, 2), of(9, 2, 1, '2013', 20), of(9, 2, 1, '2018', 30)]
    const strokes = (points: readonly Point[]) => {
      const drawn = figure(
        points,
        { compareBy: 'period' },
        { indicators: [...new Set(points.map((one) => one.indicator))] },
      )
      const { layers } = drawn.picture(surface(1300, drawn))
      const lines = layers.filter(({ clip }) => clip).flatMap((layer) => drawnOnPaper(layer).flat())
      return lines.map(({ style }) => style?.stroke)
    }
    expect(strokes(both)).toEqual([tokens.light['series-1'], tokens.light['series-2']])
    expect(strokes(both.slice(0, 2))).toEqual([tokens.light.survey])
  })

  it('gives each of twenty a panel of its own, with a hint and a height for any width', () => {
    const many = Array.from({ length: 20 }, (_, index) => [of(19 + index, 2, 1, '2018', 40)])
      .flat()
      .slice(1)
    const drawn = figure(
      many,
      { compareBy: 'period' },
      { indicators: many.map(({ indicator }) => indicator) },
    )
    for (const width of [320, 720, 1300]) {
      expect(drawn.picture(surface(width, drawn)).plots).toHaveLength(19)
      expect(drawn.height(width)).toBeGreaterThan(300)
    }
    expect(drawn.notes).toContain('19 indicators are drawn; three or fewer are easier to read.')
  })

  it('begins where most indicators have begun, says so, and draws all years where they are asked for', () => {
    const points = [
      ...[of(7, 2, 1, '1964', 40), of(7, 2, 1, '2018', 50)],
      ...[8, 9, 20].flatMap((id) => [of(id, 2, 1, '1990', 12), of(id, 2, 1, '2018', 14)]),
    ]
    const most = figure(points, { compareBy: 'period', span: 'most' })
    expect(most.rows.map(({ point }) => point.period)).not.toContain(periodCode('1964'))
    expect(most.title).toContain('1990 to 2018')
    expect(most.notes).toContain(
      'The axis begins in 1990, when most indicators have begun; 1 of 4 has earlier figures, which are not drawn.',
    )
    const all = figure(points, { compareBy: 'period' })
    expect(all.title).toContain('1964 to 2018')
    expect(all.notes.join(' ')).not.toContain('The axis begins')
  })

  it('names indicator, place, years and sources in its title', () => {
    expect(figure(OVER_TIME, { compareBy: 'period' }).title).toBe(
      'Shovels and sleds in Aldovia, 2013 to 2018, Survey A and Model',
    )
  })

  it('names an indicator that the source lacks', () => {
    const drawn = figure(OVER_TIME, { compareBy: 'period' }, { sources: [2] })
    expect(drawn.notes).toContain('Sleds, does not have available data.')
    expect(drawn.title).toBe('Shovels in Aldovia, 2013 to 2018, Survey A')
  })

  it('says what could be chosen instead of nothing', () => {
    const drawn = figure(
      [of(7, 7, 1, '2018', 50)],
      { compareBy: 'period' },
      { sources: [2], indicators: [7] },
    )
    expect(drawn.empty?.alternatives.map(({ label }) => label)).toEqual(['Model 2018'])
    expect([drawn.marks, drawn.rows]).toEqual([[], []])
  })
})

describe('across places', () => {
  const states = [
    of(7, 2, 1, '2018', 45),
    of(7, 2, 8, '2018', 40, { lower: 35, upper: 44, intervalLevel: 90 }),
    of(7, 2, 9, '2018', 50),
    of(8, 7, 8, '2018', 12),
  ]

  it('draws one panel an indicator over the same lines, gaps left open', () => {
    const drawn = figure(states, { compareBy: 'states' })
    expect(drawn.picture(surface(1300, drawn)).plots).toHaveLength(2)
    expect(drawn.marks.map(({ id, value }) => [id, value])).toEqual([
      ['7:1', '45.0%'],
      ['7:8', '40.0%'],
      ['7:9', '50.0%'],
      ['8:8', '12.0'],
    ])
    expect(drawn.notes).toContain('A dash: this source has no figure for the place in this period.')
    expect(drawn.key.map(({ label }) => label)).toEqual([
      'Survey',
      'Estimate',
      'Aldovia',
      '90% interval, where one is held',
    ])
  })

  it.each(['name', 'zone', 'value'] as const)('keeps marks on their bars in the order by %s', (order) => {
    const drawn = figure(states, { compareBy: 'states', order })
    const values = drawn.marks.map(({ value }) => Number(value.replace('%', '')))
    expect(markPlaces(drawn, surface(400, drawn)).map((at) => at?.[0])).toEqual(values)
  })

  it('stands the nation’s figures under each other, one axis a unit', () => {
    const nation = [of(7, 2, 1, '2018', 45), of(8, 7, 1, '2019', 12)]
    const drawn = figure(nation, { compareBy: 'national' })
    expect(drawn.picture(surface(1300, drawn)).plots).toHaveLength(2)
    expect(drawn.title).toBe('Shovels and sleds in Aldovia, newest figure of each, Survey A and Model')
    expect(drawn.summary).toBe(
      'The newest figures for Aldovia, each of one source: shovels 45.0% (Survey A 2018); sleds 12.0 per 1,000 (Model 2019).',
    )
  })

  it('writes the nation of a count without drawing it', () => {
    const sheds = aReference(
      [aSource(2, 'Census')],
      [anIndicator(7, { factor: 4, decimals: 0, denominator: '', shortName: 'Sheds' })],
    )
    const drawn = indicatorComparisonFigure({
      view: {
        kind: 'indicator-comparison',
        indicators: [7],
        sources: [],
        locations: [1],
        periods: [],
        options: { compareBy: 'states' },
      },
      table: tableOf([aPoint(2, 1, '2018', 9000), aPoint(2, 8, '2018', 40), aPoint(2, 9, '2018', 60)]),
      reference: sheds,
      currentYear: 2025,
      language: english,
    })
    expect(drawn.picture(surface(900, drawn)).plots).toMatchObject([{ x: { min: 0, max: 60 } }])
    expect(drawn.notes).toContain(
      'Of sheds the nation is the sum of the places, so it is written and not drawn on their axis.',
    )
  })
})

describe('a part of a period', () => {
  const half = { flags: ['partial_period'] } as const
  it('is hatched beside whole bars, and named', () => {
    const drawn = figure([of(7, 2, 8, '2024', 40, half), of(7, 2, 9, '2024', 50, half)], {
      compareBy: 'states',
    })
    expect(drawn.notes).toContain('Hatched: Survey A 2024, a period not complete.')
    expect(drawn.key.map(({ label, marker }) => [label, marker])).toContainEqual([
      'Part of a period',
      'hatch',
    ])
  })
  it('is hollow in a line, and never the newest figure', () => {
    const drawn = figure([of(7, 2, 1, '2023', 40), of(7, 2, 1, '2024', 20, half)], { compareBy: 'period' })
    expect(drawn.notes).toContain('Hollow and not joined: Survey A 2024, a period not complete.')
    expect(drawn.summary).toContain('40.0% (Survey A 2023)')
  })
})
