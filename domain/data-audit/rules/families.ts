import type { Point } from '#domain/observation/point.ts'
import type { AuditedIndicator, Family, Slice } from '../audited-indicator.ts'

/** A figure of a place beside those of all places that it consists of, by the same source in the same period. */
export interface WholeAndParts {
  readonly family: Family
  readonly slice: Slice
  readonly whole: Point
  readonly parts: readonly Point[]
  /** The values of the parts, with the least and the most of them. */
  readonly values: readonly number[]
  readonly least: number
  readonly most: number
}

const FOUND = new WeakMap<AuditedIndicator, readonly WholeAndParts[]>()

/** Every figure whose parts are all there. */
export function wholesWithParts(audited: AuditedIndicator): readonly WholeAndParts[] {
  const known = FOUND.get(audited)
  if (known) return known
  const found: WholeAndParts[] = []
  for (const slice of audited.slices) {
    for (const family of audited.families) {
      const row = slice.rows.get(family.parent)
      const parts = row === undefined ? null : partsIn(audited, slice, family)
      if (row === undefined || parts === null) continue
      const values = parts.map(({ value }) => value)
      const [least, most] = [Math.min(...values), Math.max(...values)]
      found.push({ family, slice, whole: audited.point(row), parts, values, least, most })
    }
  }
  FOUND.set(audited, found)
  return found
}

/** null: one of them has no figure. */
function partsIn(audited: AuditedIndicator, { rows }: Slice, { children }: Family): Point[] | null {
  const parts: Point[] = []
  for (const child of children) {
    const row = rows.get(child)
    if (row === undefined) return null
    parts.push(audited.point(row))
  }
  return parts
}
