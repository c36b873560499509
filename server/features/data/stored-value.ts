import { type DataRow, dataRow } from '#contract/data/data-row.ts'
import { observationId } from '#domain/observation/observation-id.ts'
import { wirePeriod } from '#server/platform/wire-period.ts'
import type { WireCoordinates } from '#server/platform/wire-coordinates.ts'
import { decimalText } from '#server/platform/listing/wire-text.ts'
import type { PointNote } from './point-note.ts'

/** A value under its key. */
export interface ValueAtKey {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly period: number
  readonly value_type: number
  readonly value: number
}

/** A value with the note about its point and the time of its publication. */
export interface StoredValue {
  readonly row: ValueAtKey
  readonly note: PointNote
  /** The coordinates of the figure, and the times, as they travel. */
  readonly about: WireCoordinates
  readonly created_at: string | null
  readonly updated_at: string | null
}

/** Columns of a table of data. */
export const DATA_COLUMNS = Object.keys(dataRow.shape)

/** A stored value in the spelling of the earlier API. */
export function wireValue({ row, note, about, created_at, updated_at }: StoredValue): DataRow {
  return {
    id: observationId({
      indicator: row.indicator,
      source: row.datasource,
      location: row.location,
      period: row.period,
      valueType: row.value_type,
    }),
    indicator: row.indicator,
    period: wirePeriod(row.period),
    location: row.location,
    datasource: row.datasource,
    value_type: row.value_type,
    value: decimalText(row.value),
    flags: note.flags,
    interval_level: note.interval_level,
    sample_size: note.sample_size,
    citation: note.citation,
    created_at,
    updated_at,
    ...about,
  }
}
