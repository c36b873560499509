import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import { makeAccount, PASSWORD, type Person } from '#tests/builders/people.ts'
import type { Letter } from '#server/platform/mail/mail.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const OTHER_PASSWORD = 'Owl-carries 9 lanterns'

serverDatabase('own account', (open) => {
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
  afterEach(() => letters.splice(0))

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  const call = (method: Method, path: string, who: { bearer: string } | null, payload?: object) =>
    app.inject({
      method,
      url: `/api${path}`,
      ...(who ? { headers: { authorization: who.bearer } } : {}),
      ...(payload ? { payload } : {}),
    })
  const signIn = (username: string, password: string) => call('POST', '/login', null, { username, password })
  const again = async (username: string) =>
    ({ bearer: `Bearer ${(await signIn(username, PASSWORD)).json().token}` }) as const
  const isKnown = async (who: { bearer: string }) => (await call('GET', '/account', who)).statusCode === 200
  const token = (subject: string) => {
    const letter = letters.findLast((one) => one.subject === subject)
    return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  }
  const actions = async (subject: number) => {
    const rows = await database.query<{ action: string }>(
      'select action from audit_entry where subject = $1 order by id',
      [`account ${subject}`],
    )
    return rows.map(({ action }) => action)
  }

  describe('profile', () => {
    test('read by oneself and by an administrator, with the role as text; not there for others', async () => {
      const own = await call('GET', `/users/${ada.id}/`, ada)
      expect(own.json()).toMatchObject({ id: ada.id, username: 'ada', role: 'user', has_password: true })
      expect((await call('GET', `/users/${ada.id}`, admin)).json()).toEqual(own.json())
      expect((await call('GET', `/users/${admin.id}`, ada)).statusCode).toBe(404)
      expect((await call('PATCH', `/users/${admin.id}`, ada, { first_name: 'x' })).statusCode).toBe(404)
      expect((await call('DELETE', `/users/${admin.id}`, ada)).statusCode).toBe(404)
      expect((await call('GET', '/users/99999', admin)).statusCode).toBe(404)
      expect((await call('GET', `/users/${ada.id}`, null)).json().code).toBe('token_not_valid')
    })

    test('T14: only the named fields of a form are taken', async () => {
      const before = (await call('GET', `/users/${ada.id}`, ada)).json()
      const hostile = {
        role: 'admin',
        is_active: false,
        email_verified: false,
        id: 900,
        image: 'x',
        owner: 1,
      }
      const named = { first_name: ' Ada ', job_title: 'Analyst\u0000\nof data', location: null }
      const answer = await call('PUT', `/users/${ada.id}`, ada, { ...hostile, ...named })
      expect(answer.statusCode, answer.body).toBe(200)
      const { updated_at } = answer.json()
      const changed = { first_name: 'Ada', job_title: 'Analyst of data', location: '', updated_at }
      expect(answer.json()).toEqual({ ...before, ...changed })
      expect(updated_at > before.updated_at).toBe(true)
    })

    test('two people change the same: the second is told', async () => {
      const { updated_at } = (await call('GET', `/users/${ada.id}`, ada)).json()
      const first = await call('PATCH', `/users/${ada.id}`, admin, { last_name: 'Obi', updated_at })
      const second = await call('PATCH', `/users/${ada.id}`, ada, { last_name: 'Eze', updated_at })
      expect([first.statusCode, second.statusCode]).toEqual([200, 409])
      expect((await call('GET', `/users/${ada.id}`, ada)).json().last_name).toBe('Obi')
    })

    test.each([
      [{ username: 'CHIEF' }, { username: ['This username is taken. Choose another one.'] }],
      [
        { username: 'x@example.org' },
        { username: ['A username that looks like an e-mail address must be your own address.'] },
      ],
      [{ organization: 'x'.repeat(256) }, { organization: ['Write at most 255 characters.'] }],
    ])('%j is refused', async (change, errors) => {
      expect((await call('PATCH', `/users/${ada.id}`, ada, change)).json().errors).toEqual(errors)
    })

    test('a new e-mail address counts once its link is used, and both mailboxes hear of it', async () => {
      await makeAccount(database, 'mover')
      const mover = { ...(await again('mover')) }
      const { id } = (await call('GET', '/account', mover)).json()
      const asked = await call('PATCH', `/users/${id}`, mover, { email: 'New@Example.org' })
      expect(asked.json()).toMatchObject({ email: 'mover@example.org', pending_email: 'new@example.org' })
      expect(letters.map(({ to }) => to)).toEqual(['new@example.org', 'mover@example.org'])
      const link = { token: token('Confirm your new e-mail address') }
      expect((await call('POST', '/account/verify-email', null, link)).statusCode).toBe(200)
      expect((await call('GET', `/users/${id}`, mover)).json()).toMatchObject({
        email: 'new@example.org',
        email_verified: true,
        pending_email: null,
      })
      expect(letters.at(-1)).toMatchObject({ to: 'mover@example.org' })
      expect((await call('POST', '/account/verify-email', null, link)).statusCode).toBe(400)
      expect(await actions(id)).toEqual(['account.changed', 'account.email-changed'])
    })

    test('a session that was left open cannot take the address, before the password is typed again', async () => {
      const id = await makeAccount(database, 'absent')
      const absent = await again('absent')
      await database.query(
        "update session set created_at = now() - interval '16 minutes' where user_id = $1",
        [id],
      )
      const change = () => call('PUT', `/users/${id}`, absent, { email: 'thief@example.org', job_title: 'X' })
      const refused = await change()
      expect([refused.statusCode, refused.json().type]).toEqual([403, '/problems/proof-needed'])
      expect((await call('GET', `/users/${id}`, absent)).json()).toMatchObject({
        pending_email: null,
        job_title: '',
      })
      const same = { email: 'absent@example.org', job_title: 'Nurse' }
      expect((await call('PUT', `/users/${id}`, absent, same)).statusCode).toBe(200)
      expect((await call('POST', '/account/prove', absent, { password: PASSWORD })).statusCode).toBe(200)
      expect((await change()).json().pending_email).toBe('thief@example.org')
    })

    test('the address that counts ends the request for another, and its link', async () => {
      const id = await makeAccount(database, 'mistyped')
      const mistyped = await again('mistyped')
      await call('PATCH', `/users/${id}`, mistyped, { email: 'mistypde@example.org' })
      const link = { token: token('Confirm your new e-mail address') }
      const kept = await call('PUT', `/users/${id}`, mistyped, { email: 'Mistyped@example.org' })
      expect(kept.json()).toMatchObject({ email: 'mistyped@example.org', pending_email: null })
      expect((await call('POST', '/account/verify-email', null, link)).statusCode).toBe(400)
      expect((await call('GET', `/users/${id}`, mistyped)).json().email).toBe('mistyped@example.org')
      expect(await actions(id)).toEqual(['account.changed', 'account.changed'])
    })

    test('the address of somebody else cannot be taken, and nobody learns that it is somebody’s', async () => {
      const answer = await call('PATCH', `/users/${ada.id}`, ada, { email: 'chief@example.org' })
      expect(answer.json().pending_email).toBe('chief@example.org')
      expect(letters[0]).toMatchObject({
        to: 'chief@example.org',
        subject: 'Your e-mail address was entered for another account',
      })
    })
  })

  test('confirming the address of a registration; another letter makes the first one useless', async () => {
    const form = { username: 'fresh', email: 'fresh@example.org', password: PASSWORD }
    await call('POST', '/users', null, form)
    const first = token('Confirm your e-mail address')
    const fresh = await again('fresh')
    expect((await call('GET', '/account', fresh)).json().email_verified).toBe(false)
    expect((await call('POST', '/account/verify-email/resend', fresh)).statusCode).toBe(200)
    const second = token('Confirm your e-mail address')
    const codes = []
    for (const link of [first, 'x', second]) {
      codes.push((await call('POST', '/account/verify-email', null, { token: link })).statusCode)
    }
    expect(codes).toEqual([400, 400, 200])
    expect((await call('GET', '/account', fresh)).json().email_verified).toBe(true)
    const stranger = { email: 'nobody@example.org' }
    const known = { email: 'fresh@example.org' }
    const answers = [stranger, known].map((body) => call('POST', '/account/verify-email/resend', null, body))
    const [a, b] = await Promise.all(answers)
    expect([a?.statusCode, a?.json()]).toEqual([200, b?.json()])
  })

  describe('forgotten password', () => {
    test('T7: the link works once and for 30 minutes, ends all sessions, and comes from the settings alone', async () => {
      const id = await makeAccount(database, 'forgetful')
      const old = await again('forgetful')
      const ask = () =>
        app.inject({
          method: 'POST',
          url: '/api/account/forgot-password',
          headers: { host: 'evil.example' },
          payload: { email: 'Forgetful' },
        })
      expect((await ask()).statusCode).toBe(200)
      await vi.waitFor(() => expect(letters).toHaveLength(1))
      const link = token('Choose a new password')
      expect(letters[0]?.text).toContain('http://localhost/reset-password?token=')
      expect(JSON.stringify(letters)).not.toContain('evil')
      const reset = (password: string) =>
        call('POST', '/account/reset-password', null, { token: link, password })
      expect((await reset('weak')).json().errors).toHaveProperty('password')
      expect((await reset(OTHER_PASSWORD)).statusCode).toBe(200)
      expect(await isKnown(old)).toBe(false)
      expect((await reset(OTHER_PASSWORD)).json().errors).toHaveProperty('token')
      expect((await signIn('forgetful', PASSWORD)).statusCode).toBe(401)
      expect((await signIn('forgetful', OTHER_PASSWORD)).statusCode).toBe(200)
      expect(await actions(id)).toContain('account.password-reset')

      letters.splice(0)
      await ask()
      await vi.waitFor(() => expect(letters).toHaveLength(1))
      await database.query("update account_link set expires_at = now() - interval '1 second'")
      const late = { token: token('Choose a new password'), password: PASSWORD }
      expect((await call('POST', '/account/reset-password', null, late)).statusCode).toBe(400)
    })

    test('an unknown person gets the same answer and nobody a letter', async () => {
      const known = await call('POST', '/account/forgot-password', null, { email: 'ada' })
      const unknown = await call('POST', '/account/forgot-password', null, { email: 'nobody' })
      expect([unknown.statusCode, unknown.json()]).toEqual([200, known.json()])
      await vi.waitFor(() => expect(letters.map(({ to }) => to)).toEqual(['ada@example.org']))
    })
  })

  describe('changing the password', () => {
    const change = (who: { bearer: string }, current_password: string, new_password: string) =>
      call('PUT', '/users/update_password/', who, { current_password, new_password })

    test('T4: this session goes on, all others end', async () => {
      const id = await makeAccount(database, 'changer')
      const [here, there] = [await again('changer'), await again('changer')]
      const wrong = await change(here, OTHER_PASSWORD, OTHER_PASSWORD)
      expect([wrong.statusCode, wrong.json().current_password]).toEqual([
        400,
        ['This is not your current password.'],
      ])
      const without = await call('PUT', '/users/update_password/', here, { new_password: OTHER_PASSWORD })
      expect([without.statusCode, without.json().current_password]).toEqual([
        400,
        ['Send your current password too, as `current_password`.'],
      ])
      const done = await change(here, PASSWORD, OTHER_PASSWORD)
      expect(done.json()).toMatchObject({ detail: 'Password updated successfully!' })
      expect([await isKnown(here), await isKnown(there)]).toEqual([true, false])
      expect((await signIn('changer', OTHER_PASSWORD)).statusCode).toBe(200)
      expect((await actions(id)).slice(-2)).toEqual(['account.password-refused', 'account.password-changed'])
      const gone = await change(there, OTHER_PASSWORD, PASSWORD)
      expect([gone.statusCode, gone.json().code]).toEqual([401, 'token_not_valid'])
    })

    test.each([
      ['the same one', PASSWORD],
      ['a weak one', 'weak'],
      ['a common one', 'Password1!'],
      ['none, as earlier clients send it', ''],
    ])('%s is refused', async (_what, password) => {
      const answer = await change(ada, PASSWORD, password)
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['new_password']])
    })

    test('somebody without a password gets a link, not a password', async () => {
      const id = await makeAccount(database, 'social')
      const social = await again('social')
      await database.query("update sign_in_method set provider_id = 'google' where user_id = $1", [id])
      const answer = await change(social, '', OTHER_PASSWORD)
      expect([answer.statusCode, answer.json().letter_sent]).toEqual([202, true])
      expect((await signIn('social', OTHER_PASSWORD)).statusCode).toBe(401)
      expect(token('Choose a new password')).not.toBe('')
    })
  })

  describe('sessions', () => {
    test('are listed in words, with the network alone, and end one by one', async () => {
      await makeAccount(database, 'roamer')
      const agent =
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36'
      const from = async (remoteAddress: string) => {
        const answer = await app.inject({
          method: 'POST',
          url: '/api/login',
          remoteAddress,
          headers: { 'user-agent': agent, 'x-msdat-network': '1.2.3.4' },
          payload: { username: 'roamer', password: PASSWORD },
        })
        return { bearer: `Bearer ${answer.json().token}` }
      }
      const office = await from('196.220.13.7')
      const home = await from('2001:db8:1:2::9')
      const list = async () => (await call('GET', '/account/sessions', home)).json().results
      const [first, second] = await list()
      expect(first).toMatchObject({
        device: 'Chrome on Windows',
        network: '2001:db8:1::/48',
        is_current: true,
      })
      expect(second).toMatchObject({ network: '196.220.13.0/24', is_current: false })
      expect((await call('DELETE', `/account/sessions/${second.id}`, ada)).statusCode).toBe(404)
      expect(await isKnown(office)).toBe(true)
      expect((await call('DELETE', `/account/sessions/${second.id}`, home)).statusCode).toBe(200)
      expect(await isKnown(office)).toBe(false)
      const third = await from('196.220.13.7')
      const kept = await call('DELETE', '/account/sessions?keep=this', home)
      expect(kept.json().ended).toBe(1)
      expect([await isKnown(home), await isKnown(third)]).toEqual([true, false])
      expect((await call('DELETE', '/account/sessions', home)).statusCode).toBe(200)
      expect(await isKnown(home)).toBe(false)
    })

    test('are renewed while they are used, and the cookie and the page’s mark with them', async () => {
      await makeAccount(database, 'reader')
      const answer = await signIn('reader', PASSWORD)
      const cookie = `msdat-session=${answer.cookies.find(({ name }) => name === 'msdat-session')?.value ?? ''}`
      const visit = async () =>
        (await app.inject({ url: '/api/account', headers: { cookie } })).cookies.map(({ name }) => name)
      expect(await visit()).toEqual([])
      await database.query(
        `update session set expires_at = now() + interval '2 days'
         where user_id = (select id from account where username = 'reader')`,
      )
      expect(await visit()).toEqual(['msdat-session', 'msdat-signed-in'])
      const [row] = await database.query<{ is_longer: boolean }>(
        `select expires_at > now() + interval '13 days' as is_longer from session
         where user_id = (select id from account where username = 'reader')`,
      )
      expect(row).toEqual({ is_longer: true })
    })

    test('end after 90 days however often they are used', async () => {
      await makeAccount(database, 'keeper')
      const keeper = await again('keeper')
      await database.query(
        `update session set created_at = now() - interval '91 days'
         where user_id = (select id from account where username = 'keeper')`,
      )
      expect(await isKnown(keeper)).toBe(false)
    })
  })

  test('the export holds what is kept about oneself, and nothing that opens anything', async () => {
    const answer = await call('GET', '/account/export', ada)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="msdat-account.json"')
    const file = answer.json()
    expect(file.account[0]).toMatchObject({ email: 'ada@example.org' })
    expect(file.session.every((row: { user_id: number }) => row.user_id === ada.id)).toBe(true)
    expect(Object.keys(file)).toEqual(expect.arrayContaining(['session', 'sign_in_method', 'audit_entry']))
    const secrets = await database.query<{ secret: string }>(
      'select token as secret from session union all select password from sign_in_method where password is not null',
    )
    for (const { secret } of secrets) expect(answer.body).not.toContain(secret)
  })

  describe('deleting an account', () => {
    test('T66: asks for the password once the sign-in is ten minutes old, and leaves nothing personal', async () => {
      const id = await makeAccount(database, 'leaver')
      const leaver = await again('leaver')
      await database.query(
        `update session set created_at = now() - interval '11 minutes' where user_id = $1`,
        [id],
      )
      const remove = (payload?: object) => call('DELETE', `/users/${id}/`, leaver, payload)
      expect((await remove()).json().errors).toHaveProperty('password')
      expect((await remove({ password: 'Wrong-horse 7 staple' })).statusCode).toBe(400)
      const gone = await remove({ password: PASSWORD })
      expect([gone.statusCode, gone.json().detail]).toEqual([200, 'Account deactivated successfully!'])
      expect(await isKnown(leaver)).toBe(false)
      for (const table of ['session', 'sign_in_method', 'second_factor', 'account_link']) {
        const column = table === 'account_link' ? 'account' : 'user_id'
        expect(await database.query(`select 1 from ${table} where ${column} = $1`, [id])).toEqual([])
      }
      const trail = await database.query('select * from audit_entry where actor = $1 or subject = $2', [
        id,
        `account ${id}`,
      ])
      expect(trail.length).toBeGreaterThan(0)
      expect(JSON.stringify(trail)).not.toMatch(/leaver/i)
      expect(letters.at(-1)).toMatchObject({
        to: 'leaver@example.org',
        subject: 'Your account was deleted',
      })
    })

    test('right after signing in no password is asked, as earlier clients send none', async () => {
      const id = await makeAccount(database, 'quick')
      expect((await call('DELETE', `/users/${id}`, await again('quick'))).statusCode).toBe(200)
    })

    test('an administrator deletes others, but never the last administrator', async () => {
      const id = await makeAccount(database, 'victim')
      expect((await call('DELETE', `/users/${id}`, admin)).json().detail).toBe('User(s) deleted successfully')
      expect((await call('DELETE', `/users/${id}`, admin)).statusCode).toBe(404)
      const last = await call('DELETE', `/users/${admin.id}`, admin)
      expect([last.statusCode, await isKnown(admin)]).toEqual([403, true])
    })
  })
})
