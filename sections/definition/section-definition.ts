import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { AddressCodec } from '#domain/address/address-codec.ts'
import type { Language } from '#domain/message/language.ts'
import type { Value } from '#domain/message/message.ts'
import type { Figures } from '#sections/files/figures.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { Body, Lead, Notice } from './body.ts'
import type { ControlBar } from './control.ts'
import type { PanelPiece } from './panel-piece.ts'
import type { SectionTables } from './section-tables.ts'
import type { Steps } from './steps.ts'
import type { Work } from './work.ts'

/** The entry of a section before it is opened: enough for its tab, for lists and links. */
export interface Section {
  /** As in the address: `zonal-analysis`. Unique, and the name of its folder. */
  readonly slug: string
  /** How the earlier API and links of earlier versions call it: `Zonal Analysis`. Readers see the title. */
  readonly name: string
  readonly title: Value
  /** Tooltip of the tab. */
  readonly description: Value
  /** Position in earlier addresses (`?index=3`), where the section had one. */
  readonly index?: number
  /** Folder of its panels in `web/panels/`, where that is not its slug. */
  readonly panels?: string
  /** It belongs to Advanced Analytics, whose sections stay together. */
  readonly advanced?: true
  /** Fetches the rest, when a reader first opens the section. */
  load(): Promise<{ readonly default: SectionDefinition }>
}

/** The request to a section: the state in the address, its dashboard, and the language. */
export interface SectionRequest<State> {
  readonly wanted: State
  readonly language: Language
  readonly catalogue: Catalogue
  readonly dashboard: CatalogueDashboard
}

/** A section with its figures and the choice that has data. */
export interface ResolvedSection<State, Choice> extends SectionRequest<State> {
  readonly figures: Figures
  readonly choice: Choice
}

/** The words of a panel about the resolved section. */
export type PanelInWords<State = object, Choice = unknown> = {
  say(shown: ResolvedSection<State, Choice>): readonly PanelPiece[]
}['say']

/**
 * All that a section is, without anything that draws: pages and servers resolve it alike.
 *
 * The host of the web, or `resolveSection`, takes the steps: reads the state from the address, asks for files until no more
 * are wanted, resolves the choice, and shows the notice, or lead and body.
 */
export interface SectionDefinition<
  State extends object = object,
  Choice = unknown,
  Panel extends string = string,
> {
  readonly state: AddressCodec<State>
  /** The files that it needs; asked once more whenever a file has come, so that one may lead to another. */
  files(asked: SectionRequest<State>, arrived: Figures): readonly FileRequest[]
  /**
   * The state to show for a state in the address, by the one that is shown: for sections in which the reader chooses first and asks
   * then. Without it every choice is answered at once.
   */
  stateToShow?(wanted: State, before: State | null): State
  /**
   * The choice nearest to what is wanted that has data. All files that are required are there. One that takes longer than a frame,
   * but less than a second, is a generator that pauses between its steps: the page answers meanwhile, and shows the last.
   */
  resolve(asked: SectionRequest<State>, figures: Figures): Steps<Choice>
  /** The calculation of the section that takes seconds and runs in a worker. */
  readonly work?: Work<Choice>
  /** `shown` is null before the first figures, and the last one while others are on their way; null: no controls yet. */
  controls(
    asked: SectionRequest<State>,
    shown: ResolvedSection<State, Choice> | null,
  ): ControlBar<State> | null
  /** The words in place of lead and body where nothing can be shown; null where something can. */
  empty?(shown: ResolvedSection<State, Choice>): Notice<State> | null
  lead(shown: ResolvedSection<State, Choice>): Lead<State>
  views(shown: ResolvedSection<State, Choice>): Body<State, Panel>
  /** The tables that readers may take along besides those of its figures; null: none for now. */
  tables?(shown: ResolvedSection<State, Choice>): SectionTables | null
  /** The members of its state that the data decided. A link names them, so that it shows the same after the next release. */
  pinned?(shown: ResolvedSection<State, Choice>): Partial<State>
  /** The members that a link to the newest period leaves open; null: none. Without it the period is left open. */
  newest?(shown: ResolvedSection<State, Choice>): Partial<State> | null
  /** Names of the panels that its body may hold. */
  readonly panels?: readonly Panel[]
  /** The name of the files it waits for, where that is not `the figures`; `failed` stands at the start of a sentence. */
  readonly waitsFor?: { readonly loading: Value; readonly failed: Value }
}

/** Defines a section once. */
export function defineSection<State extends object, Choice, const Panel extends string = never>(
  definition: SectionDefinition<State, Choice, Panel>,
): SectionDefinition<State, Choice, Panel> {
  return definition
}
