/** Enough for every hot statement of the product; each costs the server some tens of kB on each connection. */
const LARGEST = 200

/**
 * Names of the statements that connections keep prepared: those whose text comes for the second time.
 *
 * When there are too many, all are forgotten, and with them, by their generation, the connections that keep them.
 */
export class PreparedNames {
  readonly #largest: number
  readonly #seen = new Set<string>()
  readonly #names = new Map<string, string>()
  #generation = 0

  constructor(largest = LARGEST) {
    this.#largest = largest
  }

  /** Connections of an earlier generation keep statements that nobody asks for any more. */
  get generation(): number {
    return this.#generation
  }

  /** The name to run a text under; null for one that comes for the first time. */
  nameOf(sql: string): string | null {
    const known = this.#names.get(sql)
    if (known !== undefined) return known
    if (!this.#seen.has(sql)) {
      if (this.#seen.size >= this.#largest) this.#seen.clear()
      this.#seen.add(sql)
      return null
    }
    if (this.#names.size >= this.#largest) this.forget()
    const name = `msdat_${this.#generation}_${this.#names.size}`
    this.#names.set(sql, name)
    return name
  }

  /** Begins anew: a table may have changed under a statement, or there are too many. */
  forget(): void {
    this.#names.clear()
    this.#seen.clear()
    this.#generation += 1
  }
}
