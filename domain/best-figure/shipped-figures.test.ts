import { beforeAll, describe, expect, it, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import type { Topic } from '#domain/indicator/topics.ts'
import { type FigureAnswer, figureToQuote } from './figure-to-quote.ts'
import { topicOf } from './topic.ts'

// The data that ship; expected figures were read from datasets/observations by hand.

const NOW = 2026
const KANO = 27
let data: ShippedData

beforeAll(async () => {
  data = await readShippedData()
}, 60_000)

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
  it('Penta 3: the NDHS of 2023–24, and that WUENIC is 13.6 points away', () => {
    const { answer, found } = quoted(18)
    expect(found).toEqual(['household_survey', 53.4, 'NDHS', 2024000])
    expect(answer.runnersUp[0]?.figure).toMatchObject({ source: { name: 'WUENIC' }, point: { value: 67 } })
    expect(answer.distances[0]).toMatchObject({ limit: 10, disagrees: true })
    expect(answer.distances[0]?.apart).toBeCloseTo(13.6, 9)
    expect(answer.confidence.stars).toBe(1)
    expect(english.text(answer.citation)).toBe(
      'DPT 3 / Penta 3 coverage in Nigeria was 53.4% (children aged 12–23 months; NDHS 2023–24). National Population Commission and ICF. WUENIC 2024 gives 67.0%.',
    )
  })

  it('Penta 3 by the anchor rule stands at the year in which the children were due', () => {
    const years = quoted(18).answer.series?.estimate.estimates ?? []
    // NDHS 2023–24 found 53.4 of children due in 2023; the last report, 57 of 2022, is within 10 points of it.
    expect(years.find(({ year }) => year === 2023)).toMatchObject({ value: 57, rule: 'R:AP', survey: 53.4 })
  })

  it('measles in Kano: the NDHS of 2023–24, and no series by year below the nation', () => {
    const { answer, found } = quoted(20, KANO)
    expect(data.reference.locations.get(KANO)?.name).toBe('Kano')
    expect(found).toEqual(['household_survey', 38.6, 'NDHS', 2024000])
    expect(answer.series).toBeNull()
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
    // Gapminder joins the estimates of UN IGME with others, as its methodology says: no second witness beside a survey.
    expect(english.text(answer.notIndependent ?? '')).toMatch(/Gapminder.* gathers? estimates of others/)
    expect(answer.runnersUp[0]?.figure).toMatchObject({ source: { name: 'NDHS' }, point: { value: 110 } })
  })

  it('modern contraception: the NDHS of 2023–24; projections are left out', () => {
    const { answer, found } = quoted(1001)
    expect(found).toEqual(['household_survey', 15, 'NDHS', 2024000])
    expect(answer.notUsed.map(({ source, bar }) => [source.name, bar])).toContainEqual([
      'UN DESA-FP',
      'projection',
    ])
  })

  it('population: pooled from estimates, without the census of 2006 and without projections', () => {
    const { answer } = quoted(62)
    expect(answer.pooled?.members.map(({ figure }) => figure.source.name)).toEqual([
      'World Bank',
      'UNWPP',
      'COD-PS',
    ])
    expect(answer.notUsed.map(({ source, bar }) => [source.name, bar])).toEqual([
      ['UNWPP', 'projection'],
      ['NPC', 'too_old'],
    ])
  })

  it('Lassa fever: the last year that is complete', () => {
    expect(quoted(481).found).toEqual(['complete_routine', 1131, 'NCDC', 2025000])
  })
})

test('for every indicator, at the nation, zones and states, nothing that must not be quoted is', () => {
  const places = [...data.reference.locations.values()].filter(({ level }) => level <= 3)
  const tally = new Map<string, number>()
  for (const indicator of data.reference.indicators.values()) {
    for (const { id } of places) {
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
  expect(tally.get('quote')).toBeGreaterThan(2000)
  expect(tally.get('do_not_quote')).toBeGreaterThan(2000)
}, 60_000)

test('every indicator has a topic that makes sense', () => {
  const byTopic = Map.groupBy(data.reference.indicators.values(), topicOf)
  const counts = Object.fromEntries([...byTopic].map(([topic, all]) => [topic, all.length]))
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(430)
  const SAMPLES: Readonly<Record<Topic, readonly number[]>> = {
    mortality: [29, 30, 32, 69, 1073, 1105, 1107, 1137, 1140, 1145],
    hiv: [26, 1080, 1081, 1082, 1084, 1109, 1111],
    coverage: [4, 5, 17, 18, 402, 550, 1001, 1009, 1035, 1051, 1065, 1104, 1114, 1198, 1212],
    nutrition: [13, 14, 1036, 1037, 1041],
    behaviour: [1, 2, 72, 569, 577, 1019, 1049, 1089, 1094, 1150, 1209, 1218],
    count: [62, 481, 483, 484, 499, 1190, 1300, 1310, 1320, 1705, 1716, 1721],
    service_volume: [1092, 1102, 1103, 1127, 1322, 1491, 1701, 1708],
    facility: [1161, 1165, 1180, 1184],
    other: [65, 70, 216, 396, 686, 1071, 1100, 1118, 1128, 1160, 1166, 1204, 1225, 1321],
  }
  for (const [topic, ids] of Object.entries(SAMPLES)) {
    const found = ids.map((id) => {
      const indicator = data.reference.indicators.get(id)
      return indicator ? topicOf(indicator) : null
    })
    expect(found).toEqual(ids.map(() => topic))
  }
})
