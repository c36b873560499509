import { expect, test } from 'vitest'
import type { Facility } from '#web/queries/facilities.ts'
import { EVERY_FACILITY, type FacilityWish, wishedFor } from './facility-wish.ts'

const facility = (id: number, name: string, type: string, level: string, ownership: string): Facility => ({
  ...{ id, name, type, level, ownership },
  ...{ state: 27, lga: null, at: null },
})

const FACILITIES = [
  facility(1, 'Wudil General Hospital', 'General Hospital', 'Secondary', 'Public'),
  facility(2, 'Garko Health Post', 'Health Post', 'Primary', 'Public'),
  facility(3, 'St Louis Clinic', 'Clinic', 'Primary', 'Faith-based organisation'),
]

test.each<[Partial<FacilityWish>, number[]]>([
  [{}, [1, 2, 3]],
  [{ name: ' wudil' }, [1]],
  [{ level: 'Primary' }, [2, 3]],
  [{ level: 'Primary', ownership: 'Public' }, [2]],
  [{ type: 'Clinic', name: 'garko' }, []],
])('%j', (wish, ids) => {
  expect(wishedFor(FACILITIES, { ...EVERY_FACILITY, ...wish }).map(({ id }) => id)).toEqual(ids)
})
