import { expect, test } from 'vitest'
import { aReference } from '#tests/builders/made-up-country.ts'
import { MADE_UP_CATALOGUE } from '#tests/components/made-up-catalogue.ts'
import { catalogueColumns, catalogueRows } from './catalogue-columns.ts'
import { definitionsFile, withDefinitions } from './definitions-file.ts'
import { catalogueOf } from './release-data.ts'
import { decodeCatalogue } from './release-decode.ts'

const { curation } = aReference()
const [coats, ...others] = MADE_UP_CATALOGUE.indicators
const STORED = {
  ...MADE_UP_CATALOGUE,
  indicators: [...(coats ? [{ ...coats, definition: 'Children with a coat that is warm' }] : []), ...others],
}
const travelled = <File>(file: File): File => JSON.parse(JSON.stringify(file))

test('a catalogue comes as it went, but for the definitions', () => {
  expect(catalogueRows(travelled(catalogueColumns(STORED)))).toEqual(MADE_UP_CATALOGUE)
})

test('with the definitions that come apart it is whole', () => {
  const { reference } = catalogueOf(travelled(catalogueColumns(STORED)), curation)
  expect(reference.indicators.get(7)?.definition).toBe('')
  const file = travelled(definitionsFile(STORED))
  expect(file.definitions).toEqual([[7, 'Children with a coat that is warm']])
  expect(withDefinitions(reference, file)).toEqual(decodeCatalogue(STORED, curation).reference)
})

test('a catalogue of nothing, and one from before licences had classes', () => {
  const empty = { ...STORED, indicators: [], sources: [] }
  expect(catalogueRows(travelled(catalogueColumns(empty)))).toEqual(empty)
  const early = STORED.sources.map(({ licence_class: _, ...source }) => source)
  const { reference } = catalogueOf(travelled(catalogueColumns({ ...STORED, sources: early })), curation)
  expect(reference.sources.get(2)?.licenceClass).toBe('not_verified')
})
