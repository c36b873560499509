import type { AnswerOf } from '#contract/call.ts'
import { message } from '#domain/message/message.ts'
import { wakeWithLine } from '#web/device/background-sync.ts'
import type { Calls } from '#web/device/calls.ts'
import { isFullError } from '#web/device/full-error.ts'
import { mark, sendInOrder } from '#web/device/send-waiting.ts'
import type { Waiting } from '#web/device/waiting.ts'
import { commentIn, formIn } from '#web/device/waiting-content.ts'
import { forgetEntryDraft } from '#web/editing/entry-draft.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { showToast } from '#web/kit/toast.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { forgetText, keepText } from '#web/memory/kept.ts'
import { noRoom } from '#web/memory/no-room.ts'
import { askAsItIs } from '#web/queries/ask.ts'
import { askAgainAfter } from '#web/queries/change.ts'
import { askAnew } from '#web/queries/kept-answers.ts'
import { mayKeepUnsent, outbox, WAITS } from './outbox-state.ts'
import { sendDraft } from './send-draft.ts'
import { theDatabase } from './the-database.ts'

/** What somebody wrote and that did not go, as it is put into the outbox. */
export type Unsent = Pick<Waiting, 'account' | 'subject' | 'kind' | 'title' | 'attempt' | 'content'>

/** Whether a call failed because no answer came: what was written may go later. */
export function isLineFailure(error: unknown): boolean {
  return error instanceof AskError && error.status === 0
}

/**
 * Puts something into the outbox. Of one subject only the newest waits, in the place of the one before. On a full device that is said, and
 * thrown as a refusal whose words a form can show; what waited before stays.
 */
export async function putUnsent(unsent: Unsent): Promise<void> {
  try {
    await putNewest(unsent)
  } catch (error) {
    if (!isFullError(error)) throw error
    noRoom.set(true)
    throw new AskError(507, 'no-room', pageLanguage.get().text(message('asking.no-room')))
  }
  await look()
  // Nobody waits for it: the page sends too.
  if (mayKeepUnsent()) void navigator.serviceWorker.ready.then(wakeWithLine)
}

async function putNewest(unsent: Unsent): Promise<void> {
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
}

/** Takes something out of the outbox: it went another way, or its author does not want it sent. */
export async function takeBack({ account, subject }: Pick<Waiting, 'account' | 'subject'>): Promise<void> {
  await theDatabase().transactions.where({ account, subject }).delete()
  await look()
}

/** Takes back everything of a kind that waits for somebody. */
export async function takeBackKind(account: number, kind: Waiting['kind']): Promise<void> {
  await theDatabase()
    .transactions.where({ account })
    .filter((waiting) => waiting.kind === kind)
    .delete()
  await look()
}

/** Writes the words of a comment that waits anew. */
export async function rewriteComment(waiting: Waiting, text: string): Promise<void> {
  const { document } = commentIn(waiting)
  const content = JSON.stringify({ document, text })
  await theDatabase().transactions.put({ ...waiting, content, status: 'waiting', why: '' })
  await look()
}

/** What was sent is done then, whatever the answer is like. */
const CALLS: Calls = {
  ask: (call, ...[values]) => askAsItIs(call, values ?? {}),
  change: async (call, ...[values]) => {
    const answer = await askAsItIs<AnswerOf<typeof call>>(call, values ?? {})
    await askAgainAfter(call)
    return answer
  },
}

/** Sends what waits for somebody, in its order, each once. It stops where no answer comes or the session has ended. */
export async function sendUnsent(account: number): Promise<void> {
  const database = theDatabase()
  const woken = await database.transactions.where({ account }).sortBy('id')
  for (const waiting of woken) if (waiting.status === 'sent') await tellSent(waiting)
  await sendInOrder(account, {
    ...{ database, calls: CALLS, sendDocument: sendDraft, onSent: tellSent },
  })
  await look()
}

/** Follows what waits, also what other tabs put there. */
export async function look(): Promise<void> {
  const waiting = await theDatabase().transactions.orderBy('id').toArray()
  if (waiting.length === 0) forgetText(WAITS)
  else keepText(WAITS, 'true')
  outbox.set(waiting.filter(({ status }) => status !== 'sent'))
}

/** Forgets something that was sent, and says so; of views nobody is told. */
async function tellSent(waiting: Waiting): Promise<void> {
  await mark(theDatabase(), waiting, null)
  if (waiting.kind === 'view') return
  const form = waiting.kind === 'form' ? formIn(waiting) : null
  if (form) {
    forgetEntryDraft(waiting.subject, form.cells)
    await askAnew('GET /data-entry/forms/{datasource}/{location}/{period}', { path: form.form })
  }
  const language = pageLanguage.get()
  await loadGroup(language.code, 'device')
  void showToast({ kind: 'success', title: language.text(message('device.sent', { title: waiting.title })) })
}
