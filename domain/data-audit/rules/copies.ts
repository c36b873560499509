import type { Flag } from '#domain/observation/flag.ts'
import { commonOrigin } from '#domain/comparison/independence.ts'
import type { Point } from '#domain/observation/point.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditCase, AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { apart } from '../quantity.ts'

/** What rounding and another tabulation of the same interviews make: points, or percent of the value. */
const TOLERANCE = { percent: 3, other: 10 } as const
const HIGH = { percent: 10, other: 40 } as const

/** Two tabulations of the same interviews, or a copy and its original, say the same of a place and period. */
export const copies: AuditRule = (audited) => {
  const { lines, indicator } = audited
  const kind = indicator.factor === 2 ? 'percent' : 'other'
  let checked = 0
  const cases: AuditCase[] = []
  for (const group of Map.groupBy(lines, ({ location }) => location).values()) {
    for (const [a, b] of pairsOf(group)) {
      const ofB = new Map(b.rows.map((row) => [audited.table.period[row], row]))
      for (const row of a.rows) {
        const twin = ofB.get(audited.table.period[row])
        if (twin === undefined) continue
        const [one, other] = [audited.point(row), audited.point(twin)]
        if (!haveOneOrigin(audited, one, other)) continue
        checked += 1
        const distance = apart(one.value, other.value, indicator)
        if (distance <= TOLERANCE[kind]) continue
        const explanation = explainedBy(
          [one, other],
          ['definition_differs', 'reanalysis', 'doubtful', 'imprecise'],
        )
        const severity = distance > HIGH[kind] ? 'medium' : 'low'
        const numbers = { value: one.value, copy: other.value }
        cases.push(aCase(severity, 'twin', [one, other], numbers, { explanation, other: other.source }))
      }
    }
  }
  return { checked, cases }
}

function haveOneOrigin({ reference }: AuditedIndicator, a: Point, b: Point): boolean {
  const of = ({ source, flags }: Point) => ({ source, flags: new Set<Flag>(flags) })
  return commonOrigin(of(a), of(b), reference) !== null
}

function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))
}
