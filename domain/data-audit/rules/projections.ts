import { periodKind, periodYear } from '#domain/period/period.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditCase, AuditRule } from '../audit-rule.ts'

/** Within a year a population falls by no more than this, and grows by no more, in percent. */
const MOST = { fall: 0.5, growth: 5 } as const

/**
 * The people of a place between two figures of one source: where they fall, or grow faster than any place does, the two come from
 * projections of their own. Told once for the source, with every place.
 */
export const projections: AuditRule = (audited) => {
  const { indicator, reference, lines } = audited
  if (reference.curation.population?.indicator !== indicator.id) return { checked: 0, cases: [] }
  let checked = 0
  const cases = lines.flatMap(({ rows }) => {
    const years = rows.map((row) => audited.point(row)).filter(({ period }) => periodKind(period) === 'year')
    return years.slice(1).flatMap((now, index) => {
      const before = years[index]
      if (!before || before.value <= 0 || now.value <= 0) return []
      checked += 1
      return steps(audited, before, now)
    })
  })
  return { checked, cases }
}

type Figure = ReturnType<AuditedIndicator['point']>

/** Of the population that everything else is divided by a reader must know at once. */
function steps({ reference }: AuditedIndicator, before: Figure, now: Figure): AuditCase[] {
  const between = periodYear(now.period) - periodYear(before.period)
  const yearly = 100 * ((now.value / before.value) ** (1 / between) - 1)
  const level = reference.locations.get(now.location)?.level ?? 1
  if (level > 3 || (yearly >= -MOST.fall && yearly <= MOST.growth)) return []
  const numbers = { value: now.value, before: before.value, rate: Math.abs(yearly) }
  const severity = now.source === reference.curation.population?.source ? 'high' : 'medium'
  return [aCase(severity, yearly < 0 ? 'fell' : 'grew', [now, before], numbers)]
}
