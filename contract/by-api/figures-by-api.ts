import { type KeyBox, boxAround, keyBoxes } from '#domain/observation/key-boxes.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { periodList } from '#domain/period/period-range.ts'
import { requestOf } from '#contract/call.ts'
import { LARGEST_SIZE } from '#contract/listing/page-sizes.ts'
import type { TidyRow } from '#contract/data/tidy-row.ts'

/** The content of a box, as far as one page tells. */
export interface BoxContent {
  readonly rows: readonly Pick<TidyRow, 'indicator_id' | 'datasource_id' | 'location_id' | 'period'>[]
  /** False where the box has more than a page. */
  readonly isWhole: boolean
}

/** The boxes of a figure, and how many of its figures are computed and stand in no box. */
export interface FigureBoxes {
  readonly boxes: readonly KeyBox[]
  readonly rows: number
  readonly computed: number
}

/** The filters of `/data` that let the content of a box through. */
export function boxFilters({ indicators, sources, locations, periods }: KeyBox) {
  return {
    indicator: indicators.join(','),
    datasource: sources.join(','),
    location: locations.join(','),
    period: periodList(periods),
  }
}

/** Path and query of the figures in a box: a page of JSON, or a table. */
export function boxAddress(box: KeyBox, format: 'json' | 'csv'): string {
  const page = format === 'csv' ? { format } : { size: String(LARGEST_SIZE) }
  const { address } = requestOf('GET /data', { query: { ...boxFilters(box), shape: 'tidy', ...page } })
  return address.replaceAll('%2C', ',')
}

/** Path and query of figures by group of people, one group a row: those of a dimension, or of all. */
export function groupAddress(box: KeyBox, dimension: string | null, format: 'json' | 'csv'): string {
  const page = format === 'csv' ? { format } : { size: String(LARGEST_SIZE) }
  const query = { ...boxFilters(box), ...(dimension !== null && { dimension }), ...page }
  return requestOf('GET /disaggregated', { query }).address.replaceAll('%2C', ',')
}

/**
 * The boxes by which the figures of these keys can be asked for, no more and no fewer. `contentOf` tells the
 * API's figures in a box, so that nothing is claimed that it does not answer.
 */
export async function figureBoxes(
  keys: readonly PointKey[],
  contentOf: (box: KeyBox) => Promise<BoxContent>,
): Promise<FigureBoxes> {
  const wanted = new Map(keys.map((key) => [textOf(key), key]))
  if (wanted.size === 0) return { boxes: [], rows: 0, computed: 0 }
  const { rows, isWhole } = await contentOf(boxAround([...wanted.values()]))
  if (!isWhole) return { boxes: keyBoxes([...wanted.values()], null), rows: wanted.size, computed: 0 }
  const held = rows.map(keyOf)
  const found = held.filter((key) => wanted.has(textOf(key)))
  const others = held.filter((key) => !wanted.has(textOf(key)))
  return { boxes: keyBoxes(found, others), rows: found.length, computed: wanted.size - found.length }
}

function keyOf(row: BoxContent['rows'][number]): PointKey {
  return {
    indicator: row.indicator_id,
    source: row.datasource_id,
    location: row.location_id,
    period: parsePeriod(row.period) ?? 0,
  }
}

function textOf({ indicator, source, location, period }: PointKey): string {
  return `${indicator} ${source} ${location} ${period}`
}
