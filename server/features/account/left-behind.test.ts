import { beforeAll, expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { notify } from '#server/notify/notify.ts'
import { PASSWORD } from '#tests/builders/people.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'

const FIGURE = 'kind=trend&indicator=7&location=8'

// What people leave behind: addresses that were typed and never confirmed, names in what others were told, words, refusals.
serverDatabase('what people leave behind', (open) => {
  let product: Product<'ada' | 'bo' | 'eve' | 'chief'>
  beforeAll(async () => {
    product = await openProduct(open, {
      content: 'first-release',
      people: { ada: 'user', bo: 'user', eve: 'user', chief: 'admin' },
    })
  })
  const register = async (username: string, email: string, first_name = '', last_name = '') => {
    const payload = { username, email, password: PASSWORD, first_name, last_name }
    const answer = await product.app.inject({ method: 'POST', url: '/api/users', payload })
    expect(answer.statusCode, answer.body).toBe(201)
    const [row] = await product.database.query<{ id: number }>('select id from account where username = $1', [
      username,
    ])
    return row?.id ?? 0
  }
  const tokenTo = (email: string) =>
    /token=([\w-]+)/.exec(product.letters.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
  const confirm = (token: string) =>
    product.app.inject({ method: 'POST', url: '/api/account/verify-email', payload: { token } })

  test('an address that somebody typed and never confirmed goes to whoever confirms it by a change', async () => {
    const { call, people, database } = product
    const email = 'wanted@example.org'
    await register('squatter', email)
    const theirs = tokenTo(email)
    await call(people.ada, 'PUT', `/users/${people.ada.id}`, { email })
    expect(product.letters.findLast(({ to }) => to === email)?.subject).toBe(
      'Confirm your new e-mail address',
    )
    expect((await confirm(tokenTo(email))).statusCode).toBe(200)
    const rows = await database.query(
      'select username, email, email_verified from account where email like $1 order by id',
      [`${email}%`],
    )
    expect(rows).toEqual([
      { username: 'ada', email, email_verified: true },
      { username: 'squatter', email: expect.stringContaining('.claimed.invalid'), email_verified: false },
    ])
    expect((await confirm(theirs)).statusCode).toBe(400)
  })

  test('who confirms after another account did is told so, not that the link is old', async () => {
    const { call, people } = product
    const email = 'late@example.org'
    await call(people.bo, 'PUT', `/users/${people.bo.id}`, { email })
    const changing = tokenTo(email)
    await register('early', email)
    expect((await confirm(tokenTo(email))).statusCode).toBe(200)
    const late = await confirm(changing)
    expect([late.statusCode, late.json().detail]).toEqual([
      400,
      'Another account has confirmed this e-mail address meanwhile. Log in with it, or choose a new password for it.',
    ])
  })

  test('a person who left is named in nothing that others were told, and what others did stays', async () => {
    const { database, people } = product
    const sade = await register('sade', 'sade@example.org', 'Sade', 'T')
    await register('tola', 'tola@example.org', 'Tola', 'A')
    await notify(database, {
      to: people.chief.id,
      kind: 'comment',
      title: { kind: 'message', id: 'told.comment', values: { author: 'sade', title: 'Snow' } },
      text: '“What she wrote”',
    })
    await notify(database, {
      to: people.chief.id,
      kind: 'front-request',
      title: { kind: 'message', id: 'told.front-asked', values: { name: 'sade' } },
    })
    const all = async () =>
      (await toldWords(database, 'a.id = $1', [people.chief.id])).map(
        ({ title, text }) => `${title} | ${text}`,
      )
    expect((await all()).join('\n')).toContain('Sade T (sade)')
    await product.call(people.chief, 'DELETE', `/users/${sade}`)
    const left = await all()
    expect(left.join('\n')).not.toMatch(/sade|What she wrote/i)
    expect(left.at(-1)).toContain('a former member offers a front of the site')
    expect(left.join('\n')).toContain('Tola A (tola), a former member')
  })

  test('what somebody asked for, and is gone with them, waits for nobody', async () => {
    const { call, people, database } = product
    const unread = async () =>
      (
        await database.query<{ kind: string }>(
          `select kind from notification where user_id = $1 and read_at is null
             and kind in ('dashboard-request', 'reading-request') order by kind`,
          [people.chief.id],
        )
      ).map(({ kind }) => kind)
    const post = async (text: string) =>
      (await call(people.eve, 'POST', '/reading/posts', { kind: 'question', figure: FIGURE, text })).body
    const taken = await post('Why?')
    expect(await unread()).toEqual(['reading-request'])
    await call(people.eve, 'DELETE', `/reading/posts/${taken.id}`)
    expect(await unread()).toEqual([])
    await post('Since when?')
    const document = { ...EMPTY_DASHBOARD, title: 'Hail' }
    await call(people.eve, 'POST', '/document', { document, visibility: 'public', reason: 'All' })
    expect(await unread()).toEqual(['dashboard-request', 'reading-request'])
    await call(people.chief, 'DELETE', `/users/${people.eve.id}`)
    expect(await unread()).toEqual([])
  })

  test('the copy of one’s data has the addresses that one entered for letters', async () => {
    const { call, people } = product
    const document = { ...EMPTY_DASHBOARD, title: 'Snow' }
    const { id } = (await call(people.ada, 'POST', '/document', { document })).body.data
    await call(people.ada, 'PUT', '/document-mailing', {
      ...{ about: `/document/${id}`, every: 'week', addresses: ['eve@example.org'] },
    })
    const copy = (await call(people.ada, 'GET', '/account/export')).body
    expect(copy.document_mailing_address.map(({ email }: { email: string | null }) => email)).toEqual([
      null,
      'eve@example.org',
    ])
    expect((await call(people.bo, 'GET', '/account/export')).body.document_mailing_address).toEqual([])
  })

  test('of a document that became private others take their comments back, and have no letters about it', async () => {
    const { call, people, database } = product
    const document = { ...EMPTY_DASHBOARD, title: 'Ice' }
    const { id, version } = (await call(people.ada, 'POST', '/document', { document, visibility: 'link' }))
      .body.data
    const words = (await call(people.bo, 'POST', `/document/${id}/comments`, { text: 'Mine' })).body
    await call(people.bo, 'PUT', '/document-mailing', { about: `/document/${id}`, every: 'week' })
    await call(people.ada, 'PATCH', `/document/${id}`, { version, visibility: 'private' })
    expect(await database.query('select from document_mailing where account = $1', [people.bo.id])).toEqual(
      [],
    )
    expect((await call(people.bo, 'GET', `/document/${id}`)).status).toBe(404)
    expect((await call(people.chief, 'DELETE', `/document/${id}/comments/${words.id}`)).status).toBe(404)
    expect((await call(people.bo, 'POST', `/document/${id}/comments`, { text: 'More' })).status).toBe(404)
    const own = (await call(people.bo, 'GET', `/document/${id}/comments`)).body.results
    expect(own.map(({ text }: { text: string }) => text)).toEqual(['Mine'])
    expect((await call(people.bo, 'DELETE', `/document/${id}/comments/${words.id}`)).status).toBe(200)
    expect((await call(people.bo, 'GET', `/document/${id}/comments`)).status).toBe(404)
  })

  test('letters about a document that is hidden while a change waits are seen and ended', async () => {
    const { call, people, database } = product
    const document = { ...EMPTY_DASHBOARD, title: 'Frost' }
    const { id } = (await call(people.ada, 'POST', '/document', { document, visibility: 'link' })).body.data
    const about = `/document/${id}`
    await call(people.bo, 'PUT', '/document-mailing', { about, every: 'week' })
    await database.query("update document set visibility = 'private' where public_id = $1", [id])
    const read = () => call(people.bo, 'GET', `/document-mailing?about=${about}`)
    expect((await read()).body).toMatchObject({ every: 'week', to_me: true })
    expect((await call(people.bo, 'PUT', '/document-mailing', { about, every: 'month' })).status).toBe(404)
    expect((await call(people.chief, 'PUT', '/document-mailing', { about, every: null })).status).toBe(404)
    expect((await call(people.bo, 'PUT', '/document-mailing', { about, every: null })).body.every).toBeNull()
    expect((await read()).status).toBe(404)
  })

  test('a call that is refused again and again is one row of the audit log in an hour', async () => {
    const { call, people, database } = product
    const rows = async () =>
      (
        await database.query<{ subject: string }>(
          "select subject from audit_entry where action = 'access.refused' and actor = $1 order by id",
          [people.bo.id],
        )
      ).map(({ subject }) => subject)
    for (let time = 0; time < 5; time += 1) expect((await call(people.bo, 'GET', '/audit')).status).toBe(403)
    expect(await rows()).toEqual(['GET /api/audit'])
    for (let id = 1; id <= 70; id += 1) await call(people.bo, 'DELETE', `/tags/${id}`)
    expect(await rows()).toHaveLength(60)
  })
})
