import { describe, expect, test } from 'vitest'
import type { Block } from '../blocks.ts'
import { type Document, EMPTY_DASHBOARD } from '../document.ts'
import { documentChanges } from '../document-changes.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { bothKept, type Choice, canKeepBoth, chosenOfBoth } from './both-kept.ts'

const heading = (id: string, text = id): Block => ({ kind: 'heading', id, text, level: 2 })
const of = (blocks: readonly Block[], title = 'Snow'): Document => ({ ...EMPTY_DASHBOARD, title, blocks })
const words = ({ title, blocks }: Document) => [
  title,
  ...blocks.map((block) => (block.kind === 'heading' ? `${block.id}: ${block.text}` : '')),
]

const [a, b, c] = [heading('a'), heading('b'), heading('c')]
const BASE = of([a, b])

describe('two tabs', () => {
  test.each<[string, Document, Document, readonly string[]]>([
    ['change nothing', BASE, BASE, ['Snow', 'a: a', 'b: b']],
    ['add a block each', of([a, b, c]), of([a, heading('d'), b]), ['Snow', 'a: a', 'd: d', 'b: b', 'c: c']],
    [
      'change different blocks',
      of([heading('a', 'mine'), b]),
      of([a, heading('b', 'theirs')]),
      ['Snow', 'a: mine', 'b: theirs'],
    ],
    [
      'change one block',
      of([heading('a', 'mine'), b]),
      of([heading('a', 'theirs'), b]),
      ['Snow', 'a: mine', 'a-other: theirs', 'b: b'],
    ],
    ['change and remove one block', of([b]), of([heading('a', 'theirs'), b]), ['Snow', 'a: theirs', 'b: b']],
    ['change the title', of([a, b], 'Mine'), of([a, b], 'Theirs'), ['Mine', 'a: a', 'b: b']],
    ['one changes the title', BASE, of([a, b], 'Theirs'), ['Theirs', 'a: a', 'b: b']],
  ])('that %s', (_what, mine, theirs, said) => {
    expect(words(bothKept(BASE, mine, theirs))).toEqual(said)
  })

  test('that began with nobody knows what keep both', () => {
    expect(words(bothKept(null, of([a]), of([b])))).toEqual(['Snow', 'a: a', 'b: b'])
  })
})

describe('of a block that both changed', () => {
  const mine = of([heading('a', 'mine'), b], 'Mine')
  const theirs = of([heading('a', 'theirs'), b], 'Theirs')
  const put = (choice: Choice) =>
    words(
      chosenOfBoth(
        BASE,
        mine,
        theirs,
        () => choice,
        ({ id }) => `${id}-new`,
      ),
    )

  test.each<[Choice, readonly string[]]>([
    ['mine', ['Mine', 'a: mine', 'b: b']],
    ['theirs', ['Theirs', 'a: theirs', 'b: b']],
    // A title is one: of it mine stays.
    ['both', ['Mine', 'a: mine', 'a-new: theirs', 'b: b']],
  ])('%s is kept', (choice, said) => {
    expect(put(choice)).toEqual(said)
  })

  test('both can be kept where both have it, and a field or a removed block is one or the other', () => {
    const able = (from: Document, there: Document) =>
      documentChanges(BASE, from, there)
        .filter(canKeepBoth)
        .map(({ key }) => key)
    expect(able(mine, theirs)).toEqual(['block:a'])
    expect(able(of([b]), theirs)).toEqual([])
    expect(able(of([heading('a', 'mine'), b]), BASE)).toEqual([])
  })

  test('a full document takes no second one', () => {
    const rest = Array.from({ length: DOCUMENT_LIMITS.blocks - 1 }, (_, index) => heading(`h${index}`))
    const full = (said: string) => of([heading('a', said), ...rest])
    const result = bothKept(full('a'), full('mine'), full('theirs'))
    expect(result.blocks).toHaveLength(DOCUMENT_LIMITS.blocks)
    expect(result.blocks[0]).toEqual(heading('a', 'mine'))
  })
})
