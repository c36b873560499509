import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Resource, ResourceState } from './resource.ts'

/** Follows a resource and starts its load. */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  const state = useSyncExternalStore(resource.subscribe, resource.state)
  useEffect(() => resource.load(), [resource])
  return state
}

/**
 * Follows several resources of one kind and starts their loads, or leaves that to the caller. The array is the same one
 * until a state changes.
 */
export function useResources<T>(
  resources: readonly Resource<T>[],
  start = true,
): readonly ResourceState<T>[] {
  const last = useRef<readonly ResourceState<T>[]>([])
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = resources.map((resource) => resource.subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [resources],
  )
  const snapshot = () => {
    const next = resources.map((resource) => resource.state())
    const same = next.length === last.current.length && next.every((state, i) => state === last.current[i])
    if (!same) last.current = next
    return last.current
  }
  const states = useSyncExternalStore(subscribe, snapshot)
  useEffect(() => {
    if (start) for (const resource of resources) resource.load()
  }, [resources, start])
  return states
}

/** The values that have arrived. */
export function readyValues<T>(states: readonly ResourceState<T>[]): readonly T[] {
  return states.flatMap((state) => (state.status === 'ready' ? [state.value] : []))
}
