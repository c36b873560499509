import { describe, expect, it } from 'vitest'
import {
  ANY,
  acrossStates,
  COLUMNS,
  DOWN,
  FLAT,
  pairedReference,
  pairedTable,
  UP,
} from '#tests/builders/paired-country.ts'
import { english } from '#languages/from-source.ts'
import { BUBBLE_STATE } from './state.ts'
import { saidOptions } from '#sections/definition/options.ts'
import { type BubbleOffer, bubbleIndicators, resolveBubble } from './bubble-choice.ts'
import { axisOptions, axisSourceOptions, sizeOptions } from './bubble-options.ts'

const reference = pairedReference({
  [UP]: { related: [FLAT, DOWN] },
  [ANY]: { fullName: 'Total population', factor: 4, denominator: '' },
})

const OFFER: BubbleOffer = {
  reference,
  coverage: new Map([
    [UP, new Map([[2, 4]])],
    [DOWN, new Map([[3, 4]])],
    [ANY, new Map([[4, 7]])],
    [FLAT, new Map([[2, 1]])],
  ]),
  indicators: [ANY, UP, DOWN, FLAT],
  defaults: [UP],
  initialSource: 2,
}

const wanted = (query: string) => BUBBLE_STATE.parse(new URLSearchParams(query))

describe('bubbleIndicators', () => {
  it.each([
    ['', { y: UP, x: DOWN, size: ANY }],
    ['indicator=2', { y: DOWN, x: UP, size: ANY }],
    ['indicator=5', { y: UP, x: DOWN, size: ANY }],
    ['x=3&size=2', { y: UP, x: ANY, size: DOWN }],
    ['x=1&size=none', { y: UP, x: DOWN, size: null }],
  ])('%j', (query, expected) => {
    expect(bubbleIndicators(wanted(query), OFFER)).toEqual(expected)
  })

  it('are none with fewer than two indicators by state', () => {
    const coverage = new Map([[UP, new Map([[2, 4]])]])
    expect(bubbleIndicators(wanted(''), { ...OFFER, coverage })).toBeNull()
  })
})

const FIGURES = [
  ...acrossStates(UP, COLUMNS.up, '2018', 2),
  ...acrossStates(UP, COLUMNS.up, '2023', 2),
  ...acrossStates(UP, COLUMNS.up, '2022', 4),
  ...acrossStates(DOWN, COLUMNS.down, '2010', 2),
  ...acrossStates(DOWN, [...COLUMNS.down.slice(0, 10)], '2018', 3),
  ...acrossStates(DOWN, COLUMNS.down, '2022', 3),
  ...acrossStates(ANY, COLUMNS.any, '2020', 4),
]

describe('resolveBubble', () => {
  const resolve = (query: string, size: number | null = ANY) =>
    resolveBubble(wanted(query), {
      table: pairedTable(FIGURES),
      reference,
      indicators: { x: DOWN, y: UP, size },
      initialSource: 2,
    })

  it('takes the source that meets most periods of the upright axis', () => {
    const { x, y, size, frame } = resolve('')
    expect([y.source, x.source, size?.source]).toEqual([2, 3, 4])
    expect(frame?.period).toBe(2018_000)
  })

  it.each([
    [
      'the same source first of equals',
      [
        [2, '2018'],
        [3, '2018'],
      ],
      '',
      [2, 2],
    ],
    [
      'of equals without it the newest',
      [
        [3, '2018'],
        [4, '2019'],
      ],
      '',
      [2, 4],
    ],
    [
      'one that meets more periods before the same source',
      [
        [2, '2018'],
        [3, '2018'],
        [3, '2023'],
      ],
      '',
      [2, 3],
    ],
    [
      'the one asked for before all',
      [
        [2, '2018'],
        [4, '2018'],
      ],
      'x_source=4',
      [2, 4],
    ],
    ['one asked for without figures by state gives way', [[2, '2018']], 'x_source=4', [2, 2]],
  ] as const)('sideways: %s', (_, rounds, query, sources) => {
    const upright = ['2018', '2023'].flatMap((period) => acrossStates(UP, COLUMNS.up, period, 2))
    const beside = rounds.flatMap(([source, period]) => acrossStates(DOWN, COLUMNS.down, period, source))
    const { x, y } = resolveBubble(wanted(query), {
      table: pairedTable([...beside.toReversed(), ...upright]),
      reference,
      indicators: { x: DOWN, y: UP, size: null },
      initialSource: null,
    })
    expect([y.source, x.source]).toEqual(sources)
  })

  it('has a frame for every period in which some state has both, hollow where a year is borrowed', () => {
    const { frames } = resolve('')
    expect(
      frames.map(({ period, bubbles, missing }) => [
        period,
        bubbles.length,
        bubbles.filter(({ isElsewhen }) => isElsewhen).length,
        missing.length,
      ]),
    ).toEqual([
      [2018_000, 10, 0, 2],
      [2022_000, 12, 12, 0],
      [2023_000, 12, 12, 0],
    ])
    expect(frames.map(({ bubbles }) => bubbles[0]?.size?.value ?? null)).toEqual([5, 5, null])
  })

  it.each([
    ['datasource=4', 4, 2022_000, []],
    ['datasource=3', 2, 2018_000, ['Survey B has no figure by state for up; Survey A is shown instead.']],
    ['period=2015', 2, 2018_000, ['No state has both figures for 2015; 2018 is shown instead.']],
    ['period=2023', 2, 2023_000, []],
  ])('%j', (query, source, period, moved) => {
    const found = resolve(query)
    expect([found.y.source, found.frame?.period, found.moved.map((said) => english.text(said))]).toEqual([
      source,
      period,
      moved,
    ])
  })

  it('has no frame when the two were never measured near each other', () => {
    const found = resolve('x_source=2', null)
    expect(found.frames).toEqual([])
    expect(found.frame).toBeUndefined()
  })
})

describe('options', () => {
  it('say why an indicator cannot be on an axis', () => {
    const reasons = saidOptions(axisOptions(OFFER, DOWN), english).map(({ value, reason }) => [
      Number(value),
      reason,
    ])
    expect(Object.fromEntries(reasons)).toEqual({
      [UP]: null,
      [ANY]: null,
      [DOWN]: 'On the other axis',
      [FLAT]: 'No source has it by state',
    })
    expect(sizeOptions(OFFER)[0]?.value).toBe('none')
  })

  it('name the years of a source', () => {
    const years = new Map([
      [4, [2003, 2001, 2002, 2004]],
      [2, [2023, 2018]],
    ])
    expect(
      saidOptions(axisSourceOptions(years, reference), english).map(({ label, hint }) => [label, hint]),
    ).toEqual([
      ['Survey A', '2018, 2023'],
      ['Model C', '2001 to 2004, 4 years'],
    ])
  })
})
