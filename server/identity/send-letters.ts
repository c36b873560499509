import { createHmac } from 'node:crypto'
import { type FrontName, OWN_NAME } from '#domain/front/front-name.ts'
import type { Language } from '#domain/message/language.ts'
import { growing, type JobInput, type JobKind } from '#server/jobs/job-kind.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { LetterOf, Mail } from '#server/platform/mail/mail.ts'
import { isClaimed } from './claimed-address.ts'
import { textSealer } from '#server/platform/sealed-text.ts'

/** The way out for letters about something that has been done already. */
export interface Letters {
  /**
   * Sends a letter, and goes on trying when that fails: after 1, 4, 16, 64 and 256 minutes, as long as the link in it works.
   * A letter that cannot be sent undoes nothing: false, and it is noted in the log, without the address and without the link.
   */
  send(letter: LetterOf): Promise<boolean>
}

/** The services that letters are sent with. */
export interface LetterServices {
  readonly jobs: Jobs
  readonly mail: Mail
  readonly secret: string
  /** The site's own name at this moment. */
  name(): Promise<FrontName>
  /** The language of whoever reads letters at an address. */
  languageOf(email: string): Promise<Language>
}

/**
 * Letters wait in the store in a form that only `secret` opens, because their links would let whoever reads the table in.
 * A newer letter with a link takes the place of the one before, whose link works no more.
 */
export function openLetters({ jobs, mail, secret, name, languageOf }: LetterServices): Letters {
  const sealer = textSealer(secret, 'letters that wait')
  const kind: JobKind = {
    name: 'letter',
    attempts: 6,
    pause: growing(60, 4),
    failure: 'An e-mail could not be sent.',
    run: ({ sealed }: JobInput) => mail.send(JSON.parse(sealer.open(String(sealed)))),
    reasonOf,
  }
  jobs.register(kind)
  return {
    async send(letterOf) {
      const plain = letterOf(OWN_NAME.name)
      const { to, minutes } = plain
      // The owner of an address that somebody else typed is not written to about the other's account.
      if (isClaimed(to)) return true
      const letter = letterOf((await name()).name, await languageOf(to))
      const { subject } = letter
      // The same letter, whatever the site was called and whichever language was chosen when the one before was written.
      const same = `letter ${plain.subject} ${to}`
      const replaced = createHmac('sha256', secret).update(same).digest('base64url')
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
