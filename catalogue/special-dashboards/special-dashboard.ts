import type { Message } from '#domain/message/message.ts'

/** Stands for the indicator that the reader chooses among those of the tab. */
export const CHOSEN = 'chosen'

export type IndicatorWanted = number | typeof CHOSEN

/** A figure of a special dashboard: a view that may leave open its indicator and its place. */
export interface SpecialFigure {
  readonly kind: 'figure'
  /** The name of the kind in `charts/kinds.ts`. */
  readonly figure: string
  readonly indicators: readonly IndicatorWanted[]
  readonly sources: readonly number[]
  /** Ids, or the place that the reader chose. */
  readonly locations: readonly (number | '{place}')[]
  readonly periods: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  readonly width: 'half' | 'full'
}

/** One part of a tab, drawn as the block of a document with the same name. */
export type SpecialPart =
  | { readonly kind: 'heading'; readonly text: Message }
  | { readonly kind: 'text'; readonly text: Message }
  | { readonly kind: 'quote'; readonly indicator: IndicatorWanted }
  | { readonly kind: 'indicator'; readonly indicator: IndicatorWanted }
  | SpecialFigure

/** Something that readers of such a dashboard look for and that the release does not hold. */
export interface Missing {
  readonly what: Message
  /** The institution that would have to publish it. */
  readonly filledBy: Message
}

export interface SpecialTab {
  /** In the address: `?tab=`. Also the name under which administrators set the address of the outside dashboard. */
  readonly slug: string
  readonly title: Message
  readonly lead: Message
  readonly parts: readonly SpecialPart[]
  /** Indicators of which the reader chooses one, the first to begin with; absent where nothing is to be chosen. */
  readonly chooses?: readonly number[]
  /** True where the reader chooses a place. */
  readonly byPlace?: true
  /** True where its facilities are looked for by name, trait and distance above its figures. */
  readonly finder?: true
  readonly width: 'text' | 'wide'
  readonly missing: readonly Missing[]
  /** The data source at whose site the outside dashboard is looked for while no address has been set; null: there is none. */
  readonly outside: number | null
  /** The name of the outside dashboard, where the tab is about one that has a name. */
  readonly outsideName?: Message
}

/** A page about one programme or for one reader, made of figures that the product draws elsewhere too. */
export interface SpecialDashboard {
  /** As in `pages.ts`. */
  readonly slug: string
  readonly tabs: readonly SpecialTab[]
  /** The tab that it opens with. */
  readonly opening: string
}
