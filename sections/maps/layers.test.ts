import { expect, test } from 'vitest'
import { layersParameter, MAP_LAYERS, reordered, STANDARD_LAYERS } from './layers.ts'

const read = (text: string) => layersParameter.read(new URLSearchParams(`layers=${text}`))
const written = (layers: ReturnType<typeof read>) => {
  const query = new URLSearchParams()
  layersParameter.write(query, layers)
  return query.get('layers')
}

test('layers as they are at first leave the address as it is', () => {
  expect(written(STANDARD_LAYERS)).toBeNull()
  expect(read('')).toEqual(STANDARD_LAYERS)
})

test.each([
  ['-borders,regions.60', 'borders', false, 100],
  ['-borders,regions.60', 'regions', true, 60],
  ['regions.900', 'regions', true, 100],
  ['regions.20,regions.30,nonsense,<b>', 'regions', true, 20],
])('%s: %s', (text, name, isShown, opacity) => {
  const layers = read(text)
  expect(layers.map((one) => one.name).toSorted()).toEqual(MAP_LAYERS.toSorted())
  expect(layers.find((one) => one.name === name)).toEqual({ name, isShown, opacity })
})

test('a layer changes places with its neighbour and is found again by its address', () => {
  const layers = reordered(STANDARD_LAYERS, 'regions', 'borders')
  expect(layers.slice(-2).map(({ name }) => name)).toEqual(['regions', 'borders'])
  expect(read(written(layers) ?? '')).toEqual(layers)
})
