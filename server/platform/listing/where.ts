import type { Filter } from '#contract/listing/filters.ts'
import type { SqlValue } from '#server/platform/database/database.ts'

/** The largest id that the store can hold (smallint). Larger ones match nothing. */
const LARGEST_SMALLINT = 32_767
const LARGEST_INT = 2_147_483_647

/** Conditions of a statement with their parameters, in the order in which they were added. */
export class Where {
  readonly #conditions: string[] = []
  readonly parameters: SqlValue[] = []
  #impossible = false

  /** Adds a parameter and gives its place: `$3`. */
  parameter(value: SqlValue): string {
    this.parameters.push(value)
    return `$${this.parameters.length}`
  }

  /** Adds a condition as it stands. */
  and(condition: string): this {
    this.#conditions.push(condition)
    return this
  }

  /** The column has one of the ids. Ids that the column's type cannot hold are left out. */
  ids(column: string, filter: Filter<number>, type: 'smallint' | 'int' = 'smallint'): this {
    const largest = type === 'smallint' ? LARGEST_SMALLINT : LARGEST_INT
    return this.#among(column, filter?.filter((id) => id <= largest) ?? null, type)
  }

  texts(column: string, filter: Filter<string>): this {
    return this.#among(column, filter, 'text')
  }

  flags(column: string, filter: Filter<boolean>): this {
    return this.#among(column, filter, 'boolean')
  }

  #among(column: string, values: Filter<string | number | boolean>, type: string): this {
    if (values === null) return this
    if (values.length === 0) this.#impossible = true
    this.#conditions.push(`${column} = any(${this.parameter(values)}::${type}[])`)
    return this
  }

  /** True when no row can match, so that the store need not be asked. */
  get impossible(): boolean {
    return this.#impossible
  }

  get sql(): string {
    return this.#conditions.length > 0 ? this.#conditions.join(' and ') : 'true'
  }
}
