/** A result, or the work that leads to it, which pauses between its steps. */
export type Steps<Result> = Result | Generator<undefined, Result>

/** Goes on with work for so many milliseconds, or until it is done; gives the result once it is there, again and again. */
export type GoOn<Result> = (milliseconds: number) => { readonly result: Result } | null

/** Begins work that can be left and taken up again; a result that is there already is given at once. */
export function begin<Result>(work: Steps<Result>): GoOn<Result> {
  let found: { readonly result: Result } | null = null
  if (!isWork(work)) {
    found = { result: work }
    return () => found
  }
  return (milliseconds) => {
    const end = performance.now() + milliseconds
    while (!found) {
      const step = work.next()
      if (step.done) found = { result: step.value }
      else if (performance.now() >= end) break
    }
    return found
  }
}

/** The result, however long it takes. */
export function finished<Result>(work: Steps<Result>): Result {
  if (!isWork(work)) return work
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

function isWork<Result>(work: Steps<Result>): work is Generator<undefined, Result> {
  return typeof work === 'object' && work !== null && 'next' in work && Symbol.iterator in work
}
