import type { Message } from '#domain/message/message.ts'

/** A file cannot be read; the reason is a message for whoever brought it. */
export class Unreadable extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super(reason.id)
    this.name = 'Unreadable'
    this.reason = reason
  }
}
