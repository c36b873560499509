import { type Message, message } from '#domain/message/message.ts'

/** A count of bytes as people read it: whole megabytes, and tenths below ten. */
export function megabytes(bytes: number): Message {
  const size = bytes / 1e6
  return message('system.megabytes', { size: size < 10 ? Math.round(size * 10) / 10 : Math.round(size) })
}
