import { filled } from '#domain/choice/slot.ts'
import { MOST_COLUMNS } from '#domain/comparison/most-compared.ts'
import { type ScorecardModel, scorecardModel } from '#charts/scorecard/model.ts'
import type { ScorecardView } from '#charts/scorecard/view.ts'
import { type Catalogue, releaseYear } from '#contract/release-data.ts'
import { NATION } from '#domain/location/location.ts'
import { isoPeriod, type PeriodCode } from '#domain/period/period.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { Figures } from '#sections/files/figures.ts'
import {
  type ColumnQuestion,
  columnOfIndicator,
  columnsOfPeriods,
  nextPeriod,
  type ScorecardColumn,
} from './columns.ts'
import type { ScorecardState } from './state.ts'

/** More than fit at first, because some turn out to have figures of few places only. */
const FIRST_CANDIDATES = 10
const FIRST_COLUMNS = 6
/** Bits of the coverage mask, see CatalogueIndicator. */
const ZONES = 2
const STATES = 4

/** A scorecard that has data. */
export interface ScorecardChoice {
  /** Looked up for the columns. */
  readonly indicators: readonly number[]
  /** Those with figures. */
  readonly columns: readonly ScorecardColumn[]
  readonly view: ScorecardView
  readonly model: ScorecardModel
  /** The period up to which the columns go, where there is nothing up to the one asked for; null where it is as asked. */
  readonly nearest: PeriodCode | null
}

/** True when some source has figures of the indicator for the places in the rows. */
export function hasPlaces(
  indicator: number,
  places: ScorecardState['places'],
  { coverage }: Pick<Catalogue, 'coverage'>,
): boolean {
  const wanted = places === 'zones' ? ZONES : STATES
  return [...(coverage.get(indicator)?.values() ?? [])].some((levels) => (levels & wanted) !== 0)
}

/** The indicators to look up: those in the columns, or the one whose periods stand there. */
export function scorecardIndicators(asked: SectionRequest<ScorecardState>): readonly number[] {
  return asked.wanted.columns === 'indicators' ? columnIndicators(asked) : periodIndicator(asked)
}

/**
 * The reader's as far as the release has figures of them, else the chosen one with the dashboard's first and further ones that
 * have both a national target and the places.
 */
function columnIndicators({
  wanted,
  dashboard,
  catalogue,
}: SectionRequest<ScorecardState>): readonly number[] {
  const asked = wanted.indicators.filter((id) => catalogue.coverage.has(id))
  if (asked.length > 0) {
    // An indicator without any place takes no column from one that has them.
    const there = asked.filter((id) => hasPlaces(id, wanted.places, catalogue))
    const kept = [...new Set([...there, ...asked])].slice(0, MOST_COLUMNS)
    return asked.filter((id) => kept.includes(id))
  }
  const { indicators } = catalogue.reference
  const withTarget = dashboard.indicators.filter((id) => indicators.get(id)?.nationalTarget != null)
  const first = wanted.indicator === null ? [] : [wanted.indicator]
  const all = [...first, ...dashboard.default_indicators, ...withTarget, ...dashboard.indicators]
  return [...new Set(all)].filter((id) => hasPlaces(id, wanted.places, catalogue)).slice(0, FIRST_CANDIDATES)
}

function periodIndicator({
  wanted,
  dashboard,
  catalogue,
}: SectionRequest<ScorecardState>): readonly number[] {
  const one = filled({
    asked: [wanted.indicator, dashboard.initial_indicator],
    among: dashboard.indicators,
    has: (id) => hasPlaces(id, wanted.places, catalogue),
  })
  return one === null ? [] : [one]
}

/** The columns that the data can fill, and the table of them. */
export function resolveScorecard(asked: SectionRequest<ScorecardState>, figures: Figures): ScorecardChoice {
  const { wanted, catalogue, language } = asked
  const { table, reference } = figures
  const currentYear = releaseYear(catalogue.release)
  const indicators = scorecardIndicators(asked)
  const level = wanted.places === 'zones' ? 2 : 3
  const question = { ...wanted, table, reference, level, currentYear } as const
  const asIs = columnsOf(wanted, indicators, question)
  const nearest = asIs.length === 0 ? nextPeriod(indicators, question) : null
  const columns = nearest === null ? asIs : columnsOf(wanted, indicators, { ...question, period: nearest })
  const view = viewOf(columns, wanted.places)
  return {
    indicators,
    columns,
    view,
    nearest,
    model: scorecardModel({ view, table, reference, currentYear, language }),
  }
}

function columnsOf(
  wanted: ScorecardState,
  indicators: readonly number[],
  question: ColumnQuestion,
): readonly ScorecardColumn[] {
  if (wanted.columns === 'periods') {
    return indicators.flatMap((one) => columnsOfPeriods(one, question, MOST_COLUMNS))
  }
  const found = indicators.flatMap((id) => columnOfIndicator(id, question) ?? [])
  return wanted.indicators.length > 0 ? found : fullColumns(found)
}

/** The columns without a choice of the reader: those with figures of most places. */
function fullColumns(columns: readonly ScorecardColumn[]): readonly ScorecardColumn[] {
  const fullest = Math.max(...columns.map(({ places }) => places))
  return columns.filter(({ places }) => 2 * places >= fullest).slice(0, FIRST_COLUMNS)
}

function viewOf(columns: readonly ScorecardColumn[], places: ScorecardState['places']): ScorecardView {
  return {
    kind: 'scorecard',
    indicators: columns.map(({ indicator }) => indicator),
    sources: columns.map(({ source }) => source),
    locations: [NATION],
    periods: columns.map(({ period }) => isoPeriod(period)),
    options: { compareBy: places },
  }
}
