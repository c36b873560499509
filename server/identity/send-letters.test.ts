import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import type { Account } from '#domain/account/account.ts'
import { languageOf } from '#languages/from-source.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Letter, Mail } from '#server/platform/mail/mail.ts'
import { currentName } from '#server/front/current-name.ts'
import { codeLetter } from '#server/features/second-factor/code-letter.ts'
import { answerLetter } from '#server/features/inquiries/inquiry-letters.ts'
import { toldLetter } from '#server/features/notifications/told-letter.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { confirmLetter, welcomeLetter } from '#server/features/newsletter/newsletter-letters.ts'
import { openMail } from '#server/platform/mail/open-mail.ts'
import { HOSTILE_NAME, nameSite } from '#tests/builders/site-names.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import * as emails from './letters/email-letters.ts'
import { invitationLetter } from './letters/invitation-letter.ts'
import {
  accountDeletedLetter,
  passwordChangedLetter,
  resetPasswordLetter,
} from './letters/password-letters.ts'
import { letterLanguage } from './letter-language.ts'
import { textSealer } from '#server/platform/sealed-text.ts'
import { openLetters } from './send-letters.ts'

const SECRET = 'a secret of the tests, long enough to be one'
const ADDRESS = 'http://127.0.0.1:8080'
const resetLetter = (token: string) => resetPasswordLetter('ada@example.org', ADDRESS, token)

serverDatabase('letters', (open) => {
  let database: Database
  let lines: string[] = []

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    lines = []
    await database.query('delete from job')
  })

  function lettersBy(mail: Mail) {
    const stream = new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line))
        done()
      },
    })
    const { log } = fastify({ logger: { level: 'info', stream } })
    const jobs = openJobs({ database, log })
    const letters = openLetters({
      ...{ jobs, mail, secret: SECRET },
      name: () => currentName(database),
      languageOf: (email) => letterLanguage(database, email),
    })
    return { jobs, letters }
  }
  /** A mail server that is down for some letters; what arrives is in `arrived`. */
  function mailThatFails(times: number) {
    const arrived: Letter[] = []
    let failures = 0
    const send = async (letter: Letter) => {
      failures += 1
      if (failures <= times)
        throw Object.assign(new Error('ada@example.org refused'), { code: 'ECONNREFUSED' })
      arrived.push(letter)
    }
    return { send, arrived }
  }
  const waiting = () =>
    database.query<{ key: string | null; attempts: number; dead: boolean; last_error: string; text: string }>(
      'select key, attempts, died_at is not null as dead, last_error, j::text as text from job j order by id',
    )
  const passTime = () => database.query("update job set run_after = now() - interval '1 second'")

  test('what arrives leaves nothing behind', async () => {
    const mail = mailThatFails(0)
    const { letters } = lettersBy(mail)
    const letter = resetLetter('the-secret-part')
    expect(await letters.send(letter)).toBe(true)
    expect(mail.arrived).toEqual([letter('MSDAT')])
    expect(await waiting()).toEqual([])
  })

  test('somebody with an account is written to in the language of their account', async () => {
    await database.query(
      `insert into account (username, display_username, email, preferences)
       values ('bola', 'bola', 'Bola@example.org', '{"language": "pcm"}')`,
    )
    const mail = mailThatFails(1)
    const { jobs, letters } = lettersBy(mail)
    const letter = passwordChangedLetter('bola@example.org', ADDRESS)
    await letters.send(letter)
    await passTime()
    await jobs.doDue()
    expect(mail.arrived).toEqual([letter('MSDAT', languageOf('pcm'))])
    expect(mail.arrived[0]?.subject).toBe('Your password don change')
    expect(mail.arrived[0]?.html).toMatch(/<html lang="pcm">.*<p>How far,<\/p>/s)
  })

  test('T64: a letter that cannot be sent is noted without the address and without the link', async () => {
    const mail = openMail({
      smtpUrl: 'smtp://ada:p4ss@127.0.0.1:1',
      mailFrom: null,
      dataDir: '.',
      address: ADDRESS,
    })
    expect(await lettersBy(mail).letters.send(resetLetter('the-secret-part'))).toBe(false)
    const text = lines.join('')
    expect(text).toContain('An e-mail could not be sent.')
    const [row] = await waiting()
    for (const kept of [text, row?.text ?? '']) {
      expect(kept).not.toMatch(/the-secret-part|ada@|p4ss|example\.org/)
    }
  })

  test('a letter that failed is sent again, until it arrives', async () => {
    const mail = mailThatFails(2)
    const { jobs, letters } = lettersBy(mail)
    const letter = resetLetter('once more')
    expect(await letters.send(letter)).toBe(false)
    expect(await jobs.doDue()).toBe(0)
    await passTime()
    expect(await jobs.doDue()).toBe(1)
    expect(mail.arrived).toEqual([])
    await passTime()
    expect(await jobs.doDue()).toBe(1)
    expect(mail.arrived).toEqual([letter('MSDAT')])
    expect(await waiting()).toEqual([])
  })

  test('of two letters with a link to one person the newer is sent; news of what was done is all sent', async () => {
    const mail = mailThatFails(4)
    const { jobs, letters } = lettersBy(mail)
    await letters.send(resetLetter('first'))
    await letters.send(resetLetter('second'))
    await letters.send(passwordChangedLetter('ada@example.org', ADDRESS))
    await letters.send(passwordChangedLetter('ada@example.org', ADDRESS))
    await passTime()
    await jobs.doDue()
    expect(mail.arrived.map(({ subject, text }) => `${subject} ${text.includes('token=second')}`)).toEqual([
      'Choose a new password true',
      'Your password was changed false',
      'Your password was changed false',
    ])
  })

  test('a letter calls the site what it is called when it is written', async () => {
    const mail = mailThatFails(1)
    const { jobs, letters } = lettersBy(mail)
    await letters.send(confirmLetter('ada@example.org', ADDRESS, 'first'))
    await nameSite(database, HOSTILE_NAME.name)
    await letters.send(confirmLetter('ada@example.org', ADDRESS, 'second'))
    await letters.send(passwordChangedLetter('ada@example.org', ADDRESS))
    await nameSite(database, '')
    await passTime()
    await jobs.doDue()
    // The first was taken back by the second, though they have not the same subject.
    const { name } = HOSTILE_NAME
    expect(mail.arrived.map(({ subject, sender }) => [subject, sender])).toEqual([
      [`Confirm the ${name} newsletter`, name],
      ['Your password was changed', name],
    ])
    for (const { text, html } of mail.arrived) {
      expect(text).toContain(name)
      expect(`${text}${html}`).not.toContain('MSDAT')
      expect(html).not.toContain(name)
    }
  })

  test('a link that works no more is not sent', async () => {
    const mail = mailThatFails(1)
    const { jobs, letters } = lettersBy(mail)
    await letters.send(resetLetter('late'))
    await database.query("update job set worth_until = now() - interval '1 second'")
    await passTime()
    await jobs.doDue()
    expect(mail.arrived).toEqual([])
    expect(await waiting()).toMatchObject([{ dead: true, key: null }])
  })

  test('after the last attempt it is kept as dead, and the log says so', async () => {
    const { jobs, letters } = lettersBy(mailThatFails(99))
    await letters.send(passwordChangedLetter('ada@example.org', ADDRESS))
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      await passTime()
      await jobs.doDue()
    }
    expect(await waiting()).toMatchObject([{ dead: true, attempts: 6, last_error: 'ECONNREFUSED' }])
    const told = lines.map((line) => JSON.parse(line))
    expect(told.map(({ attempt, again_in_seconds, dead }) => [attempt, again_in_seconds ?? dead])).toEqual([
      [1, 60],
      [2, 240],
      [3, 960],
      [4, 3840],
      [5, 15_360],
      [6, true],
    ])
    expect(told.at(-1)?.msg).toBe('An e-mail could not be sent. It is not tried again.')
  })
})

const TO = ['ada@example.org', ADDRESS] as const
const BY: Account = {
  ...{
    id: 1,
    username: 'ada',
    email: TO[0],
    mailbox: 'ada@example.org',
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'Eze',
  },
  ...{
    organization: 'FMoH',
    profession: '',
    jobTitle: '',
    location: '',
    avatar: null,
    role: 'admin' as const,
  },
  ...{ isActive: true, hasSecondFactor: false, createdAt: new Date(0), lastSignIn: null, grants: [] },
}
const ANSWERED: InquiryRow = {
  ...{ id: 7, kind: 'contact', state: 'answered', name: 'Bo', email: 'bo@example.org', organization: '' },
  ...{ subject: 'Question', text: 'Where?', details: {}, answer: 'Here it is.', answered: null },
  ...{ created_at: '2026-11-12T08:30:00.000Z', updated_at: '2026-11-12T08:30:00.000Z' },
}
const TOLD = { kind: 'dashboard-decision', title: 'Approved', text: '', link: '/', count: 1 } as const

describe.each(['MSDAT', HOSTILE_NAME.name])('a letter of %s', (site) => {
  test.each([
    ['confirm an address', emails.verifyEmailLetter(...TO, 'key')],
    ['confirm another address', emails.changeEmailLetter(...TO, 'key')],
    ['another address was entered', emails.emailChangeAskedLetter(...TO)],
    ['the address was changed', emails.emailChangedLetter(TO[0])],
    ['registered already', emails.registeredAlreadyLetter(...TO)],
    ['a new password', resetPasswordLetter(...TO, 'key')],
    ['the password was changed', passwordChangedLetter(...TO)],
    ['the account was deleted', accountDeletedLetter(TO[0])],
    ['confirm the newsletter', confirmLetter(...TO, 'key')],
    ['the first newsletter', welcomeLetter(...TO, 'key')],
    ['what was told on the site', toldLetter({ to: TO[0], told: [TOLD] }, ADDRESS)],
    ['an answer', answerLetter(ANSWERED, { by: BY, replyTo: '', removal: ADDRESS })],
    ['an invitation', invitationLetter({ to: TO[0], username: 'bo', by: BY }, ADDRESS, 'key')],
    ['a code', codeLetter(TO[0], '123456')],
  ])('%s: says so wherever it names the site', (_, letterOf) => {
    const { subject, text, html, sender } = letterOf(site)
    expect([sender, text.split('\n\n').at(-1)]).toEqual([site, expect.stringContaining(`${site}: every`)])
    expect(html).toContain(`${escapeText(site)}: every`)
    const named = [subject, text, html].join(' ')
    expect(named.includes('MSDAT')).toBe(site === 'MSDAT')
    if (site !== 'MSDAT') expect(html).not.toContain(site)
  })
})

test.each([
  [1, 'MSDAT: Something was sent in by the public'],
  [3, 'MSDAT: 3 things were sent in by the public'],
])('of %i inquiries a letter says that they are there, and nothing of what was written', (count, subject) => {
  const told = { ...TOLD, kind: 'inquiry', title: 'Message from Bo', text: 'Question', count }
  const letter = toldLetter({ to: TO[0], told: [told] }, ADDRESS)('MSDAT')
  expect(letter.subject).toBe(subject)
  expect(`${letter.text}${letter.html}`).not.toMatch(/Bo|Question/)
})

describe('a sealed text', () => {
  const sealer = textSealer(SECRET, 'the tests')

  test.each(['', 'Penta 3', 'Ṣọlá 🌡', 'x'.repeat(100_000)])('is read back', (text) => {
    expect(sealer.open(sealer.seal(text))).toBe(text)
  })

  test('looks different each time, and opens with the same secret and purpose only', () => {
    const sealed = sealer.seal('a link')
    expect(sealer.seal('a link')).not.toBe(sealed)
    expect(() => textSealer('another secret', 'the tests').open(sealed)).toThrow()
    expect(() => textSealer(SECRET, 'another purpose').open(sealed)).toThrow()
    expect(() => sealer.open(`${sealed.slice(0, -4)}AAAA`)).toThrow()
  })
})
