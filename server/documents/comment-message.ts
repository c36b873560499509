import { type Message, message } from '#domain/message/message.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { notify } from '#server/notify/notify.ts'

/** So much of a comment stands in a message about it. Characters. */
const LONGEST = 120

/** The beginning of what somebody wrote, in quotation marks, on one line. */
export function beginningOf(text: string): string {
  const signs = [...text.replaceAll(/\s+/gu, ' ').trim()]
  const beginning = signs.slice(0, LONGEST).join('').trimEnd()
  return signs.length > LONGEST ? `“${beginning} …”` : `“${beginning}”`
}

/** Who wrote under what: `mina on “Measles in Sokoto”`. */
export function whoOnWhat(author: string, title: string): Message {
  return message('told.comment', { author, title })
}

/** What the owner of a document is told of. */
export interface NewComment {
  readonly author: number
  readonly authorName: string
  readonly owner: number | null
  readonly title: string
  /** Path of the document. */
  readonly page: string
  readonly text: string
}

/** Tells the owner of a document who wrote what under it. */
export async function tellOwner(transaction: SqlRunner, comment: NewComment): Promise<void> {
  const { author, authorName, owner, title, page, text } = comment
  if (owner === null) return
  await notify(transaction, {
    to: owner,
    except: author,
    kind: 'comment',
    title: whoOnWhat(authorName, title),
    text: beginningOf(text),
    link: `${page}#comments`,
  })
}
