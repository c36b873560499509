import { join, resolve } from 'node:path'
import { fileMail } from './file-mail.ts'
import type { Mail } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

export interface MailOptions {
  /** null: letters become files in `dataDir/mail`. */
  readonly smtpUrl: string | null
  /** null: `no-reply` at the host that people use, by the name of the site. */
  readonly mailFrom: string | null
  readonly dataDir: string
  /** Where people reach the product. */
  readonly address: string
}

/** The way out for letters that the settings name. */
export function openMail({ smtpUrl, mailFrom, dataDir, address }: MailOptions): Mail {
  const from = mailFrom === null ? { address: `no-reply@${new URL(address).hostname}` } : { set: mailFrom }
  return smtpUrl === null ? fileMail(join(resolve(dataDir), 'mail'), from) : smtpMail(smtpUrl, from)
}
