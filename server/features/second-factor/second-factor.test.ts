import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import type { Letter } from '#server/platform/mail/mail.ts'
import { PASSWORD, type Person, signInAs } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { HOSTILE_NAME, nameSite } from '#tests/builders/site-names.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

/** An authenticator app, written by others than ours. */
function authenticator(secret: string) {
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  /** The code of now, or of so many steps of 30 seconds before or after. */
  return (steps = 0) => app.generate({ timestamp: Date.now() + steps * 30_000 })
}

const cookiesOf = (answer: LightMyRequestResponse) =>
  answer.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')

serverDatabase('the second step of signing in', (open) => {
  let app: FastifyInstance
  let database: Database
  let letters: Letter[]
  beforeAll(async () => {
    ;({ app, database, letters } = await openProduct(open))
  })

  const ask = (url: string, authorization: string, payload?: object) =>
    app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api${url}`,
      headers: { authorization },
      ...(payload && { payload }),
    })
  const signIn = (username: string, cookie?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/login',
      headers: cookie ? { cookie, origin: 'http://localhost', host: 'localhost' } : {},
      payload: { username, password: PASSWORD },
    })
  const finish = (payload: object) => app.inject({ method: 'POST', url: '/api/login/two-factor', payload })
  const actionsOf = async (person: Person) =>
    (
      await database.query<{ action: string }>(
        'select action from audit_entry where actor = $1 order by id',
        [person.id],
      )
    ).map(({ action }) => action)

  /** Somebody whose authenticator is confirmed; gives the codes and the recovery codes. */
  async function withAuthenticator(name: string) {
    const person = await signInAs(app, database, name)
    const begun = await ask('/account/two-factor/enable', person.bearer, { password: PASSWORD })
    expect(begun.statusCode, begun.body).toBe(200)
    const { secret, backup_codes } = begun.json<{ secret: string; backup_codes: string[] }>()
    const code = authenticator(secret)
    const confirm = () =>
      ask('/account/two-factor/confirm', person.bearer, { code: code(-1).replace(/(\d{3})/, '$1 ') })
    // The code before the present one is too old where the next began on the way.
    const first = await confirm()
    const confirmed = first.statusCode === 400 ? await confirm() : first
    expect(confirmed.statusCode, confirmed.body).toBe(200)
    const bearer = `Bearer ${confirmed.json<{ token: string }>().token}`
    return { person: { ...person, bearer }, before: person.bearer, code, codes: backup_codes }
  }

  test('an authenticator counts once it is confirmed, and ends the sessions before', async () => {
    const elsewhere = await signInAs(app, database, 'ada')
    const begun = await ask('/account/two-factor/enable', elsewhere.bearer, { password: PASSWORD })
    const { totp_uri, secret } = begun.json<{ totp_uri: string; secret: string }>()
    expect(totp_uri).toContain(`secret=${secret}`)
    expect(totp_uri).toContain('issuer=MSDAT')
    expect((await signIn('ada')).statusCode).toBe(200)
    const here = `Bearer ${(await signIn('ada')).json<{ token: string }>().token}`
    const wrong = await ask('/account/two-factor/confirm', here, { code: '000000' })
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['code']])
    const confirmed = await ask('/account/two-factor/confirm', here, { code: authenticator(secret)() })
    const now = `Bearer ${confirmed.json<{ token: string }>().token}`
    expect((await ask('/account', elsewhere.bearer)).statusCode).toBe(401)
    expect((await ask('/account', here)).statusCode).toBe(401)
    expect((await ask('/account', now)).json().two_factor).toBe(true)
    const read = (await ask('/account/two-factor', now)).json()
    expect(read).toMatchObject({
      totp: true,
      email: false,
      sms: false,
      recovery_codes_left: 10,
      has_password: true,
    })
  })

  test('an authenticator lists the account under the name of the site', async () => {
    const { bearer } = await signInAs(app, database, 'named')
    await nameSite(database, `Kano: ${HOSTILE_NAME.name.slice(0, 40)}`)
    const begun = await ask('/account/two-factor/enable', bearer, { password: PASSWORD })
    await nameSite(database, '')
    const address = new URL(begun.json<{ totp_uri: string }>().totp_uri)
    expect(address.searchParams.get('issuer')).toBe(`Kano  ${HOSTILE_NAME.name.slice(0, 40)}`)
    expect(decodeURIComponent(address.pathname).split(':')).toHaveLength(2)
  })

  describe('with an authenticator', () => {
    let bo: Awaited<ReturnType<typeof withAuthenticator>>
    beforeAll(async () => {
      bo = await withAuthenticator('bo')
    })

    test('the password opens no session; the code does, for clients with cookies and without', async () => {
      const started = await signIn('bo')
      expect([started.statusCode, started.json().two_factor]).toEqual([202, ['totp', 'recovery']])
      expect(started.cookies.map(({ name }) => name)).not.toContain('msdat-signed-in')
      const { challenge } = started.json<{ challenge: string }>()
      const before = await ask('/account', bo.person.bearer)
      const done = await finish({ method: 'totp', code: bo.code(), challenge })
      expect(done.statusCode, done.body).toBe(200)
      expect(Object.keys(done.json()).sort()).toEqual(['avatar', 'email', 'id', 'token', 'username'])
      const own = await ask('/account', `Bearer ${done.json().token}`)
      expect(own.json().username).toBe('bo')
      expect(own.json().last_login > before.json().last_login).toBe(true)
      const again = await finish({ method: 'totp', code: bo.code(1), challenge })
      expect([again.statusCode, again.json().type]).toEqual([401, '/problems/sign-in-refused'])
    })

    test('T10: a code counts once, and none of the steps before it', async () => {
      const [next, now] = [bo.code(1), bo.code()]
      const started = (await signIn('bo')).json<{ challenge: string }>()
      expect((await finish({ method: 'totp', code: next, ...started })).statusCode).toBe(200)
      for (const code of [next, now]) {
        const { challenge } = (await signIn('bo')).json<{ challenge: string }>()
        const replayed = await finish({ method: 'totp', code, challenge })
        expect([replayed.statusCode, replayed.json().detail]).toEqual([
          401,
          'This code was used before. Wait for the next one.',
        ])
      }
    })

    test('T10: two at the same moment with one code: one gets in', async () => {
      const cleo = await withAuthenticator('cleo')
      const first = (await signIn('cleo')).json<{ challenge: string }>()
      const second = (await signIn('cleo')).json<{ challenge: string }>()
      const code = cleo.code()
      const both = await Promise.all(
        [first, second].map(({ challenge }) => finish({ method: 'totp', code, challenge })),
      )
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    })

    test('a recovery code is good for one sign-in', async () => {
      const [code = ''] = bo.codes
      expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
      const tries = []
      // As people type it: without the hyphen, in large letters, with spaces.
      for (const typed of [` ${code.toUpperCase().replace('-', ' ')} `, code]) {
        const { challenge } = (await signIn('bo')).json<{ challenge: string }>()
        tries.push(await finish({ method: 'recovery', code: typed, challenge }))
      }
      expect(tries.map(({ statusCode }) => statusCode)).toEqual([200, 401])
      expect(tries[1]?.json().detail).toMatch(/^This recovery code is not right, or it was used before/)
      expect((await ask('/account/two-factor', bo.person.bearer)).json().recovery_codes_left).toBe(9)
      const kept = await database.query<{ backup_codes: string }>('select backup_codes from second_factor')
      expect(kept.some(({ backup_codes }) => backup_codes.includes(bo.codes[1] ?? ''))).toBe(false)
    })

    test('after five wrong codes even the right one has to wait', async () => {
      const guessed = await withAuthenticator('gil')
      const { challenge } = (await signIn('gil')).json<{ challenge: string }>()
      const statuses = []
      for (let time = 0; time < 6; time += 1) {
        statuses.push((await finish({ method: 'totp', code: '000000', challenge })).statusCode)
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      const again = (await signIn('gil')).json<{ challenge: string }>()
      const right = await finish({ method: 'totp', code: guessed.code(1), ...again })
      expect([right.statusCode, Number(right.headers['retry-after']) > 0]).toEqual([429, true])
    })

    test.each([
      ['no challenge', undefined],
      ['a forged challenge', 'abc.def'],
      ['a challenge that is no text of a cookie', '%E0%A4%A'],
    ])('%s is refused', async (_what, challenge) => {
      const answer = await finish({ method: 'totp', code: '123456', ...(challenge && { challenge }) })
      expect([answer.statusCode, answer.json().detail]).toEqual([
        401,
        'The sign-in took too long or was finished before. Start again with your password.',
      ])
    })

    test('codes by mail are refused while they are off', async () => {
      const { challenge } = (await signIn('bo')).json<{ challenge: string }>()
      const sent = await app.inject({
        method: 'POST',
        url: '/api/login/two-factor/email',
        payload: { challenge },
      })
      expect([sent.statusCode, letters.length]).toEqual([400, 0])
    })

    test('a trusted browser is not asked again, until the second step changes', async () => {
      const dan = await withAuthenticator('dan')
      const { challenge } = (await signIn('dan')).json<{ challenge: string }>()
      const done = await finish({ method: 'totp', code: dan.code(), challenge, trust_device: true })
      const trusted = cookiesOf(done)
      expect(trusted).toContain('msdat.trust_device=')
      const again = await signIn('dan', trusted)
      expect(again.statusCode).toBe(200)
      const own = `Bearer ${again.json<{ token: string }>().token}`
      await ask(`/users/${dan.person.id}/security-settings`, own, {
        sms: false,
        email: true,
        googleAuthenticator: true,
        microsoftAuthenticator: true,
      })
      expect((await signIn('dan', cookiesOf(again))).statusCode).toBe(202)
    })

    test('it goes only with the password', async () => {
      const eve = await withAuthenticator('eve')
      const { bearer } = eve.person
      for (const payload of [{}, { password: 'Wrong-horse 7 staple' }]) {
        const refused = await ask('/account/two-factor/disable', bearer, payload)
        expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['password']])
      }
      const renewed = await ask('/account/two-factor/backup-codes', bearer, { password: PASSWORD })
      expect(renewed.json<{ backup_codes: string[] }>().backup_codes).toHaveLength(10)
      const { challenge } = (await signIn('eve')).json<{ challenge: string }>()
      expect((await finish({ method: 'recovery', code: eve.codes[0], challenge })).statusCode).toBe(401)
      const off = await ask('/account/two-factor/disable', bearer, { password: PASSWORD })
      expect([off.statusCode, off.json().two_factor]).toEqual([200, false])
      expect((await signIn('eve')).statusCode).toBe(200)
      expect((await ask('/account', bearer)).statusCode).toBe(401)
      expect(await actionsOf(eve.person)).toEqual([
        'sign-in',
        'account.second-factor-changed',
        'sign-in.proof-refused',
        'account.recovery-codes-renewed',
        'sign-in.refused',
        'account.second-factor-changed',
        'sign-in',
      ])
    })
  })

  describe('codes by mail', () => {
    let fay: Person
    const switches = { sms: false, email: false, googleAuthenticator: false, microsoftAuthenticator: false }
    const settings = (person: Person, payload?: object) =>
      ask(`/users/${person.id}/security-settings`, person.bearer, payload)
    const codeIn = (letter: Letter | undefined) => /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? ''
    beforeAll(async () => {
      fay = await signInAs(app, database, 'fay')
    })

    test('what this server cannot do is said, and changes nothing', async () => {
      const refused = [
        [{ ...switches, sms: true }, ['sms', 'SMS is not available on this server']],
        [
          { ...switches, googleAuthenticator: true, email: true },
          [
            'googleAuthenticator',
            'Set up the authenticator app first: enable it, then confirm it with its first code.',
          ],
        ],
      ] as const
      for (const [payload, [field, sentence]] of refused) {
        const answer = await settings(fay, payload)
        expect([answer.statusCode, answer.json().errors]).toEqual([400, { [field]: [sentence] }])
      }
      expect((await settings(fay)).json()).toEqual(switches)
    })

    test('others’ settings are no address', async () => {
      const admin = await signInAs(app, database, 'root', 'admin')
      const path = `/users/${fay.id}/security-settings`
      expect((await ask(path, admin.bearer)).statusCode).toBe(404)
      expect((await ask(path, admin.bearer, { ...switches, email: true })).statusCode).toBe(404)
      // S8: also when nothing of it fits.
      expect((await ask(path, admin.bearer, { email: 'yes' })).statusCode).toBe(404)
    })

    test('an address that is not confirmed gets none', async () => {
      await database.query('update account set email_verified = false where id = $1', [fay.id])
      expect((await settings(fay, { ...switches, email: true })).json().errors).toHaveProperty('email')
      await database.query('update account set email_verified = true where id = $1', [fay.id])
    })

    test('turned on, a letter with six digits finishes the sign-in', async () => {
      const elsewhere = (await signIn('fay')).json<{ token: string }>().token
      expect((await settings(fay, { ...switches, email: true })).json()).toEqual({ ...switches, email: true })
      expect((await ask('/account', `Bearer ${elsewhere}`)).statusCode).toBe(401)
      const started = await signIn('fay')
      expect([started.statusCode, started.json().two_factor]).toEqual([202, ['email']])
      const cookie = cookiesOf(started)
      const here = { cookie, origin: 'http://localhost', host: 'localhost' }
      const post = (url: string, payload: object) =>
        app.inject({ method: 'POST', url: `/api${url}`, headers: here, payload })
      const sent = await post('/login/two-factor/email', {})
      expect(sent.json().minutes).toBe(5)
      const letter = letters.at(-1)
      expect([letter?.to, letter?.text]).toEqual([fay.email, expect.stringContaining('5 minutes')])
      const code = codeIn(letter)
      const kept = await database.query<{ value: string }>('select value from verification')
      expect(kept.some(({ value }) => value.includes(code))).toBe(false)
      const finished = [
        await post('/login/two-factor', { method: 'email', code: code === '111111' ? '222222' : '111111' }),
        await post('/login/two-factor', { method: 'email', code }),
        await post('/login/two-factor', { method: 'email', code }),
      ]
      expect(finished.map(({ statusCode }) => statusCode)).toEqual([401, 200, 401])
    })

    test('they go with the password', async () => {
      expect((await settings(fay, switches)).json().errors).toHaveProperty('password')
      expect((await settings(fay, { ...switches, password: PASSWORD })).json()).toEqual(switches)
      expect((await signIn('fay')).statusCode).toBe(200)
    })
  })
})
