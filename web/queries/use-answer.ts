import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { AskError, ask } from './ask.ts'

/** Where a call stands whose answer is private or changes, and is therefore not kept. */
export type Answered<T> = (
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: AskError }
) & {
  /** Asks again; what is there stays in sight meanwhile. */
  readonly reload: () => Promise<void>
  /** Puts an answer in place that another call gave. */
  readonly replace: (value: T) => void
}

type State<T> =
  | { readonly path: string; readonly status: 'ready'; readonly value: T }
  | { readonly path: string; readonly status: 'failed'; readonly error: AskError }

/** The answer of a GET of our own API, asked when the page shows it and again when the path changes. */
export function useAnswer<E extends Endpoint>(path: string): Answered<z.output<E['answer']>> {
  type Value = z.output<E['answer']>
  const [state, setState] = useState<State<Value> | null>(null)
  // An answer that comes after the path has changed must not put the one of the new path out of sight.
  const shown = useRef(path)
  const reload = useCallback(async () => {
    const next = await answered<E>(path)
    if (shown.current === path) setState(next)
  }, [path])
  useEffect(() => {
    let wanted = true
    shown.current = path
    void answered<E>(path).then((next) => {
      if (wanted) setState(next)
    })
    return () => {
      wanted = false
    }
  }, [path])
  const replace = useCallback((value: Value) => setState({ path, status: 'ready', value }), [path])
  if (state?.path !== path) return { status: 'loading', reload, replace }
  return { ...state, reload, replace }
}

async function answered<E extends Endpoint>(path: string): Promise<State<z.output<E['answer']>>> {
  try {
    return { path, status: 'ready', value: await ask<E>('GET', path) }
  } catch (error) {
    if (error instanceof AskError) return { path, status: 'failed', error }
    throw error
  }
}
