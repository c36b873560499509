import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { periodCode } from '#domain/period/period.ts'
import { aReference, aSource } from '#tests/builders/made-up-country.ts'
import { groupsOf, quintiles } from '#tests/builders/made-up-groups.ts'
import { resolveGroups, type WantedGroups } from './group-choice.ts'
import type { GroupFigure } from './group-figure.ts'

const reference = aReference([aSource(2, 'DHS'), aSource(3, 'MIS'), aSource(4, 'Census')])
const NOTHING: WantedGroups = { dimension: null, source: null, location: null, period: null }
const SEX = { Female: 40, Male: 30 }
const FIGURES = [
  ...quintiles([1, 2, 3, 4, 5], { iso: '2018' }),
  ...quintiles([1, 2, 3, 4, 5], { iso: '2013' }),
  ...groupsOf('sex', SEX, { source: 3, iso: '2020' }),
  ...groupsOf('sex', SEX, { source: 3, iso: '2020', location: 8 }),
]

function resolve(
  wanted: Partial<WantedGroups>,
  figures: readonly GroupFigure[] = FIGURES,
  { isCount = false, projected = [] as number[] } = {},
) {
  return resolveGroups({ ...NOTHING, ...wanted }, 7, {
    figures,
    reference,
    isCount,
    settled: (_, __, period) => (projected.includes(period) ? 'projected' : 'whole'),
  })
}

describe('what is shown', () => {
  test.each<[string, Partial<WantedGroups>, object]>([
    [
      'nothing wanted: wealth first, the newest',
      {},
      { dimension: 'wealth_quintile', source: 2, period: 2018000 },
    ],
    ['a dimension', { dimension: 'sex' }, { dimension: 'sex', source: 3, location: 1, period: 2020000 }],
    ['a source decides the dimension', { source: 3 }, { dimension: 'sex', source: 3 }],
    ['a period', { period: periodCode('2013') }, { period: 2013000 }],
    ['a place that the dimension has', { dimension: 'sex', location: 8 }, { location: 8 }],
    ['a place that it does not have', { location: 8 }, { location: 1 }],
    ['a dimension that nobody has', { dimension: 'education' }, { dimension: 'wealth_quintile' }],
  ])('%s', (_, wanted, expected) => expect(resolve(wanted)?.choice).toMatchObject(expected))

  test('groups that are much newer go before those of wealth, and a newer source before the others', () => {
    const newer = [...FIGURES, ...groupsOf('sex', SEX, { source: 4, iso: '2024' })]
    expect(resolve({}, newer)?.choice).toMatchObject({ dimension: 'sex', source: 4, period: 2024000 })
  })

  test('counts begin with age and sex', () => {
    const figures = [...groupsOf('sex', SEX), ...groupsOf('age_sex', { 'F 0-4': 1, 'M 0-4': 1 })]
    expect(resolve({}, figures, { isCount: true })?.choice.dimension).toBe('age_sex')
  })

  test('projections come after observations', () => {
    expect(resolve({}, FIGURES, { projected: [2018000] })?.choice.period).toBe(2013000)
  })

  test('an indicator without groups', () => expect(resolve({}, [])).toBeNull())
})

test.each<[Partial<WantedGroups>, string[]]>([
  [{}, []],
  [{ source: 4 }, ['Census has no figure by wealth quintile for Indicator 7; DHS is shown instead.']],
  [{ location: 8 }, ['DHS has no figure by wealth quintile for Northland; Aldovia is shown instead.']],
  [{ period: periodCode('2020') }, ['DHS has no figure by wealth quintile for 2020; 2018 is shown instead.']],
  [
    { dimension: 'education' },
    ['No source has indicator 7 by education; it is shown by wealth quintile instead.'],
  ],
])('what had to move for %j is said', (wanted, sentences) => {
  expect(resolve(wanted)?.moved.map((sentence) => english.text(sentence))).toEqual(sentences)
})
