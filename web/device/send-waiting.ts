import type { Calls } from './calls.ts'
import type { DeviceDatabase } from './database.ts'
import { oneAtATime, onClosedDraft } from './draft-lock.ts'
import { refusalIn } from './refusal.ts'
import { sendForm } from './send-form.ts'
import type { Waiting } from './waiting.ts'
import { commentIn, formIn, topicIn, viewIn } from './waiting-content.ts'

/** What became of something that was sent. */
type End = 'sent' | 'changedElsewhere'

interface Sending {
  readonly database: DeviceDatabase
  readonly calls: Calls
  /** Sends a document, whose draft stands where pages alone can read it; absent: nothing goes from there on. */
  readonly sendDocument?: (waiting: Waiting) => Promise<End>
  /** After something was sent. */
  readonly onSent: (waiting: Waiting) => Promise<void>
}

/** Sends what waits for somebody, in its order, each once. False: no answer came, or the session has ended, and the rest stays. */
export async function sendInOrder(account: number, sending: Sending): Promise<boolean> {
  let isAll = true
  await oneAtATime(async () => {
    const waiting = await sending.database.transactions.where({ account }).sortBy('id')
    for (const one of waiting) {
      if (one.status !== 'waiting' && one.status !== 'signIn') continue
      if (one.kind === 'document' && !sending.sendDocument) break
      isAll = await sendOne(one, sending)
      if (!isAll) break
    }
  })
  return isAll
}

/** Marks something that was sent or refused, unless its author has put something newer in its place meanwhile. */
export async function mark(
  database: DeviceDatabase,
  waiting: Waiting,
  status: Waiting['status'] | null,
  why = '',
): Promise<void> {
  await database.transaction('rw', database.transactions, async () => {
    const now = await database.transactions.where({ id: waiting.id ?? 0 }).first()
    if (!now || now.attempt !== waiting.attempt || now.content !== waiting.content) return
    if (status === null) await database.transactions.delete(waiting.id ?? 0)
    else await database.transactions.put({ ...now, status, why })
  })
}

async function sendOne(asPut: Waiting, { database, calls, sendDocument, onSent }: Sending): Promise<boolean> {
  let waiting = asPut
  const onKept = async (version: number) => {
    waiting = await withVersion(database, waiting, version)
  }
  try {
    const end = await sendKind(waiting, { calls, ...(sendDocument && { sendDocument }), onKept })
    if (end === 'sent') await onSent(waiting)
    else if (end !== null) await mark(database, waiting, end)
    return true
  } catch (error) {
    const { status, message } = refusalIn(error) ?? { status: 0, message: '' }
    if (status === 401) await mark(database, waiting, 'signIn')
    if (status < 400 || status >= 500 || status === 401 || status === 429) return false
    // A view that could not be told is missing in the history and nowhere else.
    if (waiting.kind === 'view') await mark(database, waiting, null)
    else await mark(database, waiting, status === 409 ? 'changedElsewhere' : 'refused', message)
    return true
  }
}

/** Notes that the account has the cells of a form that waits, under a version. Gives what waits then. */
async function withVersion(database: DeviceDatabase, waiting: Waiting, version: number): Promise<Waiting> {
  const form = formIn(waiting)
  if (!form) return waiting
  const content = JSON.stringify({ ...form, version, base: form.cells, unanswered: [] })
  try {
    return await database.transaction('rw', database.transactions, async () => {
      const now = await database.transactions.where({ id: waiting.id ?? 0 }).first()
      if (now?.attempt !== waiting.attempt || now.content !== waiting.content) return waiting
      await database.transactions.put({ ...now, content })
      return { ...waiting, content }
    })
  } catch {
    // On a full device everything is sent again, which the account knows.
    return waiting
  }
}

interface OneSending extends Pick<Sending, 'calls' | 'sendDocument'> {
  readonly onKept: (version: number) => Promise<void>
}

/** null: it is open in an editor, which sends it. */
async function sendKind(waiting: Waiting, { calls, sendDocument, onKept }: OneSending): Promise<End | null> {
  const { kind, subject, attempt } = waiting
  if (kind === 'document')
    return onClosedDraft(subject, async () => (await sendDocument?.(waiting)) ?? 'sent')
  if (kind === 'form') {
    const form = formIn(waiting)
    return form ? onClosedDraft(subject, () => sendForm(form, attempt, calls, onKept)) : 'sent'
  }
  if (kind === 'comment') {
    const { document: id, text } = commentIn(waiting)
    await calls.change('POST /document/{id}/comments', { path: { id }, body: { text, attempt } })
  } else if (kind === 'topic') {
    const topic = topicIn(waiting)
    if (topic) await calls.change('PUT /reading/topics', { body: topic })
  } else {
    await calls.change('POST /user_interactions', { body: viewBody(waiting) })
  }
  return 'sent'
}

/** A view with the seconds since it was looked at, so that a clock that is wrong tells no wrong time. */
function viewBody(waiting: Waiting) {
  const { dashboard, ...view } = viewIn(waiting)
  const age = Math.max(0, (Date.now() - Date.parse(waiting.at)) / 1000)
  return { ...view, dashboard: String(dashboard), attempt: waiting.attempt, age }
}
