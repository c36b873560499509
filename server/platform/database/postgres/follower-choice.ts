import type { Follower } from './follower.ts'

/** How far a copy may be behind before it is left out. */
export interface LatenessBounds {
  readonly bytes: number
  readonly seconds: number
}

interface Moment {
  readonly at: number
  readonly position: bigint
}

interface Surroundings {
  /** The position of the log of the primary; fails while it does not answer. */
  readonly primary: () => Promise<bigint>
  /** In milliseconds, and never set back. */
  readonly now: () => number
}

/**
 * Chooses among the copies of a store. One that does not answer, or is too far behind, is left out until it is found to be well
 * again. While the primary does not answer, the copies stay as they were found: nothing new is written that they could lack.
 */
export class FollowerChoice<Copy extends Follower> {
  readonly #copies: readonly Copy[]
  readonly #bounds: LatenessBounds
  readonly #surroundings: Surroundings
  /** Positions of the primary, the newest last; the first is the newest of those that every copy must have by now. */
  #moments: readonly Moment[] = []
  #floor = 0n
  #turn = 0

  constructor(copies: readonly Copy[], bounds: LatenessBounds, surroundings: Surroundings) {
    this.#copies = copies
    this.#bounds = bounds
    this.#surroundings = surroundings
  }

  /** Asks the primary and every copy where they are. */
  async look(): Promise<void> {
    const primary = this.#surroundings.primary().then(
      (position) => this.#note(position),
      () => {},
    )
    await Promise.all([primary, ...this.#copies.map((copy) => copy.look())])
  }

  /** From now on only copies that have all that the primary has at this moment are chosen. Fails while it does not answer. */
  async raise(): Promise<void> {
    const position = await this.#surroundings.primary()
    this.#note(position)
    this.#floor = position
  }

  /** A copy that has this position of the log, each in its turn; null: there is none, and the primary is to be asked. */
  async choose(since: bigint): Promise<Copy | null> {
    const wanted = since > this.#floor ? since : this.#floor
    this.#turn += 1
    const well = this.#copies.filter((copy) => this.isWell(copy))
    for (let at = 0; at < well.length; at += 1) {
      const copy = well[(this.#turn + at) % well.length]
      if (copy && (await copy.hasReached(wanted))) return copy
    }
    return null
  }

  /** Whether a copy answers and is not too far behind. */
  isWell(copy: Copy): boolean {
    const newest = this.#moments.at(-1)
    if (!copy.isAnswering || newest === undefined) return copy.isAnswering
    if (newest.position - copy.position > BigInt(this.#bounds.bytes)) return false
    const [due = newest] = this.#moments
    return !this.#isDue(due) || copy.position >= due.position
  }

  #isDue({ at }: Moment): boolean {
    return at <= this.#surroundings.now() - this.#bounds.seconds * 1000
  }

  #note(position: bigint): void {
    // Another server has taken the place of the primary, and lacks what nobody can have any more.
    if (position < this.#floor) this.#floor = position
    const moments = [...this.#moments, { at: this.#surroundings.now(), position }].filter(
      (moment) => moment.position <= position,
    )
    const due = moments.findLastIndex((moment) => this.#isDue(moment))
    this.#moments = moments.slice(Math.max(0, due))
  }
}
