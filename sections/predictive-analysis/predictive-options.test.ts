import { expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { saidOptions } from '#sections/definition/options.ts'
import { modelOptions, reachOptions } from './predictive-options.ts'

it.each<[1 | 12, number | null, string[]]>([
  [1, 2024000, ['', '2025', '2026', '2027', '2029', '2030', '2031', '2034', '2039', '2044']],
  [1, 2031000, ['', '2032', '2033', '2034', '2036', '2038', '2041', '2046', '2051']],
  [1, null, ['']],
  [12, 2024011, ['', '2025-02', '2025-05', '2025-11', '2026-05', '2026-11']],
])('of a series with %d values a year that ends in %s one can ask until %j', (frequency, last, values) => {
  expect(reachOptions(frequency, last).map(({ value }) => value)).toEqual(values)
})

it('says how far that is', () => {
  const [, , until] = saidOptions(reachOptions(12, 2024011), english)
  expect(until).toMatchObject({ label: 'May 2025', hint: '6 months' })
})

it.each<[number, Parameters<typeof modelOptions>[1], string[]]>([
  [10, 'combination', []],
  [6, 'combination', ['ses', 'damped', 'theta', 'ets']],
  [4, null, ['combination', 'naive', 'drift', 'ses', 'damped', 'theta', 'ets']],
  [9, 'dated_trend', ['combination', 'naive', 'drift', 'ses', 'damped', 'theta', 'ets']],
])('with %d figures and %s in use it refuses %j with a reason', (n, used, refused) => {
  const options = modelOptions(n, used)
  expect(options.filter(({ reason }) => reason !== null).map(({ value }) => value)).toEqual(refused)
})
