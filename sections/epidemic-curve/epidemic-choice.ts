import { type Filling, moves } from '#domain/choice/moves.ts'
import { filled } from '#domain/choice/slot.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import type { Curation, Disease } from '#domain/reference/curation.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type DiseaseMeasure, diseaseOf, diseasesAmong } from '#domain/surveillance/diseases.ts'
import { yearsOf } from '#domain/surveillance/weekly-counts.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { EpidemicState } from './state.ts'

/** A choice that has data, and what had to move. */
export interface EpidemicChoice extends DiseaseMeasure {
  readonly source: number
  readonly location: number
  /** Null: all years. */
  readonly year: number | null
  /** Years with figures, the newest first. */
  readonly years: readonly number[]
  /** Sources with weekly figures of the count; the first is shown unless the reader says otherwise. */
  readonly sources: readonly number[]
  /** Weeks with a figure of the source, by place. */
  readonly weeks: ReadonlyMap<number, number>
  readonly moved: readonly Value[]
}

/** The diseases and counts that a dashboard has chosen; where it chose none, those that the release has by week. */
export function diseasesIn({
  dashboard,
  catalogue,
}: Pick<SectionRequest<EpidemicState>, 'dashboard' | 'catalogue'>): readonly Disease[] {
  const { curation } = catalogue.reference
  const own = diseasesAmong(dashboard.indicators, curation)
  return own.length > 0 ? own : curation.diseases
}

/** The disease and count asked for: of the indicator, or of the year's count of it; else the first. */
export function chosenMeasure(
  indicator: number | null,
  curation: Pick<Curation, 'diseases'>,
): DiseaseMeasure {
  const found = indicator === null ? null : diseaseOf(indicator, curation)
  const [disease] = curation.diseases
  const measure = disease?.measures[0]
  if (found) return found
  if (!disease || !measure) throw new RangeError('No disease has a count')
  return { disease, measure }
}

/** Indicators whose files the section needs: the count, the reports, the map, the share that died, and people for rates. */
export function neededIndicators(
  { disease, measure }: DiseaseMeasure,
  withPeople: boolean,
  { population }: Curation,
): number[] {
  const { fatality, reports } = disease
  const wanted = [
    measure.indicator,
    reports,
    measure.mapped,
    fatality?.cases,
    fatality?.deaths,
    fatality?.published,
    withPeople ? population?.indicator : null,
  ]
  return [...new Set(wanted.flatMap((id) => id ?? []))]
}

/** Keeps what was asked for where there are weekly figures; else the nearest that has, with a sentence. */
export function resolveEpidemic(
  wanted: EpidemicState,
  own: DiseaseMeasure,
  { table, reference }: { readonly table: ObservationTable; readonly reference: ReferenceData },
): EpidemicChoice {
  const weekly = pointsWhere(table, { indicator: own.measure.indicator }).filter(
    ({ period }) => periodKind(period) === 'week',
  )
  const sources = [...new Set(weekly.map(({ source }) => source))]
  const source = filled({ asked: [wanted.source], among: sources }) ?? 0
  const ofSource = weekly.filter((point) => point.source === source)
  const weeks = new Map(
    [...Map.groupBy(ofSource, ({ location }) => location)].map(([place, points]) => [place, points.length]),
  )
  const has = (place: number) => weeks.has(place)
  const location = filled({ asked: [wanted.location], among: [], has }) ?? NATION
  const years = yearsOf({ ...own, table, source, location })
  const asked = wanted.period === null ? null : periodYear(wanted.period)
  const year = wanted.years === 'all' ? null : filled({ asked: [asked], among: years })
  const shown = { indicator: own.measure.indicator, source, location, period: year && yearCode(year) }
  const moved = movedOf({ ...wanted, period: asked && yearCode(asked) }, shown, reference)
  return { ...own, source, location, year, years, sources, weeks, moved }
}

function yearCode(year: number): PeriodCode {
  return year * 1000
}

function movedOf(
  { location, period }: Pick<EpidemicState, 'location' | 'period'>,
  shown: { readonly source: number } & Filling,
  reference: ReferenceData,
): Value[] {
  const named = reference.sources.get(shown.source)
  const source = named ? sourceName(named) : message('choice.asked', { slot: 'source' })
  const byWeek = (of: Value) => message('lacks.by-week', { source, of })
  const lacks = { location: byWeek, period: byWeek }
  return moves({ location, period }, shown, { reference, lacks }).map(({ sentence }) => sentence)
}

/** The form of the curve: beside earlier years when there are some, unless the reader says otherwise. */
export function curveForm(
  { curve }: Pick<EpidemicState, 'curve'>,
  { year, years }: Pick<EpidemicChoice, 'year' | 'years'>,
): NonNullable<EpidemicState['curve']> {
  const earlier = years.filter((entry) => year !== null && entry < year).length
  if (curve === 'range' && earlier < 2) return 'weeks'
  return curve ?? (earlier < 2 ? 'weeks' : 'range')
}
