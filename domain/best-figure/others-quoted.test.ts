import { expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { othersQuoted } from './others-quoted.ts'

const [SURVEY, NEWER, NEWEST, LATER] = [2, 3, 4, 5]
const reference = aReference(
  [aSource(SURVEY, 'DHS'), aSource(NEWER, 'NFS'), aSource(NEWEST, 'MICS'), aSource(LATER, 'LSS')],
  [
    anIndicator(7, {
      programArea: 'Immunization',
      fullName: 'Vaccine coverage',
      shortName: 'Vaccine coverage',
    }),
  ],
)
const places = [{ id: 8 }, { id: 9 }, { id: 10 }]
const own = places.map(({ id }) => aPoint(SURVEY, id, '2020', 40))

test.each<[what: string, points: readonly Point[], said: string]>([
  ['nothing where all that is quoted is of the source', [], ''],
  ['nothing of another round of the source', [aPoint(SURVEY, 8, '2024', 50)], ''],
  [
    'some states',
    [aPoint(NEWER, 8, '2022', 50)],
    'For 1 of these 3 states another figure is quoted: NFS 2022.',
  ],
  [
    'all states, that of most of them first',
    [aPoint(NEWER, 8, '2022', 50), aPoint(NEWEST, 9, '2023', 50), aPoint(NEWEST, 10, '2023', 50)],
    'For these 3 states another figure is quoted: MICS 2023 and NFS 2022.',
  ],
  [
    'more than two rounds',
    [aPoint(NEWER, 8, '2022', 50), aPoint(NEWEST, 9, '2023', 50), aPoint(LATER, 10, '2024', 50)],
    'For these 3 states another figure is quoted: NFS 2022 and 2 others.',
  ],
])('says of %s', (_, points, said) => {
  const table = tableOf([...own, ...points])
  const found = othersQuoted({ table, reference, indicator: 7, source: SURVEY, places, currentYear: 2025 })
  expect(english.text(found ?? '')).toBe(said)
})
