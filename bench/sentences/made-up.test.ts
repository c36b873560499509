import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { madeUpCountry } from './made-up-country.ts'
import { faultsIn } from './score.ts'
import type { View } from './view.ts'

const COUNTRIES = 20
const VIEWS = 20

test('the same seed draws the same country and the same views', () => {
  const told = (seed: number) => madeUpCountry(seed).world.rowsOf(1)
  expect(told(3)).toEqual(told(3))
  expect(told(4)).not.toEqual(told(3))
})

test('what is said of made-up countries is what their rows hold', () => {
  const found = Array.from({ length: COUNTRIES }, (_, seed) =>
    faultsIn(madeUpCountry(seed), VIEWS, seed),
  ).flat()
  expect(found.map(({ rule, said, view }) => ({ rule, said, view }))).toEqual([])
})

// The purpose of the judge: sentences of earlier versions, each with its fault.
const { world } = madeUpCountry(1)
const ROWS = [row(8, 30), row(11, 30), row(14, 60), row(17, 75)]
const WORLD = { ...world, rowsOf: () => ROWS }
const NORTH: View = { kind: 'zonal', indicator: 3, source: 6, period: '2020', location: 2 }

function row(location: number, value: number) {
  return {
    ...{ indicator: 3, source: 6, location, period: '2020', value, lower: null, upper: null, level: null },
    ...{
      numerator: 600,
      denominator: 1000,
      sample: null,
      flags: [],
      cohort: '',
      evidence: [],
      supersededBy: '',
    },
  }
}

test.each<[string, string[]]>([
  [
    'Among the 4 states of the North, skating coverage runs from 30.0% in Alder and Dogwood to 75.0% in Juniper.',
    [],
  ],
  [
    'Among the 4 states of the North, skating coverage runs from 30.0% in Alder to 75.0% in Juniper.',
    ['tie not said'],
  ],
  [
    'Among the 4 states of the North, skating coverage runs from 30.0% in Alder and Dogwood to 75.0% in Gorse.',
    ['place at an end'],
  ],
  [
    'Among the 4 states of the North, skating coverage runs from 30.0% in Alder and Dogwood to 74.0% in Juniper.',
    ['place at an end'],
  ],
  [
    'Among the 5 states of the North, skating coverage runs from 30.0% in Alder and Dogwood to 75.0% in Juniper.',
    ['count'],
  ],
  [
    'Among the 4 states of the North, skating coverage run from 30.0% in Alder and Dogwood to 75.0% in Juniper.',
    ['verb or article'],
  ],
  [
    'Among the 4 states of the North, skating coverage runs from 30.0 in Alder and Dogwood to 75.0 in Juniper.',
    ['unit'],
  ],
  [
    'Among the 4 states of the North, skating coverage is 30.0% in all 4 states.',
    ['figure that no row holds'],
  ],
  ['The weather in the North was fine.', ['sentence that nobody can check']],
])('of “%s” the judge says %j', (answer, rules) => {
  const found = judge(
    NORTH,
    { heading: 'Where in the North is skating coverage high and low?', answer },
    WORLD,
  )
  expect([...new Set(found.map(({ rule }) => rule))]).toEqual(rules)
})

test.each<[string, string[]]>([
  [`It is held for states (${nameOf(6)}).`, []],
  [`It is held for zones (${nameOf(6)}).`, ['figure that no row holds']],
  [`It is held for states (${nameOf(6)} and 2 others).`, ['figure that no row holds']],
  [`It is held for LGAs (${nameOf(6)}) and states (${nameOf(6)}).`, ['figure that no row holds']],
])('where an indicator is held, in “%s”: the judge says %j', (held, rules) => {
  const nowhere = { kind: 'overview', indicator: 3, location: 1 } as const
  const answer = `No source in this release has a figure of skating coverage in the country. ${held}`
  const found = judge(nowhere, { heading: 'Skating coverage', answer }, WORLD)
  expect([...new Set(found.map(({ rule }) => rule))]).toEqual(rules)
})

function nameOf(source: number): string {
  return WORLD.publishers.get(source)?.name ?? ''
}

/** Northland's states with standard errors of one point: 30.0 and 30.1 are not told apart, 60 and 75 are. */
const BOUNDED = [row(8, 30), row(11, 30.1), row(14, 60), row(17, 75)].map((one) => ({
  ...one,
  ...{ lower: one.value - 1.96, upper: one.value + 1.96, level: 95 },
}))

test.each<[string, string[]]>([
  [
    'Among the 4 states of the North, skating coverage runs from 30.0% in Alder to 75.0% in Juniper.',
    ['end not told apart from the next'],
  ],
  [
    'Among the 4 states of the North, skating coverage runs from 30.0% to 75.0% in Juniper; the intervals do not allow saying which of the states is lowest.',
    [],
  ],
])('an end beside another: %s', (said, expected) => {
  const heading = 'Where in the North is skating coverage high and low?'
  const found = judge(NORTH, { heading, answer: said }, { ...WORLD, rowsOf: () => BOUNDED })
  expect(found.map(({ rule }) => rule)).toEqual(expected)
})
