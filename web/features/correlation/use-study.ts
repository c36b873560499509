import { useEffect, useState } from 'react'
import { type MatrixStudy, studySteps } from '#domain/correlation-study/matrix-study.ts'
import type { CorrelationWanted } from '#sections/correlation-analysis/state.ts'
import type { CorrelationResolution } from '#sections/correlation-analysis/correlation-question.ts'

type Asked = Pick<CorrelationWanted, 'method' | 'adjust'>

/** A matrix with what it was worked out from. */
export interface FinishedStudy extends Asked {
  readonly resolution: CorrelationResolution
  readonly study: MatrixStudy
}

/** Longer than this without a pause would be felt. */
const SLICE_MS = 8

/**
 * Works the matrix out in short steps between which the page answers; the last matrix stays until the next is there. Null
 * before the first. `resolution` should be the same object until it changes.
 */
export function useStudy(
  resolution: CorrelationResolution | null,
  { method, adjust }: Asked,
): FinishedStudy | null {
  const [finished, finish] = useState<FinishedStudy | null>(null)
  useEffect(() => {
    if (!resolution) return
    const steps = studySteps(resolution.figures, {
      method: method ?? undefined,
      adjust: adjust === 'holm' ? 'holm' : undefined,
    })
    return inSlices(steps, (study) => finish({ resolution, method, adjust, study }))
  }, [resolution, method, adjust])
  return finished
}

/** Goes through the steps, each slice in a task of its own; returns how to stop. */
function inSlices<Answer>(steps: Generator<undefined, Answer>, onDone: (answer: Answer) => void): () => void {
  let timer = setTimeout(slice)
  function slice() {
    const end = performance.now() + SLICE_MS
    do {
      const step = steps.next()
      if (step.done) {
        onDone(step.value)
        return
      }
    } while (performance.now() < end)
    timer = setTimeout(slice)
  }
  return () => clearTimeout(timer)
}
