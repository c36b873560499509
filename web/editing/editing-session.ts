import type { DocumentRow } from '#contract/documents/document.ts'
import type { Document } from '#domain/document/document.ts'
import {
  changed,
  type EditHistory,
  openedHistory,
  redone,
  rewritten,
  selecting,
  type Typing,
  undone,
} from '#domain/document/editing/edit-history.ts'
import { PROBLEM_TEXTS } from '#domain/document/problem-texts.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import { message, type Value } from '#domain/message/message.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { refusalText } from '#web/kit/use-task.ts'
import { type Store, store } from '#web/memory/store.ts'
import type { Clash } from './clash.ts'
import { type AccountCopy, accountHas, newAttempt, withUnanswered } from './account-copy.ts'
import { saveDocument } from './save-document.ts'

/** The state of sending to the account, or the reason of its refusal. */
export type Sending =
  | { readonly status: 'idle' | 'busy' }
  /** `block`: the position of that which is at fault, from 1; null: none. */
  | {
      readonly status: 'failed'
      readonly why: Value
      readonly block: number | null
      /** No answer came: it goes on with the line. */
      readonly isLine?: true
    }

/** A document that is being edited: what can be taken back, and where it stands. */
export interface SessionState {
  readonly history: EditHistory
  /** Another number whenever fields must forget what they hold: after undo, redo and a document from elsewhere. */
  readonly epoch: number
  /** Null: it is not in the account yet. */
  readonly account: AccountCopy | null
  readonly sending: Sending
  /** Somebody saved in between, and the author has not chosen yet; null: nobody. */
  readonly clash: Clash | null
}

/** How a change is made. */
export interface Change {
  /** The block that is selected afterwards; absent: as before. */
  readonly selected?: string | null | undefined
  readonly typing?: Typing | null
}

/** The author's choice of two versions, and the version over which it is saved. */
export interface Together {
  readonly document: Document
  readonly version: number
}

/** The editing of one document, without anything that draws. The canvas and the report builder are views of it. */
export interface EditingSession {
  readonly state: Store<SessionState>
  /** The document as it is now. */
  now(): Document
  change(work: (from: Document) => Document, how?: Change): void
  select(id: string | null): void
  step(where: 'back' | 'forward'): void
  /** Writes the document otherwise where it says the same: nothing to take back. */
  rewrite(by: (document: Document) => Document): void
  /** Takes in what stands elsewhere, as a change of its own. */
  takeIn(document: Document, account: AccountCopy | null): void
  /** Goes on with another document. */
  open(document: Document, account: AccountCopy | null): void
  /** The name of the attempt to make the document, which the server knows. */
  attempt(): string
  /** Notes what the account holds since something beside the document was saved. */
  takeVersion(version: number): void
  /**
   * Saves what is edited now, or what two versions were put together to. A save that is under way is waited for, by one save however
   * often it is asked for; where no line took the first, the second is not sent. Gives what the account holds, or null where it took nothing: the state says why.
   */
  save(together?: Together): Promise<DocumentRow | null>
  leaveClash(): void
}

/** Begins to edit a document. */
export function editingSession(document: Document, account: AccountCopy | null): EditingSession {
  const state = store<SessionState>(openedState(document, account))
  let attempt = newAttempt()
  let running: Promise<DocumentRow | null> | null = null
  let last: DocumentRow | null = null
  let queued: Promise<DocumentRow | null> | null = null
  const put = (part: Partial<SessionState>) => state.set({ ...state.get(), ...part })
  const now = () => state.get().history.now.document
  const move = (history: EditHistory) => {
    if (history !== state.get().history) put({ history, epoch: state.get().epoch + 1 })
  }

  const send = async (together?: Together): Promise<DocumentRow | null> => {
    const { account: copy } = state.get()
    const begun = attempt
    // Another document is open by now, which this answer says nothing of.
    const tell = (part: Partial<SessionState>) => attempt === begun && put(part)
    const wanted = together?.document ?? now()
    const unfit = whyUnfit(wanted)
    if (unfit) {
      put({ sending: { status: 'failed', ...unfit } })
      return null
    }
    put({ sending: { status: 'busy' } })
    try {
      const over = copy && { ...copy, version: together?.version ?? copy.version }
      const outcome = await saveDocument({ document: wanted, account: over, attempt })
      if ('clash' in outcome) {
        tell({ sending: { status: 'idle' }, clash: outcome.clash })
        return null
      }
      const { row } = outcome
      tell({
        account: { id: row.id, version: row.version, saved: wanted },
        sending: { status: 'idle' },
        clash: null,
        ...(together && taken(state.get(), wanted)),
      })
      return row
    } catch (error) {
      const isLine = error instanceof AskError && error.status === 0
      const { account: since } = state.get()
      tell({
        sending: { status: 'failed', why: refusal(error), block: null, ...(isLine && { isLine: true }) },
        ...(isLine && since && { account: withUnanswered(since, wanted) }),
      })
      return null
    }
  }

  const inTurn = async (together?: Together): Promise<DocumentRow | null> => {
    const waits = running !== null
    while (running) await running
    if (!together) queued = null
    if (!together && state.get().clash) return null
    if (!together && waits && isInAccount(state.get())) return last
    // A line that took nothing is not asked at once again, half a minute each time, before the author knows: the next try takes all.
    if (!together && waits && isLineDown(state.get())) return null
    running = send(together)
    last = await running
    running = null
    return last
  }

  return {
    state,
    now,
    attempt: () => attempt,
    change: (work, { selected, typing = null } = {}) => {
      const { history } = state.get()
      const next = {
        document: work(now()),
        selected: selected === undefined ? history.now.selected : selected,
      }
      const made = changed(history, next, typing)
      if (made !== history) put({ history: made })
    },
    select: (id) => {
      const { history } = state.get()
      if (id !== history.now.selected) put({ history: selecting(history, id) })
    },
    step: (where) => move((where === 'back' ? undone : redone)(state.get().history)),
    rewrite: (by) => put({ history: rewritten(state.get().history, by) }),
    takeIn: (elsewhere, copy) => put({ account: copy, ...taken(state.get(), elsewhere) }),
    open: (other, copy) => {
      attempt = newAttempt()
      state.set({ ...openedState(other, copy), epoch: state.get().epoch + 1 })
    },
    takeVersion: (version) => {
      const { account: copy } = state.get()
      if (copy) put({ account: { ...copy, version } })
    },
    save: (together) => {
      if (together || !running) return inTurn(together)
      queued ??= inTurn()
      return queued
    },
    leaveClash: () => put({ clash: null }),
  }
}

/** Whether the account has the document as it is now. */
export function isInAccount({ account, history }: Pick<SessionState, 'account' | 'history'>): boolean {
  return accountHas(account, history.now.document)
}

function isLineDown({ sending }: SessionState): boolean {
  return sending.status === 'failed' && sending.isLine === true
}

function openedState(document: Document, account: AccountCopy | null): SessionState {
  return { history: openedHistory(document), epoch: 0, account, sending: { status: 'idle' }, clash: null }
}

/** The changes by a document from elsewhere. */
function taken({ history, epoch }: SessionState, document: Document): Partial<SessionState> {
  if (isSameValue(document, history.now.document)) return {}
  return { history: changed(history, { document, selected: null }), epoch: epoch + 1 }
}

/** Why a document cannot be kept as it is: the first thing that the reader of documents finds; null: it can. */
function whyUnfit(document: Document): { readonly why: Value; readonly block: number | null } | null {
  const read = readDocument(document)
  if (read.ok) return null
  const [[path, faults] = ['', []]] = Object.entries(read.errors)
  const [, position] = /^blocks\.(\d+)\./.exec(path) ?? []
  const [why = PROBLEM_TEXTS.anObject] = faults
  return position === undefined
    ? { why: message('document-faults.at', { field: path, fault: why }), block: null }
    : { why, block: Number(position) + 1 }
}

function refusal(error: unknown): string {
  if (!(error instanceof AskError)) return refusalText(error)
  return Object.values(error.errors)[0]?.[0] ?? error.message
}
