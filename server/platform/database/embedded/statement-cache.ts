/** Enough for every hot statement of the product; each costs some tens of kB in the database's memory. */
const LARGEST = 200

export interface Statement {
  /** The prepared statement's name; empty for one that is sent whole. */
  readonly name: string
  /** Whether its text must be sent before it runs. */
  readonly isNew: boolean
  /** A prepared statement to give up for it, if any. */
  readonly evicted: string | null
}

/**
 * The prepared statements. A statement is prepared when its text comes for the second time: reading and
 * planning a statement that joins several tables again can cost as much as running it.
 */
export class StatementCache {
  readonly #names = new Map<string, string>()
  readonly #seen = new Set<string>()
  #made = 0

  /** How to run a statement; the one used longest ago makes room. */
  take(sql: string): Statement {
    const known = this.#names.get(sql)
    if (known !== undefined) {
      this.#names.delete(sql)
      this.#names.set(sql, known)
      return { name: known, isNew: false, evicted: null }
    }
    if (!this.#seen.has(sql)) {
      if (this.#seen.size >= LARGEST) this.#seen.clear()
      this.#seen.add(sql)
      return { name: '', isNew: true, evicted: null }
    }
    this.#made += 1
    return { name: `msdat_${this.#made}`, isNew: true, evicted: this.#evict() }
  }

  /** Remembers that the database has prepared the statement. */
  keep(sql: string, statement: Statement): void {
    if (statement.name !== '') this.#names.set(sql, statement.name)
  }

  /** Forgets everything: a script may have changed tables. */
  clear(): void {
    this.#names.clear()
    this.#seen.clear()
  }

  #evict(): string | null {
    const [oldest] = this.#names
    if (this.#names.size < LARGEST || oldest === undefined) return null
    this.#names.delete(oldest[0])
    return oldest[1]
  }
}
