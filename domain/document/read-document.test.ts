import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inWords } from '#domain/message/in-words.ts'
import { english } from '#languages/from-source.ts'
import { someDocument } from '#tests/builders/documents.ts'
import type { Block } from './blocks.ts'
import type { TemplateView } from './blocks/view-field.ts'
import { type Document, USUAL_PAPER } from './document.ts'
import { readDocument } from './read-document.ts'

const OPEN: TemplateView = {
  kind: 'trend',
  indicators: [7],
  sources: ['{source}'],
  locations: ['{place}'],
  periods: ['{period}'],
  options: {},
}

const shareAt = (x: number, y: number) => ({ plot: null, mark: '', x, y })
const valueAt = { plot: 0, mark: '', x: 2012.1, y: 28 }
const BLOCKS: readonly Block[] = [
  { kind: 'heading', id: 'a', text: 'Snow', level: 2 },
  { kind: 'text', id: 'b', html: '<p>First.</p><p>Second.</p>', ...USUAL_LOOK, width: 'full' },
  { kind: 'section', id: 'zonal-analysis', section: 'zonal-analysis', state: { indicator: '7' } },
  {
    kind: 'figure',
    id: 'c',
    title: '',
    note: 'In winter',
    width: 'half',
    height: 'high',
    annotations: [
      { kind: 'text', at: shareAt(0.1, 1), text: 'Here', size: 12, colour: '#000000' },
      { kind: 'arrow', from: shareAt(0, 0), to: { ...valueAt, mark: '2:2018' }, colour: '#1a2b3c' },
      { kind: 'box', from: valueAt, to: { ...valueAt, y: -1e15 }, colour: '#1a2b3c' },
    ],
    frozen: 'a1b2',
    view: {
      kind: 'trend',
      indicators: [7],
      sources: [2],
      locations: [1, 20],
      periods: ['2018', '2024-03', '2024-W40', '2024-Q2'],
      options: { shape: 'line', national: false, horizon: 5, hidden: [3, 4] },
    },
  },
  {
    kind: 'embed',
    id: 'link',
    form: 'link',
    address: 'https://example.org/a?b=1',
    title: 'A',
    description: '',
    width: 'full',
  },
  { kind: 'table', id: 't', view: OPEN, title: '', note: '', rows: 10, width: 'full', frozen: null },
  { kind: 'sentence', id: 's', view: OPEN, width: 'full', frozen: null },
  {
    kind: 'quote',
    id: 'q',
    indicator: 7,
    location: '{place}',
    year: '{period}',
    width: 'half',
    frozen: null,
  },
  { kind: 'picture', id: 'p', picture: 'snow-in-the-north', alternative: 'Snow', caption: '', width: 'full' },
  { kind: 'page-break', id: 'break' },
  { kind: 'slide-break', id: 'slide', title: 'What follows' },
  {
    kind: 'key-figures',
    id: 'k',
    title: '',
    indicators: [7, 8],
    location: '{place}',
    width: 'full',
    frozen: null,
  },
  {
    kind: 'embed',
    id: 'frame',
    form: 'frame',
    address: null,
    title: '',
    description: 'Not yet',
    width: 'full',
  },
]

const WHOLE: Document = {
  schema: 7,
  kind: 'dashboard',
  title: 'Snow',
  description: 'Where and when',
  subject: {
    indicators: [7, 8],
    sources: [2],
    levels: [1, 3],
    years: [2018, 2021],
    opening: { indicator: 8, source: null, location: '{place}' },
  },
  parameters: [
    { name: 'place', value: 1 },
    { name: 'source', value: null },
    { name: 'period', value: '2018' },
  ],
  release: 'latest',
  paper: USUAL_PAPER,
  blocks: BLOCKS,
}

/** The document as JSON brings it. */
const sent = (document: unknown): unknown => JSON.parse(JSON.stringify(document))

function errorsOf(value: unknown) {
  const read = readDocument(value)
  return read.ok ? 'none' : inWords(read.errors, english)
}

test('every kind of block is read as it was written', () => {
  expect(readDocument(sent(WHOLE))).toEqual({ ok: true, document: WHOLE })
})

test('read(write(document)) = document', () => {
  fc.assert(
    fc.property(someDocument, (document) => {
      expect(readDocument(sent(document))).toEqual({ ok: true, document })
    }),
  )
})

test('nothing from outside makes it throw, and what it takes it gives back', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('title', 'subject', 'blocks', 'kind', 'parameters', 'paper', 'release'),
      (value, field) => {
        const document = { ...WHOLE, [field]: value }
        const read = readDocument(document)
        if (read.ok) expect(read.document).toEqual(document)
        expect(readDocument(value).ok).toBe(false)
      },
    ),
  )
})

describe('a document is refused by field:', () => {
  const section = BLOCKS[2]
  const quote = BLOCKS.find(({ kind }) => kind === 'quote')
  const SUBJECT = { ...WHOLE.subject, opening: { indicator: null, source: null, location: null } }
  const figure = { ...BLOCKS[3], view: { ...(BLOCKS[3]?.kind === 'figure' ? BLOCKS[3].view : {}) } }
  const view = (change: object) => ({ blocks: [{ ...figure, view: { ...figure.view, ...change } }] })
  const embed = (address: string) => ({ blocks: [{ ...BLOCKS[4], address }] })
  const many = (count: number) => Array.from({ length: count }, (_, id) => id)
  test.each<[string, object, object]>([
    ['another kind', { kind: 'poem' }, { kind: ['Give one of dashboard, report, brief, profile.'] }],
    ['no title', { title: ' ' }, { title: ['Write something.'] }],
    ['a title that nobody sees', { title: '\u200b' }, { title: ['Write something.'] }],
    ['a long title', { title: 'x'.repeat(201) }, { title: ['Write at most 200 characters.'] }],
    ['half a character', { title: '\ud800' }, { title: ['This text holds something that is no character.'] }],
    ['the character 0', { description: 'a\0' }, expect.objectContaining({ description: expect.anything() })],
    ['a field that nobody knows', { colour: 'red' }, { colour: ['This is not known here.'] }],
    ['no subject', { subject: null }, expect.objectContaining({ subject: ['Give an object.'] })],
    [
      'too many indicators',
      { subject: { ...WHOLE.subject, indicators: many(501) } },
      { 'subject.indicators': ['Choose at most 500 indicators.'] },
    ],
    [
      'a level that there is not',
      { subject: { ...WHOLE.subject, levels: [1, 6] } },
      { 'subject.levels': ['Give some of 1, 2, 3, 4, 5, each once.'] },
    ],
    [
      'a year twice, and one of another time',
      { subject: { ...WHOLE.subject, years: [2018, 2018, 20_180] } },
      { 'subject.years': ['Give different whole numbers from 1900 to 2200, each once.'] },
    ],
    [
      'too many sources',
      { subject: { ...WHOLE.subject, sources: many(101) } },
      { 'subject.sources': ['Choose at most 100 data sources.'] },
    ],
    [
      'an id twice',
      { subject: { ...WHOLE.subject, indicators: [7, 7] } },
      { 'subject.indicators': ['Give different ids, each once.'] },
    ],
    [
      'an id in words',
      { subject: { ...WHOLE.subject, opening: { indicator: '7', source: null, location: null } } },
      { 'subject.opening.indicator': ['Give an id or null.'] },
    ],
    ['blocks that are no list', { blocks: {} }, { blocks: ['Give a list.'] }],
    [
      'too many blocks',
      { blocks: many(201).map((id) => ({ ...section, id: `s${id}` })) },
      { blocks: ['Give at most 200.'] },
    ],
    [
      'a block of an unknown kind',
      { blocks: [section, { id: 'x', kind: 'poem', lines: [] }] },
      { 'blocks.1.kind': ['There is no block of the kind poem.'] },
    ],
    [
      'two blocks with one id',
      { blocks: [section, section] },
      { 'blocks.1.id': ['Another block has this id.'] },
    ],
    [
      'an id with signs',
      { blocks: [{ ...section, id: 'a b' }] },
      { 'blocks.0.id': ['Name each block with letters, digits and hyphens.'] },
    ],
    [
      'a field of another kind of block',
      { blocks: [{ ...section, text: 'x' }] },
      { 'blocks.0.text': ['This is not known here.'] },
    ],
    [
      'a state that is no text',
      { blocks: [{ ...section, state: { indicator: 7 } }] },
      { 'blocks.0.state.indicator': ['Give a text.'] },
    ],
    ['a deep heading', { blocks: [{ ...BLOCKS[0], level: 4 }] }, { 'blocks.0.level': ['Give one of 2, 3.'] }],
    [
      'a text that is too small, of no weight and no colour',
      { blocks: [{ ...BLOCKS[1], size: 7, bold: 'very', colour: 'red' }] },
      {
        'blocks.0.size': ['Give a number from 8 to 72.'],
        'blocks.0.bold': ['Give true or false.'],
        'blocks.0.colour': ['Write colours as #1a2b3c.'],
      },
    ],
    ['an empty text', { blocks: [{ ...BLOCKS[1], html: '' }] }, { 'blocks.0.html': ['Write something.'] }],
    ...[
      '<script>alert(1)</script>',
      '<p onclick="a()">a</p>',
      '<a href="javascript:alert(1)">a</a>',
      '<svg><p>a</p></svg>',
      '<p>a',
      '<img src="https://example.org/a.png">',
      'a & b',
    ].map((html): [string, object, object] => [
      `the text ${html}`,
      { blocks: [{ ...BLOCKS[1], html }] },
      { 'blocks.0.html': [expect.stringContaining('not among those for texts')] },
    ]),
    [
      'a note beside the figure',
      {
        blocks: [
          {
            ...BLOCKS[3],
            annotations: [{ kind: 'box', from: shareAt(-1, 0), to: { ...valueAt, x: 1e16 }, colour: 'red' }],
          },
        ],
      },
      {
        'blocks.0.annotations.0.from.x': ['Give a number from 0 to 1.'],
        'blocks.0.annotations.0.to.x': [expect.stringContaining('Give a number from')],
        'blocks.0.annotations.0.colour': ['Write colours as #1a2b3c.'],
      },
    ],
    [
      'a hole without its parameter',
      {
        parameters: [{ name: 'place', value: null }],
        blocks: [{ ...section, state: { period: '{period}' } }, quote],
      },
      {
        'blocks.0.state.period': ['The document has no parameter for {period}.'],
        'blocks.1.year': ['The document has no parameter for {period}.'],
      },
    ],
    [
      'a parameter twice',
      { parameters: [...WHOLE.parameters.slice(0, 2), { name: 'place', value: 1 }], blocks: [] },
      { 'parameters.2.name': ['This parameter is there already.'] },
    ],
    [
      'a period that is none',
      { parameters: [{ name: 'period', value: 'May' }], blocks: [], subject: SUBJECT },
      { 'parameters.0.value': ['Write periods as 2018, 2024-03 or 2024-W40.'] },
    ],
    ['a release that is none', { release: 'a b' }, { release: ['Give latest or the hash of a release.'] }],
    ['another sheet', { paper: { ...WHOLE.paper, columns: 3 } }, { 'paper.columns': ['Give one of 1, 2.'] }],
    [
      'a picture by its address',
      {
        blocks: [{ ...BLOCKS.find(({ kind }) => kind === 'picture'), picture: 'https://example.org/a.png' }],
      },
      { 'blocks.0.picture': ['This names no picture.'] },
    ],
    [
      'a period in words',
      view({ periods: ['May 2018'] }),
      { 'blocks.0.view.periods': ['Write periods as 2018, 2024-03 or 2024-W40.'] },
    ],
    [
      'an option inside an option',
      view({ options: { a: [[1]] } }),
      { 'blocks.0.view.options.a': ['Give a text, a number, a yes or no, or a list of these.'] },
    ],
    ...[
      'javascript:alert(1)',
      'http://example.org',
      'https://a:b@example.org',
      'example.org',
      '//example.org',
      '',
    ].map((address): [string, object, object] => [
      `T36: the address ${address}`,
      embed(address),
      { 'blocks.0.address': ['Give a full address that starts with https://.'] },
    ]),
    [
      'a document that is too large',
      {
        blocks: many(20).map((id) => ({
          kind: 'text',
          id: `t${id}`,
          html: 'x'.repeat(20_000),
          width: 'full',
        })),
      },
      { document: ['A document has at most 256,000 characters.'] },
    ],
  ])('%s', (_what, change, errors) => {
    expect(errorsOf({ ...WHOLE, ...change })).toEqual(errors)
  })

  test('10,000 blocks, in one sentence', () => {
    expect(errorsOf({ ...WHOLE, blocks: many(10_000).map(() => ({})) })).toEqual({
      blocks: ['Give at most 200.'],
    })
  })

  test('T21: circles and endless depth', () => {
    const circle: Record<string, unknown> = { ...WHOLE }
    circle.blocks = [circle]
    expect(errorsOf(circle)).toEqual({ document: ['This cannot be written as JSON.'] })
    let deep: unknown = []
    for (let depth = 0; depth < 100_000; depth++) deep = [deep]
    expect(errorsOf({ ...WHOLE, blocks: [deep] })).toHaveProperty('document')
  })

  test.each([null, undefined, 7, 'x', [], {}, true])('%j', (value) => {
    expect(readDocument(value).ok).toBe(false)
  })
})
