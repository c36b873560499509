import type { Point } from '#domain/observation/point.ts'
import { isCompiled, isModelled, kinship, sharedPieces } from './kinship.ts'
import type { ReferenceData } from './reference-data.ts'

/** One piece of evidence, with the figures that rest on it. */
export interface EvidencePiece {
  /** In the order given. */
  readonly points: readonly Point[]
  /**
   * `own`: a piece that counts; `takes-in`: a model over the findings of others here; `unnamed`: compiled
   * from unnamed reports.
   */
  readonly role: 'own' | 'takes-in' | 'unnamed'
  /** The evidence that the figures share, as readers know it: `Nigeria DHS 2018`; empty for one figure. */
  readonly shared: readonly string[]
}

/**
 * Some figures by the evidence that they rest on, in the order given. Figures of one piece count once; a model adds a piece only
 * where it takes in none of the others. Source: methods §13.2.
 */
export function evidencePieces(points: readonly Point[], reference: ReferenceData): EvidencePiece[] {
  const groups = sameEvidence(points, reference)
  const counted = groupsThatAdd(groups, reference)
  const roleOf = (group: readonly Point[]) => {
    if (counted.has(group)) return 'own'
    return isUnnamed(group, reference) ? 'unnamed' : 'takes-in'
  }
  return groups.map((group) => ({ points: group, role: roleOf(group), shared: sharedBy(group, reference) }))
}

/** How many independent pieces of evidence stand behind some figures. Source: methods §13.2. */
export function independentPieces(pieces: readonly EvidencePiece[]): number {
  return pieces.filter(({ role }) => role === 'own').length
}

/** The figures in groups that rest on the same evidence, directly or through others. */
function sameEvidence(points: readonly Point[], reference: ReferenceData): Point[][] {
  const groups: Point[][] = []
  for (const point of points) {
    const [first, ...others] = groups.filter((group) =>
      group.some((other) => kinship(point, other, reference) === 'same'),
    )
    if (!first) {
      groups.push([point])
      continue
    }
    for (const other of others) {
      first.push(...other)
      groups.splice(groups.indexOf(other), 1)
    }
    first.push(point)
  }
  return groups
}

/**
 * Interviews and counts come first, then models that take in none of them, and compilations only where there
 * is nothing else.
 */
function groupsThatAdd(
  groups: readonly (readonly Point[])[],
  reference: ReferenceData,
): ReadonlySet<readonly Point[]> {
  const kindOf = (group: readonly Point[]) => {
    if (isUnnamed(group, reference)) return 'unnamed'
    return group.some((point) => isModelled(point, reference)) ? 'modelled' : 'found'
  }
  const by = Map.groupBy(groups, kindOf)
  const counted = new Set<readonly Point[]>(by.get('found') ?? [])
  for (const group of by.get('modelled') ?? []) {
    const isOwn = (point: Point) => [...counted].every((other) => isIndependent(point, other, reference))
    // What one of them takes in of others is no part of the rest: a group adds a piece by a figure that shares none.
    if (group.some(isOwn)) counted.add(group)
  }
  const [unnamed] = by.get('unnamed') ?? []
  if (counted.size === 0 && unnamed) counted.add(unnamed)
  return counted
}

function isUnnamed(group: readonly Point[], reference: ReferenceData): boolean {
  return group.every((point) => isCompiled(point, reference))
}

function isIndependent(one: Point, others: readonly Point[], reference: ReferenceData): boolean {
  return others.every((other) => kinship(one, other, reference) === 'independent')
}

function sharedBy([first, ...others]: readonly Point[], reference: ReferenceData): string[] {
  if (!first) return []
  return [...new Set(others.flatMap((other) => sharedPieces(first, other, reference)))]
}
