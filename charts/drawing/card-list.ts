import type { FigureRow } from '#charts/figure.ts'

/** A place of a short list, with its figure of each series; null where a series has none. */
export interface ListedPlace {
  readonly name: string
  readonly rows: readonly (FigureRow | null)[]
}

/** A long list of places in short: whoever stands above them, the ends, and how many lie between. */
export interface CardList {
  /** One or two: an indicator, source and period each, as its first row. */
  readonly series: readonly FigureRow[]
  readonly whole: ListedPlace | null
  readonly highest: readonly ListedPlace[]
  readonly between: number
  readonly lowest: readonly ListedPlace[]
}

/** Places at each end. */
const END = 4
/** More series need columns that a card has no room for. */
const MOST_SERIES = 2

/**
 * The ends of a list of places by the first of its series; null for figures that are no such list, or short enough. Places that
 * rest on too few events to be ranked lie between.
 */
export function cardList(rows: readonly FigureRow[]): CardList | null {
  const series = [...Map.groupBy(rows, seriesOf).values()]
  const [first = []] = series
  const levels = [...Map.groupBy(first, ({ level }) => level).values()]
  const parts = levels.toSorted((one, other) => other.length - one.length)[0] ?? []
  const ranked = parts
    .filter(({ unranked }) => unranked === undefined)
    .toSorted((one, other) => other.point.value - one.point.value)
  const isOnce = series.every((own) => new Set(own.map(placeOf)).size === own.length)
  if (!isOnce || series.length > MOST_SERIES || ranked.length <= 2 * END + 1) return null
  const listed = (row: FigureRow): ListedPlace => ({
    name: row.location,
    rows: series.map((own) => own.find((one) => placeOf(one) === placeOf(row)) ?? null),
  })
  const above = first.find(({ level }) => level !== parts[0]?.level)
  return {
    series: series.flatMap(([one]) => one ?? []),
    whole: above ? listed(above) : null,
    highest: ranked.slice(0, END).map(listed),
    between: parts.length - 2 * END,
    lowest: ranked.slice(-END).map(listed),
  }
}

function seriesOf({ point: { indicator, source, period }, group, born = '' }: FigureRow): string {
  return [indicator, source, period, born, group?.dimension, group?.name].join('|')
}

function placeOf({ point }: FigureRow): number {
  return point.location
}
