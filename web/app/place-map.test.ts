import { expect, test } from 'vitest'
import { periodCode } from '#domain/period/period.ts'
import { aReference, aSource } from '#tests/builders/made-up-country.ts'
import { mappedIndicators, sourceOfLgas } from './place-map.ts'

const reference = aReference(
  [
    aSource(2, 'Reports', { classification: 'Routine' }),
    aSource(6, 'Survey'),
    aSource(9, 'Model', { classification: 'Estimate' }),
  ],
  [],
)
const years = (...all: readonly string[]) => all.flatMap((text) => periodCode(text) ?? [])

test.each<[string, [number, number[]][], number | null]>([
  [
    'the newest year',
    [
      [6, years('2018')],
      [9, years('2016', '2023')],
    ],
    9,
  ],
  [
    'reports last, however new',
    [
      [2, years('2024')],
      [6, years('2018')],
    ],
    6,
  ],
  [
    'years ahead do not count',
    [
      [6, years('2018')],
      [9, years('2030')],
    ],
    6,
  ],
  ['reports where nobody else has any', [[2, years('2024')]], 2],
  ['months are no years', [[2, years('2024-03')]], null],
  ['nobody', [], null],
])('LGAs: %s', (_title, lga, source) => {
  expect(sourceOfLgas(new Map(lga), reference, 2026)).toBe(source)
})

test('an indicator is offered where some source has the level', () => {
  const coverage = new Map([
    [7, new Map([[6, 1 | 2 | 4]])],
    [18, new Map([[6, 1 | 8]])],
  ])
  const at = (level: 1 | 2 | 3) => mappedIndicators({ id: 1, name: '', level, parent: null }, coverage)
  expect([at(1), at(2), at(3)]).toEqual([[7], [7], [18]])
})
