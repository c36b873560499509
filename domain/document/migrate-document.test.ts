import { describe, expect, test } from 'vitest'
import { inWords } from '#domain/message/in-words.ts'
import { english } from '#languages/from-source.ts'
import { PROBLEM_TEXTS } from './problem-texts.ts'
import { USUAL_LOOK } from './blocks/text/text-block.ts'
import { DOCUMENT_SCHEMA, EMPTY_DASHBOARD } from './document.ts'
import { DOCUMENT_MIGRATIONS, migrateDocument } from './migrate-document.ts'
import type { DocumentMigration } from './stored-record.ts'
import { readDocument } from './read-document.ts'

/** Made up: version 2 calls the title a name, version 3 counts the blocks. */
const STEPS: readonly DocumentMigration[] = [
  ({ title, ...rest }) => ({ ...rest, name: title }),
  (stored) => ({ ...stored, count: Array.isArray(stored.blocks) ? stored.blocks.length : 0 }),
]

describe('a stored document', () => {
  test.each([
    [
      { schema: 1, title: 'Snow', blocks: [1] },
      { schema: 3, name: 'Snow', blocks: [1], count: 1 },
    ],
    [
      { schema: 2, name: 'Snow' },
      { schema: 3, name: 'Snow', count: 0 },
    ],
    [
      { schema: 3, name: 'Snow', count: 9 },
      { schema: 3, name: 'Snow', count: 9 },
    ],
  ])('%j goes through the steps that it lacks', (stored, migrated) => {
    expect(migrateDocument(stored, STEPS)).toEqual({ record: migrated })
  })

  test('of a newer version is refused, and says which', () => {
    expect(inWords(migrateDocument({ schema: 4 }, STEPS), english)).toEqual({
      fault:
        'This document has version 4, and this version of the product knows versions up to 3. Use a newer one.',
    })
    expect(readDocument({ ...EMPTY_DASHBOARD, title: 'Snow', schema: DOCUMENT_SCHEMA + 1 })).toEqual({
      ok: false,
      errors: { schema: [PROBLEM_TEXTS.newerSchema(DOCUMENT_SCHEMA + 1, DOCUMENT_SCHEMA)] },
    })
  })

  test.each([{}, { schema: 0 }, { schema: '1' }, { schema: 1.5 }, { schema: null }])(
    '%j has none',
    (stored) => {
      expect(inWords(migrateDocument(stored, STEPS), english)).toEqual({
        fault: 'Give the version of the schema, from 1 to 3.',
      })
    },
  )

  test('of version 1 has no holes, the newest release, its figures whole and its texts as paragraphs', () => {
    const view = { kind: 'map', indicators: [7], sources: [], locations: [], periods: [], options: {} }
    const { schema, parameters, release, paper, subject, ...rest } = EMPTY_DASHBOARD
    const { levels, years, ...about } = subject
    const stored = {
      ...{ ...rest, schema: 1, title: 'Snow', subject: about },
      blocks: [
        { kind: 'text', id: 't', text: 'In <winter>\n\n& {place}' },
        { kind: 'figure', id: 'f', view, title: '', note: '' },
        { kind: 'embed', id: 'e', form: 'frame', address: null, title: '', description: '' },
        { kind: 'section', id: 's', section: 'scorecard', state: {} },
        { kind: 'heading', id: 'h', text: 'Snow', level: 2 },
      ],
    }
    expect(readDocument(stored)).toEqual({
      ok: true,
      document: {
        ...EMPTY_DASHBOARD,
        title: 'Snow',
        blocks: [
          {
            kind: 'text',
            id: 't',
            html: '<p>In &lt;winter&gt;</p><p>&amp; {place}</p>',
            ...USUAL_LOOK,
            width: 'full',
          },
          {
            ...{ kind: 'figure', id: 'f', view, title: '', note: '', width: 'full', height: 'usual' },
            ...{ annotations: [], frozen: null },
          },
          { ...stored.blocks[2], width: 'full' },
          ...stored.blocks.slice(3),
        ],
      },
    })
  })

  test('of version 2 has its texts in the usual look', () => {
    const text = { kind: 'text', id: 't', html: '<p>Snow</p>', width: 'half' }
    const read = readDocument({ ...EMPTY_DASHBOARD, schema: 2, title: 'Snow', blocks: [text] })
    expect(read).toMatchObject({ ok: true, document: { blocks: [{ ...text, ...USUAL_LOOK }] } })
  })

  test('of version 3 leaves out no level and no year', () => {
    const { levels, years, ...subject } = EMPTY_DASHBOARD.subject
    const stored = { ...EMPTY_DASHBOARD, schema: 3, title: 'Snow', subject }
    expect(readDocument(stored)).toEqual({ ok: true, document: { ...EMPTY_DASHBOARD, title: 'Snow' } })
  })

  test('of version 4 keeps what stands on figures as shares of the drawing, and a box by its corners', () => {
    const view = { kind: 'trend', indicators: [7], sources: [], locations: [], periods: [], options: {} }
    const figure = { kind: 'figure', id: 'f', view, title: '', note: '', width: 'full', height: 'usual' }
    const colour = '#b3261e'
    const stored = [
      { kind: 'text', x: 0.1, y: 1, text: 'Here', size: 12, colour },
      { kind: 'arrow', x: 0, y: 0, toX: 0.5, toY: 0.25, colour },
      { kind: 'box', x: 0.9, y: 0.2, width: 0.5, height: 0.25, colour },
    ]
    const share = (x: number, y: number) => ({ plot: null, mark: '', x, y })
    const read = readDocument({
      ...{ ...EMPTY_DASHBOARD, schema: 4, title: 'Snow' },
      blocks: [{ ...figure, frozen: null, annotations: stored }],
    })
    expect(read).toMatchObject({
      ok: true,
      document: {
        blocks: [
          {
            annotations: [
              { kind: 'text', at: share(0.1, 1), text: 'Here', size: 12, colour },
              { kind: 'arrow', from: share(0, 0), to: share(0.5, 0.25), colour },
              { kind: 'box', from: share(0.9, 0.2), to: share(1, 0.45), colour },
            ],
          },
        ],
      },
    })
  })

  test('of version 5 is the same, and may have key figures now', () => {
    const stored = { ...EMPTY_DASHBOARD, schema: 5, title: 'Snow' }
    const keys = { kind: 'key-figures', id: 'k', title: '', indicators: [7], location: 1 }
    const blocks = [{ ...keys, width: 'full', frozen: null }]
    const document = { ...EMPTY_DASHBOARD, title: 'Snow' }
    expect(readDocument(stored)).toEqual({ ok: true, document })
    expect(readDocument({ ...document, blocks })).toEqual({ ok: true, document: { ...document, blocks } })
  })

  test('is written in the version to which the last step leads', () => {
    expect(DOCUMENT_MIGRATIONS.length + 1).toBe(DOCUMENT_SCHEMA)
  })
})
