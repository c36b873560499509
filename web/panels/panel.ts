import type { Figure, FigureInput, Openers } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import type { SectionDefinition, ResolvedSection } from '#sections/definition/section-definition.ts'

/** Changes members of the section's state; `replace` puts no step into the history. */
export type Change<State> = (part: Partial<State>, how?: { readonly replace: boolean }) => void

/** The properties of a panel. */
export interface PanelProps<State = object, Choice = unknown> {
  readonly shown: ResolvedSection<State, Choice>
  /** The input of the figure that the panel stands in; null for a panel by itself. */
  readonly drawn: FigureInput<View> | null
  /** The figure itself, drawn but for the panel. */
  readonly figure: Figure | null
  readonly onChange: Change<State>
  /** The effect of choosing a mark of the figure, and its name; absent where it leads nowhere. */
  readonly leads?: { readonly opens?: Openers<void>; readonly openWords?: string }
}

/** A panel of one section; written as a method, so that a list may hold the panels of all sections. */
export type Panel<State = object, Choice = unknown> = {
  draw(props: PanelProps<State, Choice>): React.ReactNode
}['draw']

/** The panels of a section, one for each name that its definition has. */
export type PanelsOf<Definition> =
  Definition extends SectionDefinition<infer State, infer Choice, infer Name>
    ? Readonly<Record<Name, Panel<State, Choice>>>
    : never
