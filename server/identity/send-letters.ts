import { createHmac } from 'node:crypto'
import { growing, type JobInput, type JobKind } from '#server/jobs/job-kind.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Letter, Mail } from '#server/platform/mail/mail.ts'
import { textSealer } from './sealed-text.ts'

/** The way out for letters about something that has been done already. */
export interface Letters {
  /**
   * Sends a letter, and goes on trying when that fails: after 1, 4, 16, 64 and 256 minutes, as long as the link in it works.
   * A letter that cannot be sent undoes nothing: false, and it is noted in the log, without the address and without the link.
   */
  send(letter: Letter): Promise<boolean>
}

/**
 * Letters wait in the store in a form that only `secret` opens, because their links would let whoever reads the table in.
 * A newer letter with a link takes the place of the one before, whose link works no more.
 */
export function openLetters(jobs: Jobs, mail: Mail, secret: string): Letters {
  const sealer = textSealer(secret, 'letters that wait')
  const kind: JobKind = {
    name: 'letter',
    attempts: 6,
    pause: growing(60, 4),
    failure: 'A letter could not be sent.',
    run: ({ sealed }: JobInput) => mail.send(JSON.parse(sealer.open(String(sealed)))),
    reasonOf,
  }
  jobs.register(kind)
  return {
    send(letter) {
      const { to, subject, minutes } = letter
      const replaced = createHmac('sha256', secret).update(`letter ${subject} ${to}`).digest('base64url')
      const options = minutes === undefined ? {} : { minutes, key: replaced }
      return jobs.doNow(kind, { subject, sealed: sealer.seal(JSON.stringify(letter)) }, options)
    },
  }
}

/** Mail servers repeat addresses in their refusals, so only the kind of failure is kept. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}
