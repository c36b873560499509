import { type Message, message } from '#domain/message/message.ts'
import { newAttempt } from '#web/editing/account-copy.ts'
import { outboxCode } from '#web/keeping/outbox-code.ts'
import { change } from '#web/queries/change.ts'
import { ownAccountNow } from '#web/queries/own-account.ts'

/** Sends a comment on a document; where no line takes it, it waits on this device, and its writer is told so. */
export async function sendComment(document: string, text: string): Promise<Message | null> {
  const attempt = newAttempt()
  try {
    await change('POST /document/{id}/comments', { path: { id: document }, body: { text, attempt } })
    return null
  } catch (error) {
    const { isLineFailure, mayKeepUnsent, putUnsent } = await outboxCode()
    const own = ownAccountNow()
    if (!isLineFailure(error) || own.status !== 'signed-in' || !mayKeepUnsent()) throw error
    await putUnsent({
      ...{ account: own.account.id, subject: `comment-${attempt}`, kind: 'comment', attempt },
      ...{ title: text.slice(0, 60), content: JSON.stringify({ document, text }) },
    })
    return message('comments.waits')
  }
}
