import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { composeLetter } from './compose-letter.ts'
import { openMail } from './open-mail.ts'

const letterOf = composeLetter((site) => ({
  to: 'ada@example.org',
  subject: `Confirm your e-mail address for ${site}`,
  paragraphs: [
    'Words with <b>marks</b> & "quotes".',
    { words: 'Confirm', link: 'https://msdat.example.org/verify-email?token=a-b_c&x=1' },
  ],
}))
const LETTER = letterOf('MSDAT')
/** Would be markup in HTML, and another line or another mailbox in the head of a letter. */
const HOSTILE = `<b>&"' #panic() Ọ̀yọ́, <evil@example.net>`

describe('a letter', () => {
  test('says the same as text and as HTML, with its links written out', () => {
    expect(LETTER.text).toContain('Words with <b>marks</b> & "quotes".')
    expect(LETTER.text).toContain('Confirm:\nhttps://msdat.example.org/verify-email?token=a-b_c&x=1\n')
    expect(LETTER.html).toContain('Words with &lt;b&gt;marks&lt;/b&gt; &amp; &quot;quotes&quot;.')
    const link = 'https://msdat.example.org/verify-email?token=a-b_c&amp;x=1'
    expect(LETTER.html).toContain(`<a href="${link}">${link}</a>`)
  })

  test.each(['MSDAT', HOSTILE])('is signed by %s', (site) => {
    const signed = letterOf(site)
    expect(signed.text).toContain(`\n\n${site}: every source of`)
    expect(signed.html).toContain(`<p style="color: #555">${escapeText(site)}: every source of`)
    expect(signed.html).toContain(`<title>Confirm your e-mail address for ${escapeText(site)}</title>`)
    if (site === HOSTILE) expect(signed.html).not.toContain(site)
  })

  test('fetches nothing', () => {
    expect(LETTER.html).not.toMatch(/\ssrc=|url\(|<script|<link/i)
  })
})

describe('without a mail server', () => {
  test('letters become files that only this user may read', async () => {
    const dataDir = newTestFolder()
    const mail = openMail({ smtpUrl: null, mailFrom: null, dataDir, address: 'https://msdat.example.org' })
    await mail.send(LETTER)
    const [name = ''] = readdirSync(join(dataDir, 'mail'))
    expect(name).toMatch(/\.eml$/)
    const path = join(dataDir, 'mail', name)
    const message = readFileSync(path, 'utf8')
    expect(message).toContain('From: MSDAT <no-reply@msdat.example.org>')
    expect(message).toContain('To: ada@example.org')
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0)
  })

  test('a site by a name of its own sends under it, and nothing in it is read as an address or a line', async () => {
    const dataDir = newTestFolder()
    const mail = openMail({ smtpUrl: null, mailFrom: null, dataDir, address: 'https://msdat.example.org' })
    await mail.send(letterOf(HOSTILE))
    const [name = ''] = readdirSync(join(dataDir, 'mail'))
    const message = readFileSync(join(dataDir, 'mail', name), 'utf8')
    const [head = ''] = message.split('\r\n\r\n')
    const lines = head.replaceAll(/\r\n\s+/g, ' ').split('\r\n')
    const from = lines.filter((line) => line.startsWith('From:'))
    expect(from).toEqual([
      expect.stringMatching(/^From: =\?UTF-8\?[^<>@,"]+ <no-reply@msdat\.example\.org>$/),
    ])
    expect(head).not.toContain('evil@example.net')
    expect(lines.map((line) => line.split(':')[0])).not.toContain('Bcc')
  })
})

describe('with a mail server', () => {
  const arrived: { from: string; to: string[]; message: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === 'p@ss' ? done(null, { user: auth.username }) : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? new Error(`550 ${address} is not here`) : null),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((message) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), message })
        done()
      })
    },
  })
  let port = 0
  beforeAll(async () => {
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    port = (listening.address() as AddressInfo).port
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  const mailAt = (smtpUrl: string) =>
    openMail({
      smtpUrl,
      mailFrom: 'MSDAT Nigeria <post@example.org>',
      dataDir: '.',
      address: 'http://127.0.0.1:8080',
    })

  test('letters are handed over, with the name and the password of the address', async () => {
    await mailAt(`smtp://ada:p%40ss@127.0.0.1:${port}`).send(LETTER)
    expect(arrived).toHaveLength(1)
    expect(arrived[0]).toMatchObject({ from: 'post@example.org', to: ['ada@example.org'] })
    expect(arrived[0]?.message).toContain('From: MSDAT Nigeria <post@example.org>')
    expect(arrived[0]?.message).toContain('Subject: Confirm your e-mail address for MSDAT')
    expect(arrived[0]?.message).toMatch(/text\/plain[\s\S]*text\/html/)
  })

  test.each([
    ['a wrong password', () => `smtp://ada:wrong@127.0.0.1:${port}`, 'ada@example.org'],
    ['a mailbox that is not there', () => `smtp://127.0.0.1:${port}`, 'gone@example.org'],
    ['no server', () => 'smtp://127.0.0.1:1', 'ada@example.org'],
  ])('%s: the caller hears of it', async (_what, url, to) => {
    await expect(mailAt(url()).send({ ...LETTER, to })).rejects.toThrow()
    expect(arrived).toHaveLength(1)
  })
})
