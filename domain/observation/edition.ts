import type { Point, PointKey } from './point.ts'

/** A figure as one edition of its source says it, so that revisions can be shown side by side. */
export interface EditionFigure extends PointKey {
  /** Revision, round or copy, as its publisher calls it: `2021 revision`. */
  readonly edition: string
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
  /** 80, 90 or 95 (percent); null without an interval. */
  readonly intervalLevel: number | null
  /** Where the edition was read. */
  readonly origin: string
}

/** The year in the name of an edition: `2021 revision`, `copy of 2018 (WHO-GHO)`; null where it names none. */
export function editionYear(edition: string): number | null {
  const year = /\b(?:19|20)\d{2}\b/.exec(edition)
  return year ? Number(year[0]) : null
}

/** True for two points of one series between which a change may be computed: they are of one edition. */
export function isOfOneEdition(a: Point, b: Point): boolean {
  return a.source !== b.source || a.coordinates.edition === b.coordinates.edition
}

/** True for two points of one series that a line may join: of one edition, and by one definition as far as their flags tell. */
export function isOfOneCourse(a: Point, b: Point): boolean {
  return a.source !== b.source || (isOfOneEdition(a, b) && differsInDefinition(a) === differsInDefinition(b))
}

/** A series cut wherever it passes to another edition or definition. */
export function courses(series: readonly Point[]): readonly (readonly Point[])[] {
  const found: Point[][] = []
  for (const point of series) {
    const before = found.at(-1)?.at(-1)
    if (before && isOfOneCourse(before, point)) found.at(-1)?.push(point)
    else found.push([point])
  }
  return found
}

function differsInDefinition({ flags }: Point): boolean {
  return flags.includes('definition_differs')
}

/** The points of a series that are of the edition of the last of them. */
export function ofLastEdition(series: readonly Point[]): readonly Point[] {
  const last = series.at(-1)
  return last ? series.filter((point) => isOfOneEdition(point, last)) : series
}

/** The editions of one figure, the oldest first; those whose name has no year go before all others. */
export function byAge<Edition extends { readonly edition: string }>(
  editions: readonly Edition[],
): readonly Edition[] {
  return editions.toSorted((a, b) => (editionYear(a.edition) ?? 0) - (editionYear(b.edition) ?? 0))
}
