import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byLength, isoPeriod, parsePeriod, periodCode, periodPosition } from './period.ts'

describe('period codes', () => {
  test.each([
    ['2018', 2018000],
    ['2024-03', 2024003],
    ['2024-W40', 2024140],
    ['2024-Q2', 2024202],
  ])('%s has the code %i and comes back', (iso, code) => {
    expect(periodCode(iso)).toBe(code)
    expect(isoPeriod(code)).toBe(iso)
  })

  test.each([
    '',
    '18',
    '2024-13',
    '2024-00',
    '2024-W00',
    '2024-W54',
    '2024-Q5',
    '1899',
    '2151',
    '2024-3',
    'undefined',
  ])('%j is not an ISO period', (text) => expect(periodCode(text)).toBeNull())

  // Years of 53 weeks after ISO 8601; Wikipedia, "ISO week date", lists them by their place in the cycle of 400.
  test.each([
    ['1998', true],
    ['2004', true],
    ['2009', true],
    ['2015', true],
    ['2020', true],
    ['2021', false],
    ['2022', false],
    ['2024', false],
    ['2025', false],
    ['2026', true],
    ['2032', true],
  ])('%s has a week 53: %s', (year, isThere) => {
    expect(periodCode(`${year}-W53`) !== null).toBe(isThere)
    expect(parsePeriod(`${year} week 53`) !== null).toBe(isThere)
  })

  test('codes sort in time order across kinds of one year', () => {
    const order = ['2017', '2018', '2018-02', '2018-12', '2018-W01', '2018-Q1', '2019']
    const codes = order.map((iso) => periodCode(iso) ?? 0)
    expect(codes.toSorted((a, b) => a - b)).toEqual(codes)
  })

  test('any code made from a year and a month comes back from its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2150 }), fc.integer({ min: 0, max: 12 }), (year, month) => {
        const code = year * 1000 + month
        expect(periodCode(isoPeriod(code))).toBe(code)
      }),
    )
  })
})

describe('periods as people write them', () => {
  test.each([
    ['2024 week 40', '2024-W40'],
    ['2024 Week 4', '2024-W04'],
    ['Aug 2024', '2024-08'],
    ['August 2024', '2024-08'],
    ['Sept 2024', '2024-09'],
    ['202301', '2023-01'],
    ['2016-17', '2017'],
    ['2017/2018', '2018'],
    [' 2018 ', '2018'],
  ])('%s is read as %s', (text, iso) => expect(isoPeriod(parsePeriod(text) ?? 0)).toBe(iso))

  test.each(['Foo 2024', '2018/2017', 'null', '-', '2024 week 60'])('%j is none', (text) => {
    expect(parsePeriod(text)).toBeNull()
  })
})

test('annual figures stand at the start of their year on a time axis', () => {
  expect(periodPosition(2018000)).toBe(2018)
  expect(periodPosition(2018007)).toBe(2018.5)
  expect(periodPosition(2018202)).toBe(2018.25)
})

test.each([
  ['2018', '2024-03', -1],
  ['2018', '2017', 0],
  ['2018-Q1', '2018-03', -1],
  ['2018-W03', '2018-03', 1],
])('%s beside %s: the longer first', (a, b, sign) => {
  expect(Math.sign(byLength(periodCode(a) ?? 0, periodCode(b) ?? 0))).toBe(sign)
})
