import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fullSelection,
  stateToShow,
  TRIANGULATION_STATE,
  type TriangulationState,
  tidySelection,
} from './state.ts'

const id = fc.integer({ min: 1, max: 99_999 })

const states: fc.Arbitrary<TriangulationState> = fc
  .record({
    indicator: fc.option(id),
    primary: fc.option(id),
    comparisons: fc.uniqueArray(id, { maxLength: 2 }),
    location: fc.option(id),
    asked: fc.boolean(),
    hidden: fc.uniqueArray(id, { maxLength: 2 }),
  })
  .map(tidySelection)

const { parse, write } = TRIANGULATION_STATE
const stateOf = (query: string) => parse(new URLSearchParams(query))

test('parse(write(state)) = state, and other parameters stay', () => {
  fc.assert(
    fc.property(states, (state) => {
      const query = new URLSearchParams('period=2018&asked=0&compare=3,4&indicator=1&hidden=3')
      write(query, state)
      expect(parse(query)).toEqual(state)
      expect(query.get('period')).toBe('2018')
    }),
  )
})

test.each([
  ['a third comparison is dropped', 'datasource=10&compare=107,102,2', [107, 102]],
  ['a source is compared once', 'datasource=10&compare=107,107', [107]],
  ['no source is compared with itself', 'datasource=10&compare=10,2', [2]],
  ['what is no id is left out', 'datasource=10&compare=x,-1,2', [2]],
])('%s', (_, query, comparisons) => {
  expect(stateOf(query).comparisons).toEqual(comparisons)
})

test.each([
  ['nothing', '', false],
  ['a primary source only', 'datasource=10', false],
  ['a comparison only', 'compare=10', false],
  ['both', 'datasource=10&compare=2', true],
])('%s: can it be triangulated?', (_, query, full) => {
  expect(fullSelection(stateOf(query)) !== null).toBe(full)
})

test.each([
  ['a choice that is not asked yet', 'datasource=2&compare=6&asked=0', 'datasource=10&compare=2', 10, [2]],
  ['a choice that is asked', 'datasource=2&compare=6', 'datasource=10&compare=2', 2, [6]],
  ['the first choices, before any result', 'datasource=2&asked=0', '', 2, []],
  ['a choice after one that lacked a source', 'datasource=2&asked=0', 'datasource=10', 2, []],
])('%s beside what is shown', (_, wanted, before, primary, comparisons) => {
  expect(stateToShow(stateOf(wanted), stateOf(before))).toMatchObject({ primary, comparisons })
})

test('while the reader chooses, a chart still leaves out what they press', () => {
  const shown = stateToShow(
    stateOf('datasource=2&compare=6&asked=0&hidden=3'),
    stateOf('datasource=10&compare=2,3'),
  )
  expect(shown).toMatchObject({ primary: 10, comparisons: [2, 3], hidden: [3], asked: true })
})
