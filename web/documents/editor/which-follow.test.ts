import { describe, expect, test } from 'vitest'
import type { Block } from '#domain/document/blocks.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import type { Parameter, ParameterName } from '#domain/document/parameters.ts'
import type { View } from '#charts/view.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { followersOf, mayFollow, sharing } from './which-follow.ts'

/** A figure; its kind is one that nobody draws any longer where it is named so. */
function figure(
  kind: View['kind'] | 'hologram',
  change: Partial<Pick<View, 'locations' | 'sources' | 'periods'>> = {},
) {
  const view = { ...VIEW_OF_EACH_KIND[kind === 'hologram' ? 'map' : kind], kind, ...change }
  return {
    ...{ kind: 'figure', id: `${kind}-figure`, view, title: '', note: '', width: 'full', height: 'usual' },
    ...{ annotations: [], frozen: null },
  } as const satisfies Block
}
const WORDS = {
  ...{ kind: 'text', id: 'words', html: '<p>Snow</p>', width: 'full', size: null, bold: false, colour: null },
} as const satisfies Block
const QUOTE = {
  ...{ kind: 'quote', id: 'quote', indicator: 18, location: 1, year: null, width: 'full', frozen: null },
} as const satisfies Block

const containing = (...blocks: readonly Block[]): Document => ({ ...EMPTY_DASHBOARD, blocks })

describe('what can follow a control', () => {
  test.each<[Block, readonly ParameterName[]]>([
    [figure('distribution'), ['place', 'source', 'period']],
    // Sources belong to periods by their position, and it has no place of its own.
    [figure('dataset-comparison'), []],
    // The sources of a bubble chart belong to its indicators; its period is of all.
    [figure('bubble'), ['place', 'period']],
    // A forecast has no period.
    [figure('forecast'), ['place', 'source']],
    [figure('hologram'), []],
    [QUOTE, ['place', 'period']],
    [WORDS, []],
  ])('%o', (block, names) => {
    const able = (['place', 'source', 'period'] as const).filter((name) => mayFollow(block, name))
    expect(able).toEqual(names)
  })

  const WAITING = figure('map')
  test('those that follow are some of those that can', () => {
    const follower = { ...WAITING, view: { ...WAITING.view, locations: ['{place}' as const] } }
    const { able, following } = followersOf(containing(WORDS, follower, figure('trend')), 'place')
    expect([able.length, following]).toEqual([2, [follower]])
  })
})

/** The places, sources or periods of each figure after a control has come. */
const shown = (document: Document, of: 'locations' | 'sources' | 'periods') =>
  document.blocks.flatMap((block) => ('view' in block ? [block.view[of]] : []))

describe('a new control', () => {
  test.each<[Parameter, 'locations' | 'sources' | 'periods', readonly Block[], readonly unknown[]]>([
    [{ name: 'place', value: 8 }, 'locations', [figure('map', { locations: [2] })], [['{place}']]],
    [{ name: 'place', value: 8 }, 'locations', [figure('map', { locations: [] })], [['{place}']]],
    [{ name: 'place', value: 8 }, 'locations', [figure('bubble', { locations: [1, 2] })], [[1, 2]]],
    [{ name: 'source', value: 3 }, 'sources', [figure('trend', { sources: [2] })], [['{source}']]],
    [{ name: 'source', value: 3 }, 'sources', [figure('trend', { sources: [2, 4] })], [[2, 4]]],
    [{ name: 'source', value: 3 }, 'sources', [figure('distribution', { sources: [] })], [['{source}']]],
    [{ name: 'source', value: 3 }, 'sources', [figure('trend', { sources: [] })], [[]]],
    [{ name: 'period', value: '2018' }, 'periods', [figure('distribution', { periods: [] })], [['{period}']]],
    [{ name: 'period', value: '2018' }, 'periods', [figure('trend', { periods: ['2013'] })], [['{period}']]],
    [
      { name: 'period', value: '2018' },
      'periods',
      [figure('trend', { periods: ['2013', '2018'] })],
      [['2013', '2018']],
    ],
  ])('%j is followed by the %s of figures of one such thing', (control, of, blocks, after) => {
    const shared = sharing(containing(...blocks), control)
    expect(shared.parameters).toEqual([control])
    expect(shown(shared, of)).toEqual(after)
  })

  test('of a control that was there before only the value changes', () => {
    const before = {
      ...containing(figure('map', { locations: [2] })),
      parameters: [{ name: 'place', value: 8 }],
    } as const
    const shared = sharing(before, { name: 'place', value: 9 })
    expect([shared.parameters, shown(shared, 'locations')]).toEqual([[{ name: 'place', value: 9 }], [[2]]])
  })

  test('another control does not stand for it', () => {
    const before = {
      ...containing(figure('map', { locations: [2] })),
      parameters: [{ name: 'source', value: 3 }],
    } as const
    expect(shown(sharing(before, { name: 'place', value: 9 }), 'locations')).toEqual([['{place}']])
  })
})
