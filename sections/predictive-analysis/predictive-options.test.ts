import { expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { saidOptions } from '#sections/definition/options.ts'
import { horizonOptions, modelOptions } from './predictive-options.ts'

it.each<[1 | 12, number | null, string[]]>([
  [1, 2024, ['', '1', '2', '3', '5', '6', '7', '10', '15', '20']],
  [1, 2031, ['', '1', '2', '3', '5', '7', '10', '15', '20']],
  [1, null, ['', '1', '2', '3', '5', '7', '10', '15', '20']],
  [12, 2024, ['', '3', '6', '12', '18', '24']],
])(
  'of a series with %d values a year that ends in %s one can ask for %j steps',
  (frequency, last, values) => {
    expect(horizonOptions(frequency, last).map(({ value }) => value)).toEqual(values)
  },
)

it('says where a horizon leads', () => {
  expect(saidOptions(horizonOptions(1, 2024), english).find(({ value }) => value === '6')).toMatchObject({
    label: '6 years',
    hint: 'to 2030',
  })
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
