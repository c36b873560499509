import { type Store, store } from '#web/memory/store.ts'

/** Where a load stands. `failed` keeps the reason in words; calling `load` again is "try again". */
export type ResourceState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly reason: LoadFailure }

export interface Resource<T> {
  state(): ResourceState<T>
  subscribe(listener: () => void): () => void
  /** Starts loading unless it is under way or done; `from` brings the value in another way than its own. */
  load(from?: () => Promise<T>): void
}

/** Why a load failed, so that the page can say what to do. */
export type LoadFailure = 'offline' | 'missing' | 'broken'

export class LoadError extends Error {
  readonly reason: LoadFailure

  constructor(reason: LoadFailure, message: string) {
    super(message)
    this.name = 'LoadError'
    this.reason = reason
  }
}

const changes = store(0)

/** Counts the changes of all resources, for those that cannot know beforehand which ones they will ask for. */
export const resourceChanges: Pick<Store<number>, 'get' | 'subscribe'> = changes

/**
 * Something that is loaded once and then kept. The files behind it are immutable (their address holds the release), so
 * there is nothing to refresh, expire or invalidate: that is why no query library stands here.
 */
export function resource<T>(fetchValue: () => Promise<T>): Resource<T> {
  const state = store<ResourceState<T>>({ status: 'idle' })
  const move = (next: ResourceState<T>) => {
    state.set(next)
    changes.set(changes.get() + 1)
  }
  return {
    state: state.get,
    subscribe: state.subscribe,
    load: (from = fetchValue) => {
      const { status } = state.get()
      if (status === 'loading' || status === 'ready') return
      move({ status: 'loading' })
      from().then(
        (value) => move({ status: 'ready', value }),
        (error: unknown) => move({ status: 'failed', reason: failureOf(error) }),
      )
    },
  }
}

function failureOf(error: unknown): LoadFailure {
  if (error instanceof LoadError) return error.reason
  return navigator.onLine ? 'broken' : 'offline'
}

/** The JSON at an address of our own API. */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (response.ok) return (await response.json()) as T
  throw new LoadError(
    response.status === 404 ? 'missing' : 'broken',
    `${address} answered ${response.status}`,
  )
}
