import { type Message, message } from '#domain/message/message.ts'
import { newAttempt } from '#web/editing/account-copy.ts'
import { sendOrKeep } from '#web/keeping/send-or-keep.ts'
import { change } from '#web/queries/change.ts'

/** Sends a comment on a document; where no line takes it, it waits on this device, and its writer is told so. */
export async function sendComment(document: string, text: string): Promise<Message | null> {
  const attempt = newAttempt()
  const unsent = {
    ...({ subject: `comment-${attempt}`, kind: 'comment', attempt } as const),
    ...{ title: text.slice(0, 60), content: JSON.stringify({ document, text }) },
  }
  const sent = await sendOrKeep(unsent, () =>
    change('POST /document/{id}/comments', { path: { id: document }, body: { text, attempt } }),
  )
  return sent === 'waits' ? message('comments.waits') : null
}
