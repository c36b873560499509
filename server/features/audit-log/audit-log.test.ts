import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { AuditRow } from '#contract/admin/audit.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { type Person, signInAs } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('the audit log, for administrators', (open) => {
  let app: FastifyInstance
  let database: Database
  let root: Person

  beforeAll(async () => {
    ;({
      app,
      database,
      people: { root },
    } = await openProduct(open, { people: { root: 'admin' } }))
    await note({ action: 'account.role-changed', subject: `account ${root.id}`, before: { role: 'user' } })
    await note({ action: 'plugin.approved', subject: 'plugin 7', after: { title: '=HYPERLINK("x")' } })
    await note({ action: 'plugin.declined', subject: '=1+1', after: { reason: 'Too slow,\n"really"' } })
    await database.transaction((transaction) =>
      writeAudit(transaction, { actor: { id: 999, username: 'erased' }, action: 'dashboard.approved' }),
    )
  })

  const note = (entry: { action: string; subject: string; before?: object; after?: object }) =>
    database.transaction((transaction) => writeAudit(transaction, { actor: root, ...entry }))
  const get = (path: string) => app.inject({ url: `/api${path}`, headers: { authorization: root.bearer } })
  const actions = async (query: string): Promise<string[]> => {
    const answer = await get(`/audit/?${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().results.map(({ action }: AuditRow) => action)
  }

  test('newest first, with the names of today; an erased account has none (T66)', async () => {
    const [erased, , , changed] = (await get('/audit')).json().results
    expect(erased).toMatchObject({ action: 'dashboard.approved', actor: { id: 999, name: null } })
    expect(changed).toMatchObject({
      actor: { id: root.id, name: 'root' },
      done_by: 'root',
      subject_name: 'root',
      subject_link: '/admin#/users',
      before: { role: 'user' },
      after: null,
    })
  })

  test.each([
    ['action=plugin', ['plugin.declined', 'plugin.approved']],
    ['action=plugin.approved', ['plugin.approved']],
    ['action=plug', []],
    ['actor=Root&action=account', ['account.role-changed']],
    ['actor=999', ['dashboard.approved']],
    ['subject=plugin%207', ['plugin.approved']],
    ['search=HYPERLINK', ['plugin.approved']],
    ['search=%25', []],
    ['search=SLOW', ['plugin.declined']],
    ['from=2199-01-01', []],
    ['to=2020-01-01', []],
    ['from=2020-01-01&to=2199-01-01&action=dashboard', ['dashboard.approved']],
    ['action=plugin&ordering=id', ['plugin.approved', 'plugin.declined']],
    ['action=plugin&size=1&page=2', ['plugin.approved']],
  ])('%s', async (query, expected) => {
    expect(await actions(query)).toEqual(expected)
  })

  test('the actions to choose from', async () => {
    expect((await get('/audit/actions')).json()).toEqual(
      expect.arrayContaining(['account.role-changed', 'plugin.approved', 'sign-in']),
    )
  })

  test('subjects have the titles of today and lead there, as far as the reader may see them', async () => {
    const made = async (sql: string) => (await database.query<{ id: number }>(sql))[0]?.id ?? 0
    const update = await made(
      "insert into news_update (title, content, category) values ('Snow', '<p>S</p>', 1) returning id",
    )
    const body = (title: string) => ({ document: { ...EMPTY_DASHBOARD, title } })
    const own = await app.inject({
      ...{ method: 'POST', url: '/api/document', payload: body('My dashboard') },
      headers: { authorization: root.bearer },
    })
    const ada = await signInAs(app, database, 'ada')
    const foreign = await app.inject({
      ...{ method: 'POST', url: '/api/document', payload: body('Private') },
      headers: { authorization: ada.bearer },
    })
    const [mine, theirs] = [own, foreign].map((answer) => answer.json().data.id)
    const idOf = (publicId: string) => made(`select id from document where public_id = '${publicId}'`)
    const documents = [await idOf(mine), await idOf(theirs), 999_999].map((id) => `document ${id}`)
    const subjects = [`update ${update}`, ...documents]
    for (const subject of subjects) await note({ action: 'test.named', subject })
    const rows: AuditRow[] = (await get('/audit?action=test.named&ordering=id')).json().results
    expect(rows.map(({ subject_name, subject_link }) => [subject_name, subject_link])).toEqual([
      ['Snow', '/update_log'],
      ['My dashboard', `/custom/private/${mine}`],
      [null, null],
      [null, null],
    ])
    const table = (await get('/audit?action=test.named&format=csv')).body
    expect(table).toContain('subject,subject_name,subject_link')
    expect(table).toContain(`update ${update},Snow,/update_log`)
  })

  test('who has no account behind them is named', async () => {
    const write = (action: string) =>
      database.transaction((transaction) => writeAudit(transaction, { actor: null, action }))
    for (const action of ['account.added', 'data.updated', 'sign-in.refused']) await write(action)
    const rows: AuditRow[] = (await get('/audit?size=3&ordering=-id')).json().results
    expect(rows.map(({ done_by }) => done_by)).toEqual([
      'Nobody signed in',
      'The server itself',
      'The command line',
    ])
    expect((await get('/audit?action=account.added&format=csv')).body).toContain('The command line')
  })

  test('taken out as a table: safe in a spreadsheet, and noted itself (T41, T61)', async () => {
    const answer = await get('/audit?action=plugin&format=csv')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-log.csv"')
    const [head, ...lines] = answer.body.trim().split('\r\n')
    expect(head).toBe(
      'id,at,actor,actor_name,done_by,action,subject,subject_name,subject_link,before,after,network,hash',
    )
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`,'=1+1,`)
    const [noted] = (await get('/audit?size=1')).json().results
    expect(noted).toMatchObject({
      action: 'audit.exported',
      actor: { id: root.id },
      after: { rows: 2, filters: { action: 'plugin' } },
    })
  })

  test('the check: intact, with an end to note down; then broken', async () => {
    const intact = (await get('/audit/verify')).json()
    expect(intact).toMatchObject({ intact: true, broken: null, checked: intact.last.id })
    const { id, hash } = intact.last
    expect((await get(`/audit/verify?id=${id}&hash=${hash}`)).json().intact).toBe(true)
    const other = await get(`/audit/verify?id=${id}&hash=${'0'.repeat(64)}`)
    expect(other.json().broken).toEqual({ id, reason: 'Its hash is not the one that was noted.' })
    await database.script(
      "alter table audit_entry disable trigger user; update audit_entry set subject = 'plugin 8' where subject = 'plugin 7'",
    )
    const broken = (await get('/audit/verify')).json()
    expect(broken).toMatchObject({ intact: false, broken: { reason: 'It is not as it was written.' } })
  })

  test.each([
    '/audit/verify?id=1',
    '/audit/verify?id=x&hash=y',
    '/audit?from=yesterday',
    '/audit?ordering=actor',
  ])('%s is refused', async (path) => {
    expect((await get(path)).statusCode).toBe(400)
  })
})
