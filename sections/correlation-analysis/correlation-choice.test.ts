import { describe, expect, it } from 'vitest'
import {
  ANY,
  acrossStates,
  allColumns,
  COLUMNS,
  DOWN,
  FAR,
  FLAT,
  pairedReference,
  pairedTable,
  UP,
} from '#tests/builders/paired-country.ts'
import type { Value } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'
import { saidOptions } from '#sections/definition/options.ts'
import { CORRELATION_STATE } from './state.ts'
import { type CorrelationOffer, resolveCorrelation } from './correlation-choice.ts'
import { correlationIndicatorOptions, correlationSourceOptions } from './correlation-options.ts'
import { correlationQuestion, openedPair } from './correlation-question.ts'

const STATES = 4
const NATION_ONLY = 1

/** Survey A has three indicators by state, Survey B one, Model C two and a third for the nation alone. */
const OFFER: CorrelationOffer = {
  reference: pairedReference({ [FAR]: { programArea: 'Other area' }, [ANY]: { programArea: 'Other area' } }),
  coverage: new Map([
    [
      UP,
      new Map([
        [2, STATES],
        [4, STATES],
      ]),
    ],
    [
      DOWN,
      new Map([
        [2, STATES],
        [3, STATES],
        [4, STATES],
      ]),
    ],
    [ANY, new Map([[2, STATES]])],
    [FAR, new Map([[4, NATION_ONLY]])],
    [FLAT, new Map()],
  ]),
  indicators: [FAR, ANY, DOWN, UP, FLAT],
  sources: [2, 3, 4],
  defaults: [UP],
  initialSource: 2,
}

const wanted = (query: string) => CORRELATION_STATE.parse(new URLSearchParams(query))
const words = (moved: readonly Value[]) => moved.map((said) => english.text(said))

describe('resolveCorrelation', () => {
  it.each([
    ['', [UP, DOWN, ANY], 2, []],
    ['indicator=3', [ANY, UP, DOWN], 2, []],
    ['indicator=4', [UP, DOWN, ANY], 2, ['Survey A has no figure of far by state.']],
    ['datasource=4', [UP, DOWN], 4, []],
    ['datasource=4&over=periods', [UP, DOWN, FAR], 4, []],
    [
      'datasource=3',
      [UP, DOWN, ANY],
      2,
      ['Survey B has fewer than two of these indicators by state; Survey A is shown instead.'],
    ],
    ['indicators=2,1,4', [DOWN, UP], 2, ['Survey A has no figure of far by state.']],
    ['indicators=none', [], 2, []],
  ])('%j gives indicators %j in source %d', (query, indicators, source, moved) => {
    const found = resolveCorrelation(wanted(query), OFFER)
    expect({ ...found, moved: words(found.moved) }).toEqual({ indicators, source, moved })
  })

  it('keeps the first twenty', () => {
    const ids = Array.from({ length: 25 }, (_, index) => index + 1)
    const reference = pairedReference()
    const indicators = new Map(ids.map((id) => [id, { ...reference.indicators.get(1), id }]))
    const offer = {
      ...OFFER,
      reference: { ...reference, indicators: indicators as typeof reference.indicators },
      coverage: new Map(ids.map((id) => [id, new Map([[2, STATES]])])),
      indicators: ids,
    }
    const { indicators: chosen } = resolveCorrelation(wanted(`indicators=${ids.join()}`), offer)
    expect(chosen).toEqual(ids.slice(0, 20))
  })

  it('has no source when none has two indicators', () => {
    const offer = { ...OFFER, coverage: new Map([[UP, new Map([[2, STATES]])]]) }
    expect(resolveCorrelation(wanted(''), offer)).toEqual({ indicators: [], source: null, moved: [] })
  })
})

describe('options', () => {
  it('say why an indicator or a source cannot be chosen', () => {
    const options = correlationIndicatorOptions(OFFER, { source: 2, over: 'states' })
    const reasons = saidOptions(options, english).map(({ value, reason }) => [Number(value), reason])
    expect(Object.fromEntries(reasons)).toEqual({
      [UP]: null,
      [DOWN]: null,
      [ANY]: null,
      [FAR]: 'Survey A has no figures by state',
      [FLAT]: 'Survey A has no figures by state',
    })
    const sources = saidOptions(correlationSourceOptions(OFFER, 'states', [UP, DOWN]), english)
    expect(sources.map(({ label, hint, reason }) => [label, hint, reason])).toEqual([
      ['Survey A', '2 of 2 chosen', null],
      ['Survey B', '1 of 2 chosen', 'Fewer than two indicators by state'],
      ['Model C', '2 of 2 chosen', null],
    ])
  })
})

describe('correlationQuestion', () => {
  const figures = {
    table: pairedTable(allColumns()),
    reference: pairedReference(),
    indicators: [UP, DOWN, ANY],
    source: 2,
  }

  it.each([
    ['', 2020_000, [UP, DOWN], []],
    ['pair=3,1', 2020_000, [ANY, UP], []],
    ['pair=3,4', 2020_000, [UP, DOWN], []],
    [
      'period=2017',
      2020_000,
      [UP, DOWN],
      ['Survey A has no figure by state for 2017; 2020 is shown instead.'],
    ],
  ])('%j shows %d and opens %j', (query, period, pair, moved) => {
    const found = correlationQuestion(wanted(query), figures)
    const opened = openedPair(wanted(query), found.figures, figures.reference)
    expect([found.question.period, opened, words(found.moved)]).toEqual([period, pair, moved])
  })

  it('opens the first two that have figures', () => {
    const table = pairedTable([...acrossStates(DOWN, COLUMNS.down), ...acrossStates(ANY, COLUMNS.any)])
    const found = correlationQuestion(wanted(''), { ...figures, table })
    expect(openedPair(wanted(''), found.figures, figures.reference)).toEqual([DOWN, ANY])
  })

  it('opens a pair that is known to belong together where the reader chose none, and enough states have both', () => {
    const relatedPairs = [{ kind: 'drop_out', first: UP, second: ANY, mayLag: false }] as const
    const reference = { ...figures.reference, curation: { ...figures.reference.curation, relatedPairs } }
    const { figures: few } = correlationQuestion(wanted(''), figures)
    const timesAsMany = (times: number) => ({
      ...few,
      columns: few.columns.map((column) => ({ ...column, points: Array(times).fill(column.points).flat() })),
    })
    const many = timesAsMany(10)
    expect(openedPair(wanted(''), many, reference)).toEqual([UP, ANY])
    expect(openedPair(wanted('indicator=2'), many, reference)).toEqual([UP, DOWN])
    expect(openedPair(wanted('indicators=1,2,3'), many, reference)).toEqual([UP, DOWN])
    expect(openedPair(wanted(''), timesAsMany(0), reference)).toEqual([UP, DOWN])
  })

  it('goes up to the nation where a place has fewer than two of them', () => {
    const found = correlationQuestion(wanted('over=periods&location=2'), figures)
    expect(found.question.location).toBe(1)
    expect(words(found.moved)).toEqual([
      'Survey A has fewer than two of these indicators for East; Aldovia is shown instead.',
    ])
  })
})
