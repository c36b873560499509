import { useCallback, useEffect, useState } from 'react'
import type { DocumentRow, DocumentSummary } from '#contract/documents/document.ts'
import type { Value } from '#domain/message/message.ts'
import type { Document } from '#domain/document/document.ts'
import type { Clash } from '#web/editing/clash.ts'
import {
  type EditingSession,
  isInAccount,
  type SessionState,
  type Together,
} from '#web/editing/editing-session.ts'
import { draftName, keepUnder } from '#web/editing/kept-draft.ts'
import { useStore } from '#web/memory/store.ts'
import { holdDraft } from '#web/device/draft-lock.ts'
import { outboxCode } from '#web/keeping/outbox-code.ts'
import { mayKeepUnsent, somethingWaits } from '#web/keeping/outbox-state.ts'
import { useNextTry } from '#web/files/next-try.ts'
import { whyNotSaved } from './why-not-saved.ts'
import { unsavedWork } from '#web/memory/unsaved-work.ts'

/** A document as it is in the account, and under which name drafts of it are kept. */
export interface Opened {
  /** Null: not in the account yet. */
  readonly id: string | null
  readonly version: number
  readonly document: Document
  /** What stands beside it; null: it is not in the account yet. */
  readonly row: DocumentSummary | null
}

/** Where what is edited stands. */
export type SaveState =
  | { readonly kind: 'saved' }
  /** Changed since: on this device only. */
  | { readonly kind: 'draft' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly why: Value }

export interface Saving {
  readonly state: SaveState
  /** The id of the document; null: it is not in the account yet. */
  readonly id: string | null
  /** What stands beside it; null: it is not in the account yet. */
  readonly row: DocumentSummary | null
  /** Somebody saved in between; null: nobody. */
  readonly clash: Clash | null
  /** Saves what is edited now, or what it was put together to over a later version. Gives whether it worked. */
  readonly save: (together?: Together) => Promise<boolean>
  readonly leaveClash: () => void
  /** Takes over what was saved beside the document: who may see it, and its version since then. */
  readonly takeRow: (row: DocumentSummary) => void
}

interface Wanted {
  /** Whose it is. */
  readonly owner: number
  readonly session: EditingSession
  /** What it was when the editor opened. */
  readonly opened: Opened
  readonly onKept: (row: DocumentRow) => void
}

/** How long somebody pauses before what they did is written down on the device, in milliseconds. */
const PAUSE = 700

/** Keeps what is edited: on the device as one goes, in the account when asked. */
export function useSaving({ owner, session, opened, onKept }: Wanted): Saving {
  const state = useStore(session.state)
  const [row, setRow] = useState(opened.row)
  const [underWay, setUnderWay] = useState(0)
  const { account, clash } = state
  const { document } = state.history.now
  const isNew = !account?.unanswered && document === (account?.saved ?? opened.document)
  const isSaved = isInAccount(state)
  const draft = draftName(owner, account?.id ?? `new-${document.kind}`)
  useDraft(draft, state, { isSaved, isNew })
  const save = useCallback<Saving['save']>(
    async (together) => {
      const now = session.state.get()
      // Nobody makes a version by pressing again.
      if (!together && now.sending.status !== 'busy' && isInAccount(now)) return true
      const { account: before } = now
      setUnderWay((count) => count + 1)
      const saved = await session.save(together)
      // It waits before that is said: whoever reads it may leave at once. The draft is kept in any case.
      if (!saved) await putIfNoLine(owner, session).catch(() => null)
      setUnderWay((count) => count - 1)
      if (!saved) return false
      await takeBackSent(owner, before?.id ?? `new-${saved.kind}`)
      if (before === null) keepUnder(draftName(owner, `new-${saved.kind}`), null)
      setRow(saved)
      onKept(saved)
      return true
    },
    [owner, session, onKept],
  )
  useEffect(() => holdDraft(draft), [draft])
  // While there is a line: without one it could not be fetched.
  useEffect(() => void outboxCode(), [])
  const { sending } = state
  useNextTry(sending.status === 'failed' && sending.isLine ? () => void save() : null)
  useEffect(() => {
    if (isSaved || isNew) return
    unsavedWork.set({ save })
    return () => unsavedWork.set(null)
  }, [isSaved, isNew, save])
  const takeRow = useCallback(
    (beside: DocumentSummary) => {
      setRow(beside)
      session.takeVersion(beside.version)
    },
    [session],
  )
  const { leaveClash } = session
  return {
    state: stateOf(state, { isSaved, isUnderWay: underWay > 0 }),
    id: account?.id ?? null,
    row,
    clash,
    save,
    leaveClash,
    takeRow,
  }
}

/** A document that no line took goes by itself later, also when its editor is closed by then. */
async function putIfNoLine(owner: number, session: EditingSession): Promise<void> {
  const { sending, account } = session.state.get()
  if (sending.status !== 'failed' || !sending.isLine) return
  const document = session.now()
  const draft = draftName(owner, account?.id ?? `new-${document.kind}`)
  keepUnder(draft, { document, account, at: new Date().toISOString() })
  const { putUnsent } = await outboxCode()
  // The line may have been back before the code was there.
  const now = session.state.get().sending
  if (!mayKeepUnsent() || now.status !== 'failed' || !now.isLine) return
  await putUnsent({
    ...{ account: owner, subject: draft, kind: 'document', title: document.title },
    ...{ attempt: session.attempt(), content: '{}' },
  })
}

/** What was saved waits no more. */
async function takeBackSent(owner: number, id: string): Promise<void> {
  if (!somethingWaits()) return
  await (await outboxCode()).takeBack({ account: owner, subject: draftName(owner, id) })
}

function stateOf(
  { sending }: SessionState,
  { isSaved, isUnderWay }: { readonly isSaved: boolean; readonly isUnderWay: boolean },
): SaveState {
  if (sending.status === 'busy') return { kind: 'saving' }
  if (isSaved) return { kind: 'saved' }
  if (isUnderWay) return { kind: 'saving' }
  return sending.status === 'failed' ? { kind: 'failed', why: whyNotSaved(sending) } : { kind: 'draft' }
}

/** Writes a draft after a pause, and at once when the page is left; what is in the account needs none. */
function useDraft(
  name: string,
  { history, account }: SessionState,
  { isSaved, isNew }: { readonly isSaved: boolean; readonly isNew: boolean },
): void {
  const { document } = history.now
  useEffect(() => {
    if (isSaved) {
      keepUnder(name, null)
      return
    }
    // Nothing was done yet to a document that is not in the account.
    if (isNew) return
    const write = () => void keepUnder(name, { document, account, at: new Date().toISOString() })
    const timer = setTimeout(write, PAUSE)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [name, document, account, isSaved, isNew])
}
