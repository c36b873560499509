import { sortedDimensions } from '#domain/disaggregation/dimension.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { categoriesOf, type Category, groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { groupPoint, overallPoint } from '#domain/disaggregation/group-point.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import { indicatorOf, locationOf } from '#charts/selection/place-selection.ts'
import type { PeopleInput } from './view.ts'

/** A category in the words of the reader. */
export interface NamedCategory extends Category {
  readonly name: string
}

/** A figure of a group, ready to be drawn. */
export interface GroupMark {
  readonly category: NamedCategory
  readonly point: Point
}

/** The model of figures of groups: one indicator by one dimension of one source. */
export interface GroupsModel {
  readonly indicator: Indicator
  readonly source: DataSource | null
  readonly place: Location
  readonly dimension: string
  /** The wanted period, else the newest of the place; null without figures. */
  readonly period: PeriodCode | null
  /** All categories of the source, so that colours do not change with place and period. */
  readonly categories: readonly NamedCategory[]
  /** Orders of the categories that the reader has hidden. */
  readonly hidden: ReadonlySet<number>
  /** All figures of dimension and source. */
  readonly figures: readonly GroupFigure[]
  /** Any figures of the indicator by group: what could be chosen instead. */
  readonly available: readonly GroupFigure[]
}

/** Reads a view of groups. Without dimension, source or period the first that has figures is taken. */
export function groupsModel(input: PeopleInput): GroupsModel {
  const { view, reference } = input
  const indicator = indicatorOf(input)
  const place = locationOf(input)
  const available = groupsWhere(input.groups ?? [], { indicator: indicator.id })
  const dimension =
    view.options.dimension ?? sortedDimensions(available.map((figure) => figure.dimension))[0] ?? ''
  const ofDimension = groupsWhere(available, { dimension })
  const source = view.sources[0] ?? ofDimension[0]?.source ?? 0
  const figures = groupsWhere(ofDimension, { source })
  const newest = groupsWhere(figures, { location: place.id }).reduce<PeriodCode | null>(
    (best, { period }) => (best === null || period > best ? period : best),
    null,
  )
  const asked = view.periods[0] === undefined ? null : parsePeriod(view.periods[0])
  return {
    indicator,
    source: reference.sources.get(source) ?? null,
    place,
    dimension,
    period: asked ?? newest,
    categories: categoriesOf(figures).map((category) => ({
      ...category,
      name: input.language.text(category.name),
    })),
    hidden: new Set(view.options.hidden ?? []),
    figures,
    available,
  }
}

/** The shown groups at one place and period, in the order of the categories. */
export function marksAt(
  model: GroupsModel,
  { table }: Pick<PeopleInput, 'table'>,
  location: number,
  period: PeriodCode,
): GroupMark[] {
  const here = groupsWhere(model.figures, { location, period })
  return shownCategories(model).flatMap((category) => {
    const figure = here.find((candidate) => candidate.category === category.category)
    return figure ? [{ category, point: groupPoint(figure, overallPoint(table, figure)) }] : []
  })
}

/** Categories that the reader has not hidden. */
export function shownCategories({ categories, hidden }: GroupsModel): NamedCategory[] {
  return categories.filter(({ order }) => !hidden.has(order))
}
