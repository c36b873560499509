import { USUAL_LOOK } from '../blocks/text/text-block.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someDocument } from '#tests/builders/documents.ts'
import type { Block } from '../blocks.ts'
import { type Document, EMPTY_DASHBOARD } from '../document.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { readDocument } from '../read-document.ts'
import {
  addBlock,
  duplicateBlock,
  isFull,
  moveBlock,
  removeBlock,
  replaceBlock,
  setBlockWidth,
} from './edit-blocks.ts'

const text = (id: string, words = id): Block => ({
  kind: 'text',
  id,
  html: `<p>${words}</p>`,
  ...USUAL_LOOK,
  width: 'full',
})
const HEADING: Block = { kind: 'heading', id: 'h', text: 'Snow', level: 2 }
const withBlocks = (...blocks: Block[]): Document => ({ ...EMPTY_DASHBOARD, title: 'Snow', blocks })
const ABC = withBlocks(text('a'), text('b'), text('c'))
const FULL = withBlocks(...Array.from({ length: DOCUMENT_LIMITS.blocks }, (_, index) => text(`t${index}`)))
const order = ({ blocks }: Document) => blocks.map(({ id }) => id).join(' ')

describe('blocks of a document', () => {
  test.each<[string, Document, string]>([
    ['added first', addBlock(ABC, text('x'), 0), 'x a b c'],
    ['added between', addBlock(ABC, text('x'), 2), 'a b x c'],
    ['added beyond the last', addBlock(ABC, text('x'), 9), 'a b c x'],
    ['added under an id that is taken', addBlock(ABC, text('b'), 3), 'a b c b-2'],
    ['removed', removeBlock(ABC, 'b'), 'a c'],
    ['duplicated behind itself', duplicateBlock(ABC, 'a', 'n'), 'a n b c'],
    ['moved down by one', moveBlock(ABC, 'a', 1), 'b a c'],
    ['moved up by one', moveBlock(ABC, 'c', 1), 'a c b'],
    ['moved to the end', moveBlock(ABC, 'a', 99), 'b c a'],
    ['moved to the start', moveBlock(ABC, 'c', -1), 'c a b'],
  ])('%s', (_what, document, expected) => {
    expect(order(document)).toBe(expected)
    expect(order(ABC)).toBe('a b c')
  })

  test.each<[string, Document, Document]>([
    ['removing one that is not there', ABC, removeBlock(ABC, 'z')],
    ['duplicating one that is not there', ABC, duplicateBlock(ABC, 'z', 'y')],
    ['moving one that is not there', ABC, moveBlock(ABC, 'z', 0)],
    ['moving to where it stands', ABC, moveBlock(ABC, 'b', 1)],
    ['the first further up', ABC, moveBlock(ABC, 'a', -1)],
    ['replacing by the same', ABC, replaceBlock(ABC, text('b'))],
    ['replacing one that is not there', ABC, replaceBlock(ABC, text('z'))],
    ['adding to a full one', FULL, addBlock(FULL, text('x'), 0)],
    ['duplicating in a full one', FULL, duplicateBlock(FULL, 't0', 'x')],
    ['half a heading', withBlocks(HEADING), setBlockWidth(withBlocks(HEADING), 'h', 'half')],
  ])('%s changes nothing', (_what, before, after) => {
    expect(after).toEqual(before)
  })

  test('are replaced and made half as wide in their place', () => {
    expect(replaceBlock(ABC, text('b', 'new')).blocks[1]).toEqual(text('b', 'new'))
    expect(setBlockWidth(ABC, 'b', 'half').blocks[1]).toEqual({ ...text('b'), width: 'half' })
    expect([isFull(ABC), isFull(FULL)]).toEqual([false, true])
  })

  test('leave a document that can be kept, whatever is done', () => {
    const done = fc.array(fc.tuple(fc.constantFrom('remove', 'double', 'up', 'last'), fc.nat({ max: 9 })), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(someDocument, done, (start, steps) => {
        let document = start
        for (const [what, at] of steps) {
          const id = document.blocks[at]?.id ?? 'none'
          if (what === 'remove') document = removeBlock(document, id)
          if (what === 'double') document = duplicateBlock(document, id, 'again')
          if (what === 'up') document = moveBlock(document, id, at - 1)
          if (what === 'last') document = moveBlock(document, id, 99)
        }
        expect(readDocument(document)).toEqual({ ok: true, document })
      }),
      { numRuns: 50 },
    )
  })
})
