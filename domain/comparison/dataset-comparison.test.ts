import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { compareDatasets, datasetAnswer } from './dataset-comparison.ts'
import type { DatasetPick } from './dataset-pick.ts'

const reference = aReference([
  aSource(2, 'Survey A'),
  aSource(3, 'Survey B'),
  aSource(4, 'Tables', { derivedFrom: [2] }),
])
const A: DatasetPick = { source: 2, period: 2_018_000 }
const B: DatasetPick = { source: 3, period: 2_020_000 }
const T: DatasetPick = { source: 4, period: 2_018_000 }

const bounded = (source: number, location: number, period: string, value: number, half = 2) =>
  aPoint(source, location, period, value, { lower: value - half, upper: value + half, intervalLevel: 95 })

const POINTS: readonly Point[] = [
  bounded(2, 1, '2018', 60),
  bounded(3, 1, '2020', 40),
  bounded(2, 8, '2018', 60),
  bounded(3, 8, '2020', 40),
  bounded(2, 9, '2018', 50),
  bounded(3, 9, '2020', 51),
  aPoint(4, 8, '2018', 60.5),
]

const compare = (picks: readonly DatasetPick[]) =>
  compareDatasets({ table: tableOf(POINTS), reference, indicator: 7, picks })
const said = (picks: readonly DatasetPick[]) => english.text(datasetAnswer(compare(picks), reference))

describe('several data sets of one indicator', () => {
  it('keeps the states that have a figure, and names the others', () => {
    const { states, without, nation } = compare([A, B])
    expect(states.map(({ place, verdict }) => [place.name, verdict])).toEqual([
      ['Northland', 'apart'],
      ['Snowland', 'chance'],
    ])
    expect(without.map(({ name }) => name)).toEqual(['Southland'])
    expect(nation.verdict).toBe('apart')
  })

  it('answers for the nation and counts the states', () => {
    expect(said([A, B])).toBe(
      'Survey A 2018 is 1.5 times as high as Survey B 2020 in Aldovia (60.0% against 40.0%, 20.0 points apart), more than the published intervals explain. The two clearly differ in 1 of 2 states; in 1 the difference may be chance. The two lie 2 years apart, so part of any difference may be change over time.',
    )
  })

  it.each([
    [
      8,
      [A, B],
      'Survey A 2018 is 1.5 times as high as Survey B 2020 in Northland state (60.0% against 40.0%',
    ],
    [9, [A, B], 'do not clearly differ in Snowland'],
    [9, [A], 'Snowland: 50.0% (Survey A 2018).'],
    [10, [A, B], 'None of the data sets has a figure for Southland. Survey A 2018 is 1.5 times'],
  ])('answers for the state %i that was chosen', (place, picks, words) => {
    expect(english.text(datasetAnswer(compare(picks), reference, place))).toContain(words)
  })

  const apart = (place: number) => [bounded(2, place, '2018', 60), bounded(3, place, '2020', 40)]
  const near = (place: number) => [bounded(2, place, '2018', 50), bounded(3, place, '2020', 51)]
  const equal = (place: number) => [bounded(2, place, '2018', 50), bounded(3, place, '2020', 50)]
  const open = (place: number) => [aPoint(2, place, '2018', 50), aPoint(3, place, '2020', 51)]
  it.each([
    [[apart(8), apart(9)], 'The two clearly differ in 2 of 2 states.'],
    [[near(8), near(9)], 'The two clearly differ in none of 2 states; in 2 the difference may be chance.'],
    [[apart(8), equal(9)], 'The two clearly differ in 1 of 2 states; in 1 they are equal.'],
    [[equal(8)], 'In the one state that both have the two are equal.'],
    [[apart(8), open(9)], 'The two clearly differ in 1 of 2 states; 1 cannot be tested.'],
    [[apart(8)], 'The two clearly differ in the one state that both have.'],
    [[near(8)], 'In the one state that both have the difference may be chance.'],
    [[open(8)], 'By state no difference can be tested.'],
  ])('says of %j no number that says nothing', (points, words) => {
    const compared = compareDatasets({
      table: tableOf(points.flat()),
      reference,
      indicator: 7,
      picks: [A, B],
    })
    expect(english.text(datasetAnswer(compared, reference))).toContain(words)
  })

  it('tests nothing between a survey and its re-tabulation', () => {
    const { origin, states } = compare([A, T])
    expect(origin).toBe(2)
    expect(states.find(({ place }) => place.id === 8)?.verdict).toBe('dependent')
    expect(said([A, T])).toBe('By state no difference can be tested. No figure for Aldovia is held in both.')
  })

  it('interprets exactly two', () => {
    expect(said([A])).toBe(
      'Aldovia: 60.0% (Survey A 2018). 2 states have figures. Interpretation is only available when comparing two datasets.',
    )
    expect(compare([A, B, T]).states.every(({ pair }) => pair === null)).toBe(true)
  })
})
