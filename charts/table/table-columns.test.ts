import { pointOf } from '#domain/observation/point.ts'
import { NO_CURATION } from '#domain/reference/curation.ts'
import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { FigureRow, GapRow } from '#charts/figure.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { sortRows } from './sort-rows.ts'
import { tableColumns } from './table-columns.ts'

const reference: ReferenceData = {
  indicators: new Map(),
  sources: new Map(),
  locations: new Map(),
  measures: new Map(),
  evidence: new Map(),
  curation: NO_CURATION,
}

function row(location: string, value: number, more: Partial<FigureRow['point']> = {}): FigureRow {
  return {
    indicator: 'Lamps lit',
    source: 'Lamp survey',
    classification: 'Survey',
    location,
    level: 'State',
    period: '2018',
    unit: '',
    notes: [],
    point: pointOf({
      ...{ indicator: 1, source: 2, location: location.length, period: 2018000, value },
      ...more,
    }),
  }
}

const rows = [row('Southland', 5), row('Northland', 12, { lower: 10, upper: 14, intervalLevel: 90 })]

describe('tableColumns', () => {
  test('a standard error stands in the digits of the indicator where one is published', () => {
    const given = [row('Southland', 5), row('Northland', 12, { se: 2.5 })]
    const column = tableColumns(given, { reference, language: english }).find(({ name }) => name === 'se')
    expect(given.map((one) => column?.text(one))).toEqual(['–', '2.5'])
  })

  test('puts what differs first, leaves out what is the same or missing in all rows', () => {
    expect(tableColumns(rows, { reference, language: english }).map(({ name }) => name)).toEqual([
      'location',
      'source',
      'period',
      'value',
      'interval',
    ])
  })

  test('says when one row has no interval', () => {
    const interval = tableColumns(rows, { reference, language: english }).find(
      ({ name }) => name === 'interval',
    )
    expect(rows.map((entry) => interval?.text(entry))).toEqual(['–', '10 to 14 (90%)'])
  })
})

describe('rows without a figure', () => {
  const { point: _, ...words } = row('Snowland', 0)
  const gap: GapRow = {
    ...words,
    key: { indicator: 1, source: 2, location: 9, period: 2018000 },
    gap: { reason: 'withheld', short: 'withheld', long: 'Fewer than 25 people were asked.' },
  }
  const columns = tableColumns([...rows, gap], { reference, language: english })
  const cell = (name: string, of: FigureRow | GapRow) => {
    const column = columns.find((entry) => entry.name === name)
    const why = column?.why(of) ?? null
    return [column?.text(of), why === null ? null : english.text(why)]
  }

  test('say so in each cell, with the reason', () => {
    expect(cell('value', gap)).toEqual(['withheld', 'Fewer than 25 people were asked.'])
    expect(cell('interval', gap)).toEqual(['–', 'Fewer than 25 people were asked.'])
    expect(cell('notes', gap)).toEqual(['Fewer than 25 people were asked.', null])
    expect(cell('location', gap)).toEqual(['Snowland', null])
  })

  test('what is not published beside a figure says so too', () => {
    expect(cell('interval', row('Southland', 5))).toEqual(['–', 'No interval held here for this figure.'])
  })

  test('an interval that was refused says why', () => {
    const refused = {
      reason: 'not_applicable',
      short: 'not given',
      long: 'It runs along a curve.',
    } as const
    expect(cell('interval', { ...row('Southland', 5), noInterval: refused })).toEqual([
      'not given',
      'It runs along a curve.',
    ])
  })

  test('come last whichever way they are sorted', () => {
    const value = columns.find(({ name }) => name === 'value')
    for (const down of [true, false]) {
      expect(value && sortRows([gap, ...rows], value, down).at(-1)?.location).toBe('Snowland')
    }
  })
})

describe('sortRows', () => {
  const columns = tableColumns(rows, { reference, language: english })
  test.each([
    ['location', false, ['Northland', 'Southland']],
    ['location', true, ['Southland', 'Northland']],
    ['value', false, ['Southland', 'Northland']],
    ['value', true, ['Northland', 'Southland']],
    ['interval', false, ['Northland', 'Southland']],
    ['interval', true, ['Northland', 'Southland']],
  ])('by %s, down %s', (name, down, places) => {
    const column = columns.find((entry) => entry.name === name)
    expect(column && sortRows(rows, column, down).map((entry) => entry.location)).toEqual(places)
  })

  test.each([false, true])('equal figures keep their order, down %s', (down) => {
    const alike = [row('Southland', 5), row('Northland', 5), row('Eastland', 5)]
    const column = columns.find(({ name }) => name === 'value')
    expect(column && sortRows(alike, column, down).map(({ location }) => location)).toEqual([
      'Southland',
      'Northland',
      'Eastland',
    ])
  })
})
