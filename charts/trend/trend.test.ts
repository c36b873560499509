import { placedMarks } from '#charts/drawing/mark-spots.ts'
import type { Axis, Picture } from '#charts/picture/picture.ts'
import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { bracketOf } from './bracket.ts'
import { missingYears, stretches } from '#charts/over-time/gaps.ts'
import { intervalLayer } from '#charts/over-time/intervals.ts'
import { trendModel } from './lines.ts'
import { trendFigure } from './trend.ts'
import type { TrendInput, TrendView } from './view.ts'

const SOURCES = [
  aSource(2, 'DHS', { periodLabels: { '2024': '2023–24' } }),
  aSource(3, 'Retable', { derivedFrom: [2] }),
  aSource(4, 'Model', { classification: 'Estimate' }),
  aSource(5, 'Old model', { classification: 'Estimate' }),
  aSource(6, 'Counts', { classification: 'Routine' }),
]

const POINTS = [
  aPoint(2, 1, '2018', 50, { lower: 46, upper: 54, intervalLevel: 95 }),
  aPoint(2, 1, '2024', 53.4),
  aPoint(3, 1, '2018', 50.8),
  aPoint(4, 1, '2022', 66),
  aPoint(4, 1, '2023', 67),
  aPoint(5, 1, '2016', 49),
  aPoint(6, 1, '2017', 106, { flags: ['over_100'] }),
]

function input(
  points: readonly Point[],
  sources: readonly number[] = [2],
  options: TrendView['options'] = {},
): TrendInput {
  return {
    view: { kind: 'trend', indicators: [7], sources, locations: [1], periods: [], options },
    table: tableOf(points),
    reference: aReference(SOURCES, [anIndicator(7, { nationalTarget: 90, nationalSource: 'indicative' })]),
    currentYear: 2025,
    language: english,
  }
}

const SURFACE = { width: 840, height: 360, mode: 'light', fontScale: 1 } as const

function yAxisOf({ plots }: Picture): Axis | undefined {
  return plots[0]?.y
}

describe('the lines of a trend', () => {
  it('puts the chosen source first, then the one to compare it with, then the others by class', () => {
    const lines = trendModel(input(POINTS)).lines.map((line) => [line.source.name, line.role, line.rank])
    expect(lines).toEqual([
      ['DHS', 'chosen', 0],
      ['Model', 'partner', 0],
      ['Counts', 'other', 0],
      ['Retable', 'other', 1],
      ['Old model', 'other', 1],
    ])
  })

  it('compares a chosen estimate with the survey of its own', () => {
    const strong = trendModel(input(POINTS, [5])).lines.filter((line) => line.role !== 'other')
    expect(strong.map((line) => line.source.name)).toEqual(['Old model', 'DHS'])
  })

  it('keeps hidden sources in the key at their place, as switched off', () => {
    const figure = trendFigure(input(POINTS, [2], { hidden: [4, 6] }))
    expect(figure.key.filter((entry) => entry.hidden).map((entry) => entry.source)).toEqual([4, 6])
    expect(figure.key.map((entry) => entry.source)).toEqual([2, 4, 6, 3, 5])
    expect(figure.rows.map((row) => row.source)).not.toContain('Model')
  })

  it('limits itself to the sources of a view that names several', () => {
    expect(trendModel(input(POINTS, [2, 5])).lines.map((line) => line.source.id)).toEqual([2, 5])
  })

  it('marks the gap between the newest survey and the newest estimate of about the same time', () => {
    expect(bracketOf(trendModel(input(POINTS)))).toEqual([53.4, 67])
    expect(bracketOf(trendModel(input(POINTS, [5])))).toBeNull()
  })
})

describe('gaps of a line', () => {
  const yearly = (years: number[], source = 4, flags: Point['flags'] = []) =>
    years.map((year) => aPoint(source, 1, String(year), 50, { flags }))
  const lineOf = (points: readonly Point[], source = 4) => {
    const line = trendModel(input(points, [source])).lines[0]
    if (!line) throw new Error('no line')
    return line
  }
  const spans = (points: readonly Point[], source = 4) =>
    stretches(lineOf(points, source)).map((part) => part.points.map((point) => point.period / 1000))

  it('breaks a yearly line where years are missing and names them', () => {
    const points = yearly([2010, 2011, 2012, 2015, 2016])
    expect(spans(points)).toEqual([
      [2010, 2011, 2012],
      [2015, 2016],
    ])
    expect(missingYears(lineOf(points)).map(({ year }) => year)).toEqual([2013, 2014])
  })

  it('says of a missing year why it is missing, at its mark and in the table', () => {
    const figure = trendFigure(input(yearly([2010, 2011, 2012, 2014, 2015]), [4]))
    const why =
      'This release has no figure of Model for Aldovia in 2013; it has those of 2010, 2011, 2012, 2014 and 2015.'
    expect(figure.gaps).toMatchObject([{ period: '2013', gap: { reason: 'not_published', long: why } }])
    expect(figure.marks.at(-1)).toMatchObject({ value: 'not in this release', lines: [{ text: why }] })
  })

  it('joins a line of one figure in five years', () => {
    expect(spans(yearly([2000, 2005, 2010]))).toEqual([[2000, 2005, 2010]])
  })

  it('joins survey rounds whatever lies between', () => {
    expect(spans(yearly([2003, 2004, 2018], 2), 2)).toEqual([[2003, 2004, 2018]])
  })

  it('begins projections at the last observed point', () => {
    const points = [...yearly([2023, 2024]), ...yearly([2025, 2026], 4, ['projection'])]
    expect(spans(points)).toEqual([
      [2023, 2024],
      [2024, 2025, 2026],
    ])
  })
})

describe('a period of which a part is told', () => {
  const part = { flags: ['partial_period' as const] }
  const points = [
    aPoint(6, 1, '2019', 75),
    aPoint(6, 1, '2020', 71),
    aPoint(6, 1, '2021', 67),
    aPoint(6, 1, '2022', 5, part),
  ]

  it('is joined to nothing, ends no line and is no missing year', () => {
    const figure = trendFigure(input(points, [6]))
    const [line] = trendModel(input(points, [6])).lines
    if (!line) throw new Error('no line')
    expect(stretches(line).map((one) => one.points.map(({ value }) => value))).toEqual([[75, 71, 67]])
    expect(figure.summary).toContain('from 75% in 2019 to 67% in 2021')
    expect(figure.gaps).toEqual([])
  })

  it('cuts the line where it lies between whole years', () => {
    const between = [...points.slice(0, 3), aPoint(6, 1, '2022', 5, part), aPoint(6, 1, '2023', 70)]
    const [line] = trendModel(input(between, [6])).lines
    if (!line) throw new Error('no line')
    expect(stretches(line).map((one) => one.points.length)).toEqual([3, 1])
  })

  it.each<['line' | 'column', string, string, object]>([
    [
      'line',
      'Hollow and not joined: Counts 2022, a period not complete.',
      '2,1.5',
      { hollow: true, broken: true },
    ],
    ['column', 'Hatched: Counts 2022, a period not complete.', '', { marker: 'hatch' }],
  ])('is named and drawn apart as %s', (shape, note, dash, key) => {
    const figure = trendFigure(input(points, [6], { shape }))
    expect(figure.notes).toContain(note)
    expect(figure.key).toContainEqual(expect.objectContaining({ label: 'Part of a period', ...key }))
    expect(figure.rows.at(-1)?.notes).toEqual(['The period is not complete'])
    const [series] = figure.picture(SURFACE).layers
    const drawn = drawnOnPaper(series).map((shapes) => shapes.map(({ style }) => `${style?.lineDash ?? ''}`))
    expect(drawn.at(-1)).toContain(dash)
    expect(drawn.at(0)?.join('')).toBe('')
  })
})

describe('years and months of one indicator', () => {
  const points = [
    aPoint(2, 1, '2021', 60),
    aPoint(6, 1, '2020', 1200),
    aPoint(6, 1, '2021', 1100),
    aPoint(4, 1, '2022-01', 90),
    aPoint(4, 1, '2022-02', 95),
  ]
  const lengthOf = (chosen: number, options: TrendView['options'] = {}) =>
    trendModel(input(points, [chosen], options))

  it.each<[string, number, TrendView['options'], string, number[]]>([
    ['the length of the chosen source', 6, {}, 'year', [6, 2]],
    ['months where the chosen source has months', 4, {}, 'month', [4]],
    ['the length asked for', 2, { length: 'month' }, 'month', [4]],
    ['the longest where nothing of that length is held', 99, { length: 'week' }, 'year', [2, 6]],
  ])('%s', (_, chosen, options, length, sources) => {
    const model = lengthOf(chosen, options)
    expect(model.length).toBe(length)
    expect(model.lines.map(({ source }) => source.id)).toEqual(sources)
  })

  it('are never drawn on one axis, and the other is named', () => {
    const figure = trendFigure(input(points, [6]))
    expect(figure.notes).toContain('Figures by month of Model are not drawn beside those by year.')
    expect(new Set(figure.rows.map(({ point }) => point.period % 1000))).toEqual(new Set([0]))
  })
})

describe('the drawing of a trend', () => {
  const figure = trendFigure(input(POINTS))
  const option = figure.picture(SURFACE)

  it('extends the percentage axis to hold 106 and keeps the point', () => {
    expect(yAxisOf(option)).toMatchObject({ min: 0, max: 110 })
    const counts = figure.marks.find((mark) => mark.title === 'Counts 2017')
    expect(placedMarks(option).get(counts?.id ?? '')?.at).toEqual([2017, 106])
  })

  it('gives the impossible point a sign and a reason', () => {
    const drawn = option.layers.flatMap((series) => drawnOnPaper(series).flat())
    expect(drawn.flatMap(({ x, style }) => (style?.text === '!' ? [x] : []))).toEqual([20_170])
    const lines = figure.marks.find((mark) => mark.title === 'Counts 2017')?.lines ?? []
    expect(lines.filter((line) => line.tone === 'warning')).toHaveLength(1)
  })

  it('draws a survey whisker from its lower to its upper bound', () => {
    const [series] = intervalLayer(trendModel(input(POINTS)).lines, {}, chartThemeOf(SURFACE))
    const upright = drawnOnPaper(series)[0]?.map((shape) => shape.shape)
    expect(upright).toContainEqual({ x1: 20180, y1: -46, x2: 20180, y2: -54 })
  })

  it.each<[string, TrendView['options'], number]>([
    ['by default', {}, 1],
    ['of the one source asked for', { intervalSource: 2 }, 1],
    ['of a source that has none', { intervalSource: 4 }, 0],
    ['switched off', { intervals: false }, 0],
  ])('draws intervals %s', (_, options, count) => {
    expect(intervalLayer(trendModel(input(POINTS)).lines, options, chartThemeOf(SURFACE))).toHaveLength(count)
  })

  it('shows four sources at most as columns and says so', () => {
    const columns = trendFigure(input(POINTS, [2], { shape: 'column' }))
    expect(new Set(columns.rows.map((row) => row.source))).toEqual(
      new Set(['DHS', 'Model', 'Counts', 'Retable']),
    )
    expect(columns.notes).toContain('4 of the 5 sources that have figures are drawn.')
  })

  it('draws the columns of a year from left to right in the order of the key', () => {
    const points = [aPoint(4, 1, '2018', 66), aPoint(6, 1, '2018', 70), aPoint(2, 1, '2018', 50)]
    const figure = trendFigure(input(points, [2], { shape: 'column' }))
    const bars = figure
      .picture(SURFACE)
      .layers.slice(0, 3)
      .map((layer) => drawnOnPaper(layer)[0]?.[1]?.shape)
    expect(figure.key.slice(0, 3).map(({ source }) => source)).toEqual([2, 4, 6])
    expect(bars).toMatchObject([{ height: 50 }, { height: 66 }, { height: 70 }])
    const lefts = bars.map((shape) => Number(shape?.x))
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
    expect(new Set(lefts).size).toBe(3)
  })

  it('reaches the floor and the value with a column', () => {
    const columns = trendFigure(input(POINTS, [2], { shape: 'column' })).picture(SURFACE)
    const bars = drawnOnPaper(columns.layers[0]).map((shapes) => shapes[1]?.shape)
    expect(bars).toMatchObject([
      { y: -50, height: 50 },
      { y: -53.4, height: 53.4 },
    ])
  })
})

describe('what passes 100%', () => {
  const notes = (point: Point) => trendFigure(input([point, aPoint(2, 1, '2010', 40)])).notes

  it.each<[string, Point, string]>([
    [
      'the end of an interval alone is no value above 100%, and no cause is named',
      aPoint(4, 1, '2020', 92, { lower: 70, upper: 118, intervalLevel: 95 }),
      'An interval reaches above 100%; no value does.',
    ],
    [
      'a count of more than the target population has too low a one',
      aPoint(6, 1, '2020', 106),
      'Values above 100% are drawn as published and marked: often because the assumed target population is too low, or because of children from elsewhere and doses counted twice.',
    ],
    [
      'a modelled share has no target population to blame',
      aPoint(4, 1, '2020', 106),
      'Values above 100% are drawn as published and marked: a share cannot be more than the whole.',
    ],
  ])('%s', (_, point, said) => {
    expect(notes(point).filter((note) => note.includes('100%'))).toEqual([said])
  })
})

describe('the words of a trend', () => {
  it('names indicator, place and time, and both ends in the summary', () => {
    const figure = trendFigure(input(POINTS))
    expect(figure.title).toBe('Indicator 7 in Aldovia, 2016 to 2024')
    expect(figure.summary).toBe(
      '5 sources show indicator 7 in Aldovia. DHS has 2 figures, from 50.0% in 2018 to 53.4% in 2023–24. Model has 2 figures, from 66.0% in 2022 to 67.0% in 2023.',
    )
  })

  it('names the source where one is drawn by itself', () => {
    const figure = trendFigure(input(POINTS, [2], { alone: true }))
    expect(figure.title).toBe('Indicator 7 in Aldovia, DHS 2018 to 2023–24')
    expect(figure.rows.map(({ source }) => source)).toEqual(['DHS', 'DHS'])
    expect(figure.summary).toBe(
      'One of the sources of indicator 7 in Aldovia is shown. DHS has 2 figures, from 50.0% in 2018 to 53.4% in 2023–24.',
    )
  })

  it('counts what lies in the span, and says what lies beside it', () => {
    const counts = (year: string, value: number, flags: Point['flags'] = []) =>
      aPoint(6, 1, year, value, { flags })
    const projected = ['2026', '2030'].map((year) => counts(year, 60, ['projection']))
    const figure = trendFigure(
      input(
        [counts('2018', 30), counts('2020', 45), counts('2025', 50, ['partial_period']), ...projected],
        [6],
      ),
    )
    expect(figure.summary).toContain(
      'Counts has 2 figures, from 30% in 2018 to 45% in 2020, plus one of a period that is not complete (2025), plus projections to 2030.',
    )
  })

  it('names lines that tell one piece of evidence again', () => {
    const coordinates = { ...NO_COORDINATES, evidence: ['ACCOUNTS'] }
    const told = [4, 5].map((source) => aPoint(source, 1, '2020', 70, { coordinates }))
    const figure = trendFigure(input([...told, aPoint(6, 1, '2020', 60)]))
    expect(figure.key.map(({ label }) => label)).toEqual(['Counts', 'Model (a)', 'Old model (a)'])
    expect(figure.notes[0]).toBe('3 sources, 2 independent pieces of evidence.')
    expect(figure.notes[1]).toMatch(/^a: .*Model and Old model\.$/)
    const one = trendFigure(input([...told.slice(0, 1), aPoint(6, 1, '2020', 60)]))
    expect(one.key.map(({ label }) => label)).toEqual(['Counts', 'Model'])
    expect(one.notes.filter((note) => note.includes('evidence'))).toEqual([])
  })

  it('offers what is there when a place has nothing', () => {
    const figure = trendFigure(input([aPoint(2, 8, '2018', 40)]))
    expect(figure.empty?.text).toBe('The data you have selected is not available, please select another')
    expect(figure.rows).toEqual([])
  })

  it('says why a place has nothing where its figure was taken out', () => {
    const taken = {
      indicator: 7,
      source: 6,
      location: 1,
      period: 2019000,
      value: 0,
      reason: 'not a proven zero',
    }
    const elsewhere = [aPoint(6, 8, '2019', 4)]
    const withdrawn = [{ ...taken, period: 2017000, reason: 'an earlier one' }, taken]
    const { empty } = trendFigure({ ...input([]), table: { ...tableOf(elsewhere), withdrawn } })
    expect(empty?.why).toMatch(/Counts 2019.*not a proven zero/)
    expect(trendFigure(input([])).empty).not.toHaveProperty('why')
  })

  it('names the figures whose level nobody believes', () => {
    const doubtful = [aPoint(6, 1, '2017', 137, { flags: ['doubtful'] }), aPoint(4, 1, '2022', 66)]
    const note = 'Implausible level in the source, kept as published: Counts 2017.'
    expect(trendFigure(input(doubtful)).notes).toContain(note)
    expect(trendFigure(input(POINTS)).notes.join(' ')).not.toContain('Implausible')
  })
})

describe('a series of two editions', () => {
  const edition = (name: string) => ({ coordinates: { ...NO_COORDINATES, edition: name } })
  const people = [
    aPoint(6, 1, '2016', 5_482_177, edition('2016 projection')),
    aPoint(6, 1, '2022', 5_107_986, edition('2022 projection')),
    aPoint(6, 1, '2023', 5_203_000, edition('2022 projection')),
  ]
  const line = { source: SOURCES[4] ?? aSource(6, 'Counts'), points: people }

  it('is not joined, and the figure says so', () => {
    expect(stretches(line).map(({ points }) => points.length)).toEqual([1, 2])
    expect(trendFigure(input(people, [6])).notes).toContain(
      'The line of Counts breaks between 2016 and 2022: the figures are of two editions (2016 projection and 2022 projection), so the step between them is no change.',
    )
  })

  it('is not joined where the definition changes either', () => {
    const changed = [aPoint(2, 1, '2018', 50, { flags: ['definition_differs'] }), aPoint(2, 1, '2024', 53.4)]
    const survey = { source: SOURCES[0] ?? aSource(2, 'DHS'), points: changed }
    expect(stretches(survey).map(({ points }) => points.length)).toEqual([1, 1])
    expect(trendFigure(input(changed)).notes.join(' ')).toContain('the figures are of two definitions')
  })

  it('is joined within one edition, without a word', () => {
    const same = people.slice(1)
    expect(stretches({ ...line, points: same })).toHaveLength(1)
    expect(trendFigure(input(same, [6])).notes.join(' ')).not.toContain('breaks')
  })
})
