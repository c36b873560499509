import { describe, expect, test } from 'vitest'
import { atPlace } from '#domain/frame/frame.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import { type Form, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  day,
  decimal,
  difference,
  figure,
  indicatorName,
  listOf,
  named,
  percentage,
  periodName,
  placeName,
  pValue,
  sentences,
  sourceName,
  whole,
} from '#domain/message/value.ts'
import { periodCode } from '#domain/period/period.ts'
import { anIndicator, aSource } from '#tests/builders/made-up-country.ts'
import { languageOf } from './from-source.ts'

const english = languageOf('en')
const PERCENT = { factor: 2, decimals: 0 } as const
const RATE = { factor: 1, decimals: 0 } as const
const COUNT = { factor: 4, decimals: 0 } as const
const NORTH = { name: 'North-West', level: 2 } as const
const DEATHS = anIndicator(7, { shortName: 'Death rate', fullName: 'Deaths at 12-23 months' })
const DHS = aSource(2, 'DHS', { periodLabels: { '2024': '2023–24' } })
const period = (iso: string) => periodCode(iso) ?? 0

test.each<[Value, Form | undefined, string]>([
  ['DHS', undefined, 'DHS'],
  [decimal(-2.25), undefined, '−2.3'],
  [decimal(-0.01), undefined, '0.0'],
  [whole(140431790), undefined, '140,431,790'],
  [percentage(90), undefined, '90%'],
  [figure(53.44, PERCENT), undefined, '53.4%'],
  [figure(53.44, PERCENT), 'bare', '53.4'],
  [figure(41, RATE), undefined, '41 per 1,000'],
  [figure(41, RATE), 'short', '41'],
  [figure(41, { factor: 3, decimals: 0 }), undefined, '41 per 100,000'],
  [figure(1234567, COUNT), undefined, '1,234,567'],
  [difference(-0.04, PERCENT), undefined, 'less than 0.1 points'],
  [difference(-13.6, PERCENT), undefined, '13.6 points'],
  [difference(1, PERCENT), undefined, '1.0 point'],
  [difference(-7, COUNT), undefined, '7'],
  [pValue(0.0004), undefined, '< 0.001'],
  [pValue(0.06), undefined, '= 0.060'],
  [pValue(0.421), undefined, '= 0.42'],
  [day('2026-11-21T16:04:00Z'), undefined, '21 Nov 2026'],
  [day('2024-11-25T08:00:00Z'), 'long', 'November 25th 2024'],
  [day('2026-11-01T00:00:00Z'), 'long', 'November 1st 2026'],
  [day('2025-01-02T23:59:59Z'), 'long', 'January 2nd 2025'],
  [day('2025-02-03'), 'long', 'February 3rd 2025'],
  [day('2025-03-11'), 'long', 'March 11th 2025'],
  [day('2025-03-12'), 'long', 'March 12th 2025'],
  [day('2025-03-13'), 'long', 'March 13th 2025'],
  [day('2025-03-21'), 'long', 'March 21st 2025'],
  [day('2025-03-22'), 'long', 'March 22nd 2025'],
  [day('2025-03-23'), 'long', 'March 23rd 2025'],
  [day('2025-03-31'), 'long', 'March 31st 2025'],
  [day('2025-12-31T23:30:00-02:00'), 'long', 'January 1st 2026'],
  [day('not a date'), 'long', ''],
  [periodName(period('2018')), undefined, '2018'],
  [periodName(period('2024-08')), undefined, 'Aug 2024'],
  [periodName(period('2024-08')), 'long', 'August 2024'],
  [periodName(period('2024-W40')), undefined, '2024 week 40'],
  [periodName(period('2024-W40')), 'long', 'week 40 of 2024'],
  [periodName(period('2024-Q2')), undefined, '2024 Q2'],
  [periodName(period('2024-Q2')), 'long', 'quarter 2 of 2024'],
  [periodName(period('2024'), DHS), undefined, '2023–24'],
  [cited(DHS, period('2024')), undefined, 'DHS 2023–24'],
  [sourceName(DHS), 'full', 'DHS in full'],
  [placeName(NORTH), undefined, 'the North-West'],
  [placeName(NORTH), 'name', 'North-West'],
  [placeName({ name: 'FCT', level: 3 }), undefined, 'the FCT'],
  [indicatorName(DEATHS), undefined, 'death rate'],
  [indicatorName(DEATHS), 'name', 'Death rate'],
  [indicatorName(DEATHS), 'full', 'Deaths at 12–23 months'],
  [listOf([]), undefined, ''],
  [listOf(['A']), undefined, 'A'],
  [listOf(['A', 'B']), undefined, 'A and B'],
  [listOf(['A', placeName(NORTH), 'C'], 'or'), undefined, 'A, the North-West or C'],
  [listOf(['A', 'B'], 'none'), undefined, 'A, B'],
  [sentences([message('overview.apart', { apart: 'One' }), 'Two.']), undefined, 'One. Two.'],
])('%j in English, form %s, is %s', (value, form, expected) => {
  expect(english.text(value, form)).toBe(expected)
})

describe('a message', () => {
  test('opens a sentence with a capital, also before a strong piece', () => {
    const standing = message('target.one', { side: 'on', target: '90%' })
    expect(english.text(message('overview.apart', { apart: standing }))).toBe('It is on 90%.')
    const strong = message('overview.apart', { apart: message('overview.differ', { difference: '7' }) })
    expect(english.segments(strong)).toEqual([{ text: 'The two differ by 7', strong: true }, { text: '.' }])
  })

  test('counts', () => {
    const apart = (years: number) =>
      english.text(message('overview.years-apart', { years })).replace(/.*lie | and .*/g, '')
    expect([1, 2, 1200].map(apart)).toEqual(['1 year apart', '2 years apart', '1,200 years apart'])
  })

  test('is said in Pidgin, and longer, accented and in brackets in the pseudo-language', () => {
    const said = message('overview.none', {
      indicator: indicatorName(DEATHS),
      place: placeName(NORTH),
      none: noSourceHeld(atPlace({}, { id: 4, level: 2 }, { looked: 0 })),
    })
    expect(languageOf('pcm').text(said)).toBe(
      'No source inside this release get figure of death rate for the North-West side.',
    )
    expect(languageOf('pseudo').text(said)).toMatch(/^\[\[ñó šóúŕçé .*death rate íñ the North-West.*~+\]$/)
  })
})

test('a language may call what the catalogue names in its own way, alone and inside a sentence', () => {
  const pidgin = languageOf('pcm')
  const [nation, zone] = [
    placeName({ name: 'Nigeria', level: 1 }),
    placeName({ name: 'North-West', level: 2 }),
  ]
  expect([pidgin.text(nation, 'name'), pidgin.text(zone, 'name')]).toEqual(['Naija', 'North-West side'])
  expect(pidgin.text(named('Nigeria'))).toBe('Naija')
  expect(pidgin.text(placeName({ name: 'Kano', level: 3 }))).toBe('Kano')
  expect(english.text(nation, 'name')).toBe('Nigeria')
})

test('a name that ends with a place of its own stands otherwise before a place', () => {
  const abroad = indicatorName({ shortName: 'Refugees from Nigeria', fullName: 'Refugees abroad', factor: 4 })
  const place = placeName({ name: 'Nigeria', level: 1 })
  const heading = message('overview.heading', { indicator: abroad, place })
  expect(english.text(heading)).toBe('Refugees originating in Nigeria')
  expect(languageOf('pcm').text(heading)).toBe('Refugees wey comot for Naija')
  expect(english.text(abroad, 'phrase')).toBe('the number of refugees originating')
})
