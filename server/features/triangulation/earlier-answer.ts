import type { z } from 'zod'
import type { readTriangulation } from '#contract/triangulation/dashboard.ts'
import type { InWords } from '#domain/message/in-words.ts'
import type { Triangulation } from '#domain/triangulation/triangulate.ts'

/** The triangulation as the earlier client reads it: one object for each source in its order, then the aggregates. */
export function earlierAnswer({
  sources,
  aggregates,
}: InWords<Triangulation>): z.input<typeof readTriangulation.answer> {
  const entries = sources.map(({ name, consistency, complementarity, caveat, low_evidence }) => ({
    [name]: { consistency, complementarity, caveat, low_evidence },
  }))
  const aggregate = aggregates.map(({ name, consistency, complementarity }) => ({
    [name]: { consistency, complementarity },
  }))
  return { data: [...entries, { aggregate }] }
}
