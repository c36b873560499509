/** The form of a state in the query string: `parse` reads the output of `write`. */
export interface AddressCodec<State> {
  /** Reads its own parameters; a malformed one counts as absent. */
  parse(query: URLSearchParams): State
  /** Sets its own parameters and deletes those that equal the default; leaves all others alone. */
  write(query: URLSearchParams, state: State): void
}

/** How one member of a state stands in the query string. */
export interface Parameter<T> {
  /** The value in the query; the default where there is none, or none that can be read. */
  read(query: URLSearchParams): T
  /** Sets the value, or deletes the parameter for the default. */
  write(query: URLSearchParams, value: T): void
}

/** The state that a table of parameters stands for. */
export type StateOf<Parameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends Parameter<infer T> ? T : never
}

/** The codec of a state, from the parameter of each of its members, written in the order of the table. */
export function addressCodec<const Parameters extends Readonly<Record<string, Parameter<unknown>>>>(
  parameters: Parameters,
): AddressCodec<StateOf<Parameters>> {
  const entries = Object.entries(parameters)
  return {
    parse: (query) =>
      Object.fromEntries(
        entries.map(([name, parameter]) => [name, parameter.read(query)]),
      ) as StateOf<Parameters>,
    write: (query, state) => {
      const values: Readonly<Record<string, unknown>> = state
      for (const [name, parameter] of entries) parameter.write(query, values[name])
    },
  }
}
