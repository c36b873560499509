import type { EditionFigure } from '#domain/observation/edition.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Point } from '#domain/observation/point.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditCase, AuditRule, RuleResult } from '../audit-rule.ts'
import { apart } from '../quantity.ts'

/** A revision by more than this many points (percent of the larger, where it is no percentage) is worth a word. */
const TOLERANCE = { percent: 10, other: 25 } as const
/** And by more than this it changes a reader's conclusion. */
const MEDIUM = { percent: 20, other: 50 } as const

/**
 * Editions of one figure: earlier ones, and copies of them that other sources still hold. Their kind explains
 * them; nobody made a mistake when an estimate was revised.
 */
export const editions: AuditRule = (audited) => {
  const [revised, copied] = [revisions(audited), olderCopies(audited)]
  return { checked: revised.checked + copied.checked, cases: [...revised.cases, ...copied.cases] }
}

/** The current figure against the one furthest from it among the editions of its source. */
function revisions(audited: AuditedIndicator): RuleResult {
  if (audited.editions.length === 0) return { checked: 0, cases: [] }
  const current = new Map(everyPoint(audited).map((point) => [keyOf(point), point]))
  const byFigure = Map.groupBy(audited.editions, keyOf)
  let checked = 0
  const cases = [...byFigure].flatMap(([key, versions]) => {
    const point = current.get(key)
    if (!point || versions.length < 2) return []
    checked += 1
    const furthest = versions.reduce((a, b) => (distance(point, b) > distance(point, a) ? b : a))
    return caseOf(audited, point, { sentence: 'earlier', numbers: { older: furthest.value }, other: null })
  })
  return { checked, cases }

  function distance(point: Point, version: EditionFigure): number {
    return Math.abs(point.value - version.value)
  }
}

/** A figure that another source has in a newer edition. */
function olderCopies(audited: AuditedIndicator): RuleResult {
  const points = everyPoint(audited)
  const older = points.filter(({ coordinates }) => coordinates.supersededBy !== null)
  if (older.length === 0) return { checked: 0, cases: [] }
  const known = new Map(points.map((point) => [keyOf(point), point]))
  let checked = 0
  const cases = older.flatMap((point) => {
    const source = point.coordinates.supersededBy
    const newer = source === null ? undefined : known.get(keyOf({ ...point, source }))
    if (!newer) return []
    checked += 1
    return caseOf(audited, point, {
      sentence: 'copy',
      numbers: { newer: newer.value },
      other: newer.source,
    })
  })
  return { checked, cases }
}

interface Versions {
  readonly sentence: string
  readonly numbers: Readonly<Record<string, number>>
  readonly other: number | null
}

function caseOf(
  { indicator }: AuditedIndicator,
  point: Point,
  { sentence, numbers, other }: Versions,
): AuditCase[] {
  const kind = indicator.factor === 2 ? 'percent' : 'other'
  const [version = point.value] = Object.values(numbers)
  const revision = apart(point.value, version, indicator)
  if (revision <= TOLERANCE[kind]) return []
  const explanation = 'older_edition'
  const circumstances = other === null ? ({ explanation } as const) : ({ explanation, other } as const)
  const severity = revision > MEDIUM[kind] ? 'medium' : 'low'
  const points = [
    point,
    ...(other === null ? [] : [{ ...point, source: other, coordinates: NO_COORDINATES }]),
  ]
  return [aCase(severity, sentence, points, { value: point.value, ...numbers }, circumstances)]
}

function everyPoint({ table, point }: AuditedIndicator): Point[] {
  return Array.from({ length: table.length }, (_, row) => point(row))
}

function keyOf({ source, location, period }: Pick<Point, 'source' | 'location' | 'period'>): string {
  return `${source}:${location}:${period}`
}
