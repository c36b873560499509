import { isoPeriod, type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import { parseId, setNumber, setText } from '#domain/view/address-parts.ts'

/** What all sections read from the address and write to it, so that a choice is carried from tab to tab; null: not said. */
export interface SharedWanted {
  readonly indicator: number | null
  readonly source: number | null
  readonly location: number | null
  readonly period: PeriodCode | null
}

/** Reads the parameters that sections share; `year` of links made by earlier versions is understood. */
export function parseShared(query: URLSearchParams): SharedWanted {
  return {
    indicator: parseId(query.get('indicator')) ?? null,
    source: parseId(query.get('datasource')) ?? null,
    location: parseId(query.get('location')) ?? null,
    period: parsePeriod(query.get('period') ?? query.get('year') ?? ''),
  }
}

/** Writes them; what is not said is deleted, and so is the earlier name of the period. */
export function writeShared(query: URLSearchParams, wanted: SharedWanted): void {
  query.delete('year')
  setNumber(query, 'indicator', wanted.indicator)
  setNumber(query, 'datasource', wanted.source)
  setNumber(query, 'location', wanted.location)
  setText(query, 'period', wanted.period === null ? null : isoPeriod(wanted.period))
}
