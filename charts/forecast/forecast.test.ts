import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { forecastFigure, studiedFigure } from './forecast.ts'
import { forecastSubject } from './question.ts'
import type { ForecastInput, ForecastView } from './view.ts'

/** The series of methods §5; the naive forecast is 44 with the 95% interval 33.878790 to 54.121210 at five years. */
const VALUES = [30, 32, 31, 35, 36, 38, 37, 41, 42, 44]
const SERIES = VALUES.map((value, at) => aPoint(4, 1, String(2010 + at), value, { indicator: 7 }))

function input(
  points: readonly Point[] = SERIES,
  options: ForecastView['options'] = {},
  sources = [4],
): ForecastInput {
  return {
    view: { kind: 'forecast', indicators: [7], sources, locations: [1], periods: [], options },
    table: tableOf(points),
    reference: aReference(
      [aSource(2, 'DHS'), aSource(4, 'Model', { classification: 'Estimate' })],
      [anIndicator(7, { factor: 1, slope: 'Positive', nationalTarget: 60 })],
    ),
    currentYear: 2020,
    language: english,
  }
}
const SURFACE = { width: 840, height: 380, mode: 'light', fontScale: 1 } as const
const NAIVE: ForecastView['options'] = { model: 'naive', horizon: 5 }

describe('a forecast', () => {
  const figure = forecastFigure(input(SERIES, NAIVE))

  it('shows every figure and every step, with both intervals', () => {
    expect(figure.title).toBe('Indicator 7 in Aldovia: Model 2010 to 2019 and forecast to 2024')
    expect(figure.marks).toHaveLength(15)
    expect(figure.marks.at(-1)).toMatchObject({
      title: 'Forecast for 2024',
      value: '44.0',
      lines: [{ text: expect.stringMatching(/^80% interval/) }, { text: '95% interval 33.9 to 54.1' }, {}],
    })
  })

  it('begins its bands at the last figure and ends them at the ends of the intervals', () => {
    const series = figure.picture(SURFACE).layers
    const wide = series.map((one) => drawnOnPaper(one)).find((drawn) => drawn[0]?.[0]?.type === 'polygon')
    const points = wide?.[0]?.[0]?.shape?.points
    expect(Array.isArray(points) && points[0]).toEqual([20190, -44])
    expect(Array.isArray(points) && points.slice(5, 7)).toEqual([
      [20240, expect.closeTo(-54.12121, 5)],
      [20240, expect.closeTo(-33.87879, 5)],
    ])
  })

  it('puts the steps into the table as ours, with the interval', () => {
    const steps = figure.rows.filter((row) => row.source.startsWith('MSDAT'))
    expect(steps.map((row) => row.period)).toEqual(['2020', '2021', '2022', '2023', '2024'])
    expect(steps.at(-1)?.point).toMatchObject({
      value: 44,
      lower: expect.closeTo(33.87879, 5),
      intervalLevel: 95,
      flags: ['projection'],
    })
  })

  it('warns of a forecast of a forecast, and says how it was made', () => {
    expect(figure.notes).toContain('The figures are estimates of a model: this forecasts a model.')
    expect(figure.notes[0]).toBe('Last value (naive). The last value goes on.')
  })

  it('draws published projections beside and never from them', () => {
    const projected = ['2020', '2021'].map((year) => aPoint(4, 1, year, 90, { flags: ['projection'] }))
    const beside = forecastFigure(input([...SERIES, ...projected], NAIVE))
    expect(beside.marks.at(-1)).toMatchObject({ title: 'Model 2021', id: '2:2021000' })
    expect(beside.marks.find((mark) => mark.title === 'Forecast for 2020')?.value).toBe('44.0')
  })

  describe('opens on the future', () => {
    const long = Array.from({ length: 40 }, (_, year) =>
      aPoint(4, 1, String(1985 + year), 50 + 3 * Math.sin(year * year), { indicator: 7 }),
    )
    const now = { ...input(long, { model: 'naive' }), currentYear: 2026 }
    const drawn = (span: 'recent' | 'all', until = '2030') =>
      forecastFigure({ ...now, view: { ...now.view, options: { model: 'naive', span, until } } })

    it('up to a year, which stays the same when there are more figures', () => {
      expect(drawn('recent').title).toMatch(/Model 1985 to 2024 and forecast to 2030$/)
      const later = { ...now, table: tableOf([...long, aPoint(4, 1, '2025', 51, { indicator: 7 })]) }
      const options = { model: 'naive', until: '2030' } as const
      expect(forecastFigure({ ...later, view: { ...now.view, options } }).title).toMatch(/forecast to 2030$/)
    })

    it('as many steps as an earlier link says', () => {
      const options = { model: 'naive', horizon: 3 } as const
      expect(forecastFigure({ ...now, view: { ...now.view, options } }).title).toMatch(/forecast to 2027$/)
    })

    it('after the last years that were observed, with all figures in the table', () => {
      const figure = drawn('recent')
      const known = figure.marks.filter(({ id }) => id.startsWith('0:'))
      // Three times as long as the six years ahead.
      expect([known[0]?.title, known.length]).toEqual(['Model 2006', 19])
      expect(figure.rows).toHaveLength(46)
      expect(figure.notes).toContain('Drawn from 2006; the forecast uses all figures from 1985.')
      expect(drawn('all').marks.filter(({ id }) => id.startsWith('0:'))).toHaveLength(40)
    })

    it('never from an unfinished year', () => {
      const unfinished = aPoint(4, 1, '2025', 9, { indicator: 7, flags: ['partial_period'] })
      const figure = forecastFigure({ ...now, table: tableOf([...long, unfinished]) })
      expect(figure.marks.find(({ id }) => id.startsWith('1:'))?.title).toBe('Forecast for 2025')
      expect(figure.notes).toContain('Periods that are not complete were left out.')
    })
  })

  it('says the season of months', () => {
    const months = Array.from({ length: 48 }, (_, month) => {
      const period = `${2018 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
      return aPoint(4, 1, period, 100 + 10 * Math.sin((month / 6) * Math.PI), { indicator: 7 })
    })
    expect(forecastFigure(input(months)).notes).toContain(
      'The months of a year follow a pattern, which the forecast continues: April is the highest (10% above the mean of the year), October the lowest (10% below).',
    )
    const even = months.map((point, month) => ({ ...point, value: 100 + ((month * 7) % 5) }))
    expect(forecastFigure(input(even)).notes).toContain(
      'The forecast has no pattern of the year. The months of a year do not follow a pattern that comes back every year.',
    )
  })

  it('says so when its end lies in the past', () => {
    const old = forecastFigure({ ...input(SERIES, NAIVE), currentYear: 2026 })
    expect(old.notes.some((note) => note.includes('even the end of this forecast lies in the past'))).toBe(
      true,
    )
  })
})

describe('of figures that run along the curve of a model', () => {
  const curve = Array.from({ length: 12 }, (_, t) =>
    aPoint(4, 1, String(2010 + t), 219 - 2 * t, { indicator: 7 }),
  )
  const options = { model: 'naive', horizon: 5 } as const
  const none = forecastFigure(input(curve, options))
  const bandsOf = (figure: typeof none) =>
    figure
      .picture(SURFACE)
      .layers.flatMap((one) => drawnOnPaper(one))
      .flat()
      // Markers of estimates have four corners.
      .filter(
        ({ type, shape }) => type === 'polygon' && Array.isArray(shape?.points) && shape.points.length > 4,
      )

  it('draws no band and says why at each step, in the table and in the notes', () => {
    expect(none.subtitle).toMatch(/; dashed: forecast without an interval$/)
    expect(none.key.filter(({ marker }) => marker === 'band')).toEqual([])
    expect(bandsOf(none)).toEqual([])
    const why = /^These are model estimates: .+ So no interval is given\.$/
    expect(none.marks.at(-1)?.lines[0]?.text).toMatch(why)
    const step = none.rows.at(-1)
    expect(step?.point).toMatchObject({ lower: null, upper: null, intervalLevel: null })
    expect(step?.noInterval).toMatchObject({
      reason: 'not_applicable',
      short: 'not given',
      long: expect.stringMatching(why),
    })
    expect(none.notes.some((note) => note.startsWith('No interval: the figures run along'))).toBe(true)
  })

  it('carries on the interval of its publisher, in one band', () => {
    const given = curve.map((point, at) =>
      at === 11 ? { ...point, lower: 121, upper: 289, intervalLevel: 95 } : point,
    )
    const figure = forecastFigure(input(given, options))
    expect(figure.subtitle).toMatch(/; dashed: forecast with the interval of the publisher$/)
    expect(figure.key.find(({ marker }) => marker === 'band')?.label).toBe(
      '95% interval of Model 2021, moved along',
    )
    expect(bandsOf(figure)).toHaveLength(1)
    expect(figure.rows.at(-1)?.point).toMatchObject({ value: 197, lower: 121, upper: 289 })
    expect(figure.marks.at(-1)?.lines[0]?.text).toBe('95% interval 121.0 to 289.0')
  })
})

describe('without a forecast', () => {
  it('draws the figures of a series that is too short, and says what is needed', () => {
    const figure = forecastFigure(input(SERIES.slice(0, 4)))
    expect(figure.title).toBe('Indicator 7 in Aldovia: Model 2010 to 2013, without a forecast')
    expect(figure.marks).toHaveLength(4)
    expect(figure.summary).toBe(
      'Model has 4 figures for Aldovia. A forecast needs at least 5 years with a figure; with fewer nobody could say how wrong it may be.',
    )
  })

  it('draws one figure and no figure', () => {
    expect(forecastFigure(input(SERIES.slice(0, 1))).empty).toBeNull()
    const empty = forecastFigure(input([aPoint(2, 8, '2018', 40)]))
    expect([empty.rows, empty.marks, empty.empty?.alternatives]).toEqual([[], [], []])
  })

  it('offers other sources of the place', () => {
    const points = [aPoint(2, 1, '2018', 40)]
    expect(forecastFigure(input(points)).empty?.alternatives).toMatchObject([{ source: 2 }])
  })

  it('takes the longest series when no source is asked for', () => {
    const figure = forecastFigure(input([...SERIES, aPoint(2, 1, '2018', 40)], {}, []))
    expect(figure.title).toMatch(/^Indicator 7 in Aldovia: Model/)
  })

  it('names the last figure by its source where there is no forecast', () => {
    const drawn = forecastFigure(input(SERIES.slice(0, 2))).picture(SURFACE).layers
    const words = drawn.flatMap((layer) => drawnOnPaper(layer).flat()).map(({ style }) => style?.text)
    expect(words.filter((text) => text !== undefined).slice(-2)).toEqual(['Model 2011', '32.0'])
  })

  it('draws the figures alone while the forecast is worked out', () => {
    const asked = input()
    const figure = studiedFigure(asked, forecastSubject(asked), null)
    expect(figure.title).toBe('Indicator 7 in Aldovia: Model 2010 to 2019')
    expect(figure.marks).toHaveLength(10)
  })
})
