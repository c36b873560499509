import { beforeAll, expect, test } from 'vitest'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { inEnglish } from '#tests/builders/in-words.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { judgeIndicator } from './judged-indicator.ts'
import { triangulate } from './triangulate.ts'

let data: ShippedData
beforeAll(async () => {
  data = await readShippedData()
})

function scoreOf(indicator: number, [first, ...others]: readonly number[], location = 1) {
  const { reference } = data
  const table = data.tableOf(indicator)
  const source = (id: number | undefined) => {
    const found = reference.sources.get(id ?? 0)
    if (!found) throw new RangeError(`No source ${id}`)
    return found
  }
  const one = reference.indicators.get(indicator)
  if (!one) throw new RangeError(`No indicator ${indicator}`)
  const sources = [first, ...others].map(source)
  const question = {
    primary: source(first),
    comparisons: others.map(source),
    indicator: one,
    location: reference.locations.get(location) ?? null,
    currentYear: 2026,
    reference,
    holdings: new Map(sources.map(({ id }) => [id, new Set([indicator])])),
    documented: true,
  }
  const points = pointsWhere(table, { indicator, location })
  return inEnglish(triangulate(question, [judgeIndicator(question, one, points, [])], 2000))
}

// Judged by hand: an epidemiologist's view of the pairs that the release holds.
const CASES: readonly [string, number, readonly number[], number | null, string | null, string | null][] = [
  ['26 points below in 17 of 17 pairs', 18, [10, 112], 17, 'Low', null],
  ['the same beside a source that lies 9 points away', 18, [10, 112, 107], 24, 'Low', 'gap'],
  ['9 points above in 7 of 7 pairs', 18, [10, 107], 7, 'High', null],
  ['an estimate and the survey that it takes in', 18, [10, 2], 6, 'Very High', null],
  ['one pair of 1999', 18, [2, 1], 1, null, 'too_few_pairs'],
  ['half of 35 years close, others far', 18, [10, 114], 35, 'High', 'gap'],
  ['27 points below, and another story', 19, [10, 112], 6, 'Very Low', null],
  ['3 points apart, none clearly above', 20, [2, 10], 6, 'Very High', null],
  ['two pairs, 11 and 6 points apart', 6, [2, 1], 2, null, 'too_few_pairs'],
  ['deaths 10 per 1,000 apart, of more than 100', 32, [26, 2], 6, 'Very High', null],
  ['a copy of the other', 62, [18, 7], 0, null, 'too_few_pairs'],
  ['three tables of the same interviews', 18, [2, 102, 107], 0, null, 'too_few_pairs'],
]

test.each(CASES)('%s', (_, indicator, sources, pairs, band, bound) => {
  const { overall, headline } = scoreOf(indicator, sources)
  const { n_pairs, ...consistency } = overall.consistency
  expect([n_pairs, consistency.band, consistency.bound]).toEqual([pairs, band, bound])
  expect(headline).not.toMatch(/undefined|NaN/)
})

test('how far deaths lie apart is said with its unit', () => {
  expect(scoreOf(32, [26, 2]).headline).toContain('per 1,000 apart on average over 6 pairs')
})

test.each<[string, number, readonly number[]]>([
  ['UN IGME over NDHS', 32, [2, 26]],
  ['JME over NDHS', 14, [2, 116]],
])('%s is partly dependent, and not one piece of evidence', (_, indicator, sources) => {
  const { sentence } = scoreOf(indicator, sources).dependence
  expect(sentence).toContain(
    'uses what NDHS found, as one of several inputs: these sources are partly dependent',
  )
  expect(sentence).not.toContain('one piece')
})

test('tabulations of one survey beside a model are one piece and the model', () => {
  // ICEH tabulates NDHS again; UN IGME takes it in.
  const { sentence } = scoreOf(32, [2, 107, 26]).dependence
  expect(sentence).toContain('one piece of evidence and a model that depends on it in part')
})
