import { type PeriodCode, periodYear } from '#domain/period/period.ts'

/**
 * Integer id of a stored value, made from its key and exact in a JavaScript number (53 bits).
 *
 * The store needs no serial number to write, and an id stays the same over corrections and releases.
 * Fields from high to low: indicator 13 bits, data source 9, location 12, year since 1900 8, part of year 8, value type 3.
 */
export interface ObservationKey {
  readonly indicator: number
  readonly source: number
  readonly location: number
  readonly period: PeriodCode
  readonly valueType: number
}

const LIMITS = { indicator: 2 ** 13, source: 2 ** 9, location: 2 ** 12, valueType: 2 ** 3 } as const

/** Throws a RangeError when a part of the key does not fit; the loader checks ids before anything is stored. */
export function observationId(key: ObservationKey): number {
  const year = periodYear(key.period) - 1900
  const part = key.period % 1000
  for (const name of ['indicator', 'source', 'location', 'valueType'] as const) {
    if (key[name] < 0 || key[name] >= LIMITS[name])
      throw new RangeError(`${name} ${key[name]} does not fit an id`)
  }
  if (year < 0 || year > 255 || part > 255) throw new RangeError(`period ${key.period} does not fit an id`)
  let id = key.indicator
  id = id * LIMITS.source + key.source
  id = id * LIMITS.location + key.location
  id = id * 256 + year
  id = id * 256 + part
  return id * LIMITS.valueType + key.valueType
}

/** Inverse of {@link observationId}. Any non-negative safe integer gives a key; it need not exist. */
export function observationKey(id: number): ObservationKey {
  let rest = id
  const take = (size: number): number => {
    const field = rest % size
    rest = (rest - field) / size
    return field
  }
  const valueType = take(LIMITS.valueType)
  const part = take(256)
  const year = take(256) + 1900
  const location = take(LIMITS.location)
  const source = take(LIMITS.source)
  return { indicator: rest, source, location, period: year * 1000 + part, valueType }
}
