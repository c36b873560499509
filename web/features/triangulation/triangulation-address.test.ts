import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fullSelection,
  parseTriangulation,
  type TriangulationSelection,
  tidySelection,
  writeTriangulation,
} from './triangulation-address.ts'

const id = fc.integer({ min: 1, max: 99_999 })

const selections: fc.Arbitrary<TriangulationSelection> = fc
  .record({
    indicator: fc.option(id),
    primary: fc.option(id),
    comparisons: fc.uniqueArray(id, { maxLength: 2 }),
    location: fc.option(id),
    asked: fc.boolean(),
  })
  .map(tidySelection)

test('parse(write(selection)) = selection, and other parameters stay', () => {
  fc.assert(
    fc.property(selections, (selection) => {
      const query = new URLSearchParams('period=2018&asked=0&compare=3,4&indicator=1')
      writeTriangulation(query, selection)
      expect(parseTriangulation(query)).toEqual(selection)
      expect(query.get('period')).toBe('2018')
    }),
  )
})

test.each([
  ['a third comparison is dropped', 'datasource=10&compare=107,102,2', [107, 102]],
  ['a source is compared once', 'datasource=10&compare=107,107', [107]],
  ['no source is compared with itself', 'datasource=10&compare=10,2', [2]],
  ['what is no id is left out', 'datasource=10&compare=x,-1,2', [2]],
])('%s', (_, query, comparisons) => {
  expect(parseTriangulation(new URLSearchParams(query)).comparisons).toEqual(comparisons)
})

test.each([
  ['nothing', '', false],
  ['a primary source only', 'datasource=10', false],
  ['a comparison only', 'compare=10', false],
  ['both', 'datasource=10&compare=2', true],
])('%s: can it be triangulated?', (_, query, full) => {
  expect(fullSelection(parseTriangulation(new URLSearchParams(query))) !== null).toBe(full)
})
