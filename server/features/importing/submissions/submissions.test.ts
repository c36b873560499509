import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { OBSERVATION_HEADER } from '#tests/builders/made-up-dataset.ts'
import { type Call, openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const filesOf = (...rows: readonly string[]) => [
  { name: 'north.csv', text: `${[OBSERVATION_HEADER, ...rows].join('\n')}\n` },
]
const NORTH = '7,2,8,2024,33,,,,,,,'
const SENT = { files: filesOf(NORTH), note: 'Northland of 2024', origins: [], format: 'sheet' }

serverDatabase('figures that a data officer submits', (open) => {
  let database: Database
  let people: Product<'ada' | 'root' | 'bo' | 'eve'>['people']
  let call: Call
  const current = async () => (await call(people.root, 'GET', '/releases/current')).body.number
  const waiting = async (who = people.root) => (await call(who, 'GET', '/waiting')).body
  const told = async (who: typeof people.root) => (await call(who, 'GET', '/notifications')).body.results
  const publishedValue = async () =>
    (
      await database.query<{ value: number }>(
        `select value from observation where indicator = 7 and datasource = 2 and location = 8 and period = 2024000
           and release_removed = 2147483647 and value_type in (1, 2, 5)`,
      )
    ).map(({ value }) => value)

  beforeAll(async () => {
    ;({ database, people, call } = await openProduct(open, {
      content: 'made-up-files',
      people: { ada: 'user', root: 'admin', bo: 'admin', eve: 'user' },
    }))
    await database.query(
      'insert into capability_grant (account, capability, source, place) values ($1, $2, 2, 8)',
      [people.ada.id, 'figures.submit'],
    )
  })

  test('are refused by row where the right does not cover them, and where nothing would change', async () => {
    const foreign = await call(people.ada, 'POST', '/figure-submissions', {
      ...SENT,
      files: filesOf(NORTH, '7,2,10,2024,33,,,,,,,'),
    })
    expect([foreign.status, foreign.body.detail]).toEqual([
      403,
      expect.stringContaining('Survey A in Southland'),
    ])
    const known = await call(people.ada, 'POST', '/figure-submissions', {
      ...SENT,
      files: filesOf('7,2,8,2018,30,,,,,,,rounded;secondary_source'),
    })
    expect([known.status, known.body.detail]).toEqual([400, 'All of these figures are published already.'])
    expect((await call(people.eve, 'POST', '/figure-submissions', SENT)).status).toBe(403)
    expect((await call(people.ada, 'GET', '/figure-submissions')).body.results).toEqual([])
  })

  test('wait for others, are sent back with a comment, corrected, approved, published and undone', async () => {
    const sent = await call(people.ada, 'POST', '/figure-submissions', SENT)
    expect(sent.body).toMatchObject({
      ...{ state: 'submitted', version: 1, is_own: true, author: 'ada', release: null },
      counts: { added: 1, changed: 0, unchanged: 0, withdrawn: 0 },
    })
    const { id } = sent.body
    const path = `/figure-submissions/${id}`
    // The answer was lost on its way: sent again it is the same.
    expect((await call(people.ada, 'POST', '/figure-submissions', SENT)).body.id).toBe(id)
    expect(await waiting()).toMatchObject({
      counts: { figures: 1 },
      results: [{ kind: 'figures', id: String(id), from: 'ada', title: SENT.note, what: '1' }],
    })
    expect((await waiting(people.ada)).counts).toEqual({})
    expect(await told(people.root)).toMatchObject([
      { kind: 'figures-request', title: 'ada submits figures: “Northland of 2024”' },
    ])
    expect((await call(people.eve, 'GET', path)).status).toBe(404)
    expect((await call(people.root, 'GET', `${path}/report`)).body).toMatchObject({
      figures: { added: 1 },
      differences: [
        { kind: 'added', location_name: 'Northland', period: '2024', was: null, is: 33, line: 2 },
      ],
    })
    expect((await call(people.ada, 'POST', `${path}/approve`, { version: 1 })).status).toBe(403)
    const back = (reason: string) => call(people.root, 'POST', `${path}/send-back`, { version: 1, reason })
    expect((await back(' ')).status).toBe(400)
    expect((await back('It is 34 in the report.')).body).toMatchObject({
      state: 'sent-back',
      reason: 'It is 34 in the report.',
      decided_by: 'root',
    })
    expect((await waiting()).counts.figures).toBe(0)
    expect(await told(people.ada)).toMatchObject([
      { kind: 'figures-decision', title: 'Your figures “Northland of 2024” were sent back' },
    ])
    const corrected = await call(people.ada, 'PUT', path, {
      ...SENT,
      files: filesOf('7,2,8,2024,34,,,,,,,'),
      version: 2,
    })
    expect(corrected.body).toMatchObject({ state: 'submitted', version: 3, reason: '' })
    // Whoever decides again and whoever corrected it see what it was about, and that one row is other.
    for (const who of [people.root, people.ada]) {
      expect((await call(who, 'GET', path)).body.earlier).toEqual([
        { reason: 'It is 34 in the report.', at: expect.any(String), added: 0, changed: 1, dropped: 0 },
      ])
    }
    expect((await call(people.root, 'PUT', path, { ...SENT, version: 3 })).status).toBe(403)
    const approve = (who: typeof people.root, version: number) =>
      call(who, 'POST', `${path}/approve`, { version })
    expect((await approve(people.root, 1)).status).toBe(409)
    const before = await current()
    const both = await Promise.all([approve(people.root, 3), approve(people.bo, 3)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await call(people.ada, 'GET', path)).body).toMatchObject({
      state: 'published',
      release: before + 1,
    })
    expect((await call(people.ada, 'GET', `${path}/report`)).body).toBeNull()
    expect([await current(), await publishedValue()]).toEqual([before + 1, [34]])
    const undo = [`/data-imports/undo/${before + 1}`, { note: 'It was of another year.' }] as const
    expect((await call(people.ada, 'POST', ...undo)).status).toBe(403)
    expect((await call(people.root, 'POST', ...undo)).body).toMatchObject({
      report: { figures: { withdrawn: 1 }, release: { number: before + 2 } },
      conflict_count: 0,
    })
    expect(await publishedValue()).toEqual([])
    expect((await call(people.ada, 'GET', path)).body).toMatchObject({
      state: 'undone',
      undone_by: before + 2,
      undone_because: 'It was of another year.',
    })
    const log = await database.query<{ action: string }>(
      `select action from audit_entry where action like 'figures.%' or action like 'data.%' order by id`,
    )
    expect(log.map(({ action }) => action)).toEqual([
      ...['figures.submitted', 'figures.sent-back', 'figures.submitted'],
      ...['data.published', 'figures.approved', 'data.undone'],
    ])
  })

  test('are nobody else’s business as a draft, and are gone from the list once they are taken back', async () => {
    const draft = await call(people.ada, 'POST', '/figure-submissions', { ...SENT, draft: true })
    const path = `/figure-submissions/${draft.body.id}`
    expect([draft.body.state, (await call(people.root, 'GET', path)).status]).toEqual(['draft', 404])
    expect((await call(people.ada, 'GET', `${path}/files`)).body).toEqual({ files: SENT.files })
    const sent = await call(people.ada, 'PUT', path, { ...SENT, version: 1 })
    expect([sent.body.state, (await waiting()).counts.figures]).toEqual(['submitted', 1])
    const taken = await call(people.ada, 'POST', `${path}/withdraw`, { version: sent.body.version })
    expect([taken.body.state, (await waiting()).counts.figures]).toEqual(['withdrawn', 0])
  })

  test('with a grave finding are approved only by somebody who says why', async () => {
    await database.query(
      'insert into capability_grant (account, capability, source, place) values ($1, $2, 2, 10)',
      [people.ada.id, 'figures.submit'],
    )
    const series = [40, 41, 42, 88, 44, 45, 46].map((value, at) => `7,2,10,${2001 + at},${value},,,,,,,`)
    const sent = await call(people.ada, 'POST', '/figure-submissions', { ...SENT, files: filesOf(...series) })
    const approve = (body: object) =>
      call(people.root, 'POST', `/figure-submissions/${sent.body.id}/approve`, { version: 1, ...body })
    const refused = await approve({})
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['acknowledged']])
    expect((await call(people.ada, 'GET', `/figure-submissions/${sent.body.id}`)).body.state).toBe(
      'submitted',
    )
    expect((await approve({ acknowledged: 'Page 12 says so.' })).status).toBe(200)
  })
})
