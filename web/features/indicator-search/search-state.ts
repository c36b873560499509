import { addressCodec, type StateOf } from '#domain/address/address-codec.ts'
import { id, word } from '#domain/address/parameters.ts'
import { setText } from '#domain/view/address-parts.ts'

/** Longest search that the address keeps, in characters. */
const LONGEST = 200

const PARTS = {
  /** The words of the search, as they were typed; empty: nothing yet. */
  q: {
    read: (query: URLSearchParams): string => (query.get('q') ?? '').slice(0, LONGEST),
    write: (query: URLSearchParams, value: string) => setText(query, 'q', value === '' ? null : value),
  },
  /** The found indicator in the views; null: the first. */
  indicator: id('indicator'),
  /** How many rows are shown; null: the first ten. */
  rows: id('rows', 60),
  /** How the figures of one source are shown. */
  show: word('show', ['chart', 'table'], 'chart'),
}

/** The state of the pages of the indicator search, as their address says it. */
export const SEARCH_STATE = addressCodec(PARTS)

export type SearchState = StateOf<typeof PARTS>

/** Where the pages stand, by the view that they show. */
export const SEARCH_VIEWS = {
  table: '/indicator-search',
  bars: '/indicator-search/barchart-view',
  states: '/indicator-search/state-table-view',
} as const

export type SearchView = keyof typeof SEARCH_VIEWS

/** The address of the figures of one source in one round. */
export function sourceAddress(
  figure: { readonly indicator: number; readonly source: number; readonly period: string },
  q: string,
): string {
  const { indicator, source, period } = figure
  const query = q === '' ? '' : `?${new URLSearchParams({ q })}`
  return `/indicator-search/datasource-search/${indicator}/${source}/${period}${query}`
}
