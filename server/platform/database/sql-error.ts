/** A statement that the database refused. `code` is the SQLSTATE, for example 23505 for a duplicate key. */
export class SqlError extends Error {
  readonly code: string
  readonly constraint: string | null

  constructor(message: string, code: string, constraint: string | null) {
    super(message)
    this.name = 'SqlError'
    this.code = code
    this.constraint = constraint
  }
}
