import { RecentlyUsed } from './recently-used.ts'

/** A cache of things made on demand, kept up to a number of bytes as long as they are used. */
export class MadeOnce<Value> {
  readonly #kept: RecentlyUsed<NonNullable<Value>>
  readonly #underWay = new Map<string, Promise<Value>>()

  constructor(largest: number, sizeOf: (value: NonNullable<Value>) => number) {
    this.#kept = new RecentlyUsed(largest, sizeOf)
  }

  /** Keeps the value that was made last, and no other: what is true of the newest release, say. */
  static newest<Value>(): MadeOnce<Value> {
    return new MadeOnce<Value>(1, () => 1)
  }

  /**
   * The value of this name; many who ask for the same wait for the same work. Null is answered, not kept.
   * With a `signal` the work is one asker's own: where it fails, because he gave up or had too much under way, the others try theirs.
   */
  async get(name: string, make: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    const known = this.#kept.get(name)
    if (known !== undefined) return known
    for (let already = this.#underWay.get(name); already; already = this.#underWay.get(name)) {
      if (!signal) return already
      const value = await already.catch(() => null)
      if (value !== null) return value
      signal.throwIfAborted()
    }
    const work = this.#made(name, make).finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, work)
    return work
  }

  async #made(name: string, make: () => Promise<Value>): Promise<Value> {
    const value = await make()
    if (value !== null && value !== undefined) this.#kept.keep(name, value)
    return value
  }
}
