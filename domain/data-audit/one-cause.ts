import { type PeriodCode, periodKind } from '#domain/period/period.ts'
import type { AuditFinding } from './audit-finding.ts'
import { AUDIT_SEVERITIES, type AuditCase, type AuditRuleId } from './audit-rule.ts'

/** Rules that find what one missing or misplaced report does to many figures at once. */
const CAUSED: readonly AuditRuleId[] = ['jump', 'improbable']

/** So many figures of one state and month or week that leave their course together have one cause. */
const LEAST_FIGURES = 4
/** In so many states at once it is the source's, whatever the state. */
const LEAST_STATES = 10

/** Findings with those that share a cause told once. */
export interface ToldOnce<Finding> {
  readonly causes: readonly AuditFinding[]
  /** The others, with the cases that are left to them; those of which none is left are gone. */
  readonly others: readonly Finding[]
}

interface Found {
  readonly finding: AuditFinding
  readonly one: AuditCase
  readonly source: number
  readonly period: PeriodCode
  readonly state: number
}

/** Figures that leave their course together: of a state, or null of the whole source. */
interface Together {
  readonly state: number | null
  readonly group: readonly Found[]
}

/**
 * Figures of one source, month or week, and state that several open findings accuse have one cause, such as a report that is missing: it
 * is told once, with all of them. In many states at once it is told once for the source. `stateOf` is the state that a place is or
 * lies in; null above states.
 */
export function toldOnce<Finding extends AuditFinding>(
  findings: readonly Finding[],
  stateOf: (location: number) => number | null,
): ToldOnce<Finding> {
  const found = findings
    .filter(isCaused)
    .flatMap((finding) => finding.cases.flatMap((one) => foundIn(finding, one, stateOf)))
  const bySource = [...Map.groupBy(found, ({ source, period }) => `${source}.${period}`).values()]
  const groups = bySource.flatMap((group): readonly Together[] => {
    const byState = Map.groupBy(group, ({ state }) => state)
    if (byState.size >= LEAST_STATES) return [{ state: null, group }]
    return [...byState].flatMap(([state, own]) =>
      figuresOf(own).length >= LEAST_FIGURES ? [{ state, group: own }] : [],
    )
  })
  const told = new Set(groups.flatMap(({ group }) => group.map(({ one }) => one)))
  return {
    causes: groups.map(({ state, group }) => causeOf(state, group)),
    others: findings.flatMap((finding) => {
      const cases = finding.cases.filter((one) => !told.has(one))
      if (cases.length === finding.cases.length) return [finding]
      return cases.length === 0 ? [] : [{ ...finding, cases }]
    }),
  }
}

function isCaused({ rule, status }: AuditFinding): boolean {
  return status === 'open' && CAUSED.includes(rule)
}

function foundIn(
  finding: AuditFinding,
  one: AuditCase,
  stateOf: (location: number) => number | null,
): readonly Found[] {
  const [point] = one.points
  const state = point ? stateOf(point.location) : null
  if (!point || state === null || periodKind(point.period) === 'year') return []
  return [{ finding, one, source: point.source, period: point.period, state }]
}

function causeOf(state: number | null, group: readonly Found[]): AuditFinding {
  const [first] = group
  const { source = 0, period = 0 } = first ?? {}
  const points = figuresOf(group)
  const indicators = new Set(points.map(({ indicator }) => indicator))
  const severity = AUDIT_SEVERITIES.find((word) => group.some(({ one }) => one.severity === word)) ?? 'medium'
  const numbers = {
    figures: points.length,
    indicators: indicators.size,
    ...(state === null ? { states: new Set(group.map((one) => one.state)).size } : { place: state }),
  }
  return {
    key: ['one_cause', source, period, ...(state === null ? [] : [state])].join('.'),
    rule: 'one_cause',
    severity,
    status: 'open',
    explanation: null,
    indicator: first?.finding.indicator ?? 0,
    source,
    other: null,
    cases: [
      {
        severity,
        points,
        numbers,
        sentence: state === null ? 'source' : 'state',
        explanation: null,
        other: null,
        note: null,
      },
    ],
  }
}

/** The accused figures, each once. */
function figuresOf(group: readonly Found[]): AuditCase['points'][number][] {
  const accused = group.flatMap(({ one }) => one.points.slice(0, 1))
  return [...new Map(accused.map((point) => [keyOf(point), point])).values()]
}

function keyOf({ indicator, source, location, period }: AuditCase['points'][number]): string {
  return `${indicator}.${source}.${location}.${period}`
}
