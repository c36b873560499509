import { useEffect, useRef } from 'react'
import { useHashQuery } from '#web/kit/use-hash.ts'

/** The submission that the address names, as the link of a notification does: `#/createPlugin?submission=12`; else null. */
export function useNamedSubmission(): number | null {
  const id = Number(useHashQuery().get('submission'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Brings an element into sight when it is first drawn, if it is the one that was asked for. */
export function useInSight<T extends HTMLElement>(isAskedFor: boolean): React.RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (isAskedFor) ref.current?.scrollIntoView({ block: 'start' })
  }, [isAskedFor])
  return ref
}
