import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentConflict } from '#contract/documents/conflict.ts'
import type { DocumentRow, DocumentSummary } from '#contract/documents/document.ts'
import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { refusalText } from '#web/kit/use-task.ts'
import { unsavedWork } from '#web/memory/unsaved-work.ts'
import { change } from '#web/queries/change.ts'
import { draftKey, keepDraft } from './drafts.ts'
import { conflictOf } from './conflict/conflict-of.ts'

/** A document as it is in the account, and under which name drafts of it are kept. */
export interface Kept {
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
  | { readonly kind: 'failed'; readonly why: string }

export interface Saving {
  readonly state: SaveState
  readonly kept: Kept
  /** Somebody saved in between; null: nobody. */
  readonly conflict: DocumentConflict | null
  /** Saves what is edited now, or what it was put together to over a later version. Gives whether it worked. */
  readonly save: (over?: { readonly document: Document; readonly version: number }) => Promise<boolean>
  readonly leaveConflict: () => void
  /** Takes over what was saved beside the document: who may see it, and its version since then. */
  readonly takeRow: (row: DocumentSummary) => void
}

interface Wanted {
  readonly account: number
  /** What it was when the editor opened. */
  readonly opened: Kept
  readonly document: Document
  readonly onKept: (row: DocumentRow) => void
}

/** How long somebody pauses before what they did is written down on the device, in milliseconds. */
const PAUSE = 700

/** Keeps what is edited: on the device as one goes, in the account when asked. */
export function useSaving({ account, opened, document, onKept }: Wanted): Saving {
  const [kept, setKept] = useState(opened)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<DocumentConflict | null>(null)
  // The same attempt sent twice makes one document.
  const [attempt] = useState(() => `${Date.now()}-${Math.random()}`)
  const running = useRef(false)
  const isSaved = kept.id !== null && isSameValue(document, kept.document)
  useDraft(draftKey(account, kept.id ?? `new-${document.kind}`), document, kept, isSaved)

  const save = useCallback<Saving['save']>(
    async (over) => {
      const wanted = over?.document ?? document
      const why = whyUnfit(wanted)
      if (why !== null || running.current) {
        setFailure(why)
        return false
      }
      running.current = true
      setBusy(true)
      setFailure(null)
      try {
        const row = await sent(wanted, { id: kept.id, version: over?.version ?? kept.version, attempt })
        if (kept.id === null) keepDraft(draftKey(account, `new-${wanted.kind}`), null)
        setKept({ id: row.id, version: row.version, document: wanted, row })
        setConflict(null)
        onKept(row)
        return true
      } catch (error) {
        const clash = conflictOf(error)
        if (clash) setConflict(clash)
        else setFailure(refused(error))
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [account, attempt, document, kept, onKept],
  )
  useEffect(() => {
    if (isSaved || document === kept.document) return
    unsavedWork.set({ save })
    return () => unsavedWork.set(null)
  }, [isSaved, document, kept.document, save])
  const leaveConflict = useCallback(() => setConflict(null), [])
  const takeRow = useCallback(
    (row: DocumentSummary) => setKept((before) => ({ ...before, version: row.version, row })),
    [],
  )
  return { state: stateOf({ busy, failure, isSaved }), kept, conflict, save, leaveConflict, takeRow }
}

function stateOf(now: { busy: boolean; failure: string | null; isSaved: boolean }): SaveState {
  if (now.busy) return { kind: 'saving' }
  if (now.isSaved) return { kind: 'saved' }
  return now.failure === null ? { kind: 'draft' } : { kind: 'failed', why: now.failure }
}

/** Writes a draft after a pause, and at once when the page is left; what is in the account needs none. */
function useDraft(key: string, document: Document, kept: Kept, isSaved: boolean): void {
  useEffect(() => {
    if (isSaved) {
      keepDraft(key, null)
      return
    }
    // Nothing was done yet to a document that is not in the account.
    if (document === kept.document) return
    const write = () => keepDraft(key, { document, version: kept.version, at: new Date().toISOString() })
    const timer = setTimeout(write, PAUSE)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [key, document, kept, isSaved])
}

async function sent(
  document: Document,
  { id, version, attempt }: { id: string | null; version: number; attempt: string },
): Promise<DocumentRow> {
  const body = { document: { ...document } }
  const answer =
    id === null
      ? await change('POST /document', { body: { ...body, attempt } })
      : await change('PATCH /document/{id}', { path: { id }, body: { ...body, version } })
  return answer.data
}

/** Why a document cannot be kept as it is: the first thing that the reader of documents finds; null: it can. */
function whyUnfit(document: Document): string | null {
  const read = readDocument(document)
  if (read.ok) return null
  const [[path, sentences] = ['', []]] = Object.entries(read.errors)
  const [, position] = /^blocks\.(\d+)\./.exec(path) ?? []
  const where = position === undefined ? path : `Block ${Number(position) + 1}`
  return `${where}: ${sentences[0] ?? ''}`
}

function refused(error: unknown): string {
  if (!(error instanceof AskError)) return refusalText(error)
  return Object.values(error.errors)[0]?.[0] ?? error.message
}
