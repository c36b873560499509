/** Ages from `from` to `to`, both included; null without an upper end. */
export interface AgeBand {
  readonly from: number
  readonly to: number | null
}

/** An age band of one sex. */
export interface AgeSexBand extends AgeBand {
  readonly sex: 'F' | 'M'
}

/** The ages of a category as the data write it: `0-4`, `80+`, `Under 15`, `50 and over`. Null for other words. */
export function ageBand(category: string): AgeBand | null {
  const range = /^(\d{1,3})-(\d{1,3})$/.exec(category)
  if (range) return { from: Number(range[1]), to: Number(range[2]) }
  const open = /^(\d{1,3})(?:\+| and over)$/.exec(category)
  if (open) return { from: Number(open[1]), to: null }
  const under = /^Under (\d{1,3})$/.exec(category)
  return under ? { from: 0, to: Number(under[1]) - 1 } : null
}

/** The sex and ages of a category such as `F 0-4`; null for other words. */
export function ageSexBand(category: string): AgeSexBand | null {
  const match = /^([FM]) (.+)$/.exec(category)
  const band = match ? ageBand(match[2] ?? '') : null
  return match && band ? { ...band, sex: match[1] === 'F' ? 'F' : 'M' } : null
}

/**
 * Two categories of which one holds people of the other, such as `15-24` and `15-49`; null when all are apart. Such
 * groups may be shown beside each other but not compared as parts of one population.
 */
export function overlappingAges(categories: readonly string[]): readonly [string, string] | null {
  const bands = categories.flatMap((category) => {
    const band = ageBand(category)
    return band ? [{ category, ...band }] : []
  })
  const sorted = bands.toSorted((a, b) => a.from - b.from)
  for (const [index, band] of sorted.entries()) {
    const next = sorted[index + 1]
    if (next && next.from <= (band.to ?? Number.POSITIVE_INFINITY)) return [band.category, next.category]
  }
  return null
}
