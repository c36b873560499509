/** The parameters that a document can leave open: the words between the braces of a hole. */
export const PARAMETER_NAMES = ['place', 'source', 'period'] as const

export type ParameterName = (typeof PARAMETER_NAMES)[number]

/** Where a list of ids or periods leaves open which one: `{place}`. In texts the same words stand for its name. */
export type Hole<Name extends ParameterName = ParameterName> = `{${Name}}`

/** The hole of a parameter. */
export function holeOf<const Name extends ParameterName>(name: Name): Hole<Name> {
  return `{${name}}`
}

/**
 * A value that a document leaves open, with the one it opens with; null: it is a template, which has to be
 * filled before it is drawn. Places and sources by their ids, periods as ISO text.
 */
export type Parameter =
  | { readonly name: 'place' | 'source'; readonly value: number | null }
  | { readonly name: 'period'; readonly value: string | null }
