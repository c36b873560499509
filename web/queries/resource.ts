import { FileError } from '#web/files/in-time.ts'
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

/** Why a load failed, so that the page can say what to do; `said` is the server's own sentence. */
export type LoadFailure =
  | 'offline'
  | 'missing'
  | 'broken'
  | 'late'
  | 'updated'
  | 'refused'
  | 'unreadable'
  | { readonly said: string }

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

/** The value of a resource, once it has come; loads it where nobody has yet. Throws a LoadError when it does not come. */
export function loadedValue<T>({ state, subscribe, load }: Resource<T>): Promise<T> {
  load()
  return new Promise((resolve, reject) => {
    const look = () => {
      const now = state()
      if (now.status === 'ready') resolve(now.value)
      else if (now.status === 'failed') reject(new LoadError(now.reason, 'What a file rests on did not come'))
      else return
      stop()
    }
    const stop = subscribe(look)
    look()
  })
}

/** Why something did not come. */
export function failureOf(error: unknown): LoadFailure {
  if (error instanceof LoadError) return error.reason
  if (!navigator.onLine) return 'offline'
  // A file of another form than its reader expects makes the reader fail.
  return error instanceof FileError ? error.reason : 'unreadable'
}

/** The text at an address of our own API. Throws a LoadError where it does not come whole. */
export async function fetchText(address: string, how: RequestInit = {}): Promise<string> {
  const { ok, status, text } = await read(address, how).catch((error: unknown) => {
    throw new LoadError('broken', String(error))
  })
  if (!ok) throw new LoadError(refusalIn(status, text), `${address} answered ${status}`)
  return text
}

async function read(address: string, how: RequestInit) {
  const response = await fetch(address, how)
  return { ok: response.ok, status: response.status, text: await response.text() }
}

/** The JSON at an address of our own API. */
export async function fetchJson<T>(address: string): Promise<T> {
  const text = await fetchText(address)
  try {
    return JSON.parse(text) as T
  } catch {
    throw new LoadError('unreadable', 'Unexpected API response format')
  }
}

/** A file of a release, which names it, or a list of such files. Throws a LoadError for anything else that answers there. */
export async function fetchFile<File>(address: string): Promise<File> {
  const file = await fetchJson<File>(address)
  if (Array.isArray(file) || (typeof file === 'object' && file !== null && 'release' in file)) return file
  throw new LoadError('unreadable', 'Unexpected API response format')
}

/** The failure in an answer that is not 200: its reason, or the server's own sentence. */
export function refusalIn(status: number, text: string): LoadFailure {
  if (status === 404) return 'missing'
  try {
    const { detail } = JSON.parse(text) as { readonly detail?: unknown }
    return typeof detail === 'string' && detail !== '' ? { said: detail } : 'refused'
  } catch {
    return 'refused'
  }
}
