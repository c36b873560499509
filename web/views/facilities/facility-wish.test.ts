import { expect, test } from 'vitest'
import type { Facility } from '#web/queries/facility-rows.ts'
import { facilityFile } from './facility-file.ts'
import { EVERY_FACILITY } from '#sections/maps/finder-state.ts'
import { type FacilityWish, wishedFor } from './facility-wish.ts'

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
  [{ name: 'genral wudl' }, [1]],
  [{ name: 'st. louis' }, [3]],
  [{ name: 'wu xyzzy' }, []],
  [{ state: 27 }, [1, 2, 3]],
  [{ state: 28 }, []],
  [{ level: 'Primary' }, [2, 3]],
  [{ level: 'Primary', ownership: 'Public' }, [2]],
  [{ type: 'Clinic', name: 'garko' }, []],
])('%j', (wish, ids) => {
  expect(wishedFor(FACILITIES, { ...EVERY_FACILITY, ...wish }).map(({ id }) => id)).toEqual(ids)
})

test('a file of facilities names the place, and no cell of it can be run', () => {
  const odd = facility(4, '=1+1, Clinic', 'Clinic', 'Primary', 'Public')
  const [heads, row] = facilityFile([odd], (place) => (place === 27 ? 'Kano' : ''), 'A census').split('\r\n')
  expect(heads).toMatch(/^id,name,type/)
  expect(row).toMatch(/^4,"'=1\+1, Clinic",Clinic,Primary,Public,Kano,,,,A census$/)
})
