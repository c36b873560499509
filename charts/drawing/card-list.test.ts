import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { aPoint, aReference, anIndicator } from '#tests/builders/made-up-country.ts'
import { cardIndicators, cardIndicatorsSvg } from './card-indicators.ts'
import { cardList, type ListedPlace } from './card-list.ts'
import { cardListSvg } from './card-list-svg.ts'

const made = aReference()
const states = Array.from({ length: 37 }, (_, at) => at + 100)
const reference: ReferenceData = {
  ...made,
  locations: new Map([
    ...made.locations,
    ...states.map((id) => [id, { id, name: `State ${id - 99}`, level: 3, parent: 2 }] as const),
  ]),
}

function rowsIn(period: string, places: readonly number[]) {
  return places.map((place) =>
    figureRow(aPoint(2, place, period, place === 1 ? 50 : 137 - place), { reference, language: english }),
  )
}

const names = (places: readonly ListedPlace[] = []) => places.map(({ name }) => name)

describe('a list of 37 states', () => {
  const list = cardList(rowsIn('2020', [1, ...states]))

  test('becomes its ends below the nation', () => {
    expect(list?.whole?.name).toBe('Aldovia')
    expect(names(list?.highest)).toEqual(['State 1', 'State 2', 'State 3', 'State 4'])
    expect(names(list?.lowest)).toEqual(['State 34', 'State 35', 'State 36', 'State 37'])
    expect(list?.between).toBe(29)
  })

  test('says in its drawing how many are left out, and writes every value that it shows', () => {
    const svg = list
      ? cardListSvg(list, { x: 0, y: 0, width: 578 }, { reference, language: english, intervals: true })
      : ''
    const said = [...svg.matchAll(/<tspan[^>]*>([^<]*)/g)].map(([, words]) => words)
    expect(said).toContain('and 29 others between them')
    expect(said).toEqual(expect.arrayContaining(['Survey A 2020', 'Aldovia', '50.0%', 'State 37', '1.0%']))
    expect(said).not.toContain('State 20')
  })
})

test('two data sets stand beside each other; a place without the second has none', () => {
  const list = cardList([...rowsIn('2020', states), ...rowsIn('2015', states.slice(1))])
  expect(list?.whole).toBeNull()
  expect(list?.highest.map(({ rows }) => rows.map((row) => row?.period ?? null))).toEqual([
    ['2020', null],
    ...Array.from({ length: 3 }, () => ['2020', '2015']),
  ])
})

test.each([
  ['one data set', rowsIn('2020', states), 288],
  ['two data sets', [...rowsIn('2020', states), ...rowsIn('2015', states)], 148],
])('bars of %s end before the columns of values', (_, rows, room) => {
  const list = cardList(rows)
  const svg = list
    ? cardListSvg(list, { x: 0, y: 0, width: 578 }, { reference, language: english, intervals: true })
    : ''
  const bars = [...svg.matchAll(/"M150 [\d.]+H([\d.]+)v16/g)].map(([, end]) => Number(end))
  // Of 578 the names take 150, and each column of values 140.
  expect(Math.max(...bars) - 150).toBeCloseTo(room, 5)
})

test('places that rest on too few events are at no end', () => {
  const gap = { reason: null, short: '', long: '' }
  const rows = rowsIn('2020', states).map((row, at) => (at === 0 ? { ...row, unranked: gap } : row))
  const list = cardList(rows)
  expect(names(list?.highest)).not.toContain('State 1')
  expect(list?.between).toBe(29)
})

test.each([
  ['few places', rowsIn('2020', states.slice(0, 9))],
  ['one place over years', ['2018', '2019', '2020'].flatMap((year) => rowsIn(year, [1]))],
  ['three data sets', ['2018', '2019', '2020'].flatMap((year) => rowsIn(year, states))],
  ['nothing', []],
])('%s: no list', (_, rows) => expect(cardList(rows)).toBeNull())

test('intervals are left out of it where its figure leaves them out', () => {
  const rows = states.map((place) =>
    figureRow(
      { ...aPoint(2, place, '2020', 137 - place), lower: 0, upper: 90 },
      { reference, language: english },
    ),
  )
  const list = cardList(rows)
  const drawn = (intervals: boolean) =>
    list ? cardListSvg(list, { x: 0, y: 0, width: 578 }, { reference, language: english, intervals }) : ''
  expect(drawn(true)).toContain('stroke-width="2"')
  expect(drawn(false)).not.toContain('stroke-width="2"')
})

test('many indicators of many places become the newest figures of the first place, and how many more there are', () => {
  const many = Array.from({ length: 10 }, (_, at) => at + 1)
  const withMany = {
    ...reference,
    indicators: new Map(
      many.map((id) => [id, { ...anIndicator(id), shortName: `Indicator ${id}` }] as const),
    ),
  }
  const rows = many.flatMap((id) =>
    [states[0] ?? 0, 1].flatMap((place) =>
      ['2015', '2020'].map((period) =>
        figureRow(
          { ...aPoint(2, place, period, id + (period === '2015' ? 0.5 : 0)), indicator: id },
          { reference: withMany, language: english },
        ),
      ),
    ),
  )
  const short = cardIndicators(rows, withMany)
  expect(short?.rows.map(({ point, location, period }) => [point.indicator, location, period])).toEqual(
    many.slice(0, 8).map((id) => [id, 'Aldovia', '2020']),
  )
  const words = { reference: withMany, language: english }
  const svg = short ? cardIndicatorsSvg(short, { x: 0, y: 0, width: 578 }, words) : ''
  expect(svg).toContain('and 2 more indicators')
  expect(svg).toContain('8.0%')
  expect(cardIndicators(rows.slice(0, 8), withMany)).toBeNull()
})
