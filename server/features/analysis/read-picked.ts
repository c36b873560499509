import type { Level } from '#domain/location/location.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { PickedFigures } from '#domain/statistics/figure-row.ts'
import { type FiguresAcross, figuresAcrossPlaces } from '#domain/statistics/figures-across-places.ts'
import { figuresOverTime } from '#domain/statistics/figures-over-time.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { type PublishedFigures, readFigures } from '#server/release/read-figures.ts'

/** Figures as read, and those picked of them. */
interface Read {
  readonly figures: PublishedFigures
}

interface SeriesBody {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly periods?: readonly PeriodCode[] | null | undefined
}

interface PlacesBody {
  readonly indicator: number
  readonly datasource: number
  readonly level: Level
  readonly period?: PeriodCode | null | undefined
  readonly within?: number | null | undefined
}

/** One source's series at one place. */
export async function readOverTime(database: SqlRunner, asked: SeriesBody): Promise<Read & PickedFigures> {
  const { indicator, datasource: source, location, periods } = asked
  const named = { indicators: { indicator }, sources: { datasource: source }, locations: { location } }
  const figures = await readFigures(database, named, { locations: [location] })
  return { figures, ...figuresOverTime(figures.points, { indicator, source, location, periods }) }
}

/** One source's figures at every place of a level. */
export async function readAcross(database: SqlRunner, asked: PlacesBody): Promise<Read & FiguresAcross> {
  const { indicator, datasource: source, within, level, period } = asked
  const named = { indicators: { indicator }, sources: { datasource: source }, locations: { within } }
  const figures = await readFigures(database, named, { levels: [level] })
  const wanted = { indicator, source, level, period, within }
  return { figures, ...figuresAcrossPlaces(figures.points, figures.reference, wanted) }
}
