import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { readIn } from '#charts/export/citation.ts'
import type { SectionTables } from '#sections/definition/section-tables.ts'
import { type Answer, scoreValue } from './answer-parts.ts'
import { bandWord } from './metric-words.ts'

/** How to cite a triangulation: sources and subject, the two scores, the release, the day and the address. */
export function resultCitation(
  answer: Answer,
  { release, address, readOn }: Parameters<SectionTables['citation']>[0],
): Message {
  const { inputs, overall, sources } = answer
  const { indicator, location, periods } = inputs
  const scores = (['consistency', 'complementarity'] as const).map((dimension) => {
    const { score, band } = overall[dimension]
    return message('triangulate.score', {
      dimension,
      score: scoreValue(score),
      band: band === null ? 'none' : 'known',
      word: band === null ? '' : bandWord(dimension, band),
    })
  })
  const named = sources.map(({ name, full_name }) =>
    message('triangulate.source-in-full', { source: name, fullName: full_name }),
  )
  return message('triangulate.citation', {
    primary: inputs.primary.name,
    others: listOf(inputs.comparisons.map(({ name }) => name)),
    what: indicator ? 'indicator' : 'all',
    indicator: indicator?.name ?? '',
    count: `${inputs.n_indicators}`,
    where: location ? 'place' : 'all',
    place: location?.name ?? '',
    span: periods ? 'years' : 'none',
    first: periods?.[0] ?? '',
    last: periods?.[1] ?? '',
    scores: listOf(scores, 'none'),
    sources: listOf(named, 'apart'),
    edition: readIn(release, readOn),
    address,
  })
}
