/** A copy of the store that follows its log, as far as that is known. */
export class Follower {
  readonly #ask: () => Promise<bigint>
  #position = 0n
  #isAnswering = false
  #look: Promise<void> | null = null

  /** `ask` gives the position that it has reached, or fails when it does not answer. */
  constructor(ask: () => Promise<bigint>) {
    this.#ask = ask
  }

  /** The position that it had reached when it was last asked. */
  get position(): bigint {
    return this.#position
  }

  /** Whether it answered when it was last asked. */
  get isAnswering(): boolean {
    return this.#isAnswering
  }

  /** Asks it for its position. Those who want to know at the same time wait for one answer. */
  look(): Promise<void> {
    this.#look ??= this.#ask()
      .then(
        (position) => {
          this.#position = position
          this.#isAnswering = true
        },
        () => {
          this.#isAnswering = false
        },
      )
      .finally(() => {
        this.#look = null
      })
    return this.#look
  }

  /** Whether it has a position of the log; asks it where it had not when it was last asked. */
  async hasReached(wanted: bigint): Promise<boolean> {
    if (!this.#isAnswering) return false
    if (this.#position < wanted) await this.look()
    return this.#isAnswering && this.#position >= wanted
  }
}
