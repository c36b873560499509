import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WIDE } from '#tests/wide-run.ts'
import { countWithin, distance, nearest, type Position, ringAround } from './nearest.ts'

const shipped = readFileSync(new URL('../../datasets/facilities.csv', import.meta.url), 'utf8')
/** Where the facilities that ship stand; the coordinates are the last plain numbers of a row before its source and flag. */
const FACILITIES = shipped.split('\n').flatMap((line, id) => {
  const [, latitude, longitude] = /,(-?[\d.]+),(-?[\d.]+),105,\w*$/.exec(line) ?? []
  return latitude && longitude ? [{ id, at: [Number(longitude), Number(latitude)] as const }] : []
})

/** Numbers from 0 to 1, the same in every run. */
function* numbers(): Generator<number, never> {
  for (let state = 7; ; ) {
    state = (state * 48_271) % 2_147_483_647
    yield state / 2_147_483_647
  }
}

test('Abuja and Lagos are about 520 km apart, and a degree of longitude is shorter in the north', () => {
  expect(distance([7.4951, 9.0579], [3.3792, 6.5244])).toBeCloseTo(534, -1)
  expect(distance([3, 13], [4, 13])).toBeLessThan(distance([3, 5], [4, 5]))
  expect(distance([3, 13], [3, 13])).toBe(0)
})

test('from points all over the country: the same facilities as when all are measured', () => {
  expect(FACILITIES.length).toBeGreaterThan(19_000)
  const next = numbers()
  const away = new Float64Array(FACILITIES.length)
  for (let round = 0; round < (WIDE ? 500 : 100); round++) {
    const from: Position = [2.7 + next.next().value * 11.9, 4.3 + next.next().value * 9.5]
    const found = nearest(FACILITIES, from, 5)
    const far = found.map(({ kilometres }) => kilometres)
    expect(found.map(({ thing }) => distance(from, thing.at))).toEqual(far)
    expect(new Set(found.map(({ thing }) => thing.id)).size).toBe(5)
    // All are measured: those nearer than the farthest of the five are the others of the five, and no more.
    for (let at = 0; at < away.length; at++) away[at] = distance(from, FACILITIES[at]?.at ?? from)
    const farthest = Math.max(...far)
    expect(far).toEqual(far.toSorted((a, b) => a - b))
    expect(away.filter((kilometres) => kilometres < farthest)).toHaveLength(
      far.filter((kilometres) => kilometres < farthest).length,
    )
  }
})

test('what nobody knows the place of is no neighbour, and fewer than asked for are all of them', () => {
  const things = [{ at: null }, { at: [4, 7] as const }]
  expect(nearest(things, [4, 7], 3)).toEqual([{ thing: { at: [4, 7] }, kilometres: 0 }])
})

test('a degree of latitude is 111.2 km: what stands within 100 and within 250 km', () => {
  const things = [{ at: [8, 10] as const }, { at: [8, 11] as const }, { at: [8, 12] as const }, { at: null }]
  expect(countWithin(things, [8, 10], [100, 112, 250])).toEqual([1, 2, 3])
})

test('every corner of a ring is as far away as the ring is wide, and the ring is closed', () => {
  for (const kilometres of [10, 50]) {
    const ring = ringAround([8.5, 12], kilometres)
    for (const corner of ring) expect(distance([8.5, 12], corner)).toBeCloseTo(kilometres, 6)
    expect(ring.at(-1)).toEqual(ring[0])
  }
})
