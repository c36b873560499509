import { useEffect, useSyncExternalStore } from 'react'
import type { Resource, ResourceState } from './resource.ts'

/** Follows a resource and starts its load. */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  const state = useSyncExternalStore(resource.subscribe, resource.state)
  useEffect(() => resource.load(), [resource])
  return state
}

/** Follows several resources of one kind; the states come in the same order. */
export function useResources<T>(resources: readonly Resource<T>[]): readonly ResourceState<T>[] {
  const key = (): string => resources.map((resource) => resource.state().status).join()
  useSyncExternalStore((listener) => {
    const ends = resources.map((resource) => resource.subscribe(listener))
    return () => {
      for (const end of ends) end()
    }
  }, key)
  useEffect(() => {
    for (const resource of resources) resource.load()
  }, [resources])
  return resources.map((resource) => resource.state())
}
