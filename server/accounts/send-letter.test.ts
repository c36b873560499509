import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { openMail } from '#server/platform/mail/open-mail.ts'
import { resetPasswordLetter } from './letters/password-letters.ts'
import { sendLetter } from './send-letter.ts'

test('T64: a letter that cannot be sent is noted without the address and without the link', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line))
      done()
    },
  })
  const { log } = fastify({ logger: { level: 'info', stream } })
  const address = 'http://127.0.0.1:8080'
  const mail = openMail({ smtpUrl: 'smtp://ada:p4ss@127.0.0.1:1', mailFrom: null, dataDir: '.', address })
  const letter = resetPasswordLetter('ada@example.org', address, 'the-secret-part')
  expect(await sendLetter(mail, log, letter)).toBe(false)
  const text = lines.join('')
  expect(text).toContain('A letter could not be sent.')
  expect(text).not.toMatch(/the-secret-part|ada|p4ss|example\.org/)
})
