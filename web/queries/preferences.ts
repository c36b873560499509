import type { InputOf } from '#contract/call.ts'
import { useEffect } from 'react'
import { keptAfter, type Preferences, preferencesOf } from '#domain/account/preferences.ts'
import { message } from '#domain/message/message.ts'
import { showFailure } from '#web/kit/toast.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { store, useStore } from '#web/memory/store.ts'
import { ask } from './ask.ts'

export type PreferencesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Preferences }
  | { readonly status: 'failed' }

export type PreferencesChange = InputOf<'PATCH /account/preferences'>['body']

const state = store<PreferencesState>({ status: 'loading' })
let asking: Promise<void> | null = null
/** Changes go one after the other, so that the last choice is the one that is kept. */
let sending: Promise<unknown> = Promise.resolve()

/** The preferences of the account, asked once for each page that is loaded; null: the server could not say. */
export async function loadPreferences(): Promise<Preferences | null> {
  asking ??= (async () => {
    try {
      state.set({ status: 'ready', value: await ask('GET /account/preferences') })
    } catch {
      asking = null
      state.set({ status: 'failed' })
    }
  })()
  await asking
  const now = state.get()
  return now.status === 'ready' ? now.value : null
}

/** Follows the choices of the person who is signed in. */
export function usePreferences(): PreferencesState {
  useEffect(() => void loadPreferences(), [])
  return useStore(state)
}

/**
 * Keeps some of the choices with the account; what is not named stays. The page shows them at once, and goes back when they
 * could not be kept, which the person is told. Gives whether it worked.
 */
export async function keepPreferences(change: PreferencesChange): Promise<boolean> {
  const before = state.get()
  if (before.status === 'ready') {
    const { value } = before
    state.set({ status: 'ready', value: preferencesOf(keptAfter(value, change), value.notifications) })
  }
  const kept = sending.then(() => ask('PATCH /account/preferences', { body: change }))
  sending = kept.catch(() => null)
  try {
    state.set({ status: 'ready', value: await kept })
    return true
  } catch (error) {
    state.set(before)
    void showFailure(pageLanguage.get().text(message('asking.not-saved')), error)
    return false
  }
}
