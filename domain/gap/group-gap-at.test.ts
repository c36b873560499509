import { expect, it } from 'vitest'
import { periodCode } from '#domain/period/period.ts'
import { english } from '#languages/from-source.ts'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { groupsOf } from '#tests/builders/made-up-groups.ts'
import { type GroupGapQuestion, groupGapAt } from './group-gap-at.ts'

const COUNTRY = aReference(
  [aSource(2, 'Survey A')],
  [anIndicator(7, { shortName: 'Snow shovels' }), anIndicator(8, { shortName: 'Women with sleds' })],
)
const REFERENCE = {
  ...COUNTRY,
  curation: { ...COUNTRY.curation, gaps: [], madeIn: { 10: 2010 }, ofOneSex: { female: [8], male: [] } },
}
const FIGURES = [
  ...groupsOf('sex', { Female: 40, Male: 50 }),
  ...groupsOf('sex', { Female: 45 }, { location: 8 }),
  ...groupsOf('sex', { Female: 30 }, { indicator: 8 }),
]
const YEAR = periodCode('2020')

it.each<[string, Partial<GroupGapQuestion>, string | null, string | null]>([
  ['a figure is none', {}, null, null],
  ['nor is any group, where one is there', { location: 8, category: null }, null, null],
  ['nor an unknown place', { location: 999 }, null, null],
  [
    'one group of a place',
    { location: 8, category: 'Male' },
    'not_published',
    'Survey A has no figure of this group for Northland, only for other places or periods: Male.',
  ],
  [
    'a place without groups',
    { location: 9, category: null },
    'not_published',
    'Survey A has no groups of snow shovels for Snowland in this period.',
  ],
  [
    'each group of it',
    { location: 9, category: 'Male' },
    'not_published',
    'Survey A has no groups of snow shovels for Snowland in this period.',
  ],
  [
    'a dimension that the source does not have',
    { dimension: 'residence', category: 'Urban' },
    'not_asked',
    'Survey A has no figures of snow shovels by residence, according to this release.',
  ],
  [
    'men of an indicator that is about women',
    { indicator: 8, category: 'Male' },
    'not_applicable',
    'Women with sleds is about women and girls alone.',
  ],
  [
    'the same by age and sex',
    { indicator: 8, dimension: 'age_sex', category: 'M 15-49' },
    'not_applicable',
    'Women with sleds is about women and girls alone.',
  ],
  [
    'a state that was made later',
    { location: 10, period: periodCode('2005') },
    'outdated_boundary',
    'Southland was made in 2010; earlier figures are about other boundaries.',
  ],
])('%s', (_, change, reason, note) => {
  const question = { indicator: 7, source: 2, location: 1, period: YEAR, dimension: 'sex', category: 'Male' }
  const gap = groupGapAt({ ...question, ...change }, FIGURES, REFERENCE)
  expect([gap?.reason ?? null, gap && english.text(gap.note)]).toEqual([reason, note])
})
