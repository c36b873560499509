import { useSyncExternalStore } from 'react'

/** A value that belongs to the whole page, and whoever follows it. */
export interface Store<T> {
  readonly get: () => T
  /** Puts another value in place; what is the same already is no change. */
  readonly set: (next: T) => void
  /** Calls a listener after each change, and gives what ends that. */
  readonly subscribe: (listener: (value: T) => void) => () => void
}

/** Makes a store that begins with a value. */
export function store<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<(value: T) => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener(next)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Follows a store. */
export function useStore<T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get)
}
