import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'
import { mailFields } from './mail-fields.ts'
import type { Sender } from './sender.ts'

/** How long the mail server may take to answer, in milliseconds. Somebody may be waiting in front of a page. */
const PATIENCE = 10_000

/** Hands letters to a mail server. `url`: `smtp://` or `smtps://`, with name and password in it when it wants them. */
export function smtpMail(url: string, from: Sender): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: 2 * PATIENCE,
    // Letters are made of text alone: nothing is fetched or read from a disk for them.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(letter) {
      await transport.sendMail(mailFields(letter, from))
    },
  }
}
