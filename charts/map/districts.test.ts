import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mapShapes, type Topology } from './boundaries.ts'
import { EVERY_DISTRICT, EVERY_LGA } from './map-name.ts'

test('the 109 senatorial districts are made of the 774 LGAs and of nothing else', async () => {
  const file = join(import.meta.dirname, '../../datasets/boundaries/lgas.topo.json')
  const topology: Topology = JSON.parse(await readFile(file, 'utf8'))
  const districts = mapShapes(EVERY_DISTRICT, topology)
  expect(districts.size).toBe(109)
  const surface = (map: string) =>
    [...mapShapes(map, topology).values()]
      .flatMap(({ rings }) => rings)
      .reduce((sum, ring) => sum + signedArea(ring), 0)
  expect(Math.abs(surface(EVERY_DISTRICT) / surface(EVERY_LGA) - 1)).toBeLessThan(1e-6)
})

function signedArea(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}
