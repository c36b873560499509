import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { DocumentRow } from '#contract/documents/document.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'

const DASHBOARD = { ...EMPTY_DASHBOARD, title: 'Snow' }

serverDatabase('documents that others may no longer read', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let bo: Person
  let mo: Person
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada, bo, mo },
    } = await openProduct(open, {
      content: 'first-release',
      people: { ada: 'user', bo: 'user', mo: 'moderator' },
    }))
  })
  beforeEach(() => database.query('delete from document'))

  const call = (person: Person | null, method: 'GET' | 'POST' | 'PATCH', path = '', body?: object) =>
    app.inject({
      method,
      url: `/api/document${path}`,
      headers: person ? { authorization: person.bearer } : {},
      ...(body && { payload: body as InjectOptions['payload'] & object }),
    })
  async function data(answer: ReturnType<typeof call>): Promise<DocumentRow> {
    const { statusCode, body } = await answer
    expect(statusCode, body).toBe(200)
    return JSON.parse(body).data
  }
  const create = (body: object) => data(call(ada, 'POST', '', { document: DASHBOARD, ...body }))
  const change = ({ id, version }: DocumentRow, body: object) =>
    call(ada, 'PATCH', `/${id}`, { version, ...body })
  const decide = (verdict: 'approve' | 'decline' | 'take-down', { id, version }: DocumentRow, by = mo) =>
    call(by, 'POST', `/${id}/${verdict}`, { version, ...(verdict !== 'approve' && { reason: 'A bank.' }) })
  /** The statuses under which somebody else finds it: the API, the page, its copy for other sites, its paper. */
  const seen = async ({ id }: Pick<DocumentRow, 'id'>) => {
    const urls = [
      `/api/document/${id}`,
      `/document/${id}.json`,
      `/document/${id}.html`,
      `/embed/document/${id}`,
    ]
    const found = await Promise.all(urls.map((url) => app.inject({ url })))
    return [...new Set(found.map(({ statusCode }) => statusCode === 200))]
  }

  test('what nobody approved is not at the address of what was approved, also where it once had a link', async () => {
    const shared = await create({ visibility: 'link' })
    const asked = await data(change(shared, { visibility: 'public', reason: 'All' }))
    expect((await app.inject({ url: `/api/document/${asked.id}` })).statusCode).toBe(200)
    const approved = await data(decide('approve', asked))
    expect(approved).toMatchObject({ state: 'approved', keeps_link: false })
    const edited = await data(change(approved, { document: { ...DASHBOARD, title: 'Your bank' } }))
    expect(edited).toMatchObject({ state: 'submitted', keeps_link: false })
    expect(await seen(edited)).toEqual([false])
    expect((await call(bo, 'GET', `/${edited.id}`)).json().detail).toContain(
      'What was public and was changed can be read again once the change is approved.',
    )
    const declined = await data(decide('decline', edited))
    expect(await seen(declined)).toEqual([false])
    expect((await data(call(ada, 'GET', `/${declined.id}`))).declined_because).toBe('A bank.')
  })

  test('an approval that is taken back hides it from those who had its link', async () => {
    const shared = await create({ visibility: 'link' })
    const approved = await data(
      decide('approve', await data(change(shared, { visibility: 'public', reason: 'All' }))),
    )
    await data(decide('decline', approved))
    expect(await seen(approved)).toEqual([false])
  })

  test('those who have the link of one that was declined are not told what was decided', async () => {
    const shared = await create({ visibility: 'link' })
    await data(decide('decline', await data(change(shared, { visibility: 'public', reason: 'All' }))))
    const told = (person: Person | null) => data(call(person, 'GET', `/${shared.id}`))
    for (const person of [null, bo]) {
      expect(await told(person)).toMatchObject({ visibility: 'link', state: 'draft', declined_because: '' })
    }
    expect(await told(mo)).toMatchObject({ visibility: 'public', state: 'declined', keeps_link: true })
  })

  test('one by link is taken down by those who decide, its owner reads why, and cannot share it again alone', async () => {
    const shared = await create({ visibility: 'link' })
    expect((await decide('take-down', shared, bo)).statusCode).toBe(403)
    expect((await decide('take-down', { ...shared, version: 7 })).statusCode).toBe(409)
    expect((await decide('take-down', shared)).statusCode).toBe(200)
    expect(await seen(shared)).toEqual([false])
    expect((await toldWords(database, 'a.id = $1', [ada.id])).at(-1)).toMatchObject({
      title: 'The link of your dashboard “Snow” was taken down',
      text: 'Reason: A bank.',
    })
    const own = await data(call(ada, 'GET', `/${shared.id}`))
    expect(own).toMatchObject({ visibility: 'private', version: 2 })
    const again = await change(own, { visibility: 'link' })
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([400, ['visibility']])
    const approved = await data(
      decide('approve', await data(change(own, { visibility: 'public', reason: 'All' }))),
    )
    expect((await change(approved, { visibility: 'link' })).statusCode).toBe(200)
    const [entry] = await database.query(
      "select before, after from audit_entry where action = 'dashboard.taken-down'",
    )
    expect(entry).toEqual({
      before: { title: 'Snow', visibility: 'link' },
      after: { title: 'Snow', visibility: 'private', reason: 'A bank.' },
    })
  })

  test('one that waits and keeps its link is taken down with its request; what has no link, and one’s own, is not', async () => {
    const shared = await create({ visibility: 'link' })
    const asked = await data(change(shared, { visibility: 'public', reason: 'All' }))
    expect((await decide('take-down', asked)).statusCode).toBe(200)
    expect(await data(call(ada, 'GET', `/${asked.id}`))).toMatchObject({
      ...{ visibility: 'private', state: 'withdrawn', keeps_link: false },
    })
    const listed = await create({ visibility: 'public', reason: 'All' })
    expect((await decide('take-down', listed)).statusCode).toBe(400)
    const mine = await data(call(mo, 'POST', '', { document: DASHBOARD, visibility: 'link' }))
    expect((await decide('take-down', mine)).statusCode).toBe(403)
  })

  test('what a deactivated account shared and published is hidden until it is opened again', async () => {
    const shared = await create({ visibility: 'link' })
    const listed = await create({
      document: { ...DASHBOARD, title: 'Sleet' },
      visibility: 'public',
      reason: 'All',
    })
    await data(decide('approve', listed))
    const titles = async () =>
      (await call(bo, 'GET')).json().data.results.map(({ title }: DocumentRow) => title)
    expect([await titles(), await seen(shared)]).toEqual([['Sleet'], [true, false]])
    await database.query('update account set is_active = false where id = $1', [ada.id])
    expect([await titles(), await seen(shared), await seen(listed)]).toEqual([[], [false], [false]])
    expect((await call(mo, 'GET', `/${listed.id}`)).statusCode).toBe(200)
    await database.query('update account set is_active = true where id = $1', [ada.id])
    // Nobody frames what is shared by link, and everybody what is public.
    expect([await titles(), await seen(shared), await seen(listed)]).toEqual([
      ['Sleet'],
      [true, false],
      [true],
    ])
  })
})
