import { useCallback, useState } from 'react'
import { keepText, keptText } from '#web/memory/kept.ts'

/** What somebody wrote to a list: the places that were ticked, and a note. */
export interface KeptWork {
  readonly ticks: readonly number[]
  readonly note: string
}

const KEY = 'msdat-work-lists'
/** Lists that this device keeps; the oldest go first. */
const MOST = 20

type Kept = readonly (readonly [name: string, work: KeptWork])[]

/** Ticks and note of the list of a name on this device; those of a link (`passed`) until something is changed. */
export function useKeptWork(
  name: string,
  passed: KeptWork,
): readonly [KeptWork, (part: Partial<KeptWork>) => void] {
  const [changed, setChanged] = useState<Kept>([])
  const own = changed.find(([one]) => one === name)?.[1]
  const isPassed = passed.ticks.length > 0 || passed.note !== ''
  const work = own ?? (isPassed ? passed : (readKept().find(([one]) => one === name)?.[1] ?? passed))
  const change = useCallback(
    (part: Partial<KeptWork>) => {
      const next: Kept = [[name, { ...work, ...part }], ...readKept().filter(([one]) => one !== name)]
      keepText(KEY, JSON.stringify(next.slice(0, MOST)))
      setChanged(next)
    },
    [name, work],
  )
  return [work, change]
}

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(keptText(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

/** What an earlier version kept otherwise is left out. */
function isEntry(value: unknown): value is Kept[number] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const work: Partial<Record<keyof KeptWork, unknown>> = Object(value[1])
  return (
    typeof work.note === 'string' &&
    Array.isArray(work.ticks) &&
    work.ticks.every((one) => typeof one === 'number')
  )
}
