/** A view that a reader may open with a sentence about it. Periods are text. */
export type View =
  | { readonly kind: 'overview'; readonly indicator: number; readonly location: number }
  | ({ readonly kind: 'zonal'; readonly location: number } & Figures)
  | ({ readonly kind: 'spread'; readonly across: Across; readonly location: number } & Figures)
  | { readonly kind: 'datasets'; readonly indicator: number; readonly picks: readonly Pick[] }
  | {
      readonly kind: 'agreement'
      readonly indicator: number
      readonly sources: readonly [number, number]
      readonly location: number
    }
  | {
      readonly kind: 'forecast'
      readonly indicator: number
      readonly source: number
      readonly location: number
    }

export type Kind = View['kind']
export type ViewOf<K extends Kind> = Extract<View, { kind: K }>
export type Across = 'zones' | 'states' | 'lgas' | 'time'

interface Figures {
  readonly indicator: number
  readonly source: number
  readonly period: string
}

/** A data set that is compared: a source and a period. */
export interface Pick {
  readonly source: number
  readonly period: string
}

/** The product's sentences about it. */
export interface Said {
  readonly heading: string
  readonly answer: string
}

/** The year that counts as now, for the product and for the judge. */
export const NOW = 2026
