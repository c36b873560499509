import { wholeRelease } from '#domain/frame/frame.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { message, type Value } from '#domain/message/message.ts'
import type { TriangulationSelection } from './state.ts'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Catalogue } from '#contract/release-data.ts'
import {
  indicatorChoices,
  locationChoices,
  type SourceSlot,
  slotChange,
  sourceChoices,
} from './triangulation-options.ts'
import { readyQuestions } from './ready-questions.ts'

const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2026-01-01T00:00:00Z', note: '' },
  reference: aReference(
    [
      aSource(2, 'Survey A'),
      aSource(3, 'Survey B'),
      aSource(6, 'Reports C', { classification: 'Routine' }),
      aSource(8, 'Empty D', { hasData: false }),
    ],
    [anIndicator(7), anIndicator(9), anIndicator(11)],
  ),
  dashboards: [],
  coverage: new Map([
    [
      7,
      new Map([
        [2, 1],
        [3, 1],
      ]),
    ],
    [9, new Map([[6, 1]])],
  ]),
}

const NOTHING: TriangulationSelection = {
  indicator: null,
  primary: null,
  comparisons: [],
  location: null,
}

const said = (words: Value | null | undefined) => words && english.text(words)

describe('sources', () => {
  it('say why they cannot be chosen', () => {
    const selection = { ...NOTHING, indicator: 7, primary: 2 }
    const reasons = sourceChoices(1, selection, catalogue).map(({ label, reason }) => [
      said(label),
      said(reason),
    ])
    expect(reasons).toEqual([
      ['Reports C', 'Does not publish this indicator'],
      ['Survey B', null],
      ['Empty D', 'No figure in this release'],
      ['Survey A', 'Already chosen: a source is not compared with itself'],
    ])
  })

  it('can be left out in the third control only', () => {
    const first = (slot: SourceSlot) => said(sourceChoices(slot, NOTHING, catalogue)[0]?.label)
    expect([first(0), first(1), first(2)]).toEqual(['Reports C', 'Reports C', 'None'])
  })

  it.each<[string, SourceSlot, number | null, readonly number[], Partial<TriangulationSelection>]>([
    ['the primary', 0, 6, [2], { primary: 6 }],
    ['the first comparison', 1, 6, [], { comparisons: [6] }],
    ['another first comparison', 1, 6, [2, 3], { comparisons: [6, 3] }],
    ['the second comparison', 2, 6, [2], { comparisons: [2, 6] }],
    ['the second without a first becomes the first', 2, 6, [], { comparisons: [6] }],
    ['None takes the second back', 2, null, [2, 3], { comparisons: [2] }],
  ])('choose %s', (_, slot, id, comparisons, change) => {
    expect(slotChange(slot, id, { ...NOTHING, comparisons })).toEqual(change)
  })
})

it('indicators say which of the chosen sources have them', () => {
  const hints = (selection: TriangulationSelection) =>
    indicatorChoices(selection, catalogue).map(({ label, hint, reason }) => [
      said(label),
      said(hint),
      said(reason),
    ])
  const none = said(message('picker.no-source-has', { none: noSourceHeld(wholeRelease()) }))
  expect(hints({ ...NOTHING, primary: 2, comparisons: [3] })).toEqual([
    ['None', 'all indicators in common', null],
    ['Indicator 11 in full', 'in no chosen source', none],
    ['Indicator 7 in full', 'in all chosen sources', null],
    ['Indicator 9 in full', 'in no chosen source', null],
  ])
  expect(hints({ ...NOTHING, primary: 2, comparisons: [6] })[2]?.[1]).toBe('only in Survey A')
})

it('locations begin with None and go down to the states', () => {
  expect(locationChoices(catalogue).map(({ label, depth }) => `${depth} ${said(label)}`)).toEqual([
    '0 None',
    '0 Aldovia',
    '1 North',
    '2 Northland',
    '2 Snowland',
    '1 South',
    '2 Southland',
  ])
})

const DASHBOARD: CatalogueDashboard = {
  ...{ id: 1, name: 'Health', title: 'Health', description: '', indicators: [7, 9], data_sources: [] },
  ...{ default_indicators: [7, 9, 7], initial_indicator: 9, initial_datasource: null, initial_location: 1 },
  ...{ show_related: false, sections: [], waiting_for: '' },
}

describe('questions to begin with', () => {
  const reference = aReference(
    [
      ...[...catalogue.reference.sources.values()],
      aSource(9, 'Repository', { classification: 'Estimate' }),
      aSource(10, 'Estimate E', { classification: 'Estimate' }),
      aSource(11, 'Tables of A', { derivedFrom: [2] }),
    ],
    [anIndicator(7), anIndicator(9)],
  )
  const offered = {
    ...catalogue,
    // As in a catalogue: how sources measure comes with the file of an indicator.
    reference: { ...reference, measures: new Map() },
    dashboards: [DASHBOARD],
  }
  const held = (...sources: [number, number][]) => new Map(sources)

  it.each<[string, Map<number, number>, number[] | null]>([
    [
      'the estimate of the custodian beside a survey and reports',
      held([9, 1], [10, 1], [2, 1], [6, 7]),
      [10, 2, 6],
    ],
    ['not beside what tabulates others again', held([10, 1], [11, 1]), null],
    ['nor beside figures of states alone', held([10, 1], [2, 4]), null],
    ['two surveys where nobody estimates', held([2, 1], [3, 1], [6, 1]), [2, 3, 6]],
    ['none of one source', held([2, 1]), null],
  ])('%s', (_, sources, expected) => {
    const found = readyQuestions({ ...offered, coverage: new Map([[7, sources]]) })
    expect(found.map(({ primary, comparisons }) => [primary, ...comparisons])).toEqual(
      expected ? [expected] : [],
    )
  })

  it('are first those that are known to have pairs enough, where their sources are held', () => {
    const readyTriangulations = [
      { indicator: 9, primary: 10, comparisons: [3] },
      { indicator: 8, primary: 10, comparisons: [6] },
    ]
    const known = {
      ...reference,
      measures: new Map(),
      curation: { ...reference.curation, readyTriangulations },
    }
    const coverage = new Map([
      [7, held([10, 1], [2, 1])],
      [8, held([10, 1])],
      [9, held([10, 1], [2, 1], [3, 1])],
    ])
    const found = readyQuestions({ ...offered, reference: known, coverage })
    expect(found.map(({ indicator, primary, comparisons }) => [indicator, primary, ...comparisons])).toEqual([
      [9, 10, 3],
      [7, 10, 2],
    ])
  })

  it('begin with the indicator that is chosen', () => {
    const sources = held([10, 1], [2, 1])
    const coverage = new Map([
      [7, sources],
      [9, sources],
    ])
    expect(readyQuestions({ ...offered, coverage }, 7)[0]?.indicator).toBe(7)
    expect(readyQuestions({ ...offered, coverage })[0]?.indicator).toBe(9)
  })
})
