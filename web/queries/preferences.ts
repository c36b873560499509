import { useEffect, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import type { changePreferences, readPreferences } from '#contract/accounts/preferences.ts'
import { keptAfter, type Preferences, preferencesOf } from '#domain/account/preferences.ts'
import { showToast } from '#web/kit/toast.ts'
import { AskError, ask } from './ask.ts'

export type PreferencesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Preferences }
  | { readonly status: 'failed' }

export type PreferencesChange = z.input<NonNullable<(typeof changePreferences)['body']>>

let state: PreferencesState = { status: 'loading' }
let asking: Promise<void> | null = null
/** Changes go one after the other, so that the last choice is the one that is kept. */
let sending: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

function move(next: PreferencesState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the person who is signed in chose, asked once for each page that is loaded; null: the server could not say. */
export async function loadPreferences(): Promise<Preferences | null> {
  asking ??= (async () => {
    try {
      move({ status: 'ready', value: await ask<typeof readPreferences>('GET', '/account/preferences') })
    } catch {
      asking = null
      move({ status: 'failed' })
    }
  })()
  await asking
  return state.status === 'ready' ? state.value : null
}

/** Follows the choices of the person who is signed in. */
export function usePreferences(): PreferencesState {
  const current = useSyncExternalStore(subscribe, () => state)
  useEffect(() => void loadPreferences(), [])
  return current
}

/**
 * Keeps some of the choices with the account; what is not named stays. The page shows them at once, and goes back when they
 * could not be kept, which the person is told. Gives whether it worked.
 */
export async function keepPreferences(change: PreferencesChange): Promise<boolean> {
  const before = state
  if (before.status === 'ready') {
    move({ status: 'ready', value: preferencesOf(keptAfter(before.value, change)) })
  }
  const kept = sending.then(() => ask<typeof changePreferences>('PATCH', '/account/preferences', change))
  sending = kept.catch(() => null)
  try {
    move({ status: 'ready', value: await kept })
    return true
  } catch (error) {
    move(before)
    const text = error instanceof AskError ? error.message : ''
    void showToast({ kind: 'error', title: 'Your choice was not saved', text })
    return false
  }
}
