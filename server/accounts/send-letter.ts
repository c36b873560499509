import type { FastifyBaseLogger } from 'fastify'
import type { Letter, Mail } from '#server/platform/mail/mail.ts'

/**
 * Sends a letter about something that has been done already. A letter that cannot be sent undoes nothing: it is noted in
 * the log, without the address and without the link, and the person asks for another one. False when it was not sent.
 */
export async function sendLetter(mail: Mail, log: FastifyBaseLogger, letter: Letter): Promise<boolean> {
  try {
    await mail.send(letter)
    return true
  } catch (error) {
    log.error({ reason: reasonOf(error), subject: letter.subject }, 'A letter could not be sent.')
    return false
  }
}

/** Mail servers repeat addresses in their refusals, so only the kind of failure is kept. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}
