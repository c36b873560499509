import { USUAL_LOOK } from '../blocks/text/text-block.ts'
import { describe, expect, test } from 'vitest'
import type { Block, BlockOf } from '../blocks.ts'
import { type Document, EMPTY_DASHBOARD } from '../document.ts'
import type { ParameterName } from '../parameters.ts'
import { readDocument } from '../read-document.ts'
import { canFollow, following, follows, onItsOwn, withControl, withoutControl } from './following.ts'

const VIEW = { kind: 'trend', indicators: [7], sources: [3], locations: [2, 1], periods: [], options: {} }
const SENTENCE: Block = { kind: 'sentence', id: 's', view: VIEW, width: 'full', frozen: null }
const QUOTE: Block = {
  ...{ kind: 'quote', id: 'q', indicator: 7, location: 2, year: '2018', width: 'full', frozen: null },
}
const SECTION: BlockOf<'section'> = {
  ...{ kind: 'section', id: 'z', section: 'zonal-analysis', state: { location: '2', shape: 'bars' } },
}
const TEXT: Block = { kind: 'text', id: 't', html: '<p>{place}</p>', ...USUAL_LOOK, width: 'full' }
const NAMES: readonly ParameterName[] = ['place', 'source', 'period']

describe('a block that follows shared controls', () => {
  test.each<[string, Block, ParameterName, object, number | string | null]>([
    ['a view, in place', SENTENCE, 'place', { view: { ...VIEW, locations: ['{place}', 1] } }, 2],
    ['a view, in source', SENTENCE, 'source', { view: { ...VIEW, sources: ['{source}'] } }, 3],
    ['a view, in period', SENTENCE, 'period', { view: { ...VIEW, periods: ['{period}'] } }, null],
    ['a quote, in place', QUOTE, 'place', { location: '{place}' }, 2],
    ['a quote, in period', QUOTE, 'period', { year: '{period}' }, '2018'],
    ['a section, in place', SECTION, 'place', { state: { location: '{place}', shape: 'bars' } }, 2],
    [
      'a section, in source',
      SECTION,
      'source',
      { state: { ...SECTION.state, datasource: '{source}' } },
      null,
    ],
  ])('%s', (_what, block, name, expected, own) => {
    const followed = following(block, name)
    expect(followed).toEqual({ ...block, ...expected })
    expect(NAMES.filter((each) => follows(followed, each))).toEqual([name])
    expect(following(followed, name)).toBe(followed)
    expect(onItsOwn(followed, name, own)).toEqual(block)
    expect(onItsOwn(block, name, 5)).toBe(block)
  })

  test.each<[string, Block, ParameterName]>([
    ['words', TEXT, 'place'],
    ['a quote has no source', QUOTE, 'source'],
  ])('never: %s', (_what, block, name) => {
    expect(follows(following(block, name), name)).toBe(false)
  })

  test('what shows no figures cannot', () => {
    const able = [SENTENCE, QUOTE, SECTION, TEXT].map((block) => canFollow(block, 'place'))
    expect(able).toEqual([true, true, true, false])
  })

  test('of which the nation is both keeps it once', () => {
    const block = onItsOwn(following(SENTENCE, 'place'), 'place', 1)
    expect(block).toEqual({ ...SENTENCE, view: { ...VIEW, locations: [1] } })
  })
})

describe('shared controls', () => {
  const opening = { indicator: null, source: '{source}', location: '{place}' } as const
  const PLACED: Document = {
    ...EMPTY_DASHBOARD,
    title: 'Snow',
    subject: { ...EMPTY_DASHBOARD.subject, opening },
    parameters: [
      { name: 'place', value: 2 },
      { name: 'source', value: 3 },
    ],
    blocks: [following(SENTENCE, 'place'), TEXT, following(QUOTE, 'place')],
  }

  test('are added, and changed in their place', () => {
    const changed = withControl(withControl(PLACED, { name: 'period', value: '2018' }), {
      ...{ name: 'place', value: 5 },
    })
    expect(changed.parameters).toEqual([
      { name: 'place', value: 5 },
      { name: 'source', value: 3 },
      { name: 'period', value: '2018' },
    ])
  })

  test('go, and what followed them keeps what it showed', () => {
    const without = withoutControl(PLACED, 'place')
    expect(without.blocks).toEqual([SENTENCE, TEXT, QUOTE])
    expect(without.subject.opening).toEqual({ ...opening, location: 2 })
    expect(readDocument(without)).toEqual({ ok: true, document: without })
    expect(withoutControl(without, 'place')).toBe(without)
    expect(withoutControl(without, 'source').subject.opening.source).toBe(3)
  })
})
