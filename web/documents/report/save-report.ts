import { bothKept } from '#domain/document/editing/both-kept.ts'
import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { store } from '#web/memory/store.ts'
import { change } from '#web/queries/change.ts'
import { keep, reportNow, reportState, savedInAccount } from './report-state.ts'

/** How the account stands to the report. */
export type Saving =
  | { readonly status: 'idle' | 'busy' | 'saved' }
  | { readonly status: 'failed'; readonly why: string }

/** Of the page. */
export const saving = store<Saving>({ status: 'idle' })

let running: Promise<void> | null = null
/** The same attempt sent again makes no second report. */
let attempt = crypto.randomUUID()

/** Saves on the device, and in the account of whoever is signed in. Waits for a save that is under way and looks again. */
export async function saveReport(signedIn: boolean): Promise<void> {
  keep()
  if (!signedIn) return
  while (running) await running
  const { account } = reportState.get()
  const document = reportNow()
  if (account ? isSameValue(account.saved, document) : document.blocks.length === 0) {
    return saving.set({ status: account ? 'saved' : 'idle' })
  }
  saving.set({ status: 'busy' })
  running = sent(document).then(
    () => saving.set({ status: 'saved' }),
    (error: unknown) => saving.set({ status: 'failed', why: whyOf(error) }),
  )
  await running
  running = null
}

async function sent(document: Document, again = true): Promise<void> {
  const { account } = reportState.get()
  if (!account) {
    const { data } = await change('POST /document', { body: { document: { ...document }, attempt } })
    attempt = crypto.randomUUID()
    return savedInAccount({ id: data.id, version: data.version, saved: document })
  }
  const { id, version, saved } = account
  try {
    const body = { version, document: { ...document } }
    const { data } = await change('PATCH /document/{id}', { path: { id }, body })
    savedInAccount({ id, version: data.version, saved: document })
  } catch (error) {
    const theirs = again && error instanceof AskError && error.status === 409 ? conflictIn(error) : null
    if (!theirs) throw error
    // Somebody saved in another window: both stay.
    const together = bothKept(saved, reportNow(), theirs.document)
    savedInAccount({ id, version: theirs.version, saved: theirs.document }, together)
    await sent(together, false)
  }
}

function conflictIn({ problem }: AskError): { readonly document: Document; readonly version: number } | null {
  const { conflict } = problem
  if (typeof conflict !== 'object' || conflict === null || !('saved' in conflict && 'version' in conflict)) {
    return null
  }
  const read = readDocument(conflict.saved)
  return read.ok ? { document: read.document, version: Number(conflict.version) } : null
}

function whyOf(error: unknown): string {
  return error instanceof AskError ? error.message : 'The account could not be reached.'
}
