import { beforeAll, expect, test } from 'vitest'
import { openAccounts } from '#server/identity/accounts.ts'
import { PASSWORD, testAccounts, testJobs } from '#tests/builders/people.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { invitationJob } from './send-invitation.ts'

serverDatabase('invitations', (open) => {
  let product: Product<'ada' | 'chief'>
  beforeAll(async () => {
    product = await openProduct(open, { people: { ada: 'user', chief: 'admin' } })
    await product.database.query("update account set organization = 'FMoH' where username = 'chief'")
  })

  const invite = (list: string) => product.call(product.people.chief, 'POST', '/users/invitations', { list })
  const accept = async (token: string, password = PASSWORD) => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/account/invitation',
      payload: { token, password },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const login = async (username: string) => {
    const payload = { username, password: PASSWORD }
    return (await product.app.inject({ method: 'POST', url: '/api/login', payload })).statusCode
  }
  const tokenIn = (text = '') => /\/invitation\?token=([\w-]{43})\n/.exec(text)?.[1] ?? ''
  const userCalled = async (search: string) =>
    (await product.call(product.people.chief, 'GET', `/users?search=${search}`)).body.results[0]

  /** Does the waiting jobs, as a process of the product would; gives the letters. */
  async function deliver() {
    const { database } = product
    const jobs = testJobs(database)
    const options = testAccounts()
    jobs.register(invitationJob(openAccounts({ database, jobs, ...options })))
    await jobs.doDue()
    return options.letters
  }

  test('every line of a list is answered for itself, and who was added gets a letter that names who did it', async () => {
    const { status, body } = await invite(
      'Name;E-mail;Role;Organisation\nMina Bello;Mina@Example.org;moderator;Ministry, Kano\nnobody\nAda;ada@example.org;;',
    )
    expect(status).toBe(200)
    expect(body).toEqual({
      invited: 1,
      lines: [
        {
          number: 2,
          text: 'Mina Bello;Mina@Example.org;moderator;Ministry, Kano',
          outcome: 'invited',
          sentence: 'Username mina.bello. An e-mail is on its way.',
        },
        {
          number: 3,
          text: 'nobody',
          outcome: 'refused',
          sentence: 'The e-mail address is missing: it comes second.',
        },
        {
          number: 4,
          text: 'Ada;ada@example.org;;',
          outcome: 'refused',
          sentence: 'There is an account with this e-mail address already.',
        },
      ],
    })
    const letters = await deliver()
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({
      to: 'mina@example.org',
      subject: 'chief (FMoH) made an account for you on MSDAT',
    })
    expect(letters[0]?.text).toContain(
      'chief (FMoH) made an account for you on MSDAT. Your username is mina.bello.',
    )
    expect(await userCalled('mina')).toMatchObject({
      email_verified: false,
      organization: 'Ministry, Kano',
      role: { value: 'moderator' },
      invited_at: expect.any(String),
    })
    expect(await login('mina.bello')).toBe(401)

    const token = tokenIn(letters[0]?.text)
    const kept = await product.database.query('select hash from account_link')
    expect(JSON.stringify(kept)).not.toContain(token)
    expect((await accept(token, 'short')).body.errors.password).toHaveLength(1)
    expect((await accept(token)).body).toMatchObject({ username: 'mina.bello' })
    expect(await userCalled('mina')).toMatchObject({ email_verified: true, invited_at: null })
    expect(await login('mina.bello')).toBe(200)
    expect((await accept(token)).status).toBe(400)
  })

  test('nobody is written to twice for one job, and a link ends when it is sent again or too old', async () => {
    await invite('Efe Obi, efe@example.org')
    const [first] = await deliver()
    expect(await deliver()).toEqual([])
    const { id } = await userCalled('efe')
    const before = product.letters.length
    expect(await product.call(product.people.chief, 'POST', `/users/${id}/invitation`)).toMatchObject({
      status: 200,
      body: { detail: 'The invitation goes to efe@example.org.', letter_sent: true },
    })
    const second = product.letters[before]
    expect((await accept(tokenIn(first?.text))).status).toBe(400)
    await product.database.query("update account_link set expires_at = now() - interval '1 minute'")
    expect((await accept(tokenIn(second?.text))).body.errors.token).toEqual([
      'This link cannot be used: it was used before, a newer one was sent, or it is too old.',
    ])
    await product.call(product.people.chief, 'POST', `/users/${id}/invitation`)
    expect((await accept(tokenIn(product.letters.at(-1)?.text))).status).toBe(200)
    await login('efe.obi')
    const again = await product.call(product.people.chief, 'POST', `/users/${id}/invitation`)
    expect([again.status, again.body.detail]).toEqual([400, expect.stringContaining('used already')])
    const log = await product.database.query<{ action: string }>(
      `select action from audit_entry where subject = 'account ${id}' order by id`,
    )
    expect(log.map(({ action }) => action).slice(0, 4)).toEqual([
      'account.added',
      'account.invited-again',
      'account.invited-again',
      'account.invitation-accepted',
    ])
  })

  test('a mistyped address of somebody who has not come yet is corrected: the invitation goes to the right one alone', async () => {
    await invite('Ode Ali, wrong@example.org')
    const [wrong] = await deliver()
    const { id, updated_at, ...person } = await userCalled('ode')
    const { username, first_name, last_name, organization } = person
    const correct = (email: string) =>
      product.call(product.people.chief, 'PUT', `/users/${id}`, {
        ...{ username, first_name, last_name, organization: organization || 'FMoH', profession: 'Nurse' },
        ...{ email, updated_at },
      })
    expect((await correct('ada@example.org')).body.errors.email).toEqual([
      'There is an account with this e-mail address already.',
    ])
    expect((await correct('ode@example.org')).body).toMatchObject({
      email: 'ode@example.org',
      pending_email: null,
    })
    expect((await accept(tokenIn(wrong?.text))).status).toBe(400)
    const [right, ...others] = await deliver()
    expect([right?.to, others]).toEqual(['ode@example.org', []])
    expect((await accept(tokenIn(right?.text))).body).toMatchObject({ username: 'ode.ali' })
  })

  test.each([
    ['with a password', { password: PASSWORD }, 200],
    ['without a password', {}, 401],
  ])('the form of one person, %s: the letter is the same', async (_what, secret, status) => {
    const name = `bisi${status}`
    const form = {
      ...{ username: name, email: `${name}@example.org`, organization: 'Example', profession: 'Nurse' },
      role: 'user',
    }
    const before = product.letters.length
    const answer = await product.call(product.people.chief, 'POST', '/users', { ...form, ...secret })
    expect([answer.status, answer.body.detail]).toEqual([201, 'User added successfully'])
    expect(product.letters[before]?.text).toContain(`Your username is ${name}.`)
    expect((await userCalled(name)).invited_at === null).toBe(status === 200)
    expect(await login(name)).toBe(status)
    // Nobody else makes an account without a password.
    const stranger = { ...form, username: `${name}x`, email: `x${name}@example.org` }
    const refused = await product.app.inject({ method: 'POST', url: '/api/users', payload: stranger })
    expect(refused.json().errors.password).toEqual(['Password is required'])
  })

  test.each([
    ['', 'Write at least one line.'],
    [
      Array.from({ length: 201 }, (_, at) => `P, p${at}@example.org`).join('\n'),
      'These are 201 lines. Invite 200 people at once.',
    ],
  ])('a list of too few or too many is refused whole', async (list, sentence) => {
    const { status, body } = await invite(list)
    expect([status, body.errors.list]).toEqual([400, [sentence]])
  })
})
