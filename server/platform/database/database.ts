/** A parameter of a statement. Arrays become PostgreSQL arrays; json is given as text (`$1::jsonb`). */
export type SqlValue = string | number | boolean | null | Date | readonly (string | number | boolean | null)[]

/** The runner of statements: the database itself or one transaction of it. */
export interface SqlRunner {
  /**
   * Rows of one statement with `$1`-style parameters.
   *
   * bigint and numeric arrive as JavaScript numbers, timestamptz as Date, date as ISO text, arrays and json as such.
   * Throws a Problem `store-unavailable` when the connection is lost (SQLSTATE 08xxx, 57P0x), and an SqlError
   * with the SQLSTATE when the statement is refused.
   */
  query<Row extends object>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]>
}

/** A transaction. It commits when the work's promise resolves and rolls back when it rejects. */
export interface Transaction extends SqlRunner {
  /** Several statements without parameters, for migrations. */
  script(sql: string): Promise<void>
  /** Carries out one statement that writes. Returns the count of its rows, without having read them. */
  execute(sql: string, parameters?: readonly SqlValue[]): Promise<number>
  /**
   * Bulk load in COPY's CSV format (no header, empty unquoted = null). Chunks are whole lines.
   * Memory stays bounded by the size of a chunk. Returns the count of rows.
   */
  copy(table: string, columns: readonly string[], chunks: AsyncIterable<string>): Promise<number>
  /** The rows of a `select` without parameters in the same format, as one text: ask for a part of a large table. */
  copyOut(select: string): Promise<string>
}

/** A replica as it was found last. */
export interface ReplicaState {
  /** Host and port. */
  readonly name: string
  /** False while it does not answer, or is too far behind. */
  readonly isUsed: boolean
}

/** Somebody whose reading may be answered by a replica. */
export interface PublicReader {
  /** What the work reads of public tables comes from one replica, or from the primary. */
  run(work: () => void): void
  /** Nothing more is read for them. */
  end(): void
}

/** Copies of the store that follow it, and answer what is public. */
export interface ReplicaReads {
  /** `since`: a position of the log that they must be shown; null where there is none. One that is none: only the primary answers. */
  reader(since: string | null): PublicReader
  /** The position of the log that holds all that was acknowledged up to now. */
  position(): Promise<string>
  state(): readonly ReplicaState[]
}

/** The one way to the store: an embedded PGlite database or a PostgreSQL server, same statements on both. */
export interface Database extends SqlRunner {
  readonly kind: 'embedded' | 'server'
  /** null: there are none. */
  readonly replicas: ReplicaReads | null
  /**
   * Calls `heard` whenever another process may have announced something under this name (`pg_notify`): at once, every half minute, and
   * every two seconds while none can arrive. The embedded database has one process, and never does. Gives what ends it.
   */
  listen(topic: string, heard: () => void): () => Promise<void>
  /** Inside `work` only the transaction may be used: a query on the database itself throws there. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** A transaction over a connection without a pooler in between (DATABASE_DIRECT_URL), for migrations. */
  directTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Several statements without parameters. */
  script(sql: string): Promise<void>
  /** Makes everything acknowledged durable in the data files; called after imports. */
  checkpoint(): Promise<void>
  close(): Promise<void>
}
