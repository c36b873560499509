import { beforeAll, describe, expect, test } from 'vitest'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { english, languageOf } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { WIDE } from '#tests/wide-run.ts'
import { type AskedNumber, ownSource } from './asked-number.ts'
import { causeTitle } from './check-words.ts'
import { checkNumber, type NumberCheck } from './check-number.ts'
import { isContradicted } from './how-wrong.ts'

let data: ShippedData
beforeAll(async () => {
  const { tableOf, ...rest } = await readShippedData()
  const tables = new Map<number, ObservationTable>()
  const kept = (indicator: number): ObservationTable => {
    const table = tables.get(indicator) ?? tableOf(indicator)
    tables.set(indicator, table)
    return table
  }
  data = { ...rest, tableOf: kept }
})

const [PENTA_3, ZERO_DOSE, MATERNAL_MORTALITY, BIRTH_REGISTRATION, POPULATION] = [18, 399, 29, 1198, 62]
const [NIGERIA, NORTH_WEST, KANO, AN_LGA] = [1, 4, 27, 414]
const [NDHS, NHMIS, WUENIC] = [2, 6, 10]

type Given = Partial<Omit<AskedNumber, 'indicator' | 'location'>> & {
  readonly indicator?: number
  readonly location?: number
}

function check({ indicator = PENTA_3, location = KANO, ...given }: Given): NumberCheck {
  const { reference, tableOf } = data
  const asked: AskedNumber = {
    indicator: byId(reference.indicators, indicator),
    location: byId(reference.locations, location),
    period: 2022000,
    value: 112,
    source: ownSource('our DHIS2'),
    numerator: null,
    denominator: null,
    months: null,
    ...given,
  }
  return checkNumber(asked, { table: tableOf(indicator), reference, people: { tableOf, reference } })
}

/** The verdict on each cause. */
function verdicts({ causes }: NumberCheck): Record<string, string> {
  return Object.fromEntries(causes.map(({ id, verdict }) => [id, verdict]))
}

function sentenceOf({ causes }: NumberCheck, wanted: string): string {
  const cause = causes.find(({ id }) => id === wanted)
  return cause ? english.text(cause.found) : ''
}

// NDHS 2023-24: Kano 47.5 (90% 40.51 to 54.73), birth rate 39.4; COD-PS 2022: 15,462,177 people; WorldPop 2023: 563,629 under 1;
// NHMIS 2022: the targets of 44 LGAs add up to 587,565. The other numbers are worked out by hand.
describe('112% of Penta 3 in Kano in 2022, 640,640 doses for 572,000 infants', () => {
  const counted = { numerator: 640_640, denominator: 572_000 }

  test('the verdict, the evidence and the gap', () => {
    const { heading, lead, standing, main, impossible } = check(counted)
    expect(english.text(heading)).toBe('112% is not possible, and not near the evidence')
    expect(english.text(lead)).toBe(
      'The survey of the same births found 47.5% (90% interval 40.5 to 54.7), NDHS 2023–24. The gap of 64.5 points is not chance: nine in ten such surveys err by less than 7.1 points.',
    )
    expect(standing).toMatchObject({ against: 'apart', gap: 64.5, side: 'above' })
    expect([main?.source.id, main?.point.value, impossible]).toEqual([NDHS, 47.5, 'above_whole'])
  })

  test('the nation’s official estimate and the range of LGAs stand beside', () => {
    const { evidence, parts } = check(counted)
    expect(
      evidence.map(({ source, place, point, nature }) => [source.name, place.name, point.value, nature]),
    ).toEqual([
      ['NDHS', 'Kano', 47.5, 'survey'],
      ['WUENIC', 'Nigeria', 59, 'official'],
    ])
    expect([parts?.source.name, parts?.count, parts?.lower, parts?.upper]).toEqual([
      'NDHS-SAE',
      44,
      37.26,
      74.6,
    ])
  })

  test('the births: doses at 14 weeks are of October 2021 to September 2022, nine months of which the survey asked about', () => {
    expect(check(counted).births).toEqual({
      dueWeeks: 14,
      own: { from: 2021 * 12 + 9, to: 2022 * 12 + 8 },
      evidence: { from: 2022 * 12, to: 2023 * 12 + 4 },
      shared: 9,
      months: 12,
    })
  })

  test('the doses over every number of infants', () => {
    const { targets } = check(counted)
    const tenth = (value: number) => Math.round(value * 10) / 10
    const rows = targets?.rows.map(({ population, people, value, error }) => [
      typeof population === 'string' ? population : english.text(population.name),
      people,
      tenth(value),
      error === null ? null : tenth(error),
    ])
    expect(rows).toEqual([
      ['own', 572_000, 112, null],
      ['WorldPop 2023, under 1', 563_629, 113.7, 1.5],
      ['COD-PS 2022 × birth rate of NDHS 2023–24', 609_210, 105.2, -6.1],
      ['COD-PS 2022, under 5 × share under 1 of UNWPP 2022', 540_045, 118.6, 5.9],
      ['Planning target, NHMIS-DHIS2 2022', 587_565, 109, -2.6],
      ['needed', 1_348_716, 47.5, -57.6],
    ])
    const { least = 0, most = 0, ...band } = targets?.band ?? {}
    expect([tenth(least), tenth(most), band]).toEqual([105.2, 118.6, { count: 4, above: 4 }])
  })

  test('the causes, and what may be said', () => {
    const found = check(counted)
    expect(verdicts(found)).toEqual({
      'target-small': 'partly',
      twice: 'needs_months',
      campaign: 'needs_months',
      elsewhere: 'unlikely',
      'months-missing': 'no',
      'survey-low': 'unlikely',
    })
    expect(sentenceOf(found, 'target-small')).toBe(
      'Tried with 4 other populations: the figure is then 105.2% to 118.6%. It explains 6.8 points at most.',
    )
    expect(found.said.map((sentence) => english.text(sentence))).toEqual([
      'By our DHIS2, the figure for DPT 3 / Penta 3 coverage in Kano in 2022 is 112%; more than the whole is not possible, so it should not be quoted.',
      'The independent survey of the same births found 47.5% (90% interval 40.5 to 54.7), NDHS 2023–24.',
      'The target population explains a small part of the gap, so the doses recorded need a check first.',
    ])
  })

  // Ten months of 50,000, January again in February as 61,000, and a campaign in December: 611,000 + 61,000 + 150,000 …
  test('months that repeat and a month of a campaign are found and taken away', () => {
    const usual = [50_100, 50_200, 50_300, 50_400, 50_500, 50_600, 50_700, 50_800, 50_900]
    const months = [51_000, 51_000, ...usual, 150_000]
    const total = 51_000 * 2 + 454_500 + 150_000
    const found = check({ ...counted, numerator: total, denominator: total / 1.12, months })
    expect(sentenceOf(found, 'twice')).toBe(
      `February repeats the count of an earlier month. Without them the figure is ${(112 * (1 - 51_000 / total)).toFixed(1)}%.`,
    )
    expect(sentenceOf(found, 'campaign')).toBe(
      `December is far above the other months. With usual months instead the figure is ${(112 * (1 - (150_000 - 50_600) / total)).toFixed(1)}%.`,
    )
  })

  test('counts that do not give the figure are said first', () => {
    const found = check({ numerator: 640_640, denominator: 600_000 })
    expect(sentenceOf(found, 'arithmetic')).toBe('The counts that you gave make 106.8%, not 112.0%.')
    expect(found.causes[0]).toMatchObject({ id: 'arithmetic', verdict: 'likely' })
  })
})

// The interval of 90% is 14.22 wide: a standard error of 4.32; 3.5 points are .8 of it, 8.5 points 1.97 and 8.4 points 1.94.
test.each<[number, string]>([
  [51, '51% agrees with the survey: the gap of 3.5 points may be chance'],
  [55.9, '55.9% agrees with the survey: the gap of 8.4 points may be chance'],
  [56, '56% is above the survey, and chance does not explain it'],
  [20, '20% is below the survey, and chance does not explain it'],
  [47.5, '47.5% is the same as the survey'],
  [0.475, '0.475% looks like a figure in another unit'],
  [-3, '−3% is not possible, and not near the evidence'],
])('%s%% of Penta 3 in Kano in 2022', (value, said) => {
  expect(english.text(check({ value }).heading)).toBe(said)
})

test.each<[string, Given, boolean]>([
  ['impossible', { value: 112 }, true],
  ['far from the survey of the same births', { value: 20 }, true],
  ['within its chance', { value: 51 }, false],
  ['far from evidence of another time alone', { value: 1, period: 2005000 }, false],
])('a figure that is %s is contradicted or not', (_, asked, expected) => {
  expect(isContradicted(check(asked))).toBe(expected)
})

test('a figure of a source that is held is held against what it publishes', () => {
  const source = byId(data.reference.sources, NDHS)
  const asked = { source, period: 2024000 }
  expect(english.text(check({ ...asked, value: 47.5 }).heading)).toBe('47.5% is what NDHS publishes')
  expect(english.text(check({ ...asked, value: 47.538 }).heading)).toBe('47.538% is what NDHS publishes')
  expect(english.text(check({ ...asked, value: 47 }).heading)).toBe('NDHS publishes 47.5%, not 47%')
  const other = check({ ...asked, value: 52 })
  expect(english.text(other.heading)).toBe('NDHS publishes 47.5%, not 52%')
  expect(english.text(other.verdict)).not.toContain('publishes')
})

test('where a place has no figure, that of a place around it is named', () => {
  const { heading, main } = check({
    indicator: BIRTH_REGISTRATION,
    location: AN_LGA,
    value: 40,
    period: 2024000,
  })
  expect(main?.place.id).toBe(KANO)
  expect(english.text(heading)).toMatch(/of Kano/)
})

test('a rate of maternal deaths from facilities: deaths at home are the likely cause', () => {
  const found = check({ indicator: MATERNAL_MORTALITY, location: NIGERIA, value: 90, period: 2018000 })
  expect(found.births).toBeNull()
  expect(verdicts(found)).toMatchObject({ uncounted: 'likely', 'few-events': 'needs_counts' })
})

test('every indicator at every level: a verdict in words, no number that is none, no births where there are none', () => {
  const pidgin = languageOf('pcm')
  const { reference, tableOf } = data
  const places = [NIGERIA, NORTH_WEST, KANO, AN_LGA]
  const faults: string[] = []
  // In a usual run each at one of the levels in turn.
  for (const [turn, indicator] of [...reference.indicators.values()].entries()) {
    const table = tableOf(indicator.id)
    const held = table.value[0] ?? 10
    const isOfBirths = table.coordinates.some(({ birthCohort }) => birthCohort !== null)
    for (const location of WIDE ? places : places.slice(turn % places.length).slice(0, 1)) {
      for (const value of [0, held, 112]) {
        const counts = value === 112 ? { numerator: 1120, denominator: 1000, months: Array(12).fill(90) } : {}
        const found = check({ indicator: indicator.id, location, value, period: 2023000, ...counts })
        const values = [
          found.heading,
          found.lead,
          ...found.said,
          ...found.causes.flatMap((cause) => [causeTitle(cause), cause.found]),
          ...found.next.map(({ what }) => what),
        ]
        const words = values.map((one) => english.text(one))
        const isSaid = [...words, ...values.map((one) => pidgin.text(one))].every(
          (text) => text.trim() !== '',
        )
        const text = words.join(' ')
        const name = `${indicator.shortName} at ${location}: ${value}`
        if (!isSaid) faults.push(`${name} says nothing`)
        if (/NaN|Infinity|undefined|null/.test(text)) faults.push(`${name} says ${text}`)
        if (!isOfBirths && /same births/.test(text)) faults.push(`${name} speaks of births`)
        if (indicator.factor !== 2 && /\d%/.test(english.text(found.heading)))
          faults.push(`${name} is no share`)
      }
    }
  }
  expect(data.reference.indicators.size).toBeGreaterThan(400)
  expect(faults).toEqual([])
}, 120_000)

test('of a month the births of a month are the target: 50,000 doses over a twelfth of 609,210', () => {
  const rows = check({ period: 2022003, value: 98, numerator: 50_000 }).targets?.rows ?? []
  const births = rows.find(
    ({ population }) => typeof population !== 'string' && population.key === 'births-106',
  )
  expect([births?.people, births?.value.toFixed(1)]).toEqual([50_768, '98.5'])
})

test('what a model or a survey gives is no count of facilities: nobody entered it twice', () => {
  const source = byId(data.reference.sources, WUENIC)
  const found = check({ source, location: NIGERIA, period: 2023000, value: 67 })
  expect(english.text(found.heading)).toBe('67% is what WUENIC publishes')
  expect(Object.keys(verdicts(found))).toEqual(['survey-low', 'definition', 'reference-time'])
})

test('a share of children without a dose that is a tenth of the evidence is no slip of the unit, a hundredth is', () => {
  const zero = (value: number) => check({ indicator: ZERO_DOSE, value, period: 2022000 })
  expect([5, 0.42].map((value) => verdicts(zero(value)).unit)).toEqual(['unlikely', 'likely'])
})

test('a source described in words is a survey where the words say so, else a count of facilities', () => {
  const words = [
    'our DHIS2',
    'LQAS round 3',
    'state SMART survey',
    'register of the clinic',
    'our DHIS2 survey module',
  ]
  expect(words.map((one) => ownSource(one).classification)).toEqual([
    'Routine',
    'Survey',
    'Survey',
    'Routine',
    'Routine',
  ])
  expect(data.reference.sources.get(NHMIS)?.classification).toBe('Routine')
  expect(data.reference.indicators.get(POPULATION)?.factor).toBe(4)
})
