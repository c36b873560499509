import { NATION } from '#domain/location/location.ts'
import type { Point } from '#domain/observation/point.ts'
import { isWhole } from '#domain/observation/settled.ts'
import { periodKind } from '#domain/period/period.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditRule } from '../audit-rule.ts'

/** Two counts of one year further apart than this count other things. Percent of the larger. */
const APART = 33
/** Smaller counts differ by a late report. */
const LEAST = 20

/** Counts that countries report and others print: of one year two sources cannot have a third more, unless they define it otherwise. */
export const definitions: AuditRule = (audited) => {
  if (figureUnit(audited.indicator) !== 'count' || !isReported(audited)) return { checked: 0, cases: [] }
  const national = audited.lines
    .filter(({ location }) => location === NATION)
    .flatMap(({ rows }) => rows.map((row) => audited.point(row)))
    .filter((point) => isWhole(point) && periodKind(point.period) === 'year')
  let checked = 0
  const cases = [...Map.groupBy(national, ({ period }) => period).values()].flatMap((year) =>
    pairsOf(year).flatMap(([one, other]) => {
      checked += 1
      const [least, most] = [Math.min(one.value, other.value), Math.max(one.value, other.value)]
      if (most < LEAST || (100 * (most - least)) / most <= APART) return []
      const numbers = { value: one.value, copy: other.value }
      return [aCase('medium', 'counts', [one, other], numbers, { other: other.source })]
    }),
  )
  return { checked, cases }
}

function pairsOf(points: readonly Point[]): (readonly [Point, Point])[] {
  return points.flatMap((one, index) => points.slice(index + 1).map((other) => [one, other] as const))
}

/** Cases that countries report are counted once; what models estimate differs by the model. */
function isReported({ indicator }: AuditedIndicator): boolean {
  return /\b(cases|reported|notified)\b/i.test(indicator.fullName) && !/estimate/i.test(indicator.fullName)
}
