import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import { makeAccount, PASSWORD, testAccounts } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { Browser } from './browser.ts'
import { freeOrigin } from './free-origin.ts'
import { logInAtProvider, turnBackAtProvider } from './log-in.ts'
import { CLIENTS, startProvider, type TestProvider } from './provider.ts'

interface OwnAccount {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly email_verified: boolean
  readonly first_name: string
  readonly last_name: string
}

serverDatabase('signing in at a real OpenID provider', (open) => {
  let product: string
  let provider: TestProvider
  let database: Database

  beforeAll(async () => {
    // The provider warns that its login page is for development; that is what it is used for here.
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(console, 'info').mockReturnValue()
    const { port, origin } = await freeOrigin()
    product = origin
    provider = await startProvider(product)
    const providers = {
      google: { ...CLIENTS.google, issuer: provider.issuer },
      linkedin: { ...CLIENTS.linkedin, issuer: provider.issuer },
    }
    database = await open()
    const accounts = { ...testAccounts(), address: product, providers }
    const app = await createApp({ database, publicUrl: product, accounts })
    await app.listen({ port, host: '127.0.0.1' })
    return async () => {
      vi.restoreAllMocks()
      await app.close()
      await provider.close()
    }
  })

  const begin = async (browser: Browser, name = 'google', wish: object = {}) => {
    const { status, json } = await browser.call(`${product}/api/account/social/${name}`, wish)
    expect(status, JSON.stringify(json)).toBe(200)
    return (json as { url: string }).url
  }
  /** The address with which the provider sends the browser back. */
  const cameBack = async (browser: Browser, login: string, name = 'google', wish: object = {}) => {
    const back = await logInAtProvider(browser, await begin(browser, name, wish), product, login)
    if (!back) throw new Error(`The provider refused ${login}.`)
    return back
  }
  /** The page on which the browser arrives, as path and query. */
  const arrive = async (browser: Browser, back: URL) => {
    const isPage = (url: URL) => !url.pathname.startsWith('/api/')
    const { url } = await browser.open(back.href, isPage)
    return `${url.pathname}${url.search}${url.hash}`
  }
  const signIn = async (browser: Browser, login: string, wish: object = {}) =>
    arrive(browser, await cameBack(browser, login, 'google', wish))
  const own = async (browser: Browser) => {
    const { status, json } = await browser.call(`${product}/api/account`)
    return status === 200 ? (json as OwnAccount) : null
  }
  const lastAudit = async () => {
    const [row] = await database.query<{ action: string; after: object | null }>(
      'select action, after from audit_entry order by id desc limit 1',
    )
    return row
  }

  test('the configured providers are told, and only they', async () => {
    const { json } = await new Browser().call(`${product}/api/account/providers`)
    expect(json).toEqual({ providers: ['google', 'linkedin'] })
    const { status } = await new Browser().call(`${product}/api/account/social/facebook`, {})
    expect(status).toBe(404)
  })

  test('a new account the first time, the same one the second time', async () => {
    provider.people.set('ngozi', {
      name: 'Ngozi Ade',
      given_name: 'Ngozi',
      family_name: 'Ade',
      email: 'Ngozi@example.org',
      email_verified: true,
    })
    const browser = new Browser()
    expect(await signIn(browser, 'ngozi', { return_to: '/dashboard/demographics?location=8#trend' })).toBe(
      '/dashboard/demographics?location=8#trend',
    )
    const first = await own(browser)
    expect(first).toMatchObject({
      username: 'ngozi.ade',
      email: 'ngozi@example.org',
      email_verified: true,
      first_name: 'Ngozi',
      last_name: 'Ade',
      role: { value: 'user' },
      avatar: null,
    })
    const another = new Browser()
    await signIn(another, 'ngozi')
    expect((await own(another))?.id).toBe(first?.id)
    expect((await own(browser))?.id).toBe(first?.id)
    expect(browser.cookie(product, 'msdat-signed-in')).toBe('1')
    const kept = await database.query(
      'select provider_id, access_token, refresh_token, id_token, password from sign_in_method where user_id = $1',
      [first?.id ?? 0],
    )
    expect(kept).toEqual([
      { provider_id: 'google', access_token: null, refresh_token: null, id_token: null, password: null },
    ])
    const noted = await database.query<{ action: string }>(
      'select action from audit_entry where actor = $1 order by id',
      [first?.id ?? 0],
    )
    expect(noted.map(({ action }) => action)).toEqual(['account.registered', 'sign-in', 'sign-in'])
  })

  test('the question has a state, PKCE and a nonce, and asks for an account to be chosen', async () => {
    const { searchParams } = new URL(await begin(new Browser()))
    expect(searchParams.get('state')).toMatch(/^[\w-]{32}$/)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{32}$/)
    expect(searchParams.get('prompt')).toBe('select_account')
    expect(searchParams.get('redirect_uri')).toBe(`${product}/api/auth/callback/google`)
  })

  test('two people of one name have two usernames', async () => {
    const names = []
    for (const login of ['bola-1', 'bola-2']) {
      provider.people.set(login, { name: 'Bola Eze', email: `${login}@example.org`, email_verified: true })
      const browser = new Browser()
      await signIn(browser, login)
      names.push((await own(browser))?.username)
    }
    expect(names).toEqual(['bola.eze', expect.stringMatching(/^bola\.eze\d+$/)])
  })

  describe('T8: what does not fit', () => {
    const refused = '/?sign-in=refused&provider=google&reason=refused'
    beforeAll(() => {
      provider.people.set('sule', { name: 'Sule', email: 'sule@example.org', email_verified: true })
    })

    test('a code and its state count once', async () => {
      const browser = new Browser()
      const back = await cameBack(browser, 'sule')
      expect(await arrive(browser, back)).toBe('/')
      expect(await arrive(browser, back)).toBe(refused)
    })

    test('an old code with a new state', async () => {
      const browser = new Browser()
      const back = await cameBack(browser, 'sule')
      await arrive(browser, back)
      const other = new Browser()
      const state = new URL(await begin(other)).searchParams.get('state') ?? ''
      back.searchParams.set('state', state)
      expect(await arrive(other, back)).toBe(refused)
      expect(await own(other)).toBeNull()
    })

    test.each([
      ['another state', (back: URL) => back.searchParams.set('state', 'a'.repeat(32))],
      ['no state', (back: URL) => back.searchParams.delete('state')],
      ['no code', (back: URL) => back.searchParams.delete('code')],
      ['another issuer', (back: URL) => back.searchParams.set('iss', 'https://example.org')],
      ['a code of nobody', (back: URL) => back.searchParams.set('code', 'abc')],
    ])('%s', async (_what, spoil) => {
      const browser = new Browser()
      const back = await cameBack(browser, 'sule')
      spoil(back)
      expect(await arrive(browser, back)).toBe(refused)
      expect(await own(browser)).toBeNull()
      expect((await lastAudit())?.action).toBe('sign-in.refused')
    })

    test('the browser of somebody else', async () => {
      const back = await cameBack(new Browser(), 'sule')
      const victim = new Browser()
      await begin(victim)
      expect(await arrive(victim, back)).toBe(refused)
      expect(await own(victim)).toBeNull()
    })

    test('another address to come back to is refused by the provider', async () => {
      const browser = new Browser()
      const url = new URL(await begin(browser))
      url.searchParams.set('redirect_uri', `${product}/api/auth/callback/other`)
      expect(await logInAtProvider(browser, url.href, product, 'sule')).toBeNull()
    })

    test('turning back at the provider leads back to the page', async () => {
      const browser = new Browser()
      const back = await turnBackAtProvider(
        browser,
        await begin(browser, 'google', { return_to: '/dashboard/demographics' }),
        product,
      )
      if (!back) throw new Error('There is no way back on the page of the provider.')
      expect(await arrive(browser, back)).toBe(
        '/dashboard/demographics?sign-in=refused&provider=google&reason=cancelled',
      )
    })

    // T24; the whole list is in server/features/social-sign-in/return-path.test.ts
    test.each(['//example.org', 'https://example.org', '/\\example.org'])(
      'T24: %s is no page to come back to',
      async (return_to) => {
        const { status, json } = await new Browser().call(`${product}/api/account/social/google`, {
          return_to,
        })
        expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([400, ['return_to']])
      },
    )
  })

  describe('an e-mail address that has an account here', () => {
    const withAddress = async (username: string, isVerifiedHere: boolean, isVerifiedThere: boolean) => {
      const id = await makeAccount(database, username)
      await database.query('update account set email_verified = $2 where id = $1', [id, isVerifiedHere])
      const email = `${username}@example.org`
      provider.people.set(username, { name: 'Somebody', email, email_verified: isVerifiedThere })
      const browser = new Browser()
      const page = await signIn(browser, username)
      return { id, page, account: await own(browser) }
    }

    test('is joined when both sides have confirmed it', async () => {
      const { id, account } = await withAddress('both', true, true)
      expect(account?.id).toBe(id)
    })

    test.each([
      ['here', false, true],
      ['there', true, false],
      ['anywhere', false, false],
    ])('is not joined while it is not confirmed %s', async (where, isVerifiedHere, isVerifiedThere) => {
      const { page, account } = await withAddress(`nobody-${where}`, isVerifiedHere, isVerifiedThere)
      expect([page, account]).toEqual(['/?sign-in=refused&provider=google&reason=address-in-use', null])
    })

    test('without one nobody can be registered', async () => {
      provider.people.set('nameless', { name: 'Nameless' })
      expect(await signIn(new Browser(), 'nameless')).toBe(
        '/?sign-in=refused&provider=google&reason=no-address',
      )
    })
  })

  test('while registration is closed only those who have an account get in', async () => {
    provider.people.set('late', { name: 'Late', email: 'late@example.org', email_verified: true })
    await database.query('update platform_setting set registration_open = false')
    expect(await signIn(new Browser(), 'late')).toBe('/?sign-in=refused&provider=google&reason=closed')
    expect(await signIn(new Browser(), 'ngozi')).toBe('/')
    await database.query('update platform_setting set registration_open = true')
    expect(await signIn(new Browser(), 'late')).toBe('/')
  })

  test('who is deactivated does not get in', async () => {
    provider.people.set('gone', { name: 'Gone', email: 'gone@example.org', email_verified: true })
    const before = new Browser()
    await signIn(before, 'gone')
    const id = (await own(before))?.id ?? 0
    await database.query('update account set is_active = false where id = $1', [id])
    await database.query('delete from session where user_id = $1', [id])
    const browser = new Browser()
    expect(await signIn(browser, 'gone')).toBe('/?sign-in=refused&provider=google&reason=deactivated')
    await database.query('update account set is_active = true where id = $1', [id])
    expect([
      await own(browser),
      await database.query('select 1 from session where user_id = $1', [id]),
    ]).toEqual([null, []])
  })

  test('the second step is asked for here too', async () => {
    provider.people.set('careful', { name: 'Careful', email: 'careful@example.org', email_verified: true })
    const browser = new Browser()
    await signIn(browser, 'careful')
    const begun = await browser.call(`${product}/api/account/two-factor/enable`, {})
    const { secret } = begun.json as { secret: string }
    const code = (later: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later })
    const confirmed = await browser.call(`${product}/api/account/two-factor/confirm`, { code: code(-30_000) })
    expect(confirmed.status).toBe(200)
    const another = new Browser()
    expect(await signIn(another, 'careful')).toBe('/?sign-in=second-step&two-factor=totp%2Crecovery')
    expect(await own(another)).toBeNull()
    const done = await another.call(`${product}/api/login/two-factor`, { method: 'totp', code: code(0) })
    expect([done.status, (await own(another))?.username]).toEqual([200, 'careful'])
  })

  describe('LinkedIn', () => {
    beforeAll(() => {
      provider.people.set('lina', { name: 'Lina Bello', email: 'lina@example.org', email_verified: true })
    })
    const finish = (browser: Browser, back: URL, changes: object = {}) =>
      browser.call(`${product}/api/social/auth/linkedin/`, {
        code: back.searchParams.get('code'),
        state: back.searchParams.get('state'),
        redirect_uri: `${back.origin}${back.pathname}`,
        ...changes,
      })

    test.each([
      ['/', {}, /^[\w-]{32}$/],
      ['/custom', { custom: true }, /^CUSTOM\.[\w-]{32}$/],
    ])('comes back to %s with code and state, and the page finishes', async (path, wish, state) => {
      const browser = new Browser()
      const back = await cameBack(browser, 'lina', 'linkedin', wish)
      expect([back.pathname, back.searchParams.get('state')]).toEqual([path, expect.stringMatching(state)])
      const { status, json } = await finish(browser, back)
      expect([status, json]).toEqual([
        200,
        {
          data: {
            id: expect.any(Number),
            username: 'lina.bello',
            email: 'lina@example.org',
            avatar: null,
            role: 'user',
            tokens: { access_token: expect.any(String) },
          },
        },
      ])
      expect((await own(browser))?.username).toBe('lina.bello')
      expect((await finish(browser, back)).status).toBe(401)
    })

    test.each([
      ['another address', { redirect_uri: 'https://example.org/' }, 400],
      ['the address of the other way', { redirect_uri: 'custom' }, 400],
      ['another state', { state: 'b'.repeat(32) }, 401],
      ['a code of nobody', { code: 'abc' }, 401],
    ])('%s is refused', async (_what, changes, expected) => {
      const browser = new Browser()
      const back = await cameBack(browser, 'lina', 'linkedin')
      expect((await finish(browser, back, changes)).status).toBe(expected)
      expect(await own(browser)).toBeNull()
    })

    test('the browser of somebody else is refused', async () => {
      const back = await cameBack(new Browser(), 'lina', 'linkedin')
      expect((await finish(new Browser(), back)).status).toBe(401)
    })
  })

  describe('an ID token of Google', () => {
    const claims = { sub: 'token-1', name: 'Tolu Ojo', email: 'tolu@example.org', email_verified: true }
    const register = (auth_token: string) =>
      new Browser().call(`${product}/api/auth/register/google/user/`, { auth_token })

    test('is enough for the client that it was made for', async () => {
      const answers = [await register(provider.signToken(claims)), await register(provider.signToken(claims))]
      const [first, second] = answers.map(({ json }) => json as { data: OwnAccount })
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(first?.data).toMatchObject({ username: 'tolu.ojo', email: 'tolu@example.org', role: 'user' })
      expect(second?.data.id).toBe(first?.data.id)
    })

    test.each([
      ['for another client', () => provider.signToken({ ...claims, aud: 'another' })],
      ['of another issuer', () => provider.signToken({ ...claims, iss: 'https://example.org' })],
      ['that has expired', () => provider.signToken({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })],
      ['signed by somebody else', () => provider.signToken(claims, { otherKey: true })],
      ['that says it needs no signature', () => provider.signToken(claims, { header: { alg: 'none' } })],
      [
        'with the client’s own secret as its key',
        () => provider.signToken(claims, { header: { alg: 'HS256' } }),
      ],
      ['that is no token', () => 'abc'],
      [
        'with an address of somebody else that is not confirmed',
        () => provider.signToken({ ...claims, sub: 'token-2', email_verified: false }),
      ],
    ])('%s is refused', async (_what, token) => {
      expect((await register(token())).status).toBe(401)
    })
  })

  test('a social account gets no password by itself', async () => {
    const { status } = await new Browser().call(`${product}/api/login`, {
      username: 'ngozi.ade',
      password: PASSWORD,
    })
    expect(status).toBe(401)
  })
})
