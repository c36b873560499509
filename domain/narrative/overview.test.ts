import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { citedWithNotes } from './figure-notes.ts'
import { overviewAnswer } from './overview.ts'

const SURVEY = aSource(2, 'DHS', { periodLabels: { '2024': '2023–24' } })
const RETABLED = aSource(3, 'Retable', { derivedFrom: [2] })
const MODEL = aSource(4, 'Model', { classification: 'Estimate' })
const ECHO = aSource(5, 'Echo', { classification: 'Estimate', derivedFrom: [2] })
const COUNTS = aSource(6, 'Counts', { classification: 'Routine' })
const CLINICS = aSource(7, 'Clinics', { classification: 'Routine' })
const CLUSTERS = aSource(8, 'Cluster survey')
const SOURCES = [CLUSTERS, SURVEY, RETABLED, MODEL, ECHO, COUNTS, CLINICS]

const COVERAGE = { shortName: 'Vaccine coverage', nationalTarget: 90, nationalSource: 'indicative' }
const RATE: Partial<Indicator> = {
  shortName: 'Death rate',
  factor: 1,
  decimals: 0,
  slope: 'Negative',
  nationalTarget: 18,
}

const bornIn = (birthCohort: number) => ({ coordinates: { ...NO_COORDINATES, birthCohort } })
const from = (id: string) => ({ coordinates: { ...NO_COORDINATES, evidence: [id] } })
const bounds = (lower: number, upper: number) => ({ lower, upper, intervalLevel: 95 })

function answer(points: readonly Point[], change: Partial<Indicator>, location = 1): string {
  const reference = aReference(SOURCES, [anIndicator(7, change)])
  const table = tableOf(points)
  return english.text(
    overviewAnswer({ table, reference, indicator: 7, location, currentYear: 2025, until: null }),
  )
}

const MODELLED: [string, Evidence] = [
  'MODEL',
  {
    ...{ id: 'MODEL', kind: 'custodian_model', title: 'The model', currentSource: 4 },
    ...{ fieldworkStart: null, fieldworkEnd: null, birthCohort: null },
  },
]

const CASES: [string, Point[], Partial<Indicator>, string][] = [
  [
    'survey and estimate without intervals',
    [aPoint(2, 1, '2024', 53.4), aPoint(4, 1, '2024', 67)],
    COVERAGE,
    'The latest survey puts vaccine coverage in Aldovia at 53.4% (DHS 2023–24); the latest estimate is 67.0% (Model 2024). The two differ by 13.6 points, and both are below the indicative national target of 90%.',
  ],
  [
    'a difference that the intervals do not explain',
    [aPoint(2, 1, '2024', 50, bounds(48, 52)), aPoint(4, 1, '2024', 60, bounds(58, 62))],
    {},
    'The latest survey puts indicator 7 in Aldovia at 50.0% (DHS 2023–24); the latest estimate is 60.0% (Model 2024). The two differ by 10.0 points, more than their published intervals explain.',
  ],
  [
    'a difference that the intervals allow, the target inside one of them',
    [aPoint(2, 1, '2024', 86, bounds(81, 91)), aPoint(4, 1, '2024', 82, bounds(76, 88))],
    COVERAGE,
    'The latest survey puts vaccine coverage in Aldovia at 86.0% (DHS 2023–24); the latest estimate is 82.0% (Model 2024). The two differ by 4.0 points, no more than their published intervals allow, and DHS has an interval that includes the indicative national target of 90% while Model is below it.',
  ],
  [
    'figures many years apart',
    [aPoint(2, 1, '2013', 40), aPoint(4, 1, '2024', 60)],
    {},
    'The latest survey puts indicator 7 in Aldovia at 40.0% (DHS 2013); the latest estimate is 60.0% (Model 2024). The two lie 11 years apart and are not compared.',
  ],
  [
    'an estimate that re-tabulates the survey',
    [aPoint(2, 1, '2024', 40), aPoint(5, 1, '2024', 41)],
    {},
    'The latest survey puts indicator 7 in Aldovia at 40.0% (DHS 2023–24); the latest estimate is 41.0% (Echo 2024). The two differ by 1.0 point, and are not independent of each other.',
  ],
  [
    'a source of its own before a re-tabulation of the same year',
    [aPoint(2, 1, '2018', 40), aPoint(3, 1, '2018', 45), aPoint(6, 1, '2018', 40)],
    {},
    'The latest survey puts indicator 7 in Aldovia at 40.0% (DHS 2018); the latest routine figure is 40.0% (Counts 2018). The two show the same figure. The 3 sources here use 2 independent pieces of evidence.',
  ],
  [
    'a rate where fewer is better, on different sides',
    [aPoint(2, 1, '2024', 41), aPoint(4, 1, '2022', 15)],
    RATE,
    'The latest survey puts the death rate in Aldovia at 41 per 1,000 (DHS 2023–24); the latest estimate is 15 per 1,000 (Model 2022). The two differ by 26 per 1,000, and DHS is above the national target of 18 per 1,000 or less while Model is below it.',
  ],
  [
    'counts',
    [aPoint(4, 1, '2024', 1234567), aPoint(6, 1, '2024', 1300000)],
    { shortName: 'Population', factor: 4, decimals: 0, slope: null },
    'The latest estimate puts the population in Aldovia at 1,234,567 (Model 2024); the latest routine figure is 1,300,000 (Counts 2024). The two differ by 65,433.',
  ],
  [
    'one survey only',
    [aPoint(2, 1, '2018', 40)],
    COVERAGE,
    'The latest survey puts vaccine coverage in Aldovia at 40.0% (DHS 2018), and it is below the indicative national target of 90%.',
  ],
  [
    'one estimate and no target',
    [aPoint(4, 1, '2018', 40)],
    {},
    'The latest estimate puts indicator 7 in Aldovia at 40.0% (Model 2018).',
  ],
  [
    'nothing',
    [aPoint(2, 8, '2018', 40)],
    {},
    'No source in this release has a figure of indicator 7 in Aldovia.',
  ],
  [
    'projections and later years left out',
    [aPoint(4, 1, '2024', 40), aPoint(4, 1, '2025', 41, { flags: ['projection'] }), aPoint(4, 1, '2030', 50)],
    {},
    'The latest estimate puts indicator 7 in Aldovia at 40% (Model 2024).',
  ],
  [
    'nobody to confirm where a survey has the indicator elsewhere',
    [aPoint(4, 1, '2018', 40), aPoint(2, 8, '2018', 40)],
    {},
    'The latest estimate puts indicator 7 in Aldovia at 40.0% (Model 2018). No survey for Aldovia is in this release, so nothing confirms this estimate.',
  ],
  [
    'a survey of which a newer round has states only',
    [aPoint(2, 1, '2018', 40), aPoint(2, 8, '2024', 50)],
    {},
    'The newest survey held puts indicator 7 in Aldovia at 40.0% (DHS 2018). Of DHS 2023–24, which is newer, only figures of parts of Aldovia are held here.',
  ],
  [
    'an edition that another source has replaced, and a year that is not complete',
    [
      aPoint(4, 1, '2018', 40, { coordinates: { ...NO_COORDINATES, supersededBy: 5 } }),
      aPoint(6, 1, '2020', 30, { flags: ['partial_period'] }),
    ],
    {},
    'The newest estimate held puts indicator 7 in Aldovia at 40.0% (Model 2018, superseded by Echo); the latest routine figure is 30.0% (Counts 2020, a year that is not complete). The two are not compared, since Counts 2020 is not complete.',
  ],
  [
    'a year that is not complete names its last week',
    [
      aPoint(6, 1, '2024', 833, {
        flags: ['partial_period'],
        coordinates: { ...NO_COORDINATES, referenceStart: 2024101, referenceEnd: 2024123 },
      }),
    ],
    { factor: 4, decimals: 0 },
    'The latest routine figure puts indicator 7 in Aldovia at 833 (Counts 2024, a year that is not complete, up to week 23 of 2024).',
  ],
  [
    'a part of a year is not the latest while a whole one is held',
    [aPoint(6, 1, '2021', 67), aPoint(6, 1, '2022', 53, { flags: ['partial_period'] })],
    {},
    'The latest routine figure puts indicator 7 in Aldovia at 67.0% (Counts 2021). Counts 2022 is newer, but of less than a whole year.',
  ],
  [
    'a source with a part of a year comes after one with a whole one',
    [
      aPoint(4, 1, '2024', 60),
      aPoint(6, 1, '2020', 50),
      aPoint(7, 1, '2022', 53, { flags: ['partial_period'] }),
    ],
    {},
    'The latest estimate puts indicator 7 in Aldovia at 60.0% (Model 2024); the latest routine figure is 50.0% (Counts 2020). The two lie 4 years apart and are not compared. Clinics 2022 is newer, but of less than a whole year.',
  ],
  [
    'months come after years, and of months the newest whole one is named',
    [
      aPoint(6, 1, '2021', 67),
      aPoint(7, 1, '2021-12', 60),
      aPoint(7, 1, '2022-09', 69),
      aPoint(7, 1, '2022-10', 1, { flags: ['partial_period'] }),
    ],
    {},
    'The latest routine figure puts indicator 7 in Aldovia at 67.0% (Counts 2021). Clinics Sep 2022 is newer, but of less than a whole year.',
  ],
  [
    'a month beside a year is not compared with it',
    [aPoint(4, 1, '2022', 60), aPoint(7, 1, '2022-09', 69)],
    {},
    'The latest estimate puts indicator 7 in Aldovia at 60.0% (Model 2022); the latest routine figure is 69.0% (Clinics Sep 2022). The two are not compared, since one is of a year and the other of a month.',
  ],
  [
    'months where there is no year',
    [aPoint(7, 1, '2022-09', 69), aPoint(7, 1, '2022-10', 1, { flags: ['partial_period'] })],
    {},
    'The latest routine figure puts indicator 7 in Aldovia at 69.0% (Clinics Sep 2022). Clinics Oct 2022 is newer, but of less than a whole month.',
  ],
  [
    'months of the year stated are not newer',
    [aPoint(6, 1, '2021', 67), aPoint(7, 1, '2021-12', 60)],
    {},
    'The latest routine figure puts indicator 7 in Aldovia at 67.0% (Counts 2021).',
  ],
  [
    'a figure that stands before a newer one that is replaced',
    [
      aPoint(4, 1, '2018', 40, { coordinates: { ...NO_COORDINATES, supersededBy: 5 } }),
      aPoint(5, 1, '2016', 41),
    ],
    {},
    'The latest estimate puts indicator 7 in Aldovia at 41.0% (Echo 2016).',
  ],
  [
    'children born in different years are not compared, in one year they are',
    [aPoint(2, 1, '2024', 40, bornIn(2022)), aPoint(4, 1, '2024', 60, bornIn(2024))],
    {},
    'The latest survey puts indicator 7 in Aldovia at 40.0% (DHS 2023–24); the latest estimate is 60.0% (Model 2024). The two are about children born in different years, 2022 and 2024, and are not compared.',
  ],
  [
    'an estimate of the same births goes before its newest: 5.6 points, not 13.6',
    [
      aPoint(2, 1, '2024', 53.4, bornIn(2022)),
      aPoint(4, 1, '2022', 59, bornIn(2022)),
      aPoint(4, 1, '2024', 67, bornIn(2024)),
    ],
    COVERAGE,
    'The latest survey puts vaccine coverage in Aldovia at 53.4% (DHS 2023–24); the latest estimate is 67.0% (Model 2024). For the same children, born in 2022, Model says 59.0% (Model 2022): the two differ by 5.6 points, and both are below the indicative national target of 90%.',
  ],
  [
    'another survey near in time goes before a copy many years older',
    [aPoint(2, 1, '2024', 46), aPoint(8, 1, '2021', 50.7), aPoint(5, 1, '2018', 43.3)],
    {},
    'The latest survey puts indicator 7 in Aldovia at 46.0% (DHS 2023–24); another source says 50.7% (Cluster survey 2021). The two differ by 4.7 points.',
  ],
  [
    'without another class a second survey stands beside the first',
    [aPoint(2, 1, '2024', 46), aPoint(8, 1, '2021', 50.7), aPoint(4, 8, '2021', 50)],
    {},
    'The latest survey puts indicator 7 in Aldovia at 46.0% (DHS 2023–24); another source says 50.7% (Cluster survey 2021). The two differ by 4.7 points.',
  ],
  [
    'one survey does not confirm itself',
    [aPoint(2, 1, '2024', 40, from('DHS2024')), aPoint(4, 1, '2024', 40, from('DHS2024'))],
    {},
    'The latest survey puts indicator 7 in Aldovia at 40.0% (DHS 2023–24); the latest estimate is 40.0% (Model 2024). The two show the same figure because both use DHS2024, so neither confirms the other.',
  ],
  [
    'a share above 100% reaches no target',
    [aPoint(6, 1, '2024', 130)],
    COVERAGE,
    'The latest routine figure puts vaccine coverage in Aldovia at 130.0% (Counts 2024, above 100%, which no coverage can be), and it is above 100%, so it says nothing about the indicative national target of 90%.',
  ],
  [
    'the cause that a figure is about',
    [aPoint(4, 1, '2018', 40)],
    { shortName: 'Causes of death', definition: 'Share of deaths by cause; the headline value is frost' },
    'The latest estimate puts the share of causes of death (frost) in Aldovia at 40.0% (Model 2018).',
  ],
]

describe('the answer of the overview', () => {
  it.each(CASES)('%s', (_, points, change, expected) => {
    expect(answer(points, change)).toBe(expected)
  })

  it('says the official estimate and not what another made of it later', () => {
    const reference = aReference(SOURCES, [anIndicator(7)])
    const measure = {
      ...{ id: 1, indicator: 7, source: 4, name: '', definition: '', numerator: '', denominator: '' },
      ...{
        frequency: '',
        method: '',
        national: true,
        zonal: false,
        state: false,
        senatorial: false,
        lga: false,
      },
      ...{
        periods: '',
        comparability: '',
        custodian: true,
        intervalEditions: [],
        intervalPublished: 'not_known' as const,
      },
    }
    const table = tableOf([
      aPoint(2, 1, '2024', 50),
      aPoint(4, 1, '2023', 44, from('MODEL')),
      aPoint(5, 1, '2023', 48, from('MODEL')),
      aPoint(5, 1, '2024', 47, from('MODEL')),
    ])
    const said = overviewAnswer({
      table,
      reference: {
        ...reference,
        evidence: new Map([MODELLED]),
        measures: new Map([[measureKey(7, 4), measure]]),
      },
      ...{ indicator: 7, location: 1, currentYear: 2025, until: null },
    })
    expect(english.text(said)).toContain('the official estimate is 44.0% (Model 2023)')
  })

  it.each([
    [
      [aPoint(4, 1, '2018', 40), aPoint(2, 8, '2018', 40)],
      'No survey for Aldovia is on this dashboard, so nothing confirms this estimate.',
    ],
    [[aPoint(2, 8, '2018', 40)], 'No source of this dashboard has a figure of indicator 7 in Aldovia.'],
  ])('speaks of a dashboard that leaves something out, not of the release', (points, said) => {
    const scope = { indicators: [7], sources: [], levels: [], years: [] }
    const reference = { ...aReference(SOURCES, [anIndicator(7)]), scope }
    const table = tableOf(points)
    const question = { table, reference, indicator: 7, location: 1, currentYear: 2025, until: null }
    expect(english.text(overviewAnswer(question))).toContain(said)
  })

  it('quotes the custodian before a newer print of its estimate', () => {
    const reference = aReference(SOURCES, [anIndicator(7)])
    const table = tableOf([
      aPoint(4, 1, '2023', 4.48, from('MODEL')),
      aPoint(5, 1, '2023', 4.48, from('MODEL')),
      aPoint(5, 1, '2024', 4.38, from('MODEL')),
    ])
    const asked = { table, indicator: 7, location: 1, currentYear: 2025, until: null }
    const said = overviewAnswer({ ...asked, reference: { ...reference, evidence: new Map([MODELLED]) } })
    expect(english.text(said)).toContain('at 4.5% (Model 2023)')
  })

  it.each([
    [
      'of no place of its level, with the figure of the nation',
      [aPoint(4, 1, '2016', 1362)],
      'No source has indicator 7 by state. Aldovia: 1,362 (Model 2016).',
    ],
    [
      'of this place alone',
      [aPoint(4, 1, '2016', 1362), aPoint(4, 9, '2016', 93)],
      'No source in this release has a figure of indicator 7 in Northland. Aldovia: 1,362 (Model 2016).',
    ],
  ])('says that none is held %s', (_, points, said) => {
    expect(answer(points, { factor: 4, decimals: 0 }, 8)).toBe(said)
  })

  it('names the year that a reader looks back from', () => {
    const reference = aReference(SOURCES, [anIndicator(7)])
    const table = tableOf([aPoint(2, 1, '2008', 35), aPoint(2, 1, '2024', 53)])
    const asked = { table, reference, indicator: 7, location: 1 }
    expect(english.text(overviewAnswer({ ...asked, currentYear: 2008, until: 2008 }))).toBe(
      'Up to 2008, the latest survey puts indicator 7 in Aldovia at 35.0% (DHS 2008).',
    )
  })

  it('names zones with their article', () => {
    expect(answer([aPoint(2, 2, '2018', 40)], {}, 2)).toContain('in the North at 40.0%')
  })

  it('marks the figures as strong', () => {
    const reference = aReference(SOURCES, [anIndicator(7)])
    const table = tableOf([aPoint(2, 1, '2024', 53.4), aPoint(4, 1, '2024', 67)])
    const said = overviewAnswer({
      table,
      reference,
      indicator: 7,
      location: 1,
      currentYear: 2025,
      until: null,
    })
    const segments = english.segments(said)
    const strong = segments.filter((segment) => segment.strong).map((segment) => segment.text)
    expect(strong).toEqual(['53.4%', '67.0%', 'The two differ by 13.6 points'])
  })
})

describe('a citation with what must stand beside it', () => {
  it.each<[Point, string]>([
    [aPoint(6, 1, '2022', 112), 'Counts 2022, above 100%, which no coverage can be'],
    [aPoint(6, 1, '2022', 60, { flags: ['partial_period'] }), 'Counts 2022, a year that is not complete'],
    [aPoint(6, 1, '2022', 60, { flags: ['doubtful'] }), 'Counts 2022, implausible level'],
    [
      aPoint(4, 1, '2018', 40, { coordinates: { ...NO_COORDINATES, supersededBy: 5 } }),
      'Model 2018, superseded by Echo',
    ],
    [aPoint(6, 1, '2022', 60), 'Counts 2022'],
  ])('%#', (point, expected) => {
    const reference = aReference(SOURCES, [anIndicator(7)])
    const source = SOURCES.find(({ id }) => id === point.source) ?? COUNTS
    expect(english.text(citedWithNotes({ point, source }, anIndicator(7), reference))).toBe(expected)
  })
})
