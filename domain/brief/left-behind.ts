import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { type BriefQuestion, ofNation } from './question.ts'

/** The divisions by which a brief asks who is left behind, each with those that stand in for it. */
export const DIVISIONS = {
  wealth: ['wealth_quintile', 'wealth_quartile', 'wealth_decile'],
  residence: ['residence'],
  sex: ['sex'],
} as const

export type Division = keyof typeof DIVISIONS

/** One indicator by group of people: the newest that one source publishes, in the order of the groups. */
export interface GroupedFigure {
  readonly indicator: Indicator
  readonly source: StatedFigure['source']
  readonly location: number
  readonly period: number
  readonly dimension: string
  readonly groups: readonly GroupFigure[]
}

/** Who is left behind by one division. */
export interface DivisionOfPlace {
  readonly division: Division
  /** Of the place itself; empty where none is published. */
  readonly own: readonly GroupedFigure[]
  /** Of the nation, to orient by where the place has none. */
  readonly nation: readonly GroupedFigure[]
}

/** So many indicators are shown for a division. */
const SHOWN = 4

/** The figures by wealth, residence and sex that are held for a place, else those of the nation. */
export function leftBehind(question: BriefQuestion): DivisionOfPlace[] {
  const divisions = Object.keys(DIVISIONS) as Division[]
  return divisions.map((division) => {
    const own = groupedAt(question, division)
    const isNation = question.place.id === NATION
    return {
      division,
      own,
      nation: own.length > 0 || isNation ? [] : groupedAt(ofNation(question), division),
    }
  })
}

function groupedAt({ data, place }: BriefQuestion, division: Division): GroupedFigure[] {
  const found = data.subjects.grouped.flatMap((id) => {
    const figures = data.groupsOf(id).filter(({ location }) => location === place.id)
    const indicator = byId(data.reference.indicators, id)
    const newest = DIVISIONS[division].map((dimension) => newestOf(figures, dimension, place))
    const [chosen] = newest.flatMap((groups) => groups ?? [])
    return chosen ? [{ indicator, source: byId(data.reference.sources, chosen.of), ...chosen }] : []
  })
  return found.map(({ of: _, ...rest }) => rest).slice(0, SHOWN)
}

/** The newest figures of all groups of a dimension by one source; null where fewer than two groups are held. */
function newestOf(figures: readonly GroupFigure[], dimension: string, place: Location) {
  const rounds = [
    ...Map.groupBy(
      figures.filter((figure) => figure.dimension === dimension),
      ({ source, period }) => `${source}|${period}`,
    ).values(),
  ]
  const [newest] = rounds
    .filter((groups) => groups.length > 1)
    .toSorted(
      (a, b) => (b[0]?.period ?? 0) - (a[0]?.period ?? 0) || (a[0]?.source ?? 0) - (b[0]?.source ?? 0),
    )
  const [first] = newest ?? []
  if (!newest || !first) return null
  const groups = newest.toSorted((a, b) => a.categoryOrder - b.categoryOrder)
  return { of: first.source, location: place.id, period: first.period, dimension, groups }
}
