import { useEffect } from 'react'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import type { Holder } from '#domain/account/capability.ts'
import { message } from '#domain/message/message.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { forgetOwn, forgetReadOfOthers, forgetText, keepText, keptText, ownName } from '#web/memory/kept.ts'
import { store, useStore } from '#web/memory/store.ts'
import { afterSignInDoor, openSignIn } from '#web/kit/sign-in-door.ts'
import { showToast } from '#web/kit/toast.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { ask, refusedCalls } from './ask.ts'

/** The account of this page, as far as it is known. */
export type OwnAccountState =
  | { readonly status: 'unknown' }
  /** `left`: signed out here or in another tab, and the page is about to be loaded anew. */
  | { readonly status: 'anonymous'; readonly since: 'start' | 'expired' | 'left' }
  /**
   * `isKept`: no line tells, and this device knows who was signed in last. The server says again before anything is sent.
   * `isEnded`: the session ended by itself. The page stays as it is, with what was typed, below the dialog in which they sign in again.
   */
  | {
      readonly status: 'signed-in'
      readonly account: OwnAccount
      readonly isKept?: true
      readonly isEnded?: true
    }
  /** The server could not say; the page shows what anybody may see. */
  | { readonly status: 'failed' }

/** Set beside the session, without any secret: readers who never signed in ask the server nothing. The first is its name over https. */
const MARKS = ['__Host-msdat-signed-in', 'msdat-signed-in'] as const
const MARK = new RegExp(`(?:^|; )(?:${MARKS.join('|')})=1`)

const state = store<OwnAccountState>({ status: 'unknown' })
let asking: Promise<void> | null = null
/** How long a silent line is waited for before what this device keeps is shown, in milliseconds; the answer still counts when it comes. */
export const PATIENCE = 4000

/** The names under which a device keeps who is signed in on it, and their account. */
const LAST = 'signedInLast'
const ACCOUNT = 'account'
/** Whose data this page may hold in memory. */
let known: number | null = null
/** The dialog over an ended session was closed, and it is asked whether somebody signed in. */
let isGivingUp = false
const otherTabs = new BroadcastChannel('msdat-account')

otherTabs.addEventListener('message', () => void followOtherTabs())
window.addEventListener('pageshow', ({ persisted }) => {
  // The browser shows a page as it stood when it was left: since then somebody may have signed out.
  if (persisted) void followOtherTabs()
})
refusedCalls.subscribe(() => {
  // Until they sign in again nobody is signed in here, with a line or without.
  forgetText(LAST)
  // Where the browser cannot do it, the next page asks once more in vain.
  if ('cookieStore' in window) for (const name of MARKS) void window.cookieStore.delete(name)
  const now = state.get()
  if (now.status !== 'signed-in' || isGivingUp) return
  if (now.isEnded) return openSignIn({ view: 'login' })
  state.set({ status: 'signed-in', account: now.account, isEnded: true })
  openSignIn({ view: 'login' })
  void showToast({
    kind: 'notice',
    title: pageLanguage.get().text(message('asking.expired')),
    text: pageLanguage.get().text(message('asking.log-in-again')),
  })
})

// The dialog is closed before what it did is known: whoever is signed in by then goes on, and nobody else stays.
afterSignInDoor(() => {
  if (!isEnded()) return
  isGivingUp = true
  void refreshOwnAccount().finally(() => {
    isGivingUp = false
  })
})

/** Whether the session of whoever is shown here ended by itself. */
function isEnded(): boolean {
  const now = state.get()
  return now.status === 'signed-in' && now.isEnded === true
}

/** Nobody is signed in. Where a session ended by itself the page stays until its reader has chosen not to sign in again. */
function showNobody(): void {
  if (!isEnded()) state.set({ status: 'anonymous', since: 'start' })
  else if (isGivingUp) state.set({ status: 'anonymous', since: 'expired' })
}

/** Asks the server again: when the account was changed. */
export async function refreshOwnAccount(): Promise<OwnAccountState> {
  asking = (async () => {
    if (!MARK.test(document.cookie)) return showNobody()
    const late = setTimeout(showKept, PATIENCE)
    try {
      show(await ask('GET /account'))
    } catch (error) {
      const ended = error instanceof AskError && error.status === 401
      const isCut = error instanceof AskError && error.status === 0
      if (isCut && showKept()) return
      // What was typed is not lost because the server is slow to say who is back.
      if (!ended && isEnded() && !isGivingUp) return
      if (!ended) state.set({ status: 'failed' })
      else if (state.get().status !== 'anonymous') showNobody()
    } finally {
      clearTimeout(late)
    }
  })()
  await asking
  return state.get()
}

function show(account: OwnAccount): void {
  // The memory of features belongs to the person before: the page starts again for another one.
  const isAnother = known !== null && known !== account.id
  known = account.id
  forgetReadOfOthers(account.id)
  keepText(LAST, String(account.id))
  keepText(ownName(account.id, ACCOUNT), JSON.stringify(account))
  const isBack = isEnded()
  if (isAnother) window.location.reload()
  else state.set({ status: 'signed-in', account })
  // Signed in again in another tab.
  if (isBack && !isAnother) openSignIn(null)
}

/** Who was signed in last on this device and has not signed out; null: nobody, or nobody knows. */
function keptAccount(): OwnAccount | null {
  const id = Number(keptText(LAST) ?? Number.NaN)
  const text = Number.isInteger(id) ? keptText(ownName(id, ACCOUNT)) : null
  try {
    const account = JSON.parse(text ?? 'null') as OwnAccount | null
    return account?.id === id ? account : null
  } catch {
    return null
  }
}

/** Shows who this device knows, where this page has not been told. False: it knows nobody. */
function showKept(): boolean {
  const account = keptAccount()
  const now = state.get()
  if (account === null) return false
  if (now.status === 'signed-in' && now.account.id === account.id) return true
  known = account.id
  state.set({ status: 'signed-in', account, isKept: true })
  return true
}

/** After signing in: here, and in the other tabs of this browser. */
export async function enterOwnAccount(): Promise<OwnAccountState> {
  otherTabs.postMessage('')
  return await refreshOwnAccount()
}

/**
 * After signing out: nothing of the person stays on the device, and the page is loaded anew, so that nothing stays in its
 * memory, here and in the other tabs. What their account lacks is asked about before (`web/app/areas/leave-account.ts`).
 * Readers of a dashboard stay where they are; everybody else goes to the start (specification of accounts §2).
 */
export function leaveOwnAccount(): void {
  otherTabs.postMessage('')
  forget()
}

function forget(): void {
  state.set({ status: 'anonymous', since: 'left' })
  if (known !== null) forgetOwn(known)
  forgetText(LAST)
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ kind: 'left' })
  if (window.location.pathname.includes('dashboard')) window.location.reload()
  else window.location.replace('/')
}

async function followOtherTabs(): Promise<void> {
  if (state.get().status === 'signed-in' && !isEnded() && !MARK.test(document.cookie)) forget()
  else await refreshOwnAccount()
}

/** Role and grants of an account, on which permissions depend. */
export function holderOf({ role, grants }: OwnAccount): Holder {
  return { role: role.value, grants }
}

/** Asks again with the line who is signed in, where this device alone knows it. False: no line tells. */
export async function confirmOwnAccount(): Promise<boolean> {
  const isKept = () => {
    const now = state.get()
    return now.status === 'signed-in' && now.isKept === true
  }
  if (isKept()) await refreshOwnAccount()
  return !isKept()
}

/** Follows what whoever is signed in may do; null: nobody is. */
export function useHolder(): Holder | null {
  const own = useOwnAccount()
  return own.status === 'signed-in' ? holderOf(own.account) : null
}

/** The account at this moment, for code that draws nothing. */
export function ownAccountNow(): OwnAccountState {
  return state.get()
}

/** Follows who is signed in. */
export function useOwnAccount(): OwnAccountState {
  useEffect(() => {
    if (state.get().status === 'unknown' && asking === null) void refreshOwnAccount()
  }, [])
  return useStore(state)
}
