import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { featuresOf, mapShapes, type Topology } from './boundaries.ts'
import { EVERY_DISTRICT, EVERY_LGA, LGAS_OF } from '#charts/selection/map-name.ts'

const file = join(import.meta.dirname, '../../datasets/boundaries/lgas.topo.json')
const topology: Topology = JSON.parse(await readFile(file, 'utf8'))

test('the 109 senatorial districts are made of the 774 LGAs and of nothing else', () => {
  const districts = featuresOf(EVERY_DISTRICT, topology)
  expect(districts.length).toBe(109)
  const surface = (map: string) => {
    const shapes = mapShapes(map, topology)
    return featuresOf(map, topology)
      .flatMap(({ id }) => shapes.get(Number(id))?.rings ?? [])
      .reduce((sum, ring) => sum + signedArea(ring), 0)
  }
  expect(Math.abs(surface(EVERY_DISTRICT) / surface(EVERY_LGA) - 1)).toBeLessThan(1e-6)
})

test.each([EVERY_LGA, EVERY_DISTRICT])('the states around the regions of %s come with them', (map) => {
  const shapes = mapShapes(map, topology)
  const states = new Set(featuresOf(map, topology).map(({ properties }) => Number(properties?.parent)))
  expect(states.size).toBe(37)
  expect([...states].filter((state) => (shapes.get(state)?.rings.length ?? 0) === 0)).toEqual([])
})

test('other maps have their regions alone', () => {
  expect(mapShapes(`${LGAS_OF}8`, topology).size).toBe(17)
})

function signedArea(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}
