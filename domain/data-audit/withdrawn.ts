import { type ObservationTable, pointAt, tableOf } from '#domain/observation/observation-table.ts'
import { type Point, type PointKey, pointOf } from '#domain/observation/point.ts'
import type { Rejection } from '#domain/observation/rejection.ts'
import { aCase } from './a-case.ts'
import type { AuditCase, AuditRuleId } from './audit-rule.ts'

/** A rule with its findings, whatever it looked at. */
interface Found {
  readonly rule: AuditRuleId
  readonly cases: readonly AuditCase[]
}

/**
 * The figures that were taken out, with the reasons, by where they stood. Figures that are still held, or
 * held again, are not among them.
 */
export function takenOut(
  table: ObservationTable,
  rejections: readonly Rejection[],
): ReadonlyMap<string, Rejection> {
  if (rejections.length === 0) return new Map()
  const held = new Set(pointsOf(table).map(keyOf))
  return new Map(rejections.map((one) => [keyOf(one), one] as const).filter(([key]) => !held.has(key)))
}

/** The figures with those that were taken out, as they were before. */
export function asBefore(table: ObservationTable, gone: ReadonlyMap<string, Rejection>): ObservationTable {
  return tableOf([...pointsOf(table), ...[...gone.values()].map(asPoint)])
}

/**
 * Findings of the rules at the figures that were taken out are withdrawn, with the reason of the data set. A
 * figure where no rule finds anything was rejected for that reason alone.
 */
export function withdrawnCases(before: Iterable<Found>, gone: ReadonlyMap<string, Rejection>): Found[] {
  const found = [...before].map(({ rule, cases }) => ({
    rule,
    cases: cases.flatMap((one) => {
      const [point] = one.points
      const rejection = point && gone.get(keyOf(point))
      return rejection ? [{ ...one, explanation: 'withdrawn' as const, note: rejection.reason }] : []
    }),
  }))
  const seen = new Set(found.flatMap(({ cases }) => cases.flatMap(({ points }) => points.map(keyOf))))
  const others = [...gone].filter(([key]) => !seen.has(key)).map(([, rejection]) => rejection)
  const rejected = others.map((rejection) => ({
    ...aCase(
      'medium',
      'reason',
      [asPoint(rejection)],
      { value: rejection.value },
      { explanation: 'withdrawn' },
    ),
    note: rejection.reason,
  }))
  return [...found, { rule: 'rejected', cases: rejected }]
}

function pointsOf(table: ObservationTable): Point[] {
  return Array.from({ length: table.length }, (_, row) => pointAt(table, row))
}

function asPoint(rejection: Rejection): Point {
  const { indicator, source, location, period, value } = rejection
  return pointOf({ indicator, source, location, period, value })
}

function keyOf({ indicator, source, location, period }: PointKey): string {
  return `${indicator}:${source}:${location}:${period}`
}
