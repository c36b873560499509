import { message } from '#domain/message/message.ts'
import type { Waiting } from '#web/device/waiting.ts'
import { recordIn } from '#web/editing/kept-draft.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { showToast } from '#web/kit/toast.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { forgetText, keepText } from '#web/memory/kept.ts'
import { change } from '#web/queries/change.ts'
import { oneAtATime, onClosedDraft } from './draft-lock.ts'
import { outbox, WAITS } from './outbox-state.ts'
import { sendDraft } from './send-draft.ts'
import { theDatabase } from './the-database.ts'

/** What somebody wrote and that did not go, as it is put into the outbox. */
export type Unsent = Pick<Waiting, 'account' | 'subject' | 'kind' | 'title' | 'attempt' | 'content'>

/** Whether a call failed because no answer came: what was written may go later. */
export function isLineFailure(error: unknown): boolean {
  return error instanceof AskError && error.status === 0
}

/** Whether this device may keep what somebody wrote: where the worker clears it when they sign out. */
export function mayKeepUnsent(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** Puts something into the outbox. Of one subject only the newest waits, in the place of the one before. */
export async function putUnsent(unsent: Unsent): Promise<void> {
  const { account, subject } = unsent
  const at = new Date().toISOString()
  const database = theDatabase()
  // In one transaction: of two that are put at once the second takes the place of the first.
  await database.transaction('rw', database.transactions, async () => {
    const before = await database.transactions.where({ account, subject }).first()
    await database.transactions.put({
      ...{ ...unsent, ...(before && { id: before.id }) },
      ...{ at, status: 'waiting', why: '' },
    })
  })
  await look()
}

/** Takes something out of the outbox: it went another way, or its author does not want it sent. */
export async function takeBack({ account, subject }: Pick<Waiting, 'account' | 'subject'>): Promise<void> {
  await theDatabase().transactions.where({ account, subject }).delete()
  await look()
}

/** Writes the words of a comment that waits anew. */
export async function rewriteComment(waiting: Waiting, text: string): Promise<void> {
  const { document } = commentIn(waiting)
  const content = JSON.stringify({ document, text })
  await theDatabase().transactions.put({ ...waiting, content, status: 'waiting', why: '' })
  await look()
}

/** The comment that waits. */
export function commentIn({ content }: Pick<Waiting, 'content'>): {
  readonly document: string
  readonly text: string
} {
  const { document, text } = recordIn(content) ?? {}
  return { document: String(document ?? ''), text: String(text ?? '') }
}

/** Sends what waits for somebody, in its order, each once. It stops where no answer comes or the session has ended. */
export async function sendUnsent(account: number): Promise<void> {
  await oneAtATime(async () => {
    const waiting = await theDatabase().transactions.where({ account }).sortBy('id')
    for (const one of waiting) {
      if (one.status !== 'waiting' && one.status !== 'signIn') continue
      if (!(await sendOne(one))) break
    }
  })
  await look()
}

/** Follows what waits, also what other tabs put there. */
export async function look(): Promise<void> {
  const waiting = await theDatabase().transactions.orderBy('id').toArray()
  if (waiting.length === 0) forgetText(WAITS)
  else keepText(WAITS, 'true')
  outbox.set(waiting)
}

/** Sends one thing; false: nothing goes at the moment. */
async function sendOne(waiting: Waiting): Promise<boolean> {
  try {
    const end = await (waiting.kind === 'document' ? sendDocument(waiting) : sendComment(waiting))
    if (end === 'sent') await sent(waiting)
    else if (end !== null) await mark(waiting, end)
    return true
  } catch (error) {
    const status = error instanceof AskError ? error.status : 0
    if (status === 401) await mark(waiting, 'signIn')
    else if (status >= 400 && status < 500 && status !== 429) {
      await mark(waiting, 'refused', error instanceof AskError ? error.message : '')
      return true
    }
    return false
  }
}

/** null: it is open in an editor, which sends it. */
function sendDocument(waiting: Waiting) {
  return onClosedDraft(waiting.subject, () => sendDraft(waiting))
}

async function sendComment(waiting: Waiting): Promise<'sent'> {
  const { document, text } = commentIn(waiting)
  const { attempt } = waiting
  await change('POST /document/{id}/comments', { path: { id: document }, body: { text, attempt } })
  return 'sent'
}

async function sent({ id, title }: Waiting): Promise<void> {
  if (id !== undefined) await theDatabase().transactions.delete(id)
  const language = pageLanguage.get()
  await loadGroup(language.code, 'device')
  void showToast({ kind: 'success', title: language.text(message('device.sent', { title })) })
}

async function mark(waiting: Waiting, status: Waiting['status'], why = ''): Promise<void> {
  await theDatabase().transactions.put({ ...waiting, status, why })
}
