/**
 * Levels of the headings of a document, in the order in which they are read. The first is 1 and none is more than one below the
 * one before it: PDF/UA-1 refuses others (clause 7.4.2), and a text may begin with whichever heading its author liked.
 */
export class HeadingLevels {
  #last = 0

  /** The level of the next heading, which stands at `wanted` where it may. */
  next(wanted: number): number {
    this.#last = Math.min(wanted, this.#last + 1)
    return this.#last
  }
}
