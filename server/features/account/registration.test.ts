import { beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#server/app.ts'
import { openMail } from '#server/platform/mail/open-mail.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PASSWORD, type Person, testAccounts } from '#tests/builders/people.ts'
import type { Letter } from '#server/platform/mail/mail.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const NEW = {
  username: 'Bisi',
  email: 'Bisi@Example.org',
  first_name: 'Bisi',
  last_name: 'Ade',
  organization: 'Example',
  profession: 'Nurse',
  password: PASSWORD,
}

serverDatabase('registration', (open) => {
  let letters: Letter[]
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let admin: Person
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada, chief: admin },
      letters,
    } = await openProduct(open, { people: { ada: 'user', chief: 'admin' } }))
  })

  const send = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/users/', payload, headers })
  const people = async () => {
    const [row] = await database.query<{ count: number }>('select count(*) from account')
    return row?.count
  }

  test('somebody registers: an account, a letter, a row in the audit log', async () => {
    const answer = await send({ ...NEW, role: 'admin', email_verified: true, is_active: false, id: 900 })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toEqual({
      detail: 'Congratulations, Successfully Registered, Please Login',
      username: 'Bisi',
      email: 'bisi@example.org',
      letter_sent: true,
    })
    const [row] = await database.query(
      'select id, role, email_verified, is_active, profession from account where username = $1',
      ['bisi'],
    )
    // T14: a field that is not in the form is not taken from it.
    expect(row).toMatchObject({ role: 'user', email_verified: false, is_active: true, profession: 'Nurse' })
    expect(letters.at(-1)).toMatchObject({
      to: 'bisi@example.org',
      subject: 'Confirm your e-mail address',
    })
    expect(letters.at(-1)?.text).toMatch(/http:\/\/localhost\/verify-email\?token=[\w-]{43}\n/)
    const audit = await database.query("select actor from audit_entry where action = 'account.registered'")
    expect(audit).toHaveLength(1)
  })

  test.each([
    ['a username in use', { username: 'ADA' }, { username: ['This username is taken. Choose another one.'] }],
    [
      'a username with a space',
      { username: 'a b' },
      { username: ['Username is required and must contain only letters, numbers, and @/./+/-/_ characters'] },
    ],
    [
      'a Cyrillic letter that makes a second ada',
      { username: 'аda' },
      { username: ['Username is required and must contain only letters, numbers, and @/./+/-/_ characters'] },
    ],
    [
      'a line break in the address',
      { email: 'a@example.org\r\nBcc: b@example.org' },
      { email: ['Please enter a valid email address'] },
    ],
    [
      'the address of somebody else as a username',
      { username: 'ada@example.org' },
      { username: ['A username that looks like an e-mail address must be your own address.'] },
    ],
    ['no address', { email: 'none' }, { email: ['Please enter a valid email address'] }],
    ['a long name', { first_name: 'x'.repeat(151) }, { first_name: ['Write at most 150 characters.'] }],
    ['no password', { password: '' }, { password: ['Password is required'] }],
    [
      'a password that breaks rules',
      { password: 'aaaaaaa' },
      {
        password: [
          'The password needs: at least 8 characters, one uppercase letter, one digit, one special character.',
        ],
      },
    ],
    [
      'a common password in other cases with signs',
      { password: 'pASSword1!' },
      {
        password: ['This password is one of those that are tried first. Choose one that others do not use.'],
      },
    ],
    [
      'the username in the password',
      { username: 'bisi.ade', password: 'Bisi.Ade 2026!' },
      { password: ['The password must not hold your username or e-mail address.'] },
    ],
  ])('%s is told at its field, also where earlier clients look', async (_what, wrong, errors) => {
    const before = await people()
    const answer = await send({ ...NEW, username: 'new.one', email: 'new@example.org', ...wrong })
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json()).toMatchObject({ errors, ...errors, message: expect.any(String) })
    expect(await people()).toBe(before)
  })

  test('L1: an address that has an account, and one that has none: the same answers, whatever is tried next', async () => {
    const own = 'Wise-otter 41 lanterns'
    const login = (username: string, password = own) =>
      app.inject({ method: 'POST', url: '/api/login', payload: { username, password } })
    const seen: unknown[] = []
    for (const [name, email] of [
      ['fresh', 'nobody.yet@example.org'],
      ['taken', 'ADA@example.org'],
    ] as const) {
      const first = await send({ ...NEW, username: name, email, password: own })
      const again = await send({ ...NEW, username: name, email: `other.${name}@example.org` })
      const twice = await send({ ...NEW, username: `${name}2`, email })
      const signedIn = await login(name)
      const bearer = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` }
      const account = await app.inject({ url: '/api/account', headers: bearer })
      const { id } = account.json<{ id: number }>()
      const record = await app.inject({ url: `/api/users/${id}`, headers: bearer })
      const kept = await app.inject({
        method: 'PUT',
        url: `/api/users/${id}`,
        headers: bearer,
        payload: record.json(),
      })
      const exported = await app.inject({ url: '/api/account/export', headers: bearer })
      const byAddress = await login(email)
      const resent = await app.inject({
        method: 'POST',
        url: '/api/account/verify-email/resend',
        headers: bearer,
      })
      const answers = [first, again, twice, signedIn, account, record, kept, byAddress, resent]
      seen.push({
        statuses: answers.map(({ statusCode }) => statusCode),
        words: [first.json().detail, first.json().letter_sent, byAddress.json().detail, resent.json().detail],
        address: [account.json().email === email.toLowerCase(), record.json().email === email.toLowerCase()],
        pending: kept.json().pending_email,
        exported: exported.body.includes('claimed'),
      })
    }
    expect(seen[1]).toEqual(seen[0])
    expect(seen[0]).toMatchObject({
      statuses: [201, 400, 201, 200, 200, 200, 200, 401, 200],
      exported: false,
    })
    const toOwner = letters.filter(({ to }) => to === 'ada@example.org')
    expect(new Set(toOwner.map(({ subject }) => subject))).toEqual(
      new Set(['Somebody tried to register with your e-mail address']),
    )
    // Its owner keeps the address, and signs in with it.
    expect((await login('ada@example.org', PASSWORD)).json().username).toBe('ada')
  })

  test('of two who typed the same address it belongs to the one who confirms it', async () => {
    await database.query('delete from attempt')
    letters.splice(0)
    const email = 'both@example.org'
    await send({ ...NEW, username: 'early', email })
    await send({ ...NEW, username: 'owner', email })
    const tokens = letters.map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '')
    const confirm = (token = '') =>
      app.inject({ method: 'POST', url: '/api/account/verify-email', payload: { token } })
    expect((await confirm(tokens[1])).statusCode).toBe(200)
    expect((await confirm(tokens[0])).statusCode).toBe(400)
    const rows = await database.query(
      'select username, email, email_verified from account where email like $1 order by id',
      [`${email}%`],
    )
    expect(rows).toEqual([
      { username: 'early', email: expect.stringContaining('.claimed.invalid'), email_verified: false },
      { username: 'owner', email, email_verified: true },
    ])
  })

  test('the owner of an address is told five times in an hour at most, and nobody else learns of it', async () => {
    await database.query('delete from attempt')
    letters.splice(0)
    const answers = []
    for (let time = 0; time < 7; time++) {
      answers.push(await send({ ...NEW, username: `again${time}`, email: 'ada@example.org' }))
    }
    expect(answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body).letter_sent])).toEqual(
      answers.map(() => [201, true]),
    )
    expect(letters.filter(({ to }) => to === 'ada@example.org')).toHaveLength(5)
  })

  test('T57: sent four times at once, it makes one account', async () => {
    const form = { ...NEW, username: 'eager', email: 'eager@example.org' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(form)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400])
    const rows = await database.query(
      `select m.id from account a join sign_in_method m on m.user_id = a.id where a.username = 'eager'`,
    )
    expect(rows).toHaveLength(1)
  })

  describe('by somebody who is signed in', () => {
    test('an administrator chooses the role and gets the id', async () => {
      const form = { ...NEW, username: 'mod', email: 'mod@example.org', role: 'moderator' }
      const answer = await send(form, { authorization: admin.bearer })
      expect(answer.statusCode, answer.body).toBe(201)
      const { id, detail } = answer.json<{ id: number; detail: string }>()
      expect(detail).toBe('User added successfully')
      const [row] = await database.query('select role from account where id = $1', [id])
      expect(row).toEqual({ role: 'moderator' })
      const audit = await database.query(
        "select actor, subject from audit_entry where action = 'account.added'",
      )
      expect(audit).toEqual([{ actor: admin.id, subject: `account ${id}` }])
    })

    test('an administrator is told what is missing, and that an address is taken', async () => {
      const form = { ...NEW, username: 'second', profession: '', organization: '' }
      const empty = await send(form, { authorization: admin.bearer })
      expect(empty.json().errors).toEqual({
        profession: ['Profession is required'],
        organization: ['Organization is required'],
      })
      const taken = await send({ ...NEW, username: 'second' }, { authorization: admin.bearer })
      expect(taken.json().errors).toEqual({
        email: ['There is an account with this e-mail address already.'],
      })
      const odd = await send({ ...NEW, role: 'owner' }, { authorization: admin.bearer })
      expect(odd.json().errors).toEqual({ role: ['Please select a role'] })
    })

    test('a user who sends a role gets none', async () => {
      const form = { ...NEW, username: 'friend', email: 'friend@example.org', role: 'admin' }
      const answer = await send(form, { authorization: ada.bearer })
      expect(answer.statusCode, answer.body).toBe(201)
      expect(answer.json()).not.toHaveProperty('id')
      const [row] = await database.query("select role from account where username = 'friend'")
      expect(row).toEqual({ role: 'user' })
    })
  })

  test('a mail server that does not answer loses nothing', async () => {
    const address = 'http://localhost'
    const mail = openMail({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: null, dataDir: '.', address })
    const mute = await createApp({ database, accounts: { ...testAccounts(), mail } })
    const payload = { ...NEW, username: 'patient', email: 'patient@example.org' }
    const answer = await mute.inject({ method: 'POST', url: '/api/users', payload })
    expect([answer.statusCode, answer.json().letter_sent]).toEqual([201, false])
    expect(await database.query("select 1 from account where username = 'patient'")).toHaveLength(1)
    await mute.close()
  })

  test('while registration is closed only administrators make accounts', async () => {
    await database.query('update platform_setting set registration_open = false')
    const form = { ...NEW, username: 'late', email: 'late@example.org' }
    const refused = await send(form)
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Registration is closed here. Ask an administrator for an account.',
    ])
    expect((await send(form, { authorization: admin.bearer })).statusCode).toBe(201)
    await database.query('update platform_setting set registration_open = true')
  })
})
