import { describe, expect, it, test } from 'vitest'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import { writtenSvg } from '#charts/drawing/svg-node.ts'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { scorecardModel } from './model.ts'
import { scorecardFigure } from './scorecard.ts'
import type { ScorecardView } from './view.ts'

const bounds = (lower: number, upper: number) => ({ lower, upper, intervalLevel: 95 })
const reference = aReference(
  [aSource(2, 'Survey A')],
  [
    anIndicator(7, { nationalTarget: 50 }),
    anIndicator(9, { slope: 'Negative', nationalTarget: 20 }),
    anIndicator(11),
  ],
)
const of = (indicator: number, point: ReturnType<typeof aPoint>) => ({ ...point, indicator })
const table = tableOf([
  aPoint(2, 1, '2013', 30),
  aPoint(2, 1, '2018', 40),
  aPoint(2, 8, '2018', 60, bounds(45, 75)),
  aPoint(2, 9, '2018', 50),
  of(9, aPoint(2, 8, '2018', 10)),
  of(9, aPoint(2, 9, '2018', 30)),
  of(11, aPoint(2, 8, '2018', 5)),
])
const view = (
  indicators: number[],
  periods = indicators.map(() => '2018'),
  places = 'states',
): ScorecardView => ({
  kind: 'scorecard',
  indicators,
  sources: indicators.map(() => 2),
  locations: [1],
  periods,
  options: { compareBy: places === 'zones' ? 'zones' : 'states' },
})
const input = (wanted: ScorecardView) => ({
  view: wanted,
  table,
  reference,
  currentYear: 2026,
  language: english,
})

test('a round of which no zone and no state has a figure has no column, and that is said', () => {
  const figure = scorecardFigure(input(view([7, 7, 7], ['2008', '2013', '2018'])))
  expect(figure.notes.join(' ')).toContain('No column for 2008 and 2013: no zone or state has a figure of')
  const { heads } = scorecardModel(input(view([7, 7, 7], ['2008', '2013', '2018'])))
  expect(heads.map(({ periodText }) => periodText)).toEqual(['2018'])
  // Where nobody has any, each column says why.
  expect(scorecardModel(input(view([7, 7], ['2003', '2008']))).heads).toHaveLength(2)
})

test.each<[string, number[], string[], boolean]>([
  ['one indicator in two periods', [7, 7], ['2013', '2018'], true],
  ['one column', [7], ['2018'], false],
  ['two indicators', [7, 9], ['2018', '2018'], false],
  ['two indicators, one of them twice', [7, 9, 7], ['2013', '2018', '2018'], false],
])('%s: columns are periods of one indicator or not', (_, indicators, periods, byPeriod) => {
  expect(scorecardModel(input(view(indicators, periods))).byPeriod).toBe(byPeriod)
})

test('a column without its indicator, source or period is left out', () => {
  const { heads } = scorecardModel(input(view([7, 99, 9, 11], ['2018', '2018', 'soon', '2018'])))
  expect(heads.map(({ indicator }) => indicator.id)).toEqual([7, 11])
  const other = { ...view([7, 9]), sources: [2, 99] }
  expect(scorecardModel(input(other)).heads.map(({ indicator }) => indicator.id)).toEqual([7])
})

describe('a scorecard', () => {
  const model = scorecardModel(input(view([7, 9, 11])))
  const cellOf = (place: number, column: number) =>
    model.rows.find((row) => row.place.id === place)?.cells[column]

  it('names the nation, zones that have figures, and every state', () => {
    expect(model.rows.map(({ place }) => place.id)).toEqual([1, 8, 9, 10])
  })

  it.each([
    ['above, but open', 8, 0, 'above', true, '60.0%'],
    ['on target', 9, 0, 'on', false, '50.0%'],
    ['below', 1, 0, 'below', false, '40.0%'],
    ['less is better', 8, 1, 'above', false, '10.0%'],
    ['more is worse', 9, 1, 'below', false, '30.0%'],
    ['no target', 8, 2, 'none', false, '5.0%'],
    ['a gap', 10, 0, 'none', false, ''],
  ])('%s', (_, place, column, standing, uncertain, value) => {
    expect(cellOf(place, column)).toMatchObject({ standing, uncertain, value })
  })

  it('does not colour the side of a survey without an interval, and says so in the key', () => {
    expect([cellOf(8, 0), cellOf(9, 0), cellOf(8, 2)].map((cell) => cell?.untested)).toEqual([
      false,
      true,
      false,
    ])
    const { key } = scorecardFigure(input(view([7])))
    expect(key.at(-1)?.label).toBe('△ ▽: no interval held here, so the side is not tested')
  })

  it('says of an empty cell why it is empty, also in the table', () => {
    const { marks, gaps } = scorecardFigure(input(view([7])))
    expect(cellOf(10, 0)?.gap?.reason).toBe('not_published')
    expect(gaps.find(({ key }) => key.location === 10)?.gap).toEqual(cellOf(10, 0)?.gap)
    expect(marks.find(({ id }) => id === '10:0')?.lines).toEqual([{ text: cellOf(10, 0)?.gap?.long }])
  })

  it('keeps the course of a place up to the column', () => {
    expect(cellOf(1, 0)?.course.map(({ value }) => value)).toEqual([30, 40])
    const earlier = scorecardModel(input(view([7], ['2013'])))
    expect(earlier.rows[0]?.cells[0]?.course).toHaveLength(1)
  })

  it('counts what is certain apart from what is open', () => {
    const figure = scorecardFigure(input(view([7, 9])))
    expect(figure.summary).toBe(
      'Indicator 7, Survey A 2018: 2 of 2 places reach 50%; for 1 the side is not certain; 1 has no interval, so its side is not tested. Indicator 9, Survey A 2018: 1 of 2 places reach 20%; 2 have no interval, so their side is not tested.',
    )
    expect(figure.title).toBe('2 indicators in the nation and its states')
    expect(figure.rows).toHaveLength(5)
    expect(figure.marks).toHaveLength(4 * 2)
  })

  it('shows the periods of one indicator', () => {
    const figure = scorecardFigure(input(view([7, 7], ['2013', '2018'])))
    expect(figure.title).toBe('Indicator 7 by period in the nation and its states, Survey A')
  })

  it('is empty without columns', () => {
    expect(scorecardFigure(input(view([]))).empty?.text).toContain('not available')
  })
})

test('a doubtful figure has no colour of a side but a sign, and is named', () => {
  const figureOf = (doubtful: boolean) => {
    const points = [8, 9].map((place) =>
      aPoint(2, place, '2018', 60, doubtful && place === 8 ? { flags: ['doubtful'] } : {}),
    )
    return scorecardFigure({ ...input(view([7])), table: tableOf(points) })
  }
  const size = { width: 600, height: 300 }
  const drawn = (figure: ReturnType<typeof scorecardFigure>) => {
    const picture = figure.picture({ ...size, mode: 'light', fontScale: 1 })
    return writtenSvg(pictureSvg(picture, { id: 'card', room: { x: 0, y: 0, ...size } }))
  }
  expect(figureOf(true).notes.join(' ')).toMatch(/Implausible level in the source.*Northland/)
  expect(figureOf(false).notes.join(' ')).not.toContain('Implausible')
  expect(drawn(figureOf(true))).toMatch(/>!</)
  expect(drawn(figureOf(false))).not.toMatch(/>!</)
})
