import { beforeAll, describe, expect, test } from 'vitest'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { english } from '#languages/from-source.ts'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { groupsOf, quintiles } from '#tests/builders/made-up-groups.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import type { AskedGroup, Question } from '../question.ts'
import { readQuestion } from '../read-question.ts'
import { groupsAnswer } from './groups.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const reference = aReference(
  [aSource(2, 'Survey A'), aSource(3, 'Survey B')],
  [anIndicator(7, { shortName: 'Skating' })],
)
const RESIDENCE = { Rural: 30.26, Urban: 50.31 }
const WEALTH: AskedGroup = { dimension: 'wealth_quintile', category: null }

function answer(groups: readonly GroupFigure[], change: Partial<Question>) {
  const [read] = readQuestion('hello', { ...world, before: null })
  if (!read) throw new Error('Nothing was read.')
  const question = { ...read, indicators: [7], places: [1], group: null, ...change }
  return groupsAnswer({ question, data: { ...world.data, reference, groupsOf: () => groups } })
}
const said = (groups: readonly GroupFigure[], change: Partial<Question> = {}) =>
  answer(groups, change).said.map((one) => english.text(one))
const of = (...years: readonly number[]): Partial<Question> => ({
  periods: { years, parts: [], isSpan: false, isLatest: false, isRound: false, fromToday: null, unit: null },
})

const OLDER = groupsOf('residence', { Rural: 11, Urban: 12 }, { iso: '2015' })
const NEWER = groupsOf('residence', { Rural: 13, Urban: 14 }, { iso: '2020' })
const OTHER_SOURCE = groupsOf('residence', { Rural: 15, Urban: 16 }, { iso: '2020', source: 3 })
const ELSEWHERE = groupsOf('residence', { Rural: 17, Urban: 18 }, { iso: '2024', location: 2 })
const ALL = [...OTHER_SOURCE, ...OLDER, ...ELSEWHERE, ...NEWER.toReversed()]

describe('figures of groups', () => {
  test('two groups are told with what is between them as they are shown', () => {
    expect(said(groupsOf('residence', RESIDENCE))).toEqual([
      'Skating in Aldovia, by residence: Rural: 30.3% and Urban: 50.3% (Survey A 2020).',
      'The difference is 20.0 points; it is unclear whether this is more than chance.',
    ])
    expect(
      answer(groupsOf('residence', RESIDENCE), {}).rows.map(({ kind, value, group }) => [
        kind,
        value,
        group?.category,
      ]),
    ).toEqual([
      ['figure', 30.26, 'Rural'],
      ['figure', 50.31, 'Urban'],
      ['difference', 20, undefined],
    ])
  })

  test.each<[string, Partial<Question>, readonly number[]]>([
    ['the newest of the first source', {}, [13, 14, 1]],
    ['a year', of(2015), [11, 12, 1]],
    ['a source', { sources: [3] }, [15, 16, 1]],
    ['a place', { places: [2] }, [17, 18, 1]],
    ['a year of a source that lacks it', { ...of(2015), sources: [3] }, []],
    ['a group', { group: { dimension: 'residence', category: 'Urban' } }, [14]],
    ['groups that nobody publishes', { group: { dimension: 'religion', category: null } }, []],
  ])('%s', (_, change, values) => {
    const { rows, reason } = answer(ALL, change)
    expect(rows.map(({ value }) => value)).toEqual(values)
    expect(reason).toBe(values.length > 0 ? null : 'no_group')
  })

  test('of several divisions the first is told, each group in its order, and what is between its ends', () => {
    const groups = [...quintiles([1, 2, 3, 4, 9]).toReversed(), ...NEWER]
    const { rows } = answer(groups, {})
    expect(rows.map(({ group, kind }) => [group?.category, kind])).toEqual([
      ...['Poorest', 'Second', 'Middle', 'Fourth', 'Richest'].map((name) => [name, 'figure']),
      [undefined, 'difference'],
    ])
    expect(rows.at(-1)).toMatchObject({ value: 8, lower: null, intervalLevel: null })
  })

  test('groups that do not ascend have no ends', () => {
    const ages = groupsOf('age', { '15-19': 1, '20-24': 2, '25-29': 3 })
    expect(answer(ages, {}).rows.map(({ kind }) => kind)).toEqual(['figure', 'figure', 'figure'])
  })

  test.each<[AskedGroup, readonly string[]]>([
    [WEALTH, ['Lowest 25%', 'Highest 25%']],
    [{ ...WEALTH, category: 'Poorest' }, ['Lowest 25%']],
    [{ ...WEALTH, category: 'Richest' }, ['Highest 25%']],
  ])('quarters of wealth stand in for fifths: %j', (group, categories) => {
    const quarters = groupsOf('wealth_quartile', { 'Lowest 25%': 21, 'Highest 25%': 22 })
    const { rows } = answer(quarters, { group })
    expect(rows.flatMap((row) => row.group?.category ?? [])).toEqual(categories)
  })

  test('fifths are told before quarters, and bounds keep their level', () => {
    const bounded = quintiles([1, 2, 3, 4, 5], { lower: 0, upper: 9 })
    const quarters = groupsOf('wealth_quartile', { 'Lowest 25%': 21 }, { iso: '2024' })
    const { rows } = answer([...quarters, ...bounded], { group: WEALTH })
    expect(rows.map(({ intervalLevel }) => intervalLevel)).toEqual([95, 95, 95, 95, 95, null])
    expect(answer(quarters, {}).rows.map(({ intervalLevel }) => intervalLevel)).toEqual([null])
  })

  test('of very many groups the first thirty-six', () => {
    const many = groupsOf('age', Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}`, at])))
    expect(answer(many, {}).rows).toHaveLength(36)
  })
})
