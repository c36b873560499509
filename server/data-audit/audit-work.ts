import { parentPort, workerData } from 'node:worker_threads'
import { auditIndicator } from '#domain/data-audit/audit-indicator.ts'
import type { AuditInput } from '#domain/data-audit/audited-indicator.ts'
import { peopleIn } from '#domain/data-audit/people-in.ts'
import { wholesOf } from '#domain/data-audit/wholes-of.ts'
import { whoseWeights } from '#domain/data-audit/whose-weights.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { emptyTable, type ObservationTable } from '#domain/observation/observation-table.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { AuditGround, AuditOrder, AuditOrders } from './audit-order.ts'
import { figuresTable } from './figures-table.ts'
import { auditOf, type IndicatorAudit } from './release-audit.ts'
import type { StoredFigures } from './stored-figures.ts'

/** The thread in which the rules of the data audit run, so that nobody who reads waits for them. */

const ground: AuditGround = workerData
const { reference } = ground
const indicators = [...reference.indicators.values()]
const editions = Map.groupBy(ground.editions, ({ indicator }) => indicator)
const rejections = Map.groupBy(ground.rejections, ({ indicator }) => indicator)
const people = new Map<number, ReadonlyMap<number, number>>()

function weightsOf(indicator: number): number[] {
  return whoseWeights(byId(reference.indicators, indicator), indicators).map(({ id }) => id)
}

type Tables = ReadonlyMap<number, ObservationTable>

function tablesBy(figures: readonly StoredFigures[]): Tables {
  return new Map(figures.map((one) => [one.indicator, figuresTable(one, ground.coordinates)]))
}

function inputOf(indicator: number, tables: Tables): AuditInput {
  const wholes = wholesOf(reference, indicator)
  const known = weightsOf(indicator).map((id) => people.get(id))
  return {
    indicator,
    table: tables.get(indicator) ?? emptyTable(),
    wholes: mergeTables(wholes.flatMap((whole) => tables.get(whole) ?? [])),
    reference,
    people: known.find((places) => places !== undefined && places.size > 0) ?? new Map(),
    editions: editions.get(indicator) ?? [],
    rejections: rejections.get(indicator) ?? [],
  }
}

function carryOut(order: AuditOrder): AuditOrders[keyof AuditOrders]['answer'] {
  if (order.kind === 'weights') return [...new Set(order.indicators.flatMap(weightsOf))]
  const tables = tablesBy(order.figures)
  if (order.kind === 'people') {
    for (const [indicator, table] of tables) people.set(indicator, peopleIn(table))
    return null
  }
  return order.indicators.flatMap((indicator): IndicatorAudit[] => {
    const input = inputOf(indicator, tables)
    if (input.table.length + input.rejections.length === 0) return []
    return [auditOf(indicator, auditIndicator(input))]
  })
}

parentPort?.on('message', (order: AuditOrder) => parentPort?.postMessage(carryOut(order)))
