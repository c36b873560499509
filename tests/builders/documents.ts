import fc from 'fast-check'
import type { Block } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'

const keepable = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength })
    .filter((text) => !text.includes('\0') && text.length <= maxLength)
const words = (maxLength: number) => keepable(maxLength).filter((text) => text.trim() !== '')
const id = fc.integer({ min: 1, max: 99_999 })
const ids = fc.uniqueArray(id, { maxLength: 5 })
const plain = fc.oneof(keepable(20), fc.boolean(), fc.integer())

/** Addresses that may be embedded, in the spelling in which they come back. */
const address = fc.option(fc.webUrl({ validSchemes: ['https'] }))

/** Any kind of block, without its id. */
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), id: fc.constant(''), text: words(50) }),
  fc.record({
    kind: fc.constant('heading' as const),
    id: fc.constant(''),
    text: words(50),
    level: fc.constantFrom(2 as const, 3 as const),
  }),
  fc.record({
    kind: fc.constant('section' as const),
    id: fc.constant(''),
    section: fc.constantFrom('indicator-overview', 'zonal-analysis', 'scorecard'),
    state: fc.dictionary(fc.constantFrom('indicator', 'location', 'shape'), keepable(20)),
  }),
  fc.record({
    kind: fc.constant('figure' as const),
    id: fc.constant(''),
    title: keepable(20),
    note: keepable(20),
    view: fc.record({
      kind: fc.constantFrom('trend', 'map'),
      indicators: ids,
      sources: ids,
      locations: ids,
      periods: fc.subarray(['2018', '2024-03', '2024-W40', '2024-Q2']),
      options: fc.dictionary(
        fc.constantFrom('shape', 'hidden', 'national'),
        fc.oneof(plain, fc.array(plain, { maxLength: 3 })),
      ),
    }),
  }),
  fc.record({
    kind: fc.constant('embed' as const),
    id: fc.constant(''),
    form: fc.constantFrom('link' as const, 'frame' as const),
    address,
    title: keepable(20),
    description: keepable(20),
  }),
)

/** Any document with any blocks, each with an id of its own. */
export const someDocument: fc.Arbitrary<Document> = fc.record({
  schema: fc.constant(1 as const),
  kind: fc.constant('dashboard' as const),
  title: words(60),
  description: keepable(60),
  subject: fc.record({
    indicators: ids,
    sources: ids,
    opening: fc.record({ indicator: fc.option(id), source: fc.option(id), location: fc.option(id) }),
  }),
  blocks: fc
    .array(block, { maxLength: 8 })
    .map((blocks) => blocks.map((each, index) => ({ ...each, id: `block-${index}` }))),
})
