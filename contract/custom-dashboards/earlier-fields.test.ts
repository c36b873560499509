import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocksOf } from '#domain/document/blocks.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { someDocument } from '#tests/builders/documents.ts'
import { EARLIER_CONFIGS } from '#tests/builders/earlier-configs.ts'
import { readEarlierConfig } from './earlier-config.ts'
import { documentOf, type EarlierFields, earlierFields, keptConfig } from './earlier-fields.ts'

const NAMES = [
  { slug: 'indicator-overview', name: 'Indicator Overview' },
  { slug: 'zonal-analysis', name: 'Zonal Analysis' },
  { slug: 'multi-source-comparison', name: 'Multi-source Comparison' },
  { slug: 'scorecard', name: 'Scorecard' },
]
const WORDS = { names: NAMES, category: 'c' }

const FIELDS: EarlierFields = {
  name_of_dashboard: 'Snow',
  description: 'd',
  config: '{}',
  embedded_url: null,
  embedded_url_title: null,
  embedded_iframe: null,
  embedded_iframe_title: null,
  embedded_dashboard_description: null,
}

/** The fields that come back after they were stored as a document. */
function stored(fields: EarlierFields): EarlierFields {
  const document = documentOf(fields, EMPTY_DASHBOARD, NAMES)
  return earlierFields(document, WORDS, keptConfig(document, WORDS, fields.config))
}

const configs = fc.constantFrom(...Object.values(EARLIER_CONFIGS))
const someText = fc.option(fc.string({ minLength: 1, maxLength: 20 }))
const someFields: fc.Arbitrary<EarlierFields> = fc.record({
  name_of_dashboard: fc.string({ minLength: 1, maxLength: 50 }),
  description: fc.string({ maxLength: 50 }),
  config: fc.oneof(configs, fc.json(), fc.string()),
  embedded_url: fc.option(fc.webUrl({ validSchemes: ['https'] })),
  embedded_url_title: someText,
  embedded_iframe: fc.option(fc.webUrl({ validSchemes: ['https'] })),
  embedded_iframe_title: someText,
  embedded_dashboard_description: someText,
})

describe('what earlier clients sent', () => {
  test('comes back letter by letter', () => {
    fc.assert(
      fc.property(someFields, (fields) => {
        expect(stored(fields)).toEqual(fields)
      }),
      { numRuns: 500 },
    )
  })

  test.each(Object.entries(EARLIER_CONFIGS))('%s is a document', (_what, config) => {
    const document = documentOf({ ...FIELDS, config }, EMPTY_DASHBOARD, NAMES)
    expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document })
    const said = readEarlierConfig(config)
    expect(document.subject).toMatchObject({ indicators: said?.indicators, sources: said?.sources })
  })

  test('needs nothing beside the document when it is in the usual form', () => {
    const config = EARLIER_CONFIGS['the form of our own pages'] ?? ''
    const document = documentOf({ ...FIELDS, description: '', config }, EMPTY_DASHBOARD, NAMES)
    expect(keptConfig(document, { ...WORDS, category: '' }, config)).toBeNull()
    expect(document).toEqual({
      ...EMPTY_DASHBOARD,
      title: 'Snow',
      subject: {
        indicators: [7, 8],
        sources: [2],
        levels: [],
        years: [],
        opening: { indicator: null, source: null, location: null },
      },
      blocks: [
        { kind: 'section', id: 'zonal-analysis', section: 'zonal-analysis', state: {} },
        { kind: 'section', id: 'indicator-overview', section: 'indicator-overview', state: {} },
      ],
    })
  })

  test('names a section that does not exist by its title', () => {
    const config = JSON.stringify({
      sectionsArray: [{ name: ' Ranking of all ' }, { name: 'ZONAL analysis' }],
    })
    const { blocks } = documentOf({ ...FIELDS, config }, EMPTY_DASHBOARD, NAMES)
    expect(blocks).toMatchObject([
      { id: 'ranking-of-all', section: 'Ranking of all' },
      { id: 'zonal-analysis', section: 'zonal-analysis' },
    ])
    expect(stored({ ...FIELDS, config }).config).toBe(config)
  })

  test('of a page of another site is a link and a frame', () => {
    const embeds = {
      embedded_url: 'https://example.org/a',
      embedded_url_title: 'A',
      embedded_iframe_title: 'F',
      embedded_dashboard_description: 'What it is',
    }
    expect(documentOf({ ...FIELDS, ...embeds }, EMPTY_DASHBOARD, NAMES).blocks).toEqual([
      {
        ...{ kind: 'embed', id: 'link', form: 'link', width: 'full' },
        ...{ address: 'https://example.org/a', title: 'A', description: '' },
      },
      {
        ...{ kind: 'embed', id: 'frame', form: 'frame', width: 'full' },
        ...{ address: null, title: 'F', description: 'What it is' },
      },
    ])
  })
})

describe('a document', () => {
  test('is the same after earlier clients have read it and sent it back', () => {
    fc.assert(
      fc.property(someDocument, fc.option(configs), (document, kept) => {
        expect(documentOf(earlierFields(document, WORDS, kept), document, NAMES)).toEqual(document)
      }),
    )
  })

  test('says what it says also to those who never saw it, whatever was kept', () => {
    fc.assert(
      fc.property(someDocument, fc.option(configs), (document, kept) => {
        const seen = documentOf(earlierFields(document, WORDS, kept), EMPTY_DASHBOARD, NAMES)
        const slugs = ({ blocks }: Document) =>
          new Set(blocksOf(blocks, 'section').map(({ section }) => section))
        expect(seen.subject.indicators).toEqual(document.subject.indicators)
        expect(seen.subject.sources).toEqual(document.subject.sources)
        expect([...slugs(seen)]).toEqual([...slugs(document)])
      }),
    )
  })

  test('keeps, when earlier clients change it, what they have no words for', () => {
    const before: Document = {
      ...EMPTY_DASHBOARD,
      title: 'Snow',
      subject: {
        indicators: [7],
        sources: [2],
        levels: [],
        years: [],
        opening: { indicator: 7, source: null, location: 20 },
      },
      blocks: [
        { kind: 'heading', id: 'top', text: 'Winter', level: 2 },
        { kind: 'section', id: 's1', section: 'scorecard', state: { indicator: '7' } },
        { kind: 'section', id: 's2', section: 'zonal-analysis', state: {} },
        { kind: 'text', id: 'end', html: '<p>Thanks</p>', ...USUAL_LOOK, width: 'full' },
      ],
    }
    const fields = earlierFields(before, WORDS, null)
    const config = JSON.stringify({
      ...JSON.parse(fields.config),
      sectionsArray: [{ name: 'Indicator Overview' }, { name: 'Scorecard' }],
    })
    expect(documentOf({ ...fields, config }, before, NAMES)).toEqual({
      ...before,
      blocks: [
        before.blocks[0],
        { kind: 'section', id: 'indicator-overview', section: 'indicator-overview', state: {} },
        before.blocks[1],
        before.blocks[3],
      ],
    })
  })
})
