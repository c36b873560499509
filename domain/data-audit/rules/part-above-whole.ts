import { type ObservationTable, pointAt } from '#domain/observation/observation-table.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import type { Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditCase, AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { apart } from '../quantity.ts'

/** The differences that rounding can make: points, or percent of a count. */
const TOLERANCE = 2
const HIGH = 10
/** More than this share lost between the first and the last dose is not believed. Percent. */
const IMPROBABLE_DROP_OUT = 50
/** A new dose is brought to the places one after the other: so many years say nothing of doses lost. */
const YEARS_OF_INTRODUCTION = 3

/**
 * Those of a later dose are among those of the first, cases confirmed among those suspected. Source: methods §2.4; the pairs
 * are those of the curation. A drop-out of half and more is improbable, except while the later dose is being introduced.
 */
export const partAboveWhole: AuditRule = (audited) => {
  const { indicator, reference, wholes, table } = audited
  const pairs = reference.curation.relatedPairs.filter(({ second }) => second === indicator.id)
  let checked = 0
  const cases = pairs.flatMap(({ first, kind, mayLag }) => {
    const known = keyed(wholes, first)
    const found: AuditCase[] = []
    for (let row = 0; row < table.length; row++) {
      const part = audited.point(row)
      const whole = known.get(keyOf(part))
      // The second doses of a month are those of children whose first was given earlier.
      if (!whole || mayLag || (kind === 'drop_out' && periodKind(part.period) !== 'year')) continue
      checked += 1
      const one = compared(audited, part, whole, kind === 'drop_out')
      if (one) found.push(one)
    }
    return found
  })
  return { checked, cases }
}

function compared(
  { indicator, reference }: AuditedIndicator,
  part: Point,
  whole: Point,
  isDose: boolean,
): AuditCase | null {
  const explanation = explainedBy([part, whole], ['over_100', 'doubtful', 'partial_period', 'imprecise'])
  const numbers = { value: part.value, whole: whole.value, first: whole.indicator }
  const above = apart(part.value, whole.value, indicator)
  if (part.value > whole.value && above > TOLERANCE) {
    return aCase(above > HIGH ? 'high' : 'medium', 'above', [part, whole], numbers, { explanation })
  }
  const lost = (100 * (whole.value - part.value)) / whole.value
  if (!isDose || whole.value <= 0 || lost < IMPROBABLE_DROP_OUT || isNew(part, reference)) return null
  return aCase('medium', 'lost', [part, whole], { ...numbers, lost }, { explanation })
}

function isNew({ indicator, period }: Point, { curation }: ReferenceData): boolean {
  const introduction = curation.introduced[indicator]
  return introduction !== undefined && periodYear(period) < introduction.year + YEARS_OF_INTRODUCTION
}

function keyed(table: ObservationTable, indicator: number): ReadonlyMap<string, Point> {
  const found = new Map<string, Point>()
  for (let row = 0; row < table.length; row++) {
    if (table.indicator[row] !== indicator) continue
    const point = pointAt(table, row)
    found.set(keyOf(point), point)
  }
  return found
}

function keyOf({ source, location, period }: Point): string {
  return `${source}:${location}:${period}`
}
