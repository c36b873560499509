import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someDocument } from '#tests/builders/documents.ts'
import type { Block } from './blocks.ts'
import { documentChanges, mergedDocument, type PartChange } from './document-changes.ts'
import { type Document, EMPTY_DASHBOARD } from './document.ts'
import { isSameValue } from './same-value.ts'

const text = (id: string, words = id): Block => ({
  kind: 'text',
  id,
  html: `<p>${words}</p>`,
  ...USUAL_LOOK,
  width: 'full',
})
const withBlocks = (...blocks: Block[]): Document => ({ ...EMPTY_DASHBOARD, title: 'Snow', blocks })
const BASE = withBlocks(text('a'), text('b'), text('c'))

const said = (changes: readonly PartChange[]) =>
  changes.map(({ key, mine, theirs, isConflict }) => `${key} ${mine} ${theirs}${isConflict ? ' !' : ''}`)
const order = ({ blocks }: Document) => blocks.map(({ id }) => id).join('')

const never = (): never => {
  throw new Error('There is nothing to choose.')
}

describe('what two made of one document', () => {
  test.each<[string, Document, Document, readonly string[]]>([
    ['the same', BASE, BASE, []],
    ['alike', { ...BASE, title: 'Sleet' }, { ...BASE, title: 'Sleet' }, []],
    ['one changed', { ...BASE, title: 'Sleet' }, BASE, ['field:title changed same']],
    [
      'both the title',
      { ...BASE, title: 'Sleet' },
      { ...BASE, title: 'Ice' },
      ['field:title changed changed !'],
    ],
    [
      'different blocks',
      withBlocks(text('a', 'mine'), text('b'), text('c')),
      withBlocks(text('a'), text('b', 'theirs'), text('c')),
      ['block:a changed same', 'block:b same changed'],
    ],
    [
      'one block: removed here, changed there',
      withBlocks(text('b'), text('c')),
      withBlocks(text('a', 'theirs'), text('b'), text('c')),
      ['block:a removed changed !'],
    ],
    [
      'a block each',
      withBlocks(text('a'), text('m'), text('b'), text('c')),
      withBlocks(text('a'), text('b'), text('c'), text('t')),
      ['block:m added same', 'block:t same added'],
    ],
    ['the order', withBlocks(text('c'), text('a'), text('b')), BASE, ['order changed same']],
  ])('%s', (_what, mine, theirs, changes) => {
    expect(said(documentChanges(BASE, mine, theirs))).toEqual(changes)
  })

  test('is all for both to choose when nobody knows what they began with', () => {
    expect(said(documentChanges(null, { ...BASE, title: 'Sleet' }, BASE))).toEqual([
      'field:title added added !',
    ])
  })
})

describe('put together', () => {
  test('holds what each added, where they put it, and the order that one of them chose', () => {
    const mine = withBlocks(text('a'), text('m'), text('b'), text('c'))
    const theirs = withBlocks(text('c'), text('a'), text('t'), text('b'))
    expect(order(mergedDocument(BASE, mine, theirs, never))).toBe('camtb')
    expect(order(mergedDocument(BASE, withBlocks(text('c')), withBlocks(text('a'), text('c')), never))).toBe(
      'c',
    )
  })

  test('takes the chosen side where both changed a part', () => {
    const mine = { ...withBlocks(text('a', 'mine'), text('b'), text('c')), title: 'Sleet' }
    const theirs = { ...withBlocks(text('b'), text('c')), title: 'Ice' }
    const merged = mergedDocument(BASE, mine, theirs, ({ key }) => (key === 'block:a' ? 'mine' : 'theirs'))
    expect(merged).toEqual({ ...mine, title: 'Ice' })
  })

  test('of one who changed nothing is what the other made, and of both alike is that', () => {
    fc.assert(
      fc.property(someDocument, someDocument, (base, changed) => {
        expect(mergedDocument(base, changed, base, never)).toEqual(changed)
        expect(mergedDocument(base, base, changed, never)).toEqual(changed)
        expect(mergedDocument(base, changed, changed, never)).toEqual(changed)
      }),
    )
  })

  test('holds every block that neither removed, and every choice of one side gives that side’s parts', () => {
    fc.assert(
      fc.property(someDocument, someDocument, someDocument, (base, mine, theirs) => {
        for (const side of ['mine', 'theirs'] as const) {
          const merged = mergedDocument(base, mine, theirs, () => side)
          const chosen = side === 'mine' ? mine : theirs
          for (const { key, part, isConflict } of documentChanges(base, mine, theirs)) {
            if (isConflict && part.kind === 'field') {
              expect(isSameValue(merged[part.field], chosen[part.field]), key).toBe(true)
            }
          }
          const added = [...mine.blocks, ...theirs.blocks].filter(
            ({ id }) => !base.blocks.some((block) => block.id === id),
          )
          for (const { id } of added) expect(merged.blocks.map((block) => block.id)).toContain(id)
        }
      }),
    )
  })
})
