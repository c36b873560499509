import type { Point } from '#domain/observation/point.ts'
import { kinship } from '#domain/reference/kinship.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditCase, AuditRule } from '../audit-rule.ts'
import { apart, isAverage } from '../quantity.ts'

/** So many points beyond its LGAs, or percent of the value. */
const TOLERANCE = 1
const HIGH = 10

/**
 * The figure of a state lies between the least and the most of its LGAs where another source made these from the same interviews. Told once
 * for the two sources, with every state.
 */
export const outsideLgas: AuditRule = (audited) => {
  const { indicator, families, slices, reference } = audited
  if (!isAverage(indicator)) return { checked: 0, cases: [] }
  const ofStates = families.filter(({ level }) => level === 3)
  let checked = 0
  const cases: AuditCase[] = []
  for (const lgas of slices) {
    for (const { parent, children } of ofStates) {
      const parts = pointsAt(audited, lgas.rows, children)
      if (parts.length < children.length || lgas.rows.has(parent)) continue
      for (const other of slices) {
        const row = other.period === lgas.period ? other.rows.get(parent) : undefined
        const [part] = parts
        if (row === undefined || !part || other.source === lgas.source) continue
        const whole = audited.point(row)
        if (kinship(whole, part, reference) === 'independent') continue
        checked += 1
        cases.push(...beyond(audited, whole, parts))
      }
    }
  }
  return { checked, cases }
}

function pointsAt(
  audited: AuditedIndicator,
  rows: ReadonlyMap<number, number>,
  places: readonly number[],
): Point[] {
  return places.flatMap((place) => {
    const row = rows.get(place)
    return row === undefined ? [] : [audited.point(row)]
  })
}

function beyond({ indicator }: AuditedIndicator, whole: Point, parts: readonly Point[]): AuditCase[] {
  const values = parts.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (whole.value >= least && whole.value <= most) return []
  const distance = apart(whole.value, whole.value < least ? least : most, indicator)
  if (distance <= TOLERANCE) return []
  const other = parts[0]?.source ?? whole.source
  const numbers = { value: whole.value, least, most }
  return [aCase(distance > HIGH ? 'high' : 'medium', 'range', [whole], numbers, { other })]
}
