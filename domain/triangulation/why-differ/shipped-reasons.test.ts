import { beforeAll, describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { eachOf, WIDE } from '#tests/wide-run.ts'
import type { Reason } from './reason.ts'
import { type WhyTheyDiffer, whyTheyDiffer } from './why-they-differ.ts'

function found(answer: WhyTheyDiffer, reason: Reason) {
  const one = answer.reasons.find((judged) => judged.reason === reason)
  return [one?.verdict, one?.size]
}

describe('the data that ship', () => {
  let data: ShippedData
  beforeAll(async () => {
    data = await readShippedData()
  })

  function shipped(indicator: number, a: number, b: number, location = 1) {
    const { reference } = data
    const { editions } = data
    return whyTheyDiffer({ table: data.tableOf(indicator), reference, indicator, location, a, b, editions })
  }

  function onEditions([indicator, [a, b], period]: readonly [number, readonly [number, number], number]) {
    const { reference, editions } = data
    const table = data.tableOf(indicator)
    const answer = whyTheyDiffer({ table, reference, indicator, location: 1, a, b, period, editions })
    if (answer.status !== 'ok') throw new Error(answer.reason)
    const judged = answer.reasons.find(({ reason }) => reason === 'edition')
    return [judged?.verdict, judged?.size, english.text(judged?.evidence ?? '')]
  }

  it.each([
    // WHO-GHED and World Bank: health accounts; WMR and WHO-GHO: a model of malaria.
    [216, [118, 7], 'Both print the same estimates: what differs between them is no chance of a sample.'],
    [1071, [119, 9], 'Both print the same estimates: what differs between them is no chance of a sample.'],
    // NDHS and GDL: the same interviews.
    [14, [2, 102], 'Both use the same sample, so its error is in both.'],
  ] as const)('shared evidence is called what it is: indicator %i', (indicator, [a, b], wanted) => {
    const answer = shipped(indicator, a, b)
    if (answer.status !== 'ok') throw new Error(answer.reason)
    const judged = answer.reasons.find(({ reason }) => reason === 'sampling_error')
    expect(english.text(judged?.evidence ?? '')).toBe(wanted)
  })

  it.each([
    [
      'the survey is no edition of WUENIC, but was nearer to what it said before',
      [18, [2, 10], 2018000],
      ['may_explain', null, 'WUENIC 2018 said 55% in its 2021 revision, 61% now.'],
    ],
    [
      'what was reported stood in the edition of its year, which is no proof that it was taken from there',
      [18, [114, 10], 2021000],
      [
        'may_explain',
        null,
        'WUENIC 2021 said 56% in its 2021 revision, as JRF-Official 2021 does, and 61% now.',
      ],
    ],
    [
      'a copy of the round before explains itself',
      [32, [109, 26], 2018000],
      [
        'explains',
        expect.closeTo(0.3, 6),
        'UN IGME 2018 said 119.9 per 1,000 in its 2021 round, as Gapminder 2018 does, and 120.2 per 1,000 now.',
      ],
    ],
    [
      'a copy that others have superseded',
      [32, [9, 26], 2016000],
      [
        'explains',
        20.5,
        'WHO-GHO 2016 is of an earlier edition (GHO 2018) and says 104.3 per 1,000; the current one, in UN IGME, says 124.8 per 1,000 of the same time.',
      ],
    ],
  ] as const)('editions: %s', (_, asked, expected) => {
    expect(onEditions(asked)).toEqual(expected)
  })

  it('NDHS and MICS on measles: other children, and nothing else that their words would explain', () => {
    const answer = shipped(20, 2, 1)
    if (answer.status !== 'ok') throw new Error(answer.reason)
    const open = answer.reasons.filter(({ verdict }) => verdict === 'explains' || verdict === 'may_explain')
    expect(open.map(({ reason }) => reason)).toEqual(['timing'])
  })

  it('BCG, MICS 2011 and WUENIC: at one time, the births of 2010, nothing is left', () => {
    const { reference, editions } = data
    const asked = { reference, indicator: 397, location: 1, a: 1, b: 10, period: 2011000, editions }
    const answer = whyTheyDiffer({ ...asked, table: data.tableOf(397) })
    if (answer.status !== 'ok') throw new Error(answer.reason)
    expect(answer.unexplained).toBeLessThanOrEqual(1)
  })

  it('NDHS and WUENIC on Penta 3: 13.6 points, of which WUENIC itself puts 8 down to the years between', () => {
    const answer = shipped(18, 2, 10)
    if (answer.status !== 'ok') throw new Error(answer.reason)
    expect(english.text(answer.sentence)).toBe(
      'NDHS 2023–24 says 53.4%, WUENIC 2024 says 67%: 13.6 points apart.',
    )
    expect(found(answer, 'denominator')[0]).toBe('may_explain')
    expect(found(answer, 'rounding')).toEqual(['does_not_explain', 0.5])
    // WUENIC: 59 of those born in 2022, 67 of 2024.
    expect(found(answer, 'timing')).toEqual(['may_explain', 8])
    expect(answer.unexplained).toBeCloseTo(13.6 - 8 - 0.5, 9)
  })

  it('every two sources of an indicator have eleven reasons, and sentences that end', () => {
    let compared = 0
    for (const indicator of eachOf(9, data.reference.indicators.keys())) {
      const sources = [...new Set(data.tableOf(indicator).source)]
      for (const a of sources) {
        for (const b of sources.filter((id) => id > a)) {
          const answer = shipped(indicator, a, b)
          if (answer.status !== 'ok') continue
          compared += 1
          expect(answer.reasons).toHaveLength(11)
          expect(
            answer.reasons
              .map(({ evidence }) => english.text(evidence))
              .every((evidence) => /\.$/.test(evidence) && !/undefined|NaN|object/.test(evidence)),
          ).toBe(true)
        }
      }
    }
    expect(compared).toBeGreaterThan(WIDE ? 500 : 100)
  })
})
