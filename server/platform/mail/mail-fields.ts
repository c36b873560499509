import type { Letter } from './mail.ts'
import { type Sender, senderOf } from './sender.ts'

/** A letter as the library for mail takes it. */
export function mailFields({ minutes, sender, attachments, ...letter }: Letter, from: Sender) {
  return {
    from: senderOf(sender, from),
    ...letter,
    ...(attachments && {
      attachments: attachments.map(({ name, type, base64, inline }) => ({
        filename: name,
        contentType: type,
        content: base64,
        encoding: 'base64',
        ...(inline !== undefined && { cid: inline, contentDisposition: 'inline' as const }),
      })),
    }),
  }
}
