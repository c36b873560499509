/** Values by name up to a number of bytes; the ones used longest ago make room. */
export class RecentlyUsed<Value> {
  readonly #largest: number
  readonly #sizeOf: (value: Value) => number
  readonly #values = new Map<string, Value>()
  #bytes = 0

  constructor(largest: number, sizeOf: (value: Value) => number) {
    this.#largest = largest
    this.#sizeOf = sizeOf
  }

  get(name: string): Value | undefined {
    const value = this.#values.get(name)
    if (value === undefined) return undefined
    this.#values.delete(name)
    this.#values.set(name, value)
    return value
  }

  /** Keeps a value, also one that is larger than all may be together, until the next comes. */
  keep(name: string, value: Value): void {
    if (this.#values.has(name)) return
    this.#values.set(name, value)
    this.#bytes += this.#costOf(name, value)
    for (const [oldest, old] of this.#values) {
      if (this.#bytes <= this.#largest || oldest === name) break
      this.#values.delete(oldest)
      this.#bytes -= this.#costOf(oldest, old)
    }
  }

  #costOf(name: string, value: Value): number {
    return name.length + this.#sizeOf(value)
  }
}
