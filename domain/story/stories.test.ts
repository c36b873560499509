import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { Location } from '#domain/location/location.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { birthsStory } from './births-story.ts'
import { rangeStory } from './range-story.ts'
import { roundsStory } from './rounds-story.ts'
import type { Story, StoryQuestion } from './story.ts'
import { todaysStories } from './todays-stories.ts'

const [SURVEY, MODEL] = [2, 4]
const COVERAGE = anIndicator(7, { shortName: 'Vaccine coverage' })
/** 37 states in two zones: the first 18 in the north. */
const STATES: readonly Location[] = Array.from({ length: 37 }, (_, at) => ({
  ...{ id: 100 + at, name: `State ${at}`, level: 3, parent: at < 18 ? 2 : 3 },
}))

function question(points: readonly Point[], indicator = COVERAGE): StoryQuestion {
  const known = aReference(
    [aSource(SURVEY, 'DHS'), aSource(MODEL, 'Model', { classification: 'Estimate' })],
    [indicator],
  )
  const locations = new Map([...known.locations.values(), ...STATES].map((one) => [one.id, one]))
  return { indicator, table: tableOf(points), reference: { ...known, locations }, currentYear: 2025 }
}

/** A figure of every state, each with an interval of `half` at both sides. */
function round(period: string, figureAt: (at: number) => number, half: number | null = 2): Point[] {
  return STATES.map(({ id }, at) => {
    const value = figureAt(at)
    const bounds = half === null ? {} : { lower: value - half, upper: value + half, intervalLevel: 95 }
    return aPoint(SURVEY, id, period, value, bounds)
  })
}

function told(story: Story | null): readonly string[] | null {
  return story && [story.title, story.text, story.source].map((words) => english.text(words))
}

const at50 = () => 50

test('two rounds: clear changes are counted by their side, the rest may be chance', () => {
  const now = round('2024', (at) => (at < 6 ? 30 : at < 8 ? 70 : 50.5))
  expect(told(roundsStory(question([...round('2018', at50), ...now])))).toEqual([
    'Vaccine coverage: lower in 6 of 37 states',
    'Higher in 2 states: State 6 and State 7. In 29 the change may be chance.',
    'DHS 2018 and 2024, all states tested together',
  ])
})

test.each<[string, Point[]]>([
  ['a change of four states', [...round('2018', at50), ...round('2024', (at) => (at < 4 ? 30 : 50))]],
  ['a survey without intervals', [...round('2018', at50, null), ...round('2024', () => 20, null)]],
  ['one round', round('2024', () => 20)],
  ['a round of 30 states', [...round('2018', at50).slice(0, 30), ...round('2024', () => 20)]],
])('%s is no story', (_, points) => {
  expect(roundsStory(question(points))).toBeNull()
})

const born = (birthCohort: number) => ({ coordinates: { ...NO_COORDINATES, birthCohort } })
const survey = aPoint(SURVEY, 1, '2024', 53.4, born(2022))
const estimates = [59, 63, 67].map((value, at) => aPoint(MODEL, 1, `${2022 + at}`, value, born(2022 + at)))

test('a contradiction that is none: the estimate of the survey’s own births is beside it', () => {
  expect(told(birthsStory(question([survey, ...estimates])))).toEqual([
    'Vaccine coverage, 67% or 53.4%? Ask which births are meant',
    'Model: 67% of the children born in 2024. DHS 2024 asked about children born in 2022, of whom Model says 59%. For the same births the gap is 5.6 points, not 13.6 points.',
    'Model 2024 and DHS 2024',
  ])
})

test.each<[string, Point[]]>([
  ['an estimate that begins after the births of the survey', [survey, ...estimates.slice(1)]],
  ['an estimate of the same births', [survey, ...estimates.slice(0, 1)]],
  ['a survey whose births are not known', [aPoint(SURVEY, 1, '2024', 53.4), ...estimates]],
  [
    'a distance that stays',
    [survey, ...[67, 67, 67].map((value, at) => ({ ...estimates[at], value }) as Point)],
  ],
])('%s is no contradiction to explain', (_, points) => {
  expect(birthsStory(question(points))).toBeNull()
})

test('ends have a name where their intervals say so; a zone is above another where no intervals meet', () => {
  const north = round('2024', (at) => (at === 0 ? 94 : at < 18 ? 70 : at === 36 ? 10 : 40))
  expect(told(rangeStory(question(north)))).toEqual([
    'Vaccine coverage: 94% in State 0, 10% in State 36',
    'The one end is 9.4 times the other. Every state of the North is above every state of the South.',
    'DHS 2024',
  ])
})

test('of ends that their intervals do not separate no state is named', () => {
  const points = round('2024', (at) => (at < 18 ? 80 - at / 10 : 20 + at / 10), 12)
  expect(told(rangeStory(question(points)))?.slice(0, 2)).toEqual([
    'Vaccine coverage: from 21.8% to 80.0% by state',
    'The one end is 3.7 times the other. It is unclear which state is at either end: the intervals overlap. Every state of the North is above every state of the South.',
  ])
})

test('each story is about another indicator, and none is made up', () => {
  const rounds = [...round('2018', at50), ...round('2024', (at) => (at < 6 ? 10 : 90))]
  expect(todaysStories([question(rounds)]).map(({ shown }) => shown.kind)).toEqual(['rounds'])
  const other = anIndicator(8, { shortName: 'Other coverage' })
  const moved = rounds.map((point) => ({ ...point, indicator: 8 }))
  const both = todaysStories([question(rounds), question(moved, other)])
  expect(both.map(({ shown, indicator }) => [shown.kind, indicator.id])).toEqual([
    ['rounds', 7],
    ['range', 8],
  ])
  expect(todaysStories([question([])])).toEqual([])
})
