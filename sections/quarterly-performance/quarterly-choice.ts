import { moves } from '#domain/choice/moves.ts'
import { filled, type Slot } from '#domain/choice/slot.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { isoPeriod, type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { quarterOf } from '#domain/period/quarters.ts'
import type { QuarterCount } from '#domain/quarters/quarter-count.ts'
import { quartersAt } from '#domain/quarters/quarter-rows.ts'
import type { RoutineCount } from '#domain/reference/curation.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { quarterTableModel, type QuarterTableModel } from '#charts/quarters/table-model.ts'
import type { ReportingOf } from '#domain/quarters/reporting.ts'
import type { QuartersView } from '#charts/quarters/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { Figures } from '#sections/files/figures.ts'
import { countAsked } from './counts.ts'
import type { QuarterlyState } from './state.ts'

/** A quarter that has data. */
export interface QuarterlyChoice {
  readonly count: RoutineCount
  readonly place: Location
  readonly quarter: PeriodCode
  /** Quarters of the nation with a figure, the newest first. */
  readonly quarters: readonly QuarterCount[]
  readonly moved: readonly Value[]
  /** The count over the quarters, then what stands beside it. */
  readonly columns: readonly QuartersView[]
  readonly table: QuartersView
  readonly model: QuarterTableModel
  readonly reportingOf: ReportingOf
}

/** Null when no source has such a count by month. */
export function resolveQuarterly(
  asked: SectionRequest<QuarterlyState>,
  figures: Figures,
): QuarterlyChoice | null {
  const { wanted, language, catalogue } = asked
  const { table, reference } = figures
  const count = countAsked(asked)
  const source = count && sourceOf(count.indicator, wanted.source, table)
  if (!count || source === null) return null
  const nation = byId(reference.locations, NATION)
  const question = { indicator: count.indicator, source, table, reference }
  const of = quartersAt(question)
  const has = (one: Location) => one.level <= 3 && of(one).length > 0
  const place =
    filled({ asked: [reference.locations.get(wanted.location ?? NATION)], among: [], has }) ?? nation
  const quarters = of(nation).toReversed()
  const quarter = filled(quarterSlot(wanted.period, quarters))?.quarter
  if (quarter === undefined) return null
  const besideSource = count.beside === null ? null : sourceOf(count.beside, source, table)
  const counts = [
    { indicator: count.indicator, source },
    ...(count.beside !== null && besideSource !== null
      ? [{ indicator: count.beside, source: besideSource }]
      : []),
  ]
  const tableView = tableOf(asked, figures, { counts, place, quarter, coverage: count.numeratorOf })
  const reportingOf = reportingIn(figures)
  const currentYear = releaseYear(catalogue.release)
  return {
    ...{ count, place, quarter, quarters, reportingOf, table: tableView },
    moved: movedOf(wanted, { count, source, place, quarter }, reference),
    columns: counts.map((one): QuartersView => {
      const key = { indicators: [one.indicator], sources: [one.source], locations: [place.id] }
      return { kind: 'quarters', ...key, periods: [isoPeriod(quarter)], options: {} }
    }),
    model: quarterTableModel({ view: tableView, table, reference, currentYear, language }, reportingOf),
  }
}

/** The source asked for where it counts by month; else the one with most months. */
function sourceOf(indicator: number, wanted: number | null, table: ObservationTable): number | null {
  const months = pointsWhere(table, { indicator, location: NATION }).filter(({ period }) =>
    ['month', 'quarter'].includes(periodKind(period)),
  )
  const counts = Map.groupBy(months, ({ source }) => source)
  return filled({
    asked: [wanted],
    among: [...counts.keys()],
    prefers: [(source) => counts.get(source)?.length ?? 0],
  })
}

/** The quarter of a month, the last whole one of a year, else the newest whole one. */
function quarterSlot(wanted: PeriodCode | null, quarters: readonly QuarterCount[]): Slot<QuarterCount> {
  const asked = wanted === null ? null : quarterOf(wanted)
  const year = wanted === null ? null : periodYear(wanted)
  return {
    asked: [quarters.find(({ quarter }) => quarter === asked)],
    among: quarters,
    prefers: [
      ({ quarter, whole }) => Number(whole && periodYear(quarter) === year),
      ({ whole }) => Number(whole),
    ],
  }
}

interface TableOf {
  readonly counts: readonly { readonly indicator: number; readonly source: number }[]
  readonly place: Location
  readonly quarter: PeriodCode
  readonly coverage: number | null
}

function tableOf(
  { wanted }: SectionRequest<QuarterlyState>,
  figures: Figures,
  { counts, place, quarter, coverage }: TableOf,
): QuartersView {
  const survey = coverage === null || place.level > 2 ? null : surveyOf(coverage, figures)
  const heads = [
    ...counts.map((one) => ({ ...one, period: quarter })),
    ...(survey && coverage !== null ? [{ indicator: coverage, ...survey }] : []),
  ]
  return {
    kind: 'quarters',
    indicators: heads.map(({ indicator }) => indicator),
    sources: heads.map(({ source }) => source),
    locations: [place.id],
    periods: heads.map(({ period }) => isoPeriod(period)),
    options: { shape: 'table', order: wanted.order },
  }
}

/** The newest survey with figures of at least half as many states as the fullest. */
function surveyOf(indicator: number, { table, reference }: Figures) {
  const points = pointsWhere(table, { indicator }).filter(
    ({ source, location }) =>
      reference.sources.get(source)?.classification === 'Survey' &&
      reference.locations.get(location)?.level === 3,
  )
  const rounds = [...Map.groupBy(points, ({ source, period }) => `${source} ${period}`).values()]
  const fullest = Math.max(0, ...rounds.map((round) => round.length))
  const [first] = rounds
    .filter((round) => 2 * round.length >= fullest)
    .flatMap(([one]) => one ?? [])
    .toSorted((a, b) => b.period - a.period)
  return first ? { source: first.source, period: first.period } : null
}

/** The reports of a count are known from the coverage of which it is the numerator. */
function reportingIn({ reporting, reference }: Figures): ReportingOf {
  return (indicator, source) => {
    const count = reference.curation.routineCounts.find((one) => one.indicator === indicator)
    const coverage = count?.numeratorOf ?? null
    return coverage === null ? null : (reporting.get(coverage)?.bySource.get(source)?.numerators ?? null)
  }
}

function movedOf(
  { indicator, location, period }: QuarterlyState,
  {
    count,
    source,
    place,
    quarter,
  }: Pick<QuarterlyChoice, 'count' | 'place' | 'quarter'> & { readonly source: number },
  reference: ReferenceData,
): Value[] {
  const from = sourceName(byId(reference.sources, source))
  const wanted = period === null ? null : quarterOf(period)
  // One of another dashboard is told of by the page.
  const isCoverage = indicator === count.numeratorOf
  const lacks = {
    indicator: (of: Value) => message('lacks.quarters-of', { of }),
    location: (of: Value) => message('lacks.by-quarter', { source: from, of }),
  }
  const shown = { indicator: count.indicator, source, location: place.id, period: quarter }
  return moves({ indicator: isCoverage ? indicator : null, location, period: wanted }, shown, {
    reference,
    lacks,
  }).map(({ sentence }) => sentence)
}
