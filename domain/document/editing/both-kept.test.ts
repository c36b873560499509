import { describe, expect, test } from 'vitest'
import type { Block } from '../blocks.ts'
import { type Document, EMPTY_DASHBOARD } from '../document.ts'
import { bothKept } from './both-kept.ts'

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
