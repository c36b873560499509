import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { dictionary, sparse } from '#contract/columns.ts'

/** Row of a category: dimension, name, place among the categories of its dimension. */
type CategoryRow = readonly [dimension: string, category: string, order: number]

/**
 * `GET /api/releases/{hash}/indicators/{id}/groups`: all figures of an indicator by group of people, in columns of equal
 * length. The key columns hold positions in the dictionaries. A column without any value is absent; gaps are null.
 */
export interface GroupFile {
  readonly release: string
  readonly indicator: number
  readonly dictionaries: {
    readonly sources: readonly number[]
    readonly locations: readonly number[]
    /** Period codes, see domain/period. */
    readonly periods: readonly number[]
    readonly categories: readonly CategoryRow[]
  }
  readonly columns: {
    readonly source: readonly number[]
    readonly location: readonly number[]
    readonly period: readonly number[]
    readonly category: readonly number[]
    readonly value: readonly number[]
    readonly lower?: readonly (number | null)[]
    readonly upper?: readonly (number | null)[]
    /** Percentage. */
    readonly population_share?: readonly (number | null)[]
  }
}

/** One source's figures of one indicator in one dimension. */
export interface GroupIndexRow {
  readonly indicator: number
  readonly source: number
  readonly dimension: string
  /** Period codes, ascending; the last is the newest. */
  readonly periods: readonly number[]
  readonly categories: number
  /** Bit mask of the levels with figures: national 1, zonal 2, state 4, LGA 8, senatorial 16. */
  readonly levels: number
}

/** `GET /api/releases/{hash}/groups`: which indicators are published by which groups, small enough for menus. */
export interface GroupIndexFile {
  readonly release: string
  readonly rows: readonly GroupIndexRow[]
}

/** Columns and dictionaries of figures of one indicator; their order is kept. */
export function encodeGroups(figures: readonly GroupFigure[]): Pick<GroupFile, 'dictionaries' | 'columns'> {
  const sources = dictionary(figures.map((figure) => figure.source))
  const locations = dictionary(figures.map((figure) => figure.location))
  const periods = dictionary(figures.map((figure) => figure.period))
  const keys = new Map<string, number>()
  const categories: CategoryRow[] = []
  const category = figures.map((figure) => {
    const row: CategoryRow = [figure.dimension, figure.category, figure.categoryOrder]
    const key = row.join('|')
    const position = keys.get(key) ?? keys.size
    if (position === keys.size) {
      keys.set(key, position)
      categories.push(row)
    }
    return position
  })
  return {
    dictionaries: {
      sources: sources.values,
      locations: locations.values,
      periods: periods.values,
      categories,
    },
    columns: {
      source: figures.map((figure) => sources.position(figure.source)),
      location: figures.map((figure) => locations.position(figure.location)),
      period: figures.map((figure) => periods.position(figure.period)),
      category,
      value: figures.map((figure) => figure.value),
      ...sparse('lower', figures, (figure) => figure.lower),
      ...sparse('upper', figures, (figure) => figure.upper),
      ...sparse('population_share', figures, (figure) => figure.populationShare),
    },
  }
}

/** The figures of a file in its order. Runs once per file. */
export function decodeGroups(file: GroupFile): GroupFigure[] {
  const { dictionaries, columns } = file
  return columns.value.map((value, row) => {
    const [dimension = '', category = '', categoryOrder = 0] =
      dictionaries.categories[columns.category[row] ?? -1] ?? []
    return {
      indicator: file.indicator,
      source: dictionaries.sources[columns.source[row] ?? -1] ?? 0,
      location: dictionaries.locations[columns.location[row] ?? -1] ?? 0,
      period: dictionaries.periods[columns.period[row] ?? -1] ?? 0,
      dimension,
      category,
      categoryOrder,
      value,
      lower: columns.lower?.[row] ?? null,
      upper: columns.upper?.[row] ?? null,
      populationShare: columns.population_share?.[row] ?? null,
    }
  })
}
