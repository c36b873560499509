import type { Point } from '#domain/observation/point.ts'
import type { AuditedIndicator, Family, Slice } from '../audited-indicator.ts'

/** A figure of a place beside those of all places that it consists of, by the same source in the same period. */
export interface WholeAndParts {
  readonly family: Family
  readonly slice: Slice
  readonly whole: Point
  readonly parts: readonly Point[]
}

const FOUND = new WeakMap<AuditedIndicator, readonly WholeAndParts[]>()

/** Every figure whose parts are all there. */
export function wholesWithParts(audited: AuditedIndicator): readonly WholeAndParts[] {
  const known = FOUND.get(audited)
  if (known) return known
  const found = audited.slices.flatMap((slice) =>
    audited.families.flatMap((family) => {
      const row = slice.rows.get(family.parent)
      if (row === undefined) return []
      const rows = family.children.flatMap((child) => slice.rows.get(child) ?? [])
      if (rows.length < family.children.length) return []
      const parts = rows.map((part) => audited.point(part))
      return [{ family, slice, whole: audited.point(row), parts }]
    }),
  )
  FOUND.set(audited, found)
  return found
}
