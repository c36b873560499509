import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Person, signInAs, testAccounts } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { toldWords } from '#tests/builders/told.ts'

const SENT = { name_of_dashboard: 'Snow', config: '{}', is_private: false }
const MEANWHILE =
  'This was changed meanwhile, in another window or by somebody else. Load it again and repeat your change.'

serverDatabase('deciding on custom dashboards', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  let mo: Person
  let root: Person

  beforeAll(async () => {
    database = await open()
    app = await createApp({ database, accounts: testAccounts() })
    ada = await signInAs(app, database, 'ada')
    mo = await signInAs(app, database, 'mo', 'moderator')
    root = await signInAs(app, database, 'root', 'admin')
    return () => app.close()
  })

  const call = (person: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    app.inject({
      method,
      url: `/api/custom-dashboard${path}`,
      headers: { authorization: person.bearer },
      ...(body && { payload: body as InjectOptions['payload'] & object }),
    })
  const made = async (body: object = {}): Promise<CustomDashboardRow> =>
    (await call(ada, 'POST', '', { ...SENT, ...body })).json().data
  const approve = (person: Person, id: number, version: number) =>
    call(person, 'POST', `/${id}/approve`, { version })
  const decline = (person: Person, id: number, version: number, reason: string) =>
    call(person, 'POST', `/${id}/decline`, { version, reason })
  const stateOf = (answer: { json(): { data: CustomDashboardRow } }) => {
    const { is_confirmed, disapproved, declined_because, version } = answer.json().data
    return { is_confirmed, disapproved, declined_because, version }
  }
  const audited = (id: number) =>
    database.query<{ action: string; before: unknown; after: unknown }>(
      'select action, before, after from audit_entry where subject = $1 order by id',
      [`document ${id}`],
    )

  test('a decision may be changed, and the same one again changes nothing', async () => {
    const { id } = await made({ id: 'changed' })
    const approved = { is_confirmed: true, disapproved: false, declined_because: '' }
    expect(stateOf(await approve(mo, id, 1))).toEqual({ ...approved, version: 2 })
    expect(stateOf(await approve(root, id, 2))).toEqual({ ...approved, version: 2 })
    const declined = { is_confirmed: false, disapproved: true, declined_because: 'Too old' }
    expect(stateOf(await decline(root, id, 2, 'Too old'))).toEqual({ ...declined, version: 3 })
    expect(stateOf(await decline(mo, id, 3, 'Another reason'))).toEqual({ ...declined, version: 3 })
    expect(stateOf(await approve(mo, id, 3))).toEqual({ ...approved, version: 4 })
    expect(await audited(id)).toEqual([
      {
        action: 'dashboard.publication-asked',
        before: null,
        after: { title: 'Snow', state: 'pending' },
      },
      {
        action: 'dashboard.approved',
        before: { title: 'Snow', state: 'pending' },
        after: { title: 'Snow', state: 'approved' },
      },
      {
        action: 'dashboard.declined',
        before: { title: 'Snow', state: 'approved' },
        after: { title: 'Snow', state: 'declined', reason: 'Too old' },
      },
      {
        action: 'dashboard.approved',
        before: { title: 'Snow', state: 'declined' },
        after: { title: 'Snow', state: 'approved' },
      },
    ])
    const told = await toldWords(database, 'a.id = $1', [ada.id])
    const { public_id } = (await call(ada, 'GET', `/${id}`)).json().data
    const yes = `dashboard-decision | Your dashboard “Snow” was approved | It is public now. | /custom/public/${public_id}`
    expect(told.map(({ kind, title, text, link }) => [kind, title, text, link].join(' | '))).toEqual([
      yes,
      'dashboard-decision | Your dashboard “Snow” was not approved | Reason: Too old | /account#/savedDashboards',
      yes,
    ])
  })

  test('of two decisions on one version the second is told that it changed meanwhile', async () => {
    const { id } = await made({ id: 'contested' })
    const answers = await Promise.all([approve(mo, id, 1), decline(root, id, 1, 'Not needed')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const late = answers.find(({ statusCode }) => statusCode === 409)
    expect(late?.json()).toMatchObject({ type: '/problems/changed-meanwhile', detail: MEANWHILE })
    expect(await audited(id)).toHaveLength(2)
  })

  test('what is private, or one’s own, is decided on by nobody', async () => {
    const { id } = await made({ id: 'private', is_private: true })
    expect((await approve(mo, id, 1)).json().detail).toContain(
      'There is no such document, or it is not public.',
    )
    const own = (await call(mo, 'POST', '', { ...SENT, id: 'own' })).json().data
    expect((await approve(mo, own.id, 1)).json()).toMatchObject({
      type: '/problems/not-allowed',
      detail: 'You cannot decide on something of your own. Somebody else has to.',
    })
  })

  test('what happens to a request is written down until the dashboard is gone', async () => {
    const { id } = await made({ id: 'gone', is_private: true })
    await call(ada, 'PATCH', `/${id}`, { is_private: false })
    await call(ada, 'PATCH', `/${id}`, { description: 'More' })
    await call(mo, 'POST', `/${id}/approve`, { version: 3, compared_with: 2 })
    await approve(mo, id, 3)
    await call(ada, 'PATCH', `/${id}`, { is_private: true })
    await call(ada, 'PATCH', `/${id}`, { is_private: false, name_of_dashboard: 'Sleet' })
    await decline(mo, id, 6, 'No')
    await call(ada, 'DELETE', `/${id}`)
    const rows = await audited(id)
    expect(rows.map(({ action, before }) => [action, before])).toEqual([
      ['dashboard.publication-asked', { title: 'Snow', state: 'private' }],
      ['dashboard.publication-asked', { title: 'Snow', state: 'pending' }],
      ['dashboard.approved', { title: 'Snow', state: 'pending' }],
      ['dashboard.publication-asked', { title: 'Snow', state: 'private' }],
      ['dashboard.declined', { title: 'Sleet', state: 'pending' }],
      ['dashboard.deleted', { title: 'Sleet', state: 'declined' }],
    ])
  })
})
