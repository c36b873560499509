import type { PanelInWords, SectionDefinition } from './section-definition.ts'

/** The panels of a section that hold no figure, in words: for whoever cannot draw them. One for each name. */
export type PanelsInWords<Definition> =
  Definition extends SectionDefinition<infer State, infer Choice, infer Name>
    ? Readonly<Partial<Record<Name, PanelInWords<State, Choice>>>>
    : never
