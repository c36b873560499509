/** Runs pieces of work one after the other, in the order asked; one that fails does not stop the next. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => {})
    return result
  }
}
