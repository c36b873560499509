import { indicatorDataOf } from '#contract/release-data.ts'
import type { IndicatorFile } from '#contract/release-file.ts'
import { pointAt } from '#domain/observation/observation-table.ts'
import type { HeldFigure } from '#exchange/mapping/by-values.ts'
import { indicatorBook } from '#exchange/mapping/indicator-book.ts'
import type { Books } from '#exchange/mapping/propose.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { readIndicatorFile } from '#web/queries/indicator-file.ts'
import { loadPlaceBook } from '#web/queries/place-book.ts'
import { placesResource } from '#web/queries/places-data.ts'
import { loadedValue } from '#web/queries/resource.ts'

/** Indicators whose published figures a column is held against, the likeliest first. */
const MOST_HELD = 12

/** Everything of ours that the names of a file are compared with: places down to LGAs, indicators and sources. */
export async function loadBooks({ reference }: Catalogue): Promise<Omit<Books, 'held'>> {
  const { lgas } = await loadedValue(placesResource)
  return {
    places: await loadPlaceBook([...reference.locations.values(), ...lgas]),
    indicators: indicatorBook(reference.indicators.values()),
    sources: [...reference.sources.values()],
  }
}

/** The published figures of some indicators, of the nation, zones and states. */
export async function loadHeld(indicators: readonly number[]): Promise<HeldFigure[]> {
  const files = await Promise.all(
    indicators
      .slice(0, MOST_HELD)
      .map((id) => readIndicatorFile<IndicatorFile>('GET /releases/{hash}/indicators/{id}', id)),
  )
  return files.flatMap((file) => {
    const { id, table } = indicatorDataOf(file)
    return Array.from({ length: table.length }, (_, row) => {
      const { source, location, period, value } = pointAt(table, row)
      return { indicator: id, source, place: location, period, value }
    })
  })
}
