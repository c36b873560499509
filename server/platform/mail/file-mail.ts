import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { Mail } from './mail.ts'
import { mailFields } from './mail-fields.ts'
import type { Sender } from './sender.ts'

/** Keeps letters as `.eml` files, which mail programs open, for machines without a mail server. The newest name is last. */
export function fileMail(folder: string, from: Sender): Mail {
  return {
    async send(letter) {
      const composer = new MailComposer(mailFields(letter, from))
      const message = await composer.compile().build()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const unfinished = join(folder, `.${name}`)
      await writeFile(unfinished, message, { mode: 0o600 })
      await rename(unfinished, join(folder, name))
    },
  }
}
