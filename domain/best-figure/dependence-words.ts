import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { compilesEstimates, drawsOnSurveys } from '#domain/reference/origins.ts'
import type { ReadFigure } from './pooled-sources.ts'

/**
 * Which of the figures were made from one another, as one sentence; null when none is known to be. Re-tabulations are named
 * with their origin; models over surveys are named with the surveys beside them, and so are those who gather estimates.
 */
export function dependenceWords(read: readonly ReadFigure[]): Message | null {
  const nameOf = new Map(read.map(({ figure }) => [`${figure.source.id}`, figure.source.name]))
  const again = read.flatMap(({ figure, estimate }) => {
    const origins = (estimate.derived_from ?? []).flatMap((id) => nameOf.get(id) ?? [])
    return origins.length === 0 ? [] : [{ name: figure.source.name, origins }]
  })
  const byOrigin = [...Map.groupBy(again, ({ origins }) => origins.join()).values()].map((those) =>
    message('quote.share-interviews', {
      names: listOf(those.map(({ name }) => name)),
      count: those.length,
      origins: listOf(those[0]?.origins ?? []),
    }),
  )
  const clauses = [...byOrigin, ...modelClauses(read)]
  const last = clauses.pop()
  if (last === undefined) return null
  const said =
    clauses.length === 0 ? last : message('triangulation.clauses', { before: listOf(clauses, 'none'), last })
  return message('triangulation.not-independent', { said })
}

/** Estimates are named where a survey stands beside them, or one that gathers what the others say. */
function modelClauses(read: readonly ReadFigure[]): Message[] {
  const unnamed = read.filter(({ estimate }) => (estimate.derived_from ?? []).length === 0)
  const namesOf = (holds: (source: ReadFigure['figure']['source']) => boolean) =>
    unnamed.filter(({ figure }) => holds(figure.source)).map(({ figure }) => figure.source.name)
  const models = namesOf(drawsOnSurveys)
  const gathered = namesOf(compilesEstimates)
  const isSurveyed = read.some(({ estimate }) => estimate.class === 'survey')
  if (!isSurveyed && (gathered.length === 0 || models.length + gathered.length < 2)) return []
  const clause = (id: 'quote.use-surveys' | 'quote.gather-estimates', names: readonly string[]) =>
    names.length === 0 ? [] : [message(id, { names: listOf(names), count: names.length })]
  return [...clause('quote.use-surveys', models), ...clause('quote.gather-estimates', gathered)]
}
