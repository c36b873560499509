import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type ObservationTable, pointsWhere, tableOf } from '#domain/observation/observation-table.ts'
import { periodCode } from '#domain/period/period.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { gapAt, type GapKnowledge } from './gap-at.ts'
import { gapMark } from './gap-words.ts'

let data: ShippedData
beforeAll(async () => {
  data = await readShippedData()
})

/** Indicator, source, place and period as they are asked for. */
type Asked = readonly [indicator: number, source: number, location: number, period: string | null]

function said([indicator, source, location, period]: Asked, knowledge: GapKnowledge): string | null {
  const code = period === null ? null : periodCode(period)
  const found = gapAt({ indicator, source, location, period: code }, knowledge)
  return found && `${found.reason}: ${english.text(found.note)}`
}

/** The first file of an indicator: nation, zones and states. */
function firstFile(indicator: number): ObservationTable {
  const { locations } = data.reference
  const points = pointsWhere(data.tableOf(indicator), {})
  return tableOf(points.filter(({ location }) => (locations.get(location)?.level ?? 4) < 4))
}

const [NIGERIA, NORTH_EAST, BAYELSA, KANO, ZAMFARA] = [1, 3, 13, 27, 44]
const [MICS, NDHS, NMIS, WUENIC, NAIIS, SAE, GDL, COD] = [1, 2, 4, 10, 16, 101, 102, 106]
const [SKILLED, STUNTING, PENTA, FULL, IPT, HIV, UNDER_FIVE, POPULATION] = [7, 14, 18, 21, 22, 26, 32, 62]
const MEASLES_BY_12 = 1066

test('an empty cell says that a source has smaller places only, and else the reason', () => {
  const markOf = (source: number, location: number, table: ObservationTable) => {
    const question = { indicator: SKILLED, source, location, period: null }
    const gap = gapAt(question, { table, reference: data.reference, currentYear: 2026 })
    return gap && english.text(gapMark(gap))
  }
  expect(markOf(SAE, KANO, data.tableOf(SKILLED))).toBe('has LGAs only')
  expect(markOf(SAE, NIGERIA, firstFile(SKILLED))).toBe('has LGAs only')
  expect(markOf(NMIS, KANO, data.tableOf(SKILLED))).toMatch(/^not /)
})

/** Statements about the data set that ships; the expected ones were read in datasets/, SOURCES.md and CHECKS.md. */
describe('why the shipped data have no figure', () => {
  test.each<[string, Asked, string | null]>([
    [
      'a survey that the release has no HIV prevalence of',
      [HIV, NDHS, NIGERIA, '2018'],
      'not_asked: NDHS does not measure HIV prevalence (15-49), according to this release.',
    ],
    [
      'a national estimate, asked for a state',
      [PENTA, WUENIC, KANO, '2023'],
      'not_published: WUENIC has figures for the nation, not for states.',
    ],
    [
      'small areas, asked for the nation',
      [SKILLED, SAE, NIGERIA, null],
      'not_published: NDHS-SAE has figures for LGAs, not for the nation.',
    ],
    [
      'a year between two rounds',
      [SKILLED, NDHS, NIGERIA, '2016'],
      'not_published: This release has no figure of NDHS for Nigeria in 2016; it has those of 1990, 2003, 2008, 2013, 2018 and 2023–24.',
    ],
    [
      'a year before a long series',
      [PENTA, WUENIC, NIGERIA, '1975'],
      'not_published: This release has no figure of WUENIC for Nigeria in 1975; it has those of 1984 to 2024 (41 periods).',
    ],
    [
      'states of a round whose tables are not held',
      [FULL, NDHS, KANO, '2008'],
      'not_held: NDHS of 2008 is published for states, and not yet in this release.',
    ],
    [
      'the nation of a round of which the states are held',
      [STUNTING, NDHS, NIGERIA, '2013'],
      'not_held: NDHS of 2013 is published for the nation, and not yet in this release.',
    ],
    [
      'states of a sample drawn for the nation',
      [STUNTING, GDL, KANO, '2003'],
      'too_few: GDL of 2003 was not drawn to speak for states.',
    ],
    [
      'states of the first malaria survey',
      [IPT, NMIS, KANO, '2010'],
      'too_few: NMIS of 2010 was not drawn to speak for states.',
    ],
    [
      'zones in the year of four regions',
      [UNDER_FIVE, NDHS, NORTH_EAST, '1990'],
      'outdated_boundary: NDHS of 1990 is published for the four regions of that time, not for zones.',
    ],
    [
      'a state before it was made',
      [POPULATION, COD, ZAMFARA, '1991'],
      'outdated_boundary: Zamfara was made in 1996; earlier figures are about other boundaries.',
    ],
    [
      'the same state after it',
      [POPULATION, COD, ZAMFARA, '2010'],
      'not_published: This release has no figure of COD-PS for Zamfara in 2010; it has those of 2016 and 2022.',
    ],
    [
      'a figure that contradicts the record of the survey',
      [MEASLES_BY_12, NDHS, NIGERIA, '2008'],
      'withdrawn: The figure of NDHS 2008 is left out: it contradicts the survey’s own record.',
    ],
    [
      'a figure that nothing can check',
      [MEASLES_BY_12, NDHS, NIGERIA, '1990'],
      'withdrawn: The figure of NDHS 1990 is left out: its level is doubtful, and nothing is there to check it by.',
    ],
    [
      'zones of a source that has states',
      [STUNTING, NDHS, NORTH_EAST, '2018'],
      'not_published: NDHS has figures for the nation and states, not for zones.',
    ],
    [
      'a year of which no state is held',
      [STUNTING, GDL, KANO, '2010'],
      'not_published: This release has no figure of GDL for Kano in 2010; it has those of 2008, 2013 and 2018.',
    ],
    [
      'headline values',
      [STUNTING, MICS, BAYELSA, '2021'],
      'not_published: MICS has figures for the nation, not for states.',
    ],
    ['a figure that is there', [HIV, NAIIS, KANO, '2018'], null],
    ['LGAs that are in another file', [SKILLED, SAE, 45, '2018'], null],
    ['an indicator that does not exist', [9999, NDHS, NIGERIA, null], null],
  ])('%s', (_, asked, expected) => {
    expect(said(asked, { table: firstFile(asked[0]), reference: data.reference, currentYear: 2026 })).toBe(
      expected,
    )
  })

  test('an LGA without a figure says so once its file is there', () => {
    const table = data.tableOf(SKILLED)
    const [lga] = pointsWhere(table, { source: SAE })
    const asked: Asked = [SKILLED, SAE, lga?.location ?? 0, '2013']
    const place = data.reference.locations.get(lga?.location ?? 0)?.name
    expect(said(asked, { table, reference: data.reference, currentYear: 2026 })).toBe(
      `not_published: This release has no figure of NDHS-SAE for ${place} in 2013; it has those of 2018 and 2023–24.`,
    )
  })
})

describe('in a made-up country', () => {
  const reference = aReference(
    [aSource(52, 'Survey A'), aSource(53, 'Model', { classification: 'Estimate' })],
    [anIndicator(7)],
  )
  const table = tableOf([aPoint(52, 8, '2018', 40), aPoint(53, 1, '2030', 70)])

  test.each<[string, Asked, string]>([
    [
      'another state',
      [7, 52, 9, '2018'],
      'not_published: Survey A has figures for other states, not for Snowland.',
    ],
    [
      'another state, the latest',
      [7, 52, 9, null],
      'not_published: Survey A has figures for other states, not for Snowland.',
    ],
    [
      'no state of the year',
      [7, 52, 9, '2012'],
      'not_published: Survey A has figures for states of 2018, not of 2012.',
    ],
    [
      'only later years',
      [7, 53, 1, null],
      'not_published: Model has only figures of later years for Aldovia.',
    ],
  ])('%s', (_, asked, expected) => {
    expect(said(asked, { table, reference, currentYear: 2026 })).toBe(expected)
  })

  test('a figure that rests on too few people is withheld, before anything else is said', () => {
    const withheld = [
      { indicator: 7, source: 52, location: 9, period: 2018000, rule: 'survey_sample' },
    ] as const
    expect(said([7, 52, 9, '2018'], { table: { ...table, withheld }, reference, currentYear: 2026 })).toBe(
      'withheld: Survey A has a figure for Snowland, which is not shown: fewer than 25 people were asked.',
    )
    expect(said([7, 52, 9, '2017'], { table: { ...table, withheld }, reference, currentYear: 2026 })).toMatch(
      /^not_published/,
    )
  })

  test('a figure that was taken out says its value of then and why, of its own period alone', () => {
    const withdrawn = [
      {
        indicator: 7,
        source: 52,
        location: 9,
        period: 2018000,
        value: 73.7,
        reason: 'copied from Northland',
      },
    ]
    const knowledge = { table: { ...table, withdrawn }, reference, currentYear: 2026 }
    expect(said([7, 52, 9, '2018'], knowledge)).toBe(
      'withdrawn: The figure of Survey A 2018 for Snowland, 73.7%, was withdrawn: copied from Northland.',
    )
    expect(said([7, 52, 9, '2017'], knowledge)).toMatch(/^not_published/)
  })
})
