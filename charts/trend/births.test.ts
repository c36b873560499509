import { placedMarks } from '#charts/drawing/mark-spots.ts'
import { describe, expect, it } from 'vitest'
import { isView } from '#charts/view.ts'
import { parseView, serialiseView } from '#charts/view-address.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { english, languageOf } from '#languages/from-source.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { birthReach, birthLayer } from './births.ts'
import { trendModel } from './lines.ts'
import { trendFigure } from './trend.ts'
import type { TrendInput, TrendView } from './view.ts'

const born = (year: number, from: string | null = null, to: string | null = null): Partial<Point> => ({
  coordinates: {
    ...NO_COORDINATES,
    birthCohort: year,
    referenceStart: from === null ? null : parsePeriod(from),
    referenceEnd: to === null ? null : parsePeriod(to),
  },
})

const POINTS = [
  aPoint(2, 1, '2018', 50, born(2017, '2016-07', '2017-12')),
  aPoint(2, 1, '2024', 53.4, born(2022, '2022-01', '2023-06')),
  aPoint(4, 1, '2017', 51, born(2017)),
  aPoint(4, 1, '2018', 61, born(2018)),
  aPoint(4, 1, '2020', 62, born(2020)),
  aPoint(6, 1, '2019', 80, born(2019)),
  aPoint(6, 1, '2021', 90),
]

const SOURCES = [
  aSource(2, 'DHS', { periodLabels: { '2024': '2023–24' } }),
  aSource(4, 'Model', { classification: 'Estimate' }),
  aSource(6, 'Counts', { classification: 'Routine' }),
]

const SURFACE = { width: 840, height: 360, mode: 'light', fontScale: 1 } as const

function input(options: TrendView['options'], points: readonly Point[] = POINTS): TrendInput {
  return {
    view: { kind: 'trend', indicators: [7], sources: [2], locations: [1], periods: [], options },
    table: tableOf(points),
    reference: aReference(SOURCES, [anIndicator(7)]),
    currentYear: 2025,
    language: english,
  }
}

const BIRTH = { yearsOf: 'birth' } as const

describe('a trend by year of birth', () => {
  const figure = trendFigure(input(BIRTH))

  it('places each figure where its children were born, and its mark with it', () => {
    const places = (wanted: TrendView['options']) => {
      const { marks, picture } = trendFigure(input(wanted))
      const placed = placedMarks(picture(SURFACE))
      return marks.flatMap(({ id, title }) => (title.startsWith('DHS') ? [placed.get(id)?.at] : []))
    }
    expect(places(BIRTH)).toEqual([
      [2017, 50],
      [2022, 53.4],
    ])
    expect(places({})).toEqual([
      [2018, 50],
      [2024, 53.4],
    ])
    const drawn = figure.picture(SURFACE).layers[0]?.marks.map(({ at }) => at)
    expect(drawn).toEqual([
      [2017, 50],
      [2022, 53.4],
    ])
  })

  it('leaves a figure out of which no year of birth is known, as a gap with a reason and in one line', () => {
    expect(figure.rows.map(({ source, period, born: year }) => [source, period, year])).toEqual([
      ['DHS', '2018', '2017'],
      ['DHS', '2023–24', '2022'],
      ['Model', '2017', '2017'],
      ['Model', '2018', '2018'],
      ['Model', '2020', '2020'],
      ['Counts', '2019', '2019'],
    ])
    expect(figure.gaps.find(({ source }) => source === 'Counts')).toMatchObject({
      period: '2021',
      gap: {
        reason: 'not_applicable',
        long: 'Nobody says in which year the children of Counts 2021 were born, so this figure has no place by year of birth.',
      },
    })
    expect(figure.notes).toContain(
      'Left out, because its children’s year of birth is not known: Counts 2021.',
    )
  })

  it('says so in title, subtitle and notes, in each language', () => {
    expect(figure.title).toBe('Indicator 7 in Aldovia, births of 2017 to 2022')
    expect(figure.subtitle).toMatch(/, by year of birth of the children$/)
    expect(figure.notes).not.toContain('Surveys are drawn at the last year of their field work.')
    const pidgin = trendFigure({ ...input(BIRTH), language: languageOf('pcm') })
    expect(pidgin.title).toBe('Indicator 7 for Aldovia, pikin wey dem born for 2017 reach 2022')
  })

  it('names a year that is missing by its report, at the year of birth', () => {
    expect(figure.gaps.map(({ source, period }) => [source, period])).toEqual([
      ['Model', '2019'],
      ['Counts', '2021'],
    ])
    expect(figure.marks.at(-1)).toMatchObject({ title: 'Model 2019' })
  })

  it('draws the months of birth through a survey, and a ring where it stands by its report', () => {
    const model = trendModel(input(BIRTH))
    const [series] = birthLayer(model, chartThemeOf(SURFACE))
    const shapes = drawnOnPaper(series)[0]?.map(({ type, shape }) => [type, shape]) ?? []
    expect(shapes).toContainEqual(['line', { x1: 20_160, y1: -50, x2: 20_175, y2: -50 }])
    expect(shapes).toContainEqual(['circle', { cx: 20_180, cy: -50, r: 4 }])
    expect(Math.max(...birthReach(model))).toBe(2024)
    expect(figure.key.map(({ label }) => label).slice(-3)).toEqual([
      'Months of birth',
      'By year of report',
      'On the axis: no figure in this year',
    ])
    expect(birthLayer(trendModel(input({})), chartThemeOf(SURFACE))).toEqual([])
  })

  it('puts columns of one year of birth together', () => {
    const columns = trendFigure(input({ ...BIRTH, shape: 'column' }))
    const placed = placedMarks(columns.picture(SURFACE))
    const first = (title: string) =>
      placed.get(columns.marks.find((mark) => mark.title === title)?.id ?? '')?.at[0]
    expect(first('DHS 2018')).toBe(first('Model 2017'))
    expect(first('DHS 2018')).not.toBe(first('Model 2018'))
  })

  it('stays by report where no figure names a year of birth', () => {
    const plain = POINTS.map((point) => ({ ...point, coordinates: NO_COORDINATES }))
    expect(trendFigure(input(BIRTH, plain)).rows).toEqual(trendFigure(input({}, plain)).rows)
    expect(trendModel(input(BIRTH, plain)).yearsOf).toBe('report')
  })

  it('is kept in the address', () => {
    const { view } = input(BIRTH)
    const query = serialiseView(view)
    expect(query).toContain('years_of=birth')
    expect(parseView(query)).toEqual(view)
    expect(isView({ ...view, options: { yearsOf: 'death' } })).toBe(false)
  })
})
