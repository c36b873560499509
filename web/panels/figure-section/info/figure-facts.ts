import { message } from '#domain/message/message.ts'
import { listOf, named, periodName, sourceName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Fact } from './facts.tsx'

/** The subject of a figure beside its period, and its descent. */
export function figureFacts({ coordinates }: Point, { evidence, sources }: ReferenceData): Fact[] {
  const { referenceStart: from, referenceEnd: to, birthCohort, edition, supersededBy } = coordinates
  const by = supersededBy === null ? undefined : sources.get(supersededBy)
  const titles = coordinates.evidence.map((id) => named(evidence.get(id)?.title ?? id))
  return [
    { term: message('facts.describes'), content: from === null || to === null ? null : span(from, to) },
    { term: message('facts.cohort'), content: birthCohort === null ? null : String(birthCohort) },
    { term: message('facts.evidence'), content: titles.length === 0 ? null : listOf(titles) },
    { term: message('facts.figure-edition'), content: edition },
    { term: message('facts.superseded-by'), content: by ? sourceName(by) : null },
  ]
}

function span(from: number, to: number) {
  if (from === to) return periodName(from)
  return message('facts.span', { from: periodName(from), to: periodName(to) })
}
