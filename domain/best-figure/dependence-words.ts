import { joinedNames } from '#domain/triangulation/joined-names.ts'
import { compilesEstimates, drawsOnSurveys } from '#domain/triangulation/origins.ts'
import type { ReadFigure } from './pooled-sources.ts'

/**
 * Which of the figures were made from one another, as one sentence; null when none is known to be. Re-tabulations are named
 * with their origin; models over surveys are named with the surveys beside them, and so are those who gather estimates.
 */
export function dependenceWords(read: readonly ReadFigure[]): string | null {
  const nameOf = new Map(read.map(({ figure }) => [`${figure.source.id}`, figure.source.name]))
  const again = read.flatMap(({ figure, estimate }) => {
    const origins = (estimate.derived_from ?? []).flatMap((id) => nameOf.get(id) ?? [])
    return origins.length === 0 ? [] : [{ name: figure.source.name, origins: origins.join(' and ') }]
  })
  const byOrigin = [...Map.groupBy(again, ({ origins }) => origins)].map(
    ([origins, those]) =>
      `${joinedNames(those.map(({ name }) => name))} ${those.length > 1 ? 'share' : 'shares'} interviews with ${origins}`,
  )
  const clauses = [...byOrigin, ...modelClauses(read)]
  if (clauses.length === 0) return null
  const said =
    clauses.length > 2 ? `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}` : clauses.join(', and ')
  return `${said}: these sources are not independent, so agreement between them proves less than it seems.`
}

/** Estimates are named where a survey stands beside them, or one that gathers what the others say. */
function modelClauses(read: readonly ReadFigure[]): string[] {
  const unnamed = read.filter(({ estimate }) => (estimate.derived_from ?? []).length === 0)
  const namesOf = (holds: (source: ReadFigure['figure']['source']) => boolean) =>
    unnamed.filter(({ figure }) => holds(figure.source)).map(({ figure }) => figure.source.name)
  const models = namesOf(drawsOnSurveys)
  const gathered = namesOf(compilesEstimates)
  const isSurveyed = read.some(({ estimate }) => estimate.class === 'survey')
  if (!isSurveyed && (gathered.length === 0 || models.length + gathered.length < 2)) return []
  return [
    ...(models.length === 0
      ? []
      : [`${joinedNames(models)} ${models.length > 1 ? 'use' : 'uses'} surveys among other things`]),
    ...(gathered.length === 0
      ? []
      : [`${joinedNames(gathered)} ${gathered.length > 1 ? 'gather' : 'gathers'} estimates of others`]),
  ]
}
