import { expect, test } from 'vitest'
import { figuresTogether } from '#domain/brief/key-figure.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { headlineOf } from './lead.ts'

const names = ['Cover', 'Children with shelter', 'Heat'].map((shortName, at) =>
  anIndicator(7 + at, { shortName, fullName: `${shortName} coverage`, programArea: 'Immunization' }),
)
const reference = aReference([aSource(2, 'DHS')], names)
const place = byId(reference.locations, 1)

/** A share in two rounds, each with an interval of so many points on either side; without it none is held. */
const both = (indicator: number, before: number, now: number, half: number | null = null) =>
  [['2018', before] as const, ['2024', now] as const].map(([period, value]) =>
    aPoint(2, 1, period, value, {
      indicator,
      ...(half !== null && { lower: value - half, upper: value + half, intervalLevel: 95 }),
    }),
  )

test.each<[what: string, points: readonly Point[], said: string]>([
  [
    'the share that differs most where no change can be tested, with that doubt',
    [...both(7, 50, 53), ...both(8, 19, 31), ...both(9, 54, 51)],
    'Since DHS 2018, the share of children with shelter differs most of 3 key figures: 19.0% then, 31.0% in DHS 2024. Intervals are not held for both, so it is unclear whether this is a change.',
  ],
  [
    'that nothing can be tested where one share alone has a round before',
    both(7, 50, 53),
    'No change can be tested: intervals of two rounds are not held for the key figures of Aldovia.',
  ],
  [
    'the change that intervals bear, and no other',
    [...both(7, 50, 65), ...both(8, 19, 31, 2)],
    'Children with shelter got better since DHS 2018.',
  ],
  ['that nothing is held', [], 'Hardly any figure of Aldovia itself is held.'],
])('the headline says %s', (_, points, said) => {
  const all = tableOf(points)
  const data = { reference, currentYear: 2025, tableOf: () => all }
  const key = figuresTogether({ data, place }, [7, 8, 9])
  expect(english.text(headlineOf({ place, key }))).toBe(said)
})

test('of a zone whose own figures cannot be tested the changes of its states are told', () => {
  const key = figuresTogether(
    { data: { reference, currentYear: 2025, tableOf: () => tableOf([]) }, place },
    [7],
  )
  expect(english.text(headlineOf({ place, key }, 'In 3 of 7 states.'))).toBe('In 3 of 7 states.')
})
