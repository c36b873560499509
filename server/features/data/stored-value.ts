import { type DataRow, dataRow } from '#contract/data/data-row.ts'
import type { Coordinates } from '#domain/observation/coordinates.ts'
import { observationId } from '#domain/observation/observation-id.ts'
import { wirePeriod } from '#server/platform/wire-period.ts'
import { wireCoordinates } from '#server/platform/wire-coordinates.ts'
import { decimalText, wireTime } from '#server/platform/listing/wire-text.ts'

/** A value with what is said about its point and when it was published. */
export interface StoredValue {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly period: number
  readonly value_type: number
  readonly value: number
  readonly flags: readonly string[] | null
  readonly interval_level: number | null
  readonly sample_size: number | null
  readonly citation: number | null
  readonly coordinates: Coordinates
  readonly created_at: Date | null
  readonly updated_at: Date | null
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
    flags: stored.flags?.join(';') ?? '',
    interval_level: stored.interval_level,
    sample_size: stored.sample_size,
    citation: stored.citation,
    created_at: wireTime(stored.created_at),
    updated_at: wireTime(stored.updated_at),
    ...wireCoordinates(stored.coordinates),
  }
}
