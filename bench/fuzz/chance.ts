/** Numbers by chance that are the same for the same seed. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let word = this.#state
    word = Math.imul(word ^ (word >>> 15), word | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  one<T>(of: readonly [T, ...T[]]): T
  one<T>(of: readonly T[]): T | undefined
  one<T>(of: readonly T[]): T | undefined {
    return of[this.below(of.length)]
  }

  happens(share: number): boolean {
    return this.next() < share
  }
}
