import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { POLICY } from './policy.ts'
import { NATION } from '#domain/location/location.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import { policyOptions } from '#domain/policy-simulation/policy-options.ts'
import { indicatorsNeeded, type PolicyData } from '#domain/policy-simulation/policy-terms.ts'
import { proposalsFor } from '#domain/policy-simulation/proposals.ts'
import { readIntervention } from '#domain/policy-simulation/read-intervention.ts'

const FILE = fileURLToPath(new URL('../datasets/interventions.csv', import.meta.url))

let data: PolicyData
beforeAll(async () => {
  const rows: Record<string, string>[] = parse(readFileSync(FILE, 'utf8'), { columns: true })
  const interventions = rows
    .map(readIntervention)
    .flatMap((read) => (read.status === 'ok' ? [read.intervention] : []))
  const shipped = await readShippedData()
  const tables = indicatorsNeeded(POLICY, interventions).map(shipped.tableOf)
  data = {
    terms: POLICY,
    reference: shipped.reference,
    table: mergeTables(tables),
    causes: shippedGroups('who-gho.csv').filter(({ indicator }) => indicator === POLICY.causes),
    interventions,
    currentYear: 2026,
  }
})

const proposed = (indicator: number, location: number) =>
  proposalsFor(byId(data.reference.indicators, indicator), policyOptions(data, location), POLICY)

// datasets/observations: WHO-MCEE 2021, 180,294 deaths from malaria and 120,370 + 48,779 from pneumonia; NDHS 2018, WHO-GHO 2013.
test('under-five deaths in Nigeria: nets and the rotavirus vaccine have the most to gain; a coverage of eight years before is refused', () => {
  const { proposed: two, isAbout, left } = proposed(1134, NATION)
  expect(
    two.map(({ intervention: { id }, coverage, gain }) => [id, coverage.value, Math.round(gain ?? 0)]),
  ).toEqual([
    [20, 52.2, 38_669],
    [7, 18, 25_641],
  ])
  expect(isAbout).toBe(true)
  const deaths = policyOptions(data, NATION).deaths
  expect([deaths?.year, deaths?.total.value, deaths?.official?.value]).toEqual([2021, 778_669, 803_909])
  expect(left.length + two.length).toBe(51)
  expect(left.find(({ intervention }) => intervention.id === 1)?.why).toBe('no_interval')
  // Treatment of pneumonia: coverage of 2013, deaths of 2021.
  expect(left.find(({ intervention }) => intervention.id === 18)?.why).toBe('old_coverage')
})

test('neonatal deaths are met by what works on their causes', () => {
  const { proposed: two } = proposed(30, NATION)
  expect(two.length).toBeGreaterThan(0)
  expect(two.every(({ cause }) => POLICY.causesOf[30]?.includes(cause))).toBe(true)
})

test('a state has no deaths by cause: coverage and people, ranked with the causes of the nation', () => {
  const { deaths, ranking, options } = policyOptions(data, 20)
  expect([deaths, ranking?.year]).toEqual([null, 2021])
  expect(options.every((option) => option.deaths === null && option.gain === null)).toBe(true)
  const nets = options.find(({ intervention }) => intervention.id === 20)
  expect(nets?.coverage.lower).not.toBeNull()
  expect(nets?.people?.value).toBeGreaterThan(100_000)
  expect(proposed(402, 20).proposed[0]?.cause).toBe('Malaria')
})
