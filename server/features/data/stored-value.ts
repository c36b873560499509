import { type DataRow, dataRow } from '#contract/data/data-row.ts'
import { observationId } from '#domain/observation/observation-id.ts'
import { wirePeriod } from '#server/platform/wire-period.ts'
import type { WireCoordinates } from '#server/platform/wire-coordinates.ts'
import { decimalText } from '#server/platform/listing/wire-text.ts'
import type { PointNote } from './point-note.ts'

/** A value with what is said about its point and when it was published. */
export interface StoredValue extends PointNote {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly period: number
  readonly value_type: number
  readonly value: number
  /** What the figure is about, and the times, as they travel. */
  readonly about: WireCoordinates
  readonly created_at: string | null
  readonly updated_at: string | null
}

/** Columns of a table of data. */
export const DATA_COLUMNS = Object.keys(dataRow.shape)

/** A stored value in the spelling of the earlier API. */
export function wireValue(stored: StoredValue): DataRow {
  return {
    id: observationId({
      indicator: stored.indicator,
      source: stored.datasource,
      location: stored.location,
      period: stored.period,
      valueType: stored.value_type,
    }),
    indicator: stored.indicator,
    period: wirePeriod(stored.period),
    location: stored.location,
    datasource: stored.datasource,
    value_type: stored.value_type,
    value: decimalText(stored.value),
    flags: stored.flags,
    interval_level: stored.interval_level,
    sample_size: stored.sample_size,
    citation: stored.citation,
    created_at: stored.created_at,
    updated_at: stored.updated_at,
    ...stored.about,
  }
}
