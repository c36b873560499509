import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import { Findings } from '#server/dataset/finding.ts'
import { readReference } from '#server/dataset/reference/read-reference.ts'

const DATASETS = fileURLToPath(new URL('../datasets/', import.meta.url))

let indicators: ReadonlySet<number>
let sources: ReadonlySet<number>
beforeAll(async () => {
  const tables = await readReference(DATASETS, new Findings(), new Findings())
  indicators = new Set(tables.indicators.map(({ content }) => content.id))
  sources = new Set(tables.sources.map(({ content }) => content.id))
})

test('what the catalogue knows about indicators is about indicators of the data set', () => {
  const { diseases, population, relatedPairs } = CURATION
  const named = [
    ...diseases.flatMap(({ measures, reports, fatality }) => [
      reports,
      ...measures.flatMap(({ indicator, mapped }) => [indicator, mapped]),
      ...[fatality?.cases, fatality?.deaths, fatality?.published],
    ]),
    ...relatedPairs.flatMap(({ first, second }) => [first, second]),
    population?.indicator,
  ]
  const ids = new Set(named.flatMap((id) => id ?? []))
  expect(ids.size).toBeGreaterThan(15)
  expect([...ids].filter((id) => !indicators.has(id))).toEqual([])
})

test('what it knows about sources is about sources of the data set', () => {
  const { officialBodies, reportedVaccination, population, forecastSource } = CURATION
  const named = [
    ...officialBodies.flatMap((body) => body.sources),
    ...reportedVaccination,
    population?.source,
    forecastSource,
  ]
  const ids = new Set(named.flatMap((id) => id ?? []))
  expect(ids.size).toBeGreaterThan(8)
  expect([...ids].filter((id) => !sources.has(id))).toEqual([])
})
