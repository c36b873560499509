import { beforeAll, describe, expect, it, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { isModelled } from '#domain/reference/kinship.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { WIDE } from '#tests/wide-run.ts'
import type { Topic } from '#domain/indicator/topics.ts'
import { impossibleCounterparts } from './counterparts.ts'
import { type FigureAnswer, figureToQuote } from './figure-to-quote.ts'
import { topicOf } from './topic.ts'

// The data that ship; expected figures were read from datasets/observations by hand.

const NOW = 2026
const KANO = 27
let data: ShippedData

beforeAll(async () => {
  data = await readShippedData()
})

function answerFor(indicator: number, location = 1): FigureAnswer {
  const { reference } = data
  const table = data.tableOf(indicator)
  return figureToQuote({ table, reference, indicator, location, currentYear: NOW })
}

function quoted(indicator: number, location = 1) {
  const answer = answerFor(indicator, location)
  if (answer.status !== 'quote') throw new Error(english.text(answer.why))
  const { rule, value, figure } = answer
  return { answer, found: [rule, value, figure?.source.name ?? null, figure?.point.period ?? null] }
}

describe('figures to quote', () => {
  it('Penta 3: the NDHS of 2023–24, and WUENIC of the children that it asked about, 5.6 points away', () => {
    const { answer, found } = quoted(18)
    expect(found).toEqual(['household_survey', 53.4, 'NDHS', 2024000])
    expect(answer.runnersUp[0]?.figure).toMatchObject({ source: { name: 'WUENIC' }, point: { value: 67 } })
    expect(answer.distances[0]).toMatchObject({ value: 59, limit: 10, disagrees: false })
    expect(answer.distances[0]?.apart).toBeCloseTo(5.6, 9)
    expect(answer.confidence).toMatchObject({ stars: 1, agreement: 'disagrees' })
    expect(english.text(answer.citation)).toBe(
      'DPT 3 / Penta 3 coverage in Nigeria was 53.4% (children aged 12–23 months; NDHS 2023–24). National Population Commission and ICF. WUENIC 2022 gives 59.0% for children born in 2022.',
    )
  })

  it('Penta 3 by the anchor rule stands at the year in which its children were born', () => {
    const years = quoted(18).answer.series?.estimate.estimates ?? []
    // NDHS 2023–24 found 53.4 of children born in 2022; the report of that year, 57, is within 10 points of it.
    expect(years.find(({ year }) => year === 2022)).toMatchObject({ value: 57, rule: 'R:AP', survey: 53.4 })
  })

  it('measles in Kano: the NDHS of 2023–24, and no series by year below the nation', () => {
    const { answer, found } = quoted(20, KANO)
    expect(data.reference.locations.get(KANO)?.name).toBe('Kano')
    expect(found).toEqual(['household_survey', 38.6, 'NDHS', 2024000])
    expect(answer.series).toBeNull()
  })

  it.each([
    // NHMIS counts nine months of 2022, one of which stands out: their mean is 48.34 in Enugu and 71.49 in Niger.
    [21, 82.5, 34.2],
    [34, 35, 36.5],
  ])('measles at %i: %d, and NHMIS of the same births %d points away disagrees', (place, value, apart) => {
    const { answer } = quoted(20, place)
    expect(answer.value).toBe(value)
    expect(answer.distances[0]?.apart).toBeCloseTo(apart, 9)
    expect(answer.confidence.agreement).toBe('disagrees')
  })

  it('measles in Gombe: a coverage of 106.1% cannot speak for the survey, and is known to be left out', () => {
    const { answer } = quoted(20, 23)
    const { reference } = data
    const held = { reference, table: data.tableOf(20), indicator: answer.indicator }
    expect(answer.confidence.agreement).toBe('nobody')
    const point = answer.figure?.point
    const left = point === undefined ? [] : impossibleCounterparts(point, held)
    expect(left.map((one) => [one.source.name, one.point.value.toFixed(1)])).toEqual([
      ['NHMIS-DHIS2 (monthly)', '106.1'],
    ])
  })

  it('fertility: those who gather estimates of others confirm nothing', () => {
    // World Bank: "Compiled from UN agency estimates …"; Gapminder: "Combination of UN IGME, UN WPP and other estimates …".
    const signs = quoted(1).answer.confidence.signs
    const said = signs.filter(({ speaks }) => speaks === 'for').map(({ why }) => english.text(why))
    expect(said.join(' ')).not.toMatch(/World Bank|Gapminder/)
  })

  it('under-five mortality: the official estimate of the newest round', () => {
    const { answer, found } = quoted(32)
    expect(found).toEqual(['official_estimate', 104.9, 'UN IGME', 2023000])
    expect(english.text(answer.notIndependent ?? '')).toContain('Gapminder prints the estimates of UN IGME')
    expect(answer.distances[0]).toMatchObject({ value: 110, disagrees: false })
  })

  it('modern contraception: the NDHS of 2023–24; projections are left out', () => {
    const { answer, found } = quoted(1001)
    expect(found).toEqual(['household_survey', 15, 'NDHS', 2024000])
    expect(answer.notUsed.map(({ source, bar }) => [source.name, bar])).toContainEqual([
      'UN DESA-FP',
      'projection',
    ])
  })

  it('population: the custodian’s newest edition, without projections, also as others print them, and without pooling', () => {
    // UNWPP calls its 232,679,478 of 2024 a projection; World Bank prints it without the word.
    const { answer, found } = quoted(62)
    expect(found).toEqual(['official_estimate', 227_882_945, 'UNWPP', 2023000])
    expect(answer.pooled).toBeNull()
    expect(english.text(answer.notIndependent ?? '')).toContain('World Bank prints the estimates of UNWPP')
    expect(answer.notUsed.map(({ source, bar }) => [source.name, bar])).toEqual([
      ['World Bank', 'projection'],
      ['WHO-GHO', 'superseded'],
      ['UNWPP', 'projection'],
      ['NPC', 'too_old'],
      ['GDL-SHDI', 'ended'],
    ])
  })

  it.each([
    ['TB incidence', 1100, 219, 'WHO-TB'],
    ['TB treatment coverage', 1104, 79, 'WHO-TB'],
    ['out-of-pocket share', 217, 76.13, 'WHO-GHED'],
    ['health spending, share of GDP', 216, 4.27, 'WHO-GHED'],
    ['government’s share of health spending', 219, 14.5, 'WHO-GHED'],
    ['life expectancy', 69, 54.46, 'UNWPP'],
    ['infant mortality', 31, 60.1, 'UN IGME'],
  ])('%s: the official custodian, and not weak', (_, indicator, value, source) => {
    const { answer, found } = quoted(indicator)
    expect(found.slice(0, 3)).toEqual(['official_estimate', value, source])
    expect(answer.confidence).toMatchObject({ strength: 'strong', stars: 2 })
  })

  it.each([['net use', 402]])(
    '%s: says that states of a newer round are held, and the nation is not',
    (_, indicator) => {
      const said = quoted(indicator).answer.warnings.map((warning) => english.text(warning))
      expect(said).toContain('NDHS 2023–24 is newer: it is held for 37 states, but not for the nation.')
    },
  )

  it('superseded editions are neither quoted nor rivals', () => {
    const { answer, found } = quoted(26)
    expect(found).toEqual(['official_estimate', 1.2, 'UNAIDS', 2024000])
    expect(english.text(answer.citation)).not.toContain('WHO-GHO')
  })

  it.each([
    ['second measles dose', 1056, 'the rule lay 21.8 points from it, the reports 8.8 points'],
    ['hepatitis B at birth', 1059, 'the rule lay'],
  ])('%s: no series by year, because the reports are nearer', (_, indicator, said) => {
    const { answer } = quoted(indicator)
    expect(answer.series).toBeNull()
    expect(english.text(answer.seriesRefused ?? '')).toContain(said)
  })

  it('Lassa fever: the last year that is complete', () => {
    expect(quoted(481).found).toEqual(['complete_routine', 1131, 'NCDC', 2025000])
  })
})

test('for every indicator, at the nation, zones and states, nothing that must not be quoted is', () => {
  const places = [...data.reference.locations.values()].filter(({ level }) => level <= 3)
  const tally = new Map<string, number>()
  for (const [turn, indicator] of [...data.reference.indicators.values()].entries()) {
    // In a usual run each at other places.
    for (const { id } of places.filter((_, place) => WIDE || (turn + place) % 5 === 0)) {
      const answer = answerFor(indicator.id, id)
      tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1)
      if (answer.status !== 'quote') {
        expect(english.text(answer.why)).not.toBe('')
        continue
      }
      const published = [
        answer.figure?.point ?? [],
        answer.pooled?.members.map(({ figure }) => figure.point) ?? [],
      ].flat()
      const [barred] = published.filter(
        ({ flags, value, period, sampleSize }) =>
          flags.some((flag) => ['projection', 'doubtful', 'over_100', 'partial_period'].includes(flag)) ||
          (indicator.factor === 2 && value > 100) ||
          (indicator.factor === 2 && sampleSize !== null && sampleSize < 25) ||
          period > (NOW + 1) * 1000,
      )
      expect([indicator.id, id, barred]).toEqual([indicator.id, id, undefined])
      expect(Number.isFinite(answer.value)).toBe(true)
      expect(english.text(answer.citation)).not.toMatch(/undefined|NaN|Infinity|object/)
    }
  }
  expect(tally.get('quote')).toBeGreaterThan(WIDE ? 2000 : 400)
  expect(tally.get('do_not_quote')).toBeGreaterThan(WIDE ? 2000 : 400)
})

test('every indicator has a topic that makes sense', () => {
  const byTopic = Map.groupBy(data.reference.indicators.values(), topicOf)
  const counts = Object.fromEntries([...byTopic].map(([topic, all]) => [topic, all.length]))
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(487)
  const SAMPLES: Readonly<Record<Topic, readonly number[]>> = {
    mortality: [29, 30, 32, 69, 1073, 1105, 1107, 1137, 1140, 1145],
    hiv: [26, 1080, 1081, 1082, 1084, 1109, 1111, 1674],
    coverage: [
      4, 5, 17, 18, 402, 550, 1001, 1009, 1035, 1051, 1065, 1104, 1114, 1198, 1212, 1631, 1635, 1639,
    ],
    nutrition: [13, 14, 1036, 1037, 1041, 1642],
    behaviour: [1, 2, 72, 569, 577, 1019, 1049, 1089, 1094, 1150, 1209, 1218],
    count: [62, 481, 483, 484, 499, 1190, 1300, 1310, 1320, 1705, 1716, 1721],
    service_volume: [1092, 1102, 1103, 1127, 1322, 1491, 1701, 1708],
    facility: [1161, 1165, 1180, 1184, 1650, 1661, 1675],
    other: [65, 70, 216, 396, 686, 1071, 1100, 1118, 1128, 1160, 1166, 1204, 1225, 1321, 1619, 1644, 1648],
  }
  for (const [topic, ids] of Object.entries(SAMPLES)) {
    const found = ids.map((id) => {
      const indicator = data.reference.indicators.get(id)
      return indicator ? topicOf(indicator) : null
    })
    expect(found).toEqual(ids.map(() => topic))
  }
})

test('cases that programmes notify are counted, the incidence of the same source is a model', () => {
  const modelled = (indicator: number) => {
    const points = pointsWhere(data.tableOf(indicator), { indicator })
    expect(points.length).toBeGreaterThan(20)
    return new Set(points.map((point) => isModelled(point, data.reference)))
  }
  expect(modelled(1102)).toEqual(new Set([false]))
  expect(modelled(1100)).toEqual(new Set([true]))
})
