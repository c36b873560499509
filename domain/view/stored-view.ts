/**
 * A figure as it is kept and sent, whatever its kind: a shared link, an embed, a block of a document. Ids
 * refer to the catalogue; periods are ISO text. The kinds in `charts/` say which options each has, and check
 * them.
 */
export interface StoredView {
  readonly kind: string
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly locations: readonly number[]
  /** Empty for "all" or "the latest", as the kind has it. */
  readonly periods: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
}
