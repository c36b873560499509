import { parentPort, workerData } from 'node:worker_threads'
import { auditIndicator } from '#domain/data-audit/audit-indicator.ts'
import type { AuditInput } from '#domain/data-audit/audited-indicator.ts'
import { peopleIn } from '#domain/data-audit/people-in.ts'
import { wholesOf } from '#domain/data-audit/wholes-of.ts'
import { whoseWeights } from '#domain/data-audit/whose-weights.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { AuditGround, AuditOrder, AuditOrders } from './audit-order.ts'
import { pointsOf } from './points-of.ts'
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

type Points = ReadonlyMap<number, readonly Point[]>

function pointsBy(figures: readonly StoredFigures[]): Points {
  return new Map(figures.map((one) => [one.indicator, pointsOf(one, ground.coordinates)]))
}

function inputOf(indicator: number, points: Points): AuditInput {
  const wholes = wholesOf(reference, indicator)
  const known = weightsOf(indicator).map((id) => people.get(id))
  return {
    indicator,
    table: tableOf(points.get(indicator) ?? []),
    wholes: tableOf(wholes.flatMap((whole) => points.get(whole) ?? [])),
    reference,
    people: known.find((places) => places !== undefined && places.size > 0) ?? new Map(),
    editions: editions.get(indicator) ?? [],
    rejections: rejections.get(indicator) ?? [],
  }
}

function carryOut(order: AuditOrder): AuditOrders[keyof AuditOrders]['answer'] {
  if (order.kind === 'weights') return [...new Set(order.indicators.flatMap(weightsOf))]
  const points = pointsBy(order.figures)
  if (order.kind === 'people') {
    for (const [indicator, some] of points) people.set(indicator, peopleIn(tableOf(some)))
    return null
  }
  return order.indicators.flatMap((indicator): IndicatorAudit[] => {
    const input = inputOf(indicator, points)
    if (input.table.length + input.rejections.length === 0) return []
    return [auditOf(indicator, auditIndicator(input))]
  })
}

parentPort?.on('message', (order: AuditOrder) => parentPort?.postMessage(carryOut(order)))
