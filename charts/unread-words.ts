import { type Message, message } from '#domain/message/message.ts'
import { unreadEntries } from './view-address.ts'

/** Letters of an address that are repeated. */
const REPEATED = 40

/** One sentence on each entry of a figure's address that is no id and no period, and was left out of the figure. */
export function unreadWords(search: string): readonly Message[] {
  return unreadEntries(search).map(({ parameter: what, entry }) =>
    message('page-words.left-out', { what, asked: entry.slice(0, REPEATED) }),
  )
}
