import { beforeAll, expect, test } from 'vitest'
import { emptyTable } from '#domain/observation/observation-table.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import type { AuditCase } from './audit-rule.ts'
import { arranged } from './audited-indicator.ts'
import { copies } from './rules/copies.ts'
import { improbable } from './rules/improbable.ts'

let data: ShippedData
beforeAll(async () => {
  data = await readShippedData()
})

function auditedOf(indicator: number) {
  return arranged({
    ...{ indicator, table: data.tableOf(indicator), wholes: emptyTable(), reference: data.reference },
    ...{ people: new Map(), editions: [], rejections: [] },
  })
}

/** Who and when a case is about. */
const aboutOf = ({ points: [first] }: AuditCase) =>
  `${data.reference.locations.get(first?.location ?? 0)?.name} ${Math.floor((first?.period ?? 0) / 1000)}`

// The capital has more computers and pipes than any state, and one state took up a new treatment first.
test.each([
  ['computers in FCT', 568, 'FCT 2013'],
  ['piped water in FCT', 1212, 'FCT 2018'],
  ['ORS with zinc in Niger', 1013, 'Niger 2013'],
])('%s are the end of a spread', (_, indicator, about) => {
  expect(improbable(auditedOf(indicator)).cases.map(aboutOf)).not.toContain(about)
})

test('a share that no other place has half of stays a finding', () => {
  // Malaria in children, NMIS 2015: 58.7% in Oyo, 28.3% in the next state.
  expect(improbable(auditedOf(1602)).cases.map(aboutOf)).toContain('Oyo 2015')
})

test.each([
  ['UN IGME and UNWPP, which is a model of its own', 31, [18, 26, 7], 'own_model'],
  ['NDHS of five years and GDL, which says no number', 32, [2, 102], 'reaches_back'],
  ['the same of infants, where neither says it', 31, [2, 102], 'reaches_back'],
  ['NDHS and a model over its interviews', 30, [2, 101], 'reanalysis'],
])('%s are no copies of each other', (_, indicator, sources, explanation) => {
  const between = copies(auditedOf(indicator)).cases.filter(({ points }) =>
    points.every(({ source }) => sources.includes(source)),
  )
  expect(between.length).toBeGreaterThan(0)
  expect(new Set(between.map((one) => one.explanation))).toEqual(new Set([explanation]))
})
