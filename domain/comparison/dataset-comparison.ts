import { asPublished } from '#domain/observation/as-published.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, figure, listOf, placeName, sentences } from '#domain/message/value.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { kinship } from '#domain/reference/kinship.ts'
import { byId, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { DatasetPick } from './dataset-pick.ts'
import { commonOrigin } from './independence.ts'
import { interpretation } from './interpretation.ts'
import { type FigurePair, isComparable, type Verdict, verdictOf, verdictsTogether } from './pair-verdict.ts'

/** The place of a comparison with its figures, one a pick; null where the pick has none. */
export interface DatasetPlace {
  readonly place: Location
  readonly points: readonly (Point | null)[]
  /** Only with exactly two picks that both have a figure. */
  readonly pair: FigurePair | null
  /** On the pair: the nation by itself, a state among all states; null without a pair, and of states without one that may be compared. */
  readonly verdict: Verdict | null
}

export interface DatasetComparison {
  readonly indicator: Indicator
  readonly picks: readonly DatasetPick[]
  readonly nation: DatasetPlace
  /** States with a figure of at least one pick, by name. */
  readonly states: readonly DatasetPlace[]
  /** States without a figure of any pick; empty when no pick has figures by state. */
  readonly without: readonly Location[]
  /** The source that both of two picks were made from; null when they are independent or not two. */
  readonly origin: number | null
}

/** The comparison asked for; `table` holds at least the indicator, down to states. */
export interface DatasetQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: number
  readonly picks: readonly DatasetPick[]
}

/** Figures of one indicator in several pairs of source and period, for the nation and its states. */
export function compareDatasets({
  table,
  reference,
  indicator: id,
  picks,
}: DatasetQuestion): DatasetComparison {
  const indicator = byId(reference.indicators, id)
  const figures = picks.map((pick) => pointsWhere(table, { indicator: id, ...pick }))
  const origin = originOf(picks, figures, reference)
  const at = figures.map((points) => new Map(points.map((point) => [point.location, point])))
  const row = (place: Location): Omit<DatasetPlace, 'verdict'> => {
    const points = at.map((byPlace) => byPlace.get(place.id) ?? null)
    const [a, b] = points
    const isSame = a && b ? kinship(a, b, reference) === 'same' : false
    const pair = points.length === 2 && a && b ? { a, b, dependent: origin !== null || isSame } : null
    return { place, points, pair }
  }
  const nation = row(byId(reference.locations, NATION))
  const all = locationsAt(reference, 3).sort((a, b) => a.name.localeCompare(b.name))
  const rows = all.map(row)
  const shown = rows.filter(({ points }) => points.some((point) => point !== null))
  const pairs = shown.flatMap(({ pair }) => (pair && isComparable(pair) ? pair : []))
  const together = new Map(
    verdictsTogether(
      pairs.map((pair) => ({ ...pair, indicator })),
      reference,
    ).map((verdict, index) => [pairs[index], verdict]),
  )
  return {
    indicator,
    picks,
    nation: { ...nation, verdict: nation.pair && verdictOf(nation.pair, indicator, reference) },
    states: shown.map((entry) => ({
      ...entry,
      verdict: entry.pair === null ? null : (together.get(entry.pair) ?? null),
    })),
    without: shown.length === 0 ? [] : all.filter((place) => !shown.some((entry) => entry.place === place)),
    origin,
  }
}

function originOf(
  picks: readonly DatasetPick[],
  figures: readonly (readonly Point[])[],
  reference: ReferenceData,
): number | null {
  const [a, b] = picks
  if (picks.length !== 2 || !a || !b) return null
  const flags = figures.map((points) => new Set(points.flatMap((point) => point.flags)))
  return commonOrigin(
    { source: a.source, flags: flags[0] ?? new Set() },
    { source: b.source, flags: flags[1] ?? new Set() },
    reference,
  )
}

/** The answer of a comparison of data sets in its two parts. */
export interface DatasetWords {
  /** At most two sentences. */
  readonly finding: Value
  /** What belongs to it and is no finding: years between the two, where no figure is held in both; null where there is nothing. */
  readonly detail: Value | null
}

/** The answer of a comparison of data sets as one text: see `datasetWords`. */
export function datasetAnswer(
  comparison: DatasetComparison,
  reference: ReferenceData,
  location: number = NATION,
): Value {
  const { finding, detail } = datasetWords(comparison, reference, location)
  return detail === null ? finding : sentences([finding, detail])
}

/**
 * The answer on top: with two data sets the interpretation for the nation, or for the state `location`, and how
 * many states can be told apart; with one or several, the figures shown.
 */
export function datasetWords(
  comparison: DatasetComparison,
  reference: ReferenceData,
  location: number = NATION,
): DatasetWords {
  const { picks, nation, states, indicator } = comparison
  const asked = location === NATION ? nation : states.find(({ place }) => place.id === location)
  if (!asked) {
    const place = placeName(byId(reference.locations, location))
    const { finding, detail } = datasetWords(comparison, reference)
    return { finding: sentences([message('datasets.none-has', { place }), finding]), detail }
  }
  if (picks.length !== 2) return { finding: several(comparison, asked, reference), detail: null }
  const [counts, apart] = [stateCounts(states), yearsApart(picks)]
  if (asked.pair && asked.verdict) {
    const own = interpretation(asked.pair, asked.verdict, indicator, reference)
    return { finding: sentences([own, ...counts]), detail: apart.length === 0 ? null : sentences(apart) }
  }
  const notBoth = message('datasets.not-both', { place: placeName(asked.place) })
  // What the states tell is the finding where the place itself has none.
  return counts.length === 0
    ? { finding: notBoth, detail: apart.length === 0 ? null : sentences(apart) }
    : { finding: sentences(counts), detail: sentences([notBoth, ...apart]) }
}

/** The place asked about in each data set, and how many states have figures. */
function several(
  { picks, states, indicator }: DatasetComparison,
  asked: DatasetPlace,
  reference: ReferenceData,
): Value {
  const figures = asked.points.flatMap((point, index) => {
    const pick = picks[index]
    if (!point || !pick) return []
    const source = byId(reference.sources, pick.source)
    const said = {
      figure: figure(point.value, asPublished(point, indicator)),
      cited: cited(source, pick.period),
    }
    return [message('datasets.figure', said)]
  })
  const place = placeName(asked.place)
  return sentences([
    figures.length === 0
      ? message('datasets.none-has', { place })
      : message('datasets.several', { place, figures: listOf(figures, 'none') }),
    ...(states.length === 0 ? [] : [message('datasets.states-have', { count: states.length })]),
    message('datasets.only-two'),
  ])
}

function yearsApart([a, b]: readonly DatasetPick[]): Message[] {
  const years = a && b ? Math.abs(periodYear(a.period) - periodYear(b.period)) : 0
  return years === 0 ? [] : [message('datasets.years-apart', { years })]
}

/** How many states can be told apart, all looked at together. */
function stateCounts(states: readonly DatasetPlace[]): Message[] {
  const verdicts = states.flatMap(({ verdict }) => verdict ?? [])
  if (verdicts.length === 0) return []
  const count = (...wanted: Verdict[]) => verdicts.filter((verdict) => wanted.includes(verdict)).length
  const apart = count('apart')
  const [chance, same] = [count('chance'), count('same')]
  const open = verdicts.length - apart - chance - same
  if (open === verdicts.length) return [message('datasets.states-untested')]
  return [message('datasets.states-told', { apart, all: verdicts.length, same, chance, open })]
}
