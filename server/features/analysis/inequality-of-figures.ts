import { pointOf } from '#domain/observation/point.ts'
import { type Inequality, inequality } from '#domain/inequality/inequality.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { isoPeriod, type PeriodCode } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { figureUnit, unitScale } from '#domain/statistics/figure-unit.ts'
import { insufficient, invalid, type Outcome } from '#domain/statistics/outcome.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { overlappingAges } from '#domain/disaggregation/age-band.ts'
import { isOfParts, isOrdered } from '#domain/disaggregation/dimension.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { wireWord } from '#server/platform/wire-word.ts'
import { readFigures } from '#server/release/read-figures.ts'
import { readGroups } from '#server/release/read-groups.ts'
import { fromFigures } from './from-figures.ts'

interface InequalityAsked {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly period?: PeriodCode | null | undefined
  readonly dimension: string
  readonly force?: boolean | undefined
}

/**
 * Inequality between the groups that a source publishes, at the latest period unless one is given. More is better or worse
 * by the slope of the indicator; wealth and education stand in an order of advantage, other dimensions in none. Invalid for
 * counts, whose size says how many people a group has, for parts of a whole, and for ages that overlap. Source: methods §6.
 */
export async function inequalityOfFigures(database: SqlRunner, asked: InequalityAsked) {
  const { indicator: id, datasource: source, location, dimension } = asked
  const named = { indicators: { indicator: id }, sources: { datasource: source }, locations: { location } }
  const figures = await readFigures(database, named, { locations: [location] })
  const published = await readGroups(database, figures.release.number, id)
  const all = published.filter((group) => group.source === source && group.location === location)
  const inDimension = all.filter((group) => group.dimension === dimension)
  const period = asked.period ?? inDimension.at(-1)?.period ?? 0
  const groups = inDimension.filter((group) => group.period === period)
  const indicator = byId(figures.reference.indicators, id)
  const result = wordedInequality(measured(groups, indicator, asked))
  return fromFigures({
    method: 'inequality',
    figures,
    rows: groups.slice(0, 1).map(asRow),
    result: result.status === 'ok' ? { ...result, groups: groups.map(shown) } : result,
    warnings: groups.length > 0 ? [] : whatThereIs(all, inDimension),
    caveats:
      indicator.slope === null ? ['neither more nor less is better here: more is taken as better'] : [],
  })
}

/** The words of a result as the API spells them. */
export function wordedInequality(found: Outcome<Inequality>) {
  return found.status === 'ok' ? { ...found, concentration: wireWord(found.concentration) } : found
}

function measured(groups: readonly GroupFigure[], indicator: Indicator, asked: InequalityAsked) {
  const { slope } = indicator
  const unit = figureUnit(indicator)
  if (groups.length === 0) return insufficient(0, 2, 'no_figures')
  if (unit === 'count') return invalid('counts_are_not_compared_between_groups')
  if (isOfParts(asked.dimension)) return invalid('not_groups_of_people')
  if (overlappingAges(groups.map(({ category }) => category))) return invalid('groups_overlap')
  const result = inequality({
    groups: groups.map((group) => ({ ...shown(group) })),
    favourable: slope !== 'Negative',
    ordered: isOrdered(asked.dimension),
    scale: unitScale(indicator),
    force: asked.force,
  })
  // A plain number has no greatest value, so that nothing can be fitted on the logit scale.
  const open = { sii_logit: null, rii_logit: null }
  if (result.status !== 'ok' || unit !== 'other') return result
  return { ...result, ...open, ci95: { ...result.ci95, ...open }, warnings: withoutScale(result.warnings) }
}

function withoutScale(warnings: readonly string[]): string[] {
  return warnings.filter((warning) => warning !== 'linear_outside_range' && warning !== 'logit_not_fitted')
}

function shown(group: GroupFigure) {
  const { category, categoryOrder, value, lower, upper, populationShare } = group
  return { label: category, order: categoryOrder, estimate: value, lower, upper, population: populationShare }
}

/** Stands for the groups in the provenance: all are of one indicator, source, place and period. */
function asRow({ indicator, source, location, period, value }: GroupFigure) {
  const key = { indicator, source, location, period }
  return { ...key, point: pointOf({ ...key, value }) }
}

function whatThereIs(all: readonly GroupFigure[], inDimension: readonly GroupFigure[]): string[] {
  const list = (words: Iterable<string>) => [...new Set(words)].join(', ')
  if (inDimension.length > 0) {
    return [`other_periods: there are groups of ${list(inDimension.map(({ period }) => isoPeriod(period)))}`]
  }
  if (all.length === 0) return ['no_groups: this source has no groups of this indicator here']
  return [`other_dimensions: there are groups by ${list(all.map(({ dimension }) => dimension))}`]
}
