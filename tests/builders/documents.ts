import fc from 'fast-check'
import { FINDING_KINDS } from '#domain/document/blocks/finding.ts'
import type { Block } from '#domain/document/blocks.ts'
import { DOCUMENT_KINDS, DOCUMENT_SCHEMA, type Document } from '#domain/document/document.ts'
import { holesIn } from '#domain/document/holes.ts'
import { holeOf, PARAMETER_NAMES, type Parameter } from '#domain/document/parameters.ts'
import { escaped } from '#domain/rich-text/read-rich-text.ts'
import { readableText } from '#domain/rich-text/rich-text.ts'

const keepable = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength })
    .filter((text) => !text.includes('\0') && text.length <= maxLength)
const words = (maxLength: number) => keepable(maxLength).filter((text) => text.trim() !== '')
const id = fc.integer({ min: 1, max: 99_999 })
const ids = fc.uniqueArray(id, { maxLength: 5 })
const idsOr = <const H extends string>(hole: H) =>
  fc.uniqueArray(fc.oneof(id, fc.constant(hole)), { maxLength: 5 })
const plain = fc.oneof(keepable(20), fc.boolean(), fc.integer())
const ISO_PERIODS = ['2018', '2024-03', '2024-W40', '2024-Q2']
const share = fc.integer({ min: 0, max: 1000 }).map((thousandth) => thousandth / 1000)
const colour = fc.constantFrom('#000000', '#1a2b3c')
const hash = fc.option(fc.constantFrom('a1', 'f00-ba'))

/** Addresses that may be embedded, in the spelling in which they come back. */
const address = fc.option(fc.webUrl({ validSchemes: ['https'] }))

const inline = words(20).map((text) => escaped(readableText(text)))
const html = fc
  .array(
    fc.oneof(
      inline.map((text) => `<p>${text}</p>`),
      inline.map((text) => `<h3>a <strong>${text}</strong><br /></h3>`),
      inline.map((text) => `<ul><li>${text}</li><li><em>b</em></li></ul>`),
      inline.map(
        (text) => `<a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer">${text}</a>`,
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''))

const shared = {
  id: fc.constant(''),
  width: fc.constantFrom('full' as const, 'half' as const),
}
const frozen = hash
const view = fc.record({
  kind: fc.constantFrom('trend', 'map'),
  indicators: ids,
  sources: idsOr('{source}'),
  locations: idsOr('{place}'),
  periods: fc.subarray([...ISO_PERIODS, '{period}']),
  options: fc.dictionary(
    fc.constantFrom('shape', 'hidden', 'national'),
    fc.oneof(plain, fc.array(plain, { maxLength: 3 })),
  ),
})
const place = fc.oneof(
  fc.record({ plot: fc.constant(null), mark: fc.constant(''), x: share, y: share }),
  fc.record({
    plot: fc.integer({ min: 0, max: 3 }),
    mark: fc.constantFrom('', '2:2018'),
    x: fc.integer({ min: 1950, max: 2030 }),
    y: share,
  }),
)

/** Any kind of block, without its id. */
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    ...shared,
    html,
    size: fc.option(fc.integer({ min: 8, max: 72 })),
    bold: fc.boolean(),
    colour: fc.option(colour),
  }),
  fc.record({ kind: fc.constant('indicator' as const), ...shared, indicator: id }),
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
    ...shared,
    view,
    title: keepable(20),
    note: keepable(20),
    height: fc.constantFrom('usual' as const, 'low' as const, 'high' as const),
    annotations: fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('text' as const),
          at: place,
          text: words(20),
          size: fc.integer({ min: 8, max: 48 }),
          colour,
        }),
        fc.record({
          kind: fc.constantFrom('arrow' as const, 'box' as const),
          from: place,
          to: place,
          colour,
        }),
      ),
      { maxLength: 3 },
    ),
    frozen,
  }),
  fc.record({
    kind: fc.constant('table' as const),
    ...shared,
    view,
    title: keepable(20),
    note: keepable(20),
    rows: fc.option(fc.integer({ min: 1, max: 1000 })),
    frozen,
  }),
  fc.record({ kind: fc.constant('sentence' as const), ...shared, view, frozen }),
  fc.record({
    kind: fc.constant('quote' as const),
    ...shared,
    indicator: id,
    location: fc.oneof(id, fc.constant('{place}' as const)),
    year: fc.option(fc.constantFrom('2018', '{period}')),
    frozen,
  }),
  fc.record({
    kind: fc.constant('picture' as const),
    ...shared,
    picture: fc.constantFrom('a-picture-of-snow-1', 'ZYXWVUTSRQPONMLK_9'),
    alternative: keepable(20),
    caption: keepable(20),
  }),
  fc.record({
    kind: fc.constant('embed' as const),
    ...shared,
    form: fc.constantFrom('link' as const, 'frame' as const),
    address,
    title: keepable(20),
    description: keepable(20),
  }),
  fc.record({
    kind: fc.constant('key-figures' as const),
    ...shared,
    title: keepable(20),
    indicators: fc.uniqueArray(id, { minLength: 1, maxLength: 8 }),
    location: fc.oneof(id, fc.constant('{place}' as const)),
    frozen,
  }),
  fc.record({
    kind: fc.constantFrom(...FINDING_KINDS),
    ...shared,
    indicators: ids,
    location: fc.oneof(id, fc.constant('{place}' as const)),
    frozen,
  }),
  fc.record({ kind: fc.constant('page-break' as const), id: fc.constant('') }),
  fc.record({ kind: fc.constant('slide-break' as const), id: fc.constant(''), title: keepable(20) }),
)

const written = fc.record({
  schema: fc.constant(DOCUMENT_SCHEMA),
  kind: fc.constantFrom(...DOCUMENT_KINDS),
  title: words(60),
  description: keepable(60),
  subject: fc.record({
    indicators: ids,
    sources: ids,
    levels: fc.subarray([1, 2, 3, 4, 5] as const),
    years: fc.uniqueArray(fc.integer({ min: 1950, max: 2030 }), { maxLength: 5 }),
    opening: fc.record({
      indicator: fc.option(id),
      source: fc.option(fc.oneof(id, fc.constant('{source}' as const))),
      location: fc.option(fc.oneof(id, fc.constant('{place}' as const))),
    }),
  }),
  release: fc.constantFrom('latest' as const, 'a1'),
  paper: fc.record({
    size: fc.constantFrom('a4' as const, 'a3' as const, 'letter' as const),
    orientation: fc.constantFrom('portrait' as const, 'landscape' as const),
    columns: fc.constantFrom(1 as const, 2 as const),
  }),
  blocks: fc
    .array(block, { maxLength: 8 })
    .map((blocks) => blocks.map((each, index) => ({ ...each, id: `block-${index}` }))),
})

/** Any document with any blocks, each with an id of its own, and the parameters that it needs. */
export const someDocument: fc.Arbitrary<Document> = fc
  .tuple(written, fc.option(id), fc.option(fc.constantFrom(...ISO_PERIODS)))
  .map(([document, place, period]) => {
    const holes = holesIn(document).map(([, hole]) => hole)
    const parameters = PARAMETER_NAMES.filter((name) => holes.includes(holeOf(name))).map(
      (name): Parameter => (name === 'period' ? { name, value: period } : { name, value: place }),
    )
    return { ...document, parameters }
  })
