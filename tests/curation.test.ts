import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import { NATION } from '#domain/location/location.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { annualFigures } from '#domain/triangulation/annual-figures.ts'
import { canAgree, figurePairs } from '#domain/triangulation/figure-pairs.ts'
import { Findings } from '#server/dataset/finding.ts'
import { readReference } from '#server/dataset/reference/read-reference.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'

const DATASETS = fileURLToPath(new URL('../datasets/', import.meta.url))

let indicators: ReadonlySet<number>
let denominators: ReadonlyMap<number, string>
let sources: ReadonlySet<number>
beforeAll(async () => {
  const tables = await readReference(DATASETS, new Findings(), new Findings())
  indicators = new Set(tables.indicators.map(({ content }) => content.id))
  denominators = new Map(tables.indicators.map(({ content: { id, denominator } }) => [id, denominator]))
  sources = new Set(tables.sources.map(({ content }) => content.id))
})

test('what the catalogue knows about indicators is about indicators of the data set', () => {
  const { diseases, population, relatedPairs, ofOneSex, dueWeeks, peopleCounts } = CURATION
  const named = [
    ...diseases.flatMap(({ measures, reports, fatality }) => [
      reports,
      ...measures.flatMap(({ indicator, mapped }) => [indicator, mapped]),
      ...[fatality?.cases, fatality?.deaths, fatality?.published],
    ]),
    ...relatedPairs.flatMap(({ first, second }) => [first, second]),
    population?.indicator,
    ...Object.keys(dueWeeks).map(Number),
    ...Object.values(peopleCounts ?? {}),
    ...ofOneSex.female,
    ...ofOneSex.male,
  ]
  const ids = new Set(named.flatMap((id) => id ?? []))
  expect(ids.size).toBeGreaterThan(15)
  expect([...ids].filter((id) => !indicators.has(id))).toEqual([])
})

test('what it knows about sources is about sources of the data set', () => {
  const { reportedVaccination, population, forecastSource } = CURATION
  const named = [...reportedVaccination, population?.source, forecastSource]
  const ids = new Set(named.flatMap((id) => id ?? []))
  expect(ids.size).toBeGreaterThan(3)
  expect([...ids].filter((id) => !sources.has(id))).toEqual([])
})

test('a vaccine was introduced when the series of the source that says so begins', async () => {
  const { tableOf } = await readShippedData()
  const begins = ([id, { source }]: readonly [string, { readonly source: number }]) =>
    pointsWhere(tableOf(Number(id)), { source, location: NATION }).map(({ period }) => periodYear(period))[0]
  const introduced = Object.entries(CURATION.introduced)
  expect(introduced.map((one) => [one[0], begins(one)])).toEqual(
    introduced.map(([id, { year }]) => [id, year]),
  )
})

test('what is about one sex is known of every indicator whose denominator names one, and of no other', () => {
  const EVERYBODY = /\b(children|births|people|persons|population|households)\b/i
  // The index of women stands over that of men: it is about both.
  const ABOUT_BOTH = [1199]
  const naming = (words: RegExp, others: RegExp) =>
    [...denominators]
      .filter(([, text]) => words.test(text) && !others.test(text) && !EVERYBODY.test(text))
      .flatMap(([id]) => (ABOUT_BOTH.includes(id) ? [] : [id]))
      .sort((a, b) => a - b)
  const women = /\b(women|mothers|girls|females?)\b/i
  const men = /\b(men|fathers|boys|males?)\b/i
  expect(CURATION.ofOneSex).toEqual({ female: naming(women, men), male: naming(men, women) })
})

test('triangulations to begin with have pairs enough for a score with each of their sources', async () => {
  const { reference, tableOf } = await readShippedData()
  const pairsOf = CURATION.readyTriangulations.flatMap(({ indicator, primary, comparisons }) => {
    const of = (source: number) =>
      annualFigures(pointsWhere(tableOf(indicator), { source }), byId(reference.indicators, indicator))
    const pairs = (comparisonId: number) =>
      figurePairs({
        ...{ indicator, comparisonId, reference, location: NATION },
        ...{ primary: of(primary), comparison: of(comparisonId) },
      }).filter(canAgree)
    return comparisons.map((id) => pairs(id).length)
  })
  expect(pairsOf).toHaveLength(5)
  expect(Math.min(...pairsOf)).toBeGreaterThanOrEqual(3)
})

test('official estimators are the sources of estimates that are custodians of what they measure', async () => {
  const { reference } = await readShippedData()
  const custodians = [...reference.measures.values()].filter(({ custodian }) => custodian)
  const ids = new Set(custodians.map(({ source }) => source))
  const estimators = [...ids].filter((id) => reference.sources.get(id)?.classification === 'Estimate')
  expect([...CURATION.officialEstimators].sort((a, b) => a - b)).toEqual(estimators.sort((a, b) => a - b))
})
