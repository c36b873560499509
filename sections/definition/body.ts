import type { EmptyFigure, Figure, FigureInput, Openers } from '#charts/figure.ts'
import type { Value } from '#domain/message/message.ts'
import type { Segment } from '#domain/message/segment.ts'
import type { View } from '#charts/view.ts'
import type { Control } from './control.ts'

/** The top of a section: its heading, the sentence that answers, and the requests that could not be met. */
export interface Lead<State> {
  readonly heading: Value
  /** Its figures stand in strong type. */
  readonly answer: Value | readonly Segment[]
  /** What belongs to the answer and is no part of the finding: newer rounds of parts, what parts make, evidence. In small letters below it. */
  readonly detail?: Value
  /** Choices that had to move, as the data lack those that were asked for; one sentence each. */
  readonly moved?: readonly Value[]
  readonly action?: Action<State>
  /** The subject of "Which figure should I quote?"; absent: that of the first figure; null: a panel says it. */
  readonly quoted?: Quotation | null
  /** Something that holds for now, with the way back inside the sentence. */
  readonly remark?: { readonly text: Value; readonly action: Action<State> }
  /** A page or file on the same place. */
  readonly page?: { readonly text: Value; readonly path: string }
}

/** The indicators and places of the figures to quote: the first ones, unless others are chosen. */
export interface Quotation {
  readonly indicators: readonly number[]
  readonly locations: readonly number[]
}

/** A way on that a sentence offers. */
export interface Action<State> {
  readonly text: Value
  readonly change: Partial<State>
}

/** The words where nothing can be shown. */
export interface Notice<State> {
  readonly title: Value
  readonly text: readonly Value[]
  readonly actions: readonly Action<State>[]
}

/** The body of a section, below the lead. */
export interface Body<State, Panel extends string> {
  readonly main: readonly Block<State, Panel>[]
  /** Beside it on wide screens; without it the main blocks take the whole width. What is empty takes no room. */
  readonly side?: readonly Block<State, Panel>[]
  /** Below both, over the whole width. */
  readonly below?: readonly Block<State, Panel>[]
  /**
   * `wide-side`: the side takes more room than usual; `halves`: as much as the main blocks; `stacked`: it stands below them;
   * `abreast`: the main blocks stand side by side where there is room;
   * `bare`: no margins and no line above, as the panels have their own.
   */
  readonly layout?: 'wide-side' | 'halves' | 'stacked' | 'abreast' | 'bare'
}

/** One thing in the body of a section. */
export type Block<State, Panel extends string> =
  | FigureBlock<State, Panel>
  | PanelBlock<Panel>
  | NoticeBlock<State>

/** Why a figure cannot be shown, in its place. */
export interface NoticeBlock<State> extends Notice<State> {
  readonly block: 'notice'
  /** The choices of form that the figure would have, as another may be possible. */
  readonly switches?: readonly Control<State>[]
}

/** A figure with its choices of form; every click on it says what it makes of the state. */
export interface FigureBlock<State, Panel extends string> {
  readonly block: 'figure'
  /** Unique in the section. */
  readonly name: string
  readonly view: View
  /** Draws it from what has been worked out already; else its kind does. */
  draw?(input: FigureInput<View>): Figure
  /** Between subtitle and key; an empty list keeps their room, null takes none. */
  switches?(figure: Figure): readonly Control<State>[] | null
  /** The change of state by which a chosen mark is opened. */
  readonly opens?: Openers<Partial<State>>
  /** The name of that change, where it is not to see the places below. */
  readonly openWords?: Value
  /** The sources that the reader wants hidden; null: those that are at first. */
  hide?(sources: readonly number[] | null): Partial<State>
  /** The alternatives of an empty figure, where they are more than it knows itself. */
  offers?(empty: EmptyFigure): EmptyFigure
  /** Drawn in a task of its own, so that two large figures are not drawn in one go. */
  readonly later?: true
  /** Drawn before the switches, where its choices of form are more than these: a player, a pair of axes. */
  readonly form?: Panel
  /** Drawn in place of the key, on the page only: the wide form has the figure's own. */
  readonly key?: Panel
  /** Its key stands among the switches, so that the plot has none. */
  readonly keyApart?: true
  /** Notes that a panel beside it says, so that the page does not say them twice; files and the wide form have them. */
  readonly saidBeside?: readonly string[]
  /** Drawn in place of the plot, for figures that are tables on the page. */
  readonly inside?: Panel
  /** Drawn in place of the plot on the page; the wide form, paper and files have the figure's own. */
  readonly plot?: Panel
  /** The change of state by an alternative to an empty figure. */
  instead?(alternative: EmptyFigure['alternatives'][number]): Partial<State>
}

/** Something that only the pages can draw: a table, a matrix. It stands in `web/panels/`, under the section's slug. */
export interface PanelBlock<Panel extends string> {
  readonly block: 'panel'
  readonly panel: Panel
  /** The figures that it holds, for whoever has no panels: files of a document draw them. */
  readonly views?: readonly View[]
}
