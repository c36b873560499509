import { expect, test } from 'vitest'
import { rowChanges } from './rounds.ts'

const HEAD = 'indicator,datasource,location,period,value'
const file = (head: string, ...rows: string[]) => [
  { name: 'a.csv', text: `\uFEFF${[head, ...rows].join('\r\n')}\r\n` },
]

test('what a correction changed: rows are known by what they are of, not by their order', () => {
  const before = file(HEAD, '7,2,8,2024,33', '7,2,9,2024,40', '7,2,10,2024,50')
  const after = file(HEAD, '7,2,9,2024,40', '7,2,8,2024,34', '7,2,8,2023,31')
  expect(rowChanges(before, after)).toEqual({ added: 1, changed: 1, dropped: 1 })
  expect(rowChanges(before, before)).toEqual({ added: 0, changed: 0, dropped: 0 })
})

test('a column more that holds nothing changes nothing; one of groups tells rows apart', () => {
  const before = file(HEAD, '7,2,8,2024,33')
  expect(rowChanges(before, file(`${HEAD},lower`, '7,2,8,2024,33,'))).toEqual({
    added: 0,
    changed: 0,
    dropped: 0,
  })
  const groups = file(`${HEAD},dimension,category`, '7,2,8,2024,33,sex,female', '7,2,8,2024,35,sex,male')
  expect(
    rowChanges(
      groups,
      groups.map((one) => ({ ...one, text: one.text.replace('35', '36') })),
    ),
  ).toEqual({
    ...{ added: 0, changed: 1, dropped: 0 },
  })
})
