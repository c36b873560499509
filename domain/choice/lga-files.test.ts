import { expect, it } from 'vitest'
import { aReference } from '#tests/builders/made-up-country.ts'
import { lgaFilesFor } from './lga-files.ts'

const { locations } = aReference()
/** Source 2 has years and source 4 months of LGAs. */
const BOTH = new Map([
  [2, [2023000]],
  [4, [2024001, 2024002]],
])
const MONTHS = new Map([[4, [2024001, 2024002]]])
const [NATION, STATE, LGA] = [1, 8, 45]

it.each([
  ['years of the nation, a state and an LGA', BOTH, 2, 2023000, NATION, { years: true, monthsOf: null }],
  ['years of a state', BOTH, 2, 2023000, STATE, { years: true, monthsOf: null }],
  ['a month of a state: its LGAs alone', BOTH, 4, 2024002, STATE, { years: false, monthsOf: STATE }],
  ['all months of a state', BOTH, 4, null, STATE, { years: false, monthsOf: STATE }],
  [
    'a month of the nation: nothing, as it has 774',
    BOTH,
    4,
    2024002,
    NATION,
    { years: false, monthsOf: null },
  ],
  [
    'a month of an LGA: also the years of other sources',
    BOTH,
    4,
    2024002,
    LGA,
    { years: true, monthsOf: STATE },
  ],
  ['a month of an LGA where nobody has years', MONTHS, 4, 2024002, LGA, { years: false, monthsOf: STATE }],
  [
    'an LGA whose name is not known: the file that names it',
    MONTHS,
    4,
    2024002,
    999,
    { years: true, monthsOf: null },
  ],
])('%s', (_, coverage, source, period, place, needed) => {
  expect(lgaFilesFor({ coverage, source, period, place: locations.get(place) })).toEqual(needed)
})
