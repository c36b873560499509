import { useState } from 'react'
import type { TriangulationAnswer } from '#contract/triangulation/result.ts'
import type { TriangulationWork } from './use-triangulation.ts'

/**
 * The answer to show: the newest one stays on the page while the reader chooses or waits for the next. Null before the
 * first, and after a failure or a cancelled wait, which lead back to the selector.
 */
export function useLastAnswer(work: TriangulationWork): TriangulationAnswer | null {
  const [last, keep] = useState<TriangulationAnswer | null>(null)
  const next = work.status === 'ready' ? work.answer : isOver(work) ? null : last
  if (next !== last) keep(next)
  return next
}

function isOver({ status }: TriangulationWork): boolean {
  return status === 'failed' || status === 'cancelled'
}
