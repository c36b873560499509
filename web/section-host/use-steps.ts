import { useEffect, useState } from 'react'
import type { GoOn } from '#sections/definition/steps.ts'

/** Longer than this without a pause would be felt. */
const SLICE_MS = 8

/** The result of work that goes on in slices, each in a task of its own; null until then. Null work has no result. */
export function useSteps<Result>(goOn: GoOn<Result> | null): { readonly result: Result } | null {
  const [, lookAgain] = useState(0)
  const found = goOn?.(SLICE_MS) ?? null
  const isUnderWay = goOn !== null && found === null
  useEffect(() => {
    if (!isUnderWay) return
    let timer = setTimeout(slice)
    function slice() {
      if (goOn?.(SLICE_MS)) lookAgain((count) => count + 1)
      else timer = setTimeout(slice)
    }
    return () => clearTimeout(timer)
  }, [goOn, isUnderWay])
  return found
}
