import { type Flag, reanalysedSurvey } from '#domain/observation/flag.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/** A source with the flags of its figures that are looked at. */
export interface FiguresOf {
  readonly source: number
  readonly flags: ReadonlySet<Flag>
}

/**
 * The source that two different sources have in common: one of them re-tabulates the other, or both a third, through any
 * number of steps, as recorded for the sources or flagged on the figures. Null when they are independent; rounds of one
 * source are. Agreement of dependent figures confirms nothing, and their difference cannot be tested.
 */
export function commonOrigin(a: FiguresOf, b: FiguresOf, reference: ReferenceData): number | null {
  if (a.source === b.source) return null
  const ofB = withOrigins(b, reference)
  return [...withOrigins(a, reference)].find((id) => ofB.has(id)) ?? null
}

/** The source itself and everything it was made from. */
function withOrigins({ source, flags }: FiguresOf, reference: ReferenceData): ReadonlySet<number> {
  const names = new Set([...flags].flatMap((flag) => reanalysedSurvey(flag) ?? []))
  const flagged = [...reference.sources.values()].filter(({ name }) => names.has(name)).map(({ id }) => id)
  const found = new Set<number>()
  const open = [source, ...flagged]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(reference.sources.has(id) ? byId(reference.sources, id).derivedFrom : []))
  }
  return found
}
