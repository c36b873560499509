import { describe, expect, test } from 'vitest'
import { idFilter, instantFilter, periodFilter, textFilter, yesNoFilter } from './filters.ts'

describe('ids', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['7', [7]],
    ['8,9', [8, 9]],
    [' 8 , 9 ,8', [8, 9]],
    ['undefined', []],
    ['null', []],
    ['-', []],
    ['7,undefined', [7]],
    ['999999999999', [2_147_483_647]],
  ])('%j lets %j through', (text, ids) => expect(idFilter('Id').parse(text)).toEqual(ids))

  test.each(['abc', '7;8', '-3', '1.5', '7 8', '0x10', '1e3'])('%j is refused by name', (text) => {
    const result = idFilter('Id').safeParse(text)
    expect(result.error?.issues[0]?.message).toContain('is not an id')
  })
})

test.each([
  ['2018', [2018000]],
  ['Aug 2024,2024-09', [2024008, 2024009]],
  ['2024 week 40', [2024140]],
  ['2024-W40', [2024140]],
  ['2016..2018,2021', [2016000, 2017000, 2018000, 2021000]],
  ['Nov 2023..2024-01', [2023011, 2023012, 2024001]],
  ['undefined', []],
])('period %j is %j', (text, codes) => expect(periodFilter.parse(text)).toEqual(codes))

test.each(['Smarch 2024', '2020..2018', '2018..2020-06', '2018..'])('%s is no period and refused', (text) => {
  expect(periodFilter.safeParse(text).error?.issues[0]?.message).toContain('is not a period')
})

test.each([
  ['true', [true]],
  ['False', [false]],
  ['1', [true]],
  [undefined, null],
])('yes or no: %j is %j', (text, values) => expect(yesNoFilter.parse(text)).toEqual(values))

test('a text filter takes the text as it is, commas included', () => {
  expect(textFilter.parse('RMNCH, child')).toEqual(['RMNCH, child'])
  expect(textFilter.parse('undefined')).toEqual([])
  expect(textFilter.parse('a\0b')).toEqual([])
})

test.each([
  ['2024-01-31 18:30:00', '2024-01-31T18:30:00.000Z'],
  ['2024-01-31', '2024-01-31T00:00:00.000Z'],
  ['2024-01-31T18:30:00.5Z', '2024-01-31T18:30:00.500Z'],
  ['2024-01-31 18:30:00+01:00', '2024-01-31T17:30:00.000Z'],
])('the instant %j is %s', (text, iso) => {
  expect(instantFilter.parse(text)?.map((instant) => instant.toISOString())).toEqual([iso])
})

test.each(['yesterday', '2024-13-01', '31/01/2024'])('%j is no instant', (text) => {
  expect(instantFilter.safeParse(text).success).toBe(false)
})
