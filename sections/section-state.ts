import type { SectionDefinition } from './definition/section-definition.ts'
import { SECTIONS } from './sections.ts'

/** The state of a section as a document holds it: the parameters of the address by name, without those that say nothing. */
export type StateParameters = Readonly<Record<string, string>>

/** The definition of a section by its slug; null where there is none. */
export async function sectionDefinition(slug: string): Promise<SectionDefinition | null> {
  const loaded = await SECTIONS.find((section) => section.slug === slug)?.load()
  return loaded?.default ?? null
}

/** Reads a state; what is malformed or not a parameter of the section counts as not said. */
export function parseState<State extends object, Choice>(
  { state }: SectionDefinition<State, Choice>,
  parameters: StateParameters,
): State {
  return state.parse(new URLSearchParams(parameters))
}

/** The parameters that the section would not write as they stand here: they are not its own, or say nothing that it knows. */
export function strangeParameters<State extends object, Choice>(
  definition: SectionDefinition<State, Choice>,
  parameters: StateParameters,
): readonly string[] {
  const written = serialiseState(definition, parseState(definition, parameters))
  return Object.keys(parameters).filter((name) => written[name] !== parameters[name])
}

/** Writes a state; what equals the default is left out. `parseState` reads the same state again. */
export function serialiseState<State extends object, Choice>(
  definition: SectionDefinition<State, Choice>,
  state: State,
): StateParameters {
  const query = new URLSearchParams()
  definition.state.write(query, state)
  return Object.fromEntries(query)
}
