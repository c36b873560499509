import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someDocument } from '#tests/builders/documents.ts'
import { EMPTY_DASHBOARD, type Document } from './document.ts'
import { fill, type Filling, openParameters } from './fill.ts'
import { holesIn } from './holes.ts'
import { readDocument } from './read-document.ts'

const KANO: Filling = {
  place: { value: 20, name: 'Kano' },
  source: { value: 2, name: 'Survey "A" <b>' },
  period: { value: '2024-03', name: 'March 2024' },
}

const VIEW = {
  ...{ kind: 'map', indicators: [7], periods: ['2024-03', '{period}'], options: {} },
  sources: [2, '{source}' as const],
  locations: ['{place}' as const, 1],
}

const TEMPLATE: Document = {
  ...EMPTY_DASHBOARD,
  kind: 'brief',
  title: '{place} in {period}, {other}',
  subject: {
    indicators: [7],
    sources: [2],
    levels: [],
    years: [],
    opening: { indicator: 7, source: '{source}', location: '{place}' },
  },
  parameters: [
    { name: 'place', value: null },
    { name: 'source', value: null },
    { name: 'period', value: '2018' },
  ],
  blocks: [
    {
      ...{
        kind: 'figure',
        id: 'f',
        view: VIEW,
        title: 'In {place}',
        note: '',
        width: 'full',
        height: 'usual',
      },
      annotations: [
        {
          kind: 'text',
          at: { plot: 0, mark: '', x: 2018, y: 0 },
          text: '{place}',
          size: 8,
          colour: '#000000',
        },
      ],
      frozen: null,
    },
    { kind: 'text', id: 't', html: '<p>{source} of {place}</p>', ...USUAL_LOOK, width: 'full' },
    {
      kind: 'section',
      id: 's',
      section: 'zonal-analysis',
      state: { location: '{place}', word: 'in {place}' },
    },
    {
      kind: 'quote',
      id: 'q',
      indicator: 7,
      location: '{place}',
      year: '{period}',
      width: 'full',
      frozen: null,
    },
  ],
}

describe('a template', () => {
  test('and a place make a document without holes: ids in lists, names in texts', () => {
    expect(fill(TEMPLATE, KANO)).toEqual({
      ...TEMPLATE,
      title: 'Kano in March 2024, {other}',
      subject: {
        indicators: [7],
        sources: [2],
        levels: [],
        years: [],
        opening: { indicator: 7, source: 2, location: 20 },
      },
      parameters: [],
      blocks: [
        {
          ...TEMPLATE.blocks[0],
          title: 'In Kano',
          view: { ...VIEW, sources: [2], locations: [20, 1], periods: ['2024-03'] },
          annotations: [
            {
              kind: 'text',
              at: { plot: 0, mark: '', x: 2018, y: 0 },
              text: 'Kano',
              size: 8,
              colour: '#000000',
            },
          ],
        },
        {
          kind: 'text',
          id: 't',
          html: '<p>Survey &quot;A&quot; &lt;b&gt; of Kano</p>',
          ...USUAL_LOOK,
          width: 'full',
        },
        {
          ...{ kind: 'section', id: 's', section: 'zonal-analysis' },
          state: { location: '20', word: 'in {place}' },
        },
        { kind: 'quote', id: 'q', indicator: 7, location: 20, year: '2024', width: 'full', frozen: null },
      ],
    })
  })

  test('that is not filled wholly is no document to draw', () => {
    expect(openParameters(TEMPLATE, {})).toEqual(['place', 'source', 'period'])
    expect(() => fill(TEMPLATE, { place: { value: 20, name: 'Kano' } })).toThrow('leaves open its source')
  })

  test('filled is a document that can be kept, and filling it again changes nothing', () => {
    fc.assert(
      fc.property(someDocument, (document) => {
        const filled = fill(document, KANO)
        expect(holesIn(filled)).toEqual([])
        expect(readDocument(JSON.parse(JSON.stringify(filled)))).toEqual({ ok: true, document: filled })
        expect(fill(filled, KANO)).toEqual(filled)
      }),
    )
  })
})

test('a view whose columns go together by position keeps a source that stands in several', () => {
  const view = {
    kind: 'scorecard',
    indicators: [18, 18, 7],
    sources: [2, 2, 2],
    locations: [],
    periods: ['2013', '2018', '2018'],
    options: {},
  }
  const [template] = TEMPLATE.blocks
  if (template?.kind !== 'figure') throw new Error('The template begins with a figure.')
  const document: Document = { ...TEMPLATE, blocks: [{ ...template, view }] }
  expect(readDocument(structuredClone(document))).toEqual({ ok: true, document })
  const [filled] = fill(document, KANO).blocks
  expect(filled && 'view' in filled && filled.view).toEqual(view)
})
