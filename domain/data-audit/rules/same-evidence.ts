import type { EvidenceKind } from '#domain/evidence/evidence.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Point } from '#domain/observation/point.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'

/** Two figures of different sources for one place and period that descend from the same evidence. */
export interface Twins {
  readonly one: Point
  readonly other: Point
}

const ONE_STATEMENT: ReadonlySet<EvidenceKind> = new Set(['survey', 'census', 'custodian_model', 'model'])

const FOUND = new WeakMap<AuditedIndicator, readonly Twins[]>()

/**
 * Figures that have exactly the same evidence and are about the same time. A model with several inputs is no copy of one of
 * them, and deaths of five years are not those of ten.
 */
export function twinsIn(audited: AuditedIndicator): readonly Twins[] {
  const known = FOUND.get(audited)
  if (known) return known
  const { table, lines, reference } = audited
  // Reports of one year hold several statements; interviews and models hold one.
  const isOneStatement = ({ evidence }: Point['coordinates']) =>
    evidence.length > 0 &&
    evidence.every((id) => ONE_STATEMENT.has(reference.evidence.get(id)?.kind ?? 'survey'))
  const byPlace = Map.groupBy(lines, ({ location }) => location)
  const found = [...byPlace.values()].flatMap((group) => {
    const rows = group
      .flatMap((line) => line.rows)
      .filter((row) => isOneStatement(table.coordinates[row] ?? NO_COORDINATES))
    const same = Map.groupBy(rows, (row) => `${table.period[row]} ${evidenceOf(table.coordinates[row])}`)
    return [...same.values()].flatMap((twins) =>
      pairsOf(twins.map((row) => audited.point(row))).filter(isSameTime),
    )
  })
  FOUND.set(audited, found)
  return found
}

function evidenceOf(coordinates: Point['coordinates'] | undefined): string {
  return [...(coordinates?.evidence ?? [])].sort().join(' ')
}

function isSameTime({ one, other }: Twins): boolean {
  const [a, b] = [one.coordinates, other.coordinates]
  const isSame = (x: number | null, y: number | null) => x === null || y === null || x === y
  return isSame(a.referenceStart, b.referenceStart) && isSame(a.referenceEnd, b.referenceEnd)
}

function pairsOf(points: readonly Point[]): Twins[] {
  return points.flatMap((one, index) => points.slice(index + 1).map((other) => ({ one, other })))
}
