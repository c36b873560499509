import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { PulledFromDhis2 } from '#contract/data-import/data-pulls.ts'
import { figuresOf, openFiles } from '#exchange/files/read.ts'
import { emptyMapping, mappingText } from '#exchange/mapping/mapping.ts'
import type { SourceFile } from '#exchange/reading/source-file.ts'
import { textSealer } from '#server/platform/sealed-text.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openRemote } from '#server/platform/remote/remote.ts'
import { MADE_UP_FILE, type MadeUpDhis2, openMadeUpDhis2 } from '#tests/builders/made-up-dhis2.ts'
import { testAccounts } from '#tests/builders/people.ts'
import { type Call, openProduct, type Product } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { ofToday } from './repeat-pull.ts'
import { pullJobs } from './pull-routes.ts'

const RECORDED = 'tests/fixtures/exchange/dhis2/analytics-deep-month.json'
const PLACES = ['jUb8gELQApl', 'bL4ooGhyHRQ']

/** The figures of files as text, in any order. */
async function rowsOf(files: readonly SourceFile[]): Promise<string[]> {
  const { opened, companions } = await openFiles(files)
  const rows: string[] = []
  for (const file of opened) {
    for await (const { indicator, place, period, value, numerator, denominator } of figuresOf(
      file,
      companions,
    )) {
      rows.push([indicator.name, place.name, period.iso, value, numerator, denominator].join(' '))
    }
  }
  return rows.sort()
}

serverDatabase('figures from another server', (open) => {
  let database: Database
  let dhis2: MadeUpDhis2
  let people: Product<'ada' | 'eve' | 'root'>['people']
  let call: Call
  let workDue: () => Promise<number>
  let year: PulledFromDhis2

  beforeAll(async () => {
    dhis2 = await openMadeUpDhis2()
    open.atEnd(() => dhis2.close())
    const remote = openRemote({ origins: [dhis2.origin], mayReach: () => true })
    const product = await openProduct(open, {
      ...{ content: 'made-up-files', remote, people: { ada: 'user', eve: 'user', root: 'admin' } },
    })
    ;({ database, people, call } = product)
    await database.query(
      "insert into capability_grant (account, capability, source, place) values ($1, 'figures.submit', 6, null)",
      [people.ada.id],
    )
    const tokens = textSealer(testAccounts().secret, 'tokens of other servers')
    const jobs = openJobs({ database, log: product.app.log })
    for (const kind of pullJobs({ database, accounts: { tokens }, remote })) jobs.register(kind)
    workDue = () => jobs.doDue()
    year = {
      ...{ kind: 'dhis2', address: `${dhis2.origin}/dhis-web-dashboard/#/`, data: 'indicators' },
      ...{ ids: ['dwEq7wi6nXV'], units: PLACES, level: 2 },
      periods: { kind: 'month', first: '2020-08', last: '2021-07' },
    }
  })

  /** Waits until nothing is under way: the state, a failure that will be tried again, or the end. */
  const settled = async (id: number) => {
    const path = `/data-pulls/${id}`
    await expect
      .poll(
        async () => {
          const { state, failure } = (await call(people.ada, 'GET', path)).body
          return state !== 'running' || failure !== null
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    return (await call(people.ada, 'GET', path)).body
  }
  const filesOf = async (id: number): Promise<SourceFile[]> => {
    const { files } = (await call(people.ada, 'GET', `/data-pulls/${id}/files`)).body
    return files.map(({ name, base64 }: { name: string; base64: string }) => ({
      ...{ name, bytes: new Uint8Array(Buffer.from(base64, 'base64')) },
    }))
  }

  test('a DHIS2 offers its data sets, all pages of its indicators, and its places', async () => {
    const look = (token: string, words = '') =>
      call(people.ada, 'POST', '/data-pulls/look', { address: dhis2.origin, token, words })
    const { body } = await look('d2pat_first')
    expect(body).toMatchObject({
      ...{ name: 'Made up', version: '2.40.1' },
      units: [
        { id: 'jUb8gELQApl', name: 'Kailahun', level: 2 },
        { id: 'bL4ooGhyHRQ', name: 'Pujehun', level: 2 },
      ],
    })
    expect([body.data_sets.length, body.indicators.length]).toEqual([2, 19])
    expect((await look('d2pat_wrong')).body.errors).toEqual({
      address: ['The other server does not accept this token.'],
    })
    const elsewhere = { address: 'https://dhis2.example.org', token: 'd2pat_first' }
    expect((await call(people.ada, 'POST', '/data-pulls/look', elsewhere)).body.errors.address[0]).toContain(
      'has not listed this address',
    )
  })

  test('is pulled month by month, cut, refused, gone on with: the rows of one answer, and no month twice', async () => {
    dhis2.asked.length = 0
    Object.assign(dhis2, { sound: 4, fault: 'cut' })
    const begun = await call(people.ada, 'POST', '/data-pulls', { asked: year, token: 'd2pat_first' })
    expect([begun.status, begun.body.total]).toEqual([201, 12])
    const { id } = begun.body
    expect(await settled(id)).toMatchObject({ state: 'running', done: 4, failure: 'unreachable' })
    const [kept] = await database.query<{ sealed_token: string }>(
      'select sealed_token from data_pull where id = $1',
      [id],
    )
    expect(kept?.sealed_token).not.toContain('d2pat')
    expect((await call(people.eve, 'GET', `/data-pulls/${id}/files`)).status).toBe(404)
    // The process that would have tried again is gone; the next one takes the job over.
    Object.assign(dhis2, { sound: 3, fault: 'refused' })
    await database.query("update job set run_after = now(), leased_until = null where kind = 'data-pull'")
    await workDue()
    expect(await settled(id)).toMatchObject({
      state: 'broken',
      done: 7,
      failure: 'status',
      failure_status: 401,
    })
    await call(people.ada, 'POST', `/data-pulls/${id}/resume`, { token: 'd2pat_another' })
    expect(await settled(id)).toMatchObject({ state: 'done', done: 12, failure: null })
    expect(await rowsOf(await filesOf(id))).toEqual(
      await rowsOf([{ name: 'whole.json', bytes: new Uint8Array(readFileSync(RECORDED)) }]),
    )
    // Two answers did not come whole; nothing else was asked for twice.
    expect([dhis2.asked.length, new Set(dhis2.asked).size]).toEqual([14, 12])
    expect(await database.query('select sealed_token from data_pull where id = $1', [id])).toEqual([
      { sealed_token: null },
    ])
    dhis2.token = 'd2pat_first'
  })

  test('a data set comes with the names of its elements; what is stopped keeps its parts', async () => {
    const asked = {
      ...year,
      data: 'data-set',
      ids: ['lyLU2wR22tC'],
      periods: { kind: 'year', first: '2017', last: '2018' },
    }
    const { id } = (await call(people.ada, 'POST', '/data-pulls', { asked, token: 'd2pat_first' })).body
    expect(await settled(id)).toMatchObject({ state: 'done', done: 3, total: 3 })
    const [names, , second] = await filesOf(id)
    expect(JSON.parse(new TextDecoder().decode(names?.bytes)).dataElements).toHaveLength(75)
    expect(second?.name).toBe('2018.json')
    const units = await call(people.ada, 'POST', '/data-pulls', {
      asked: { ...asked, units: [] },
      token: 'd2pat_first',
    })
    expect(units.status).toBe(400)
    Object.assign(dhis2, { sound: 1, fault: 'cut' })
    const stopped = (await call(people.ada, 'POST', '/data-pulls', { asked: year, token: 'd2pat_first' }))
      .body.id
    await settled(stopped)
    const cancelled = await call(people.ada, 'POST', `/data-pulls/${stopped}/cancel`, {})
    expect(cancelled.body).toMatchObject({ state: 'cancelled', done: 1 })
    await workDue()
    expect((await filesOf(stopped)).map(({ name }) => name)).toEqual(['2020-08.json'])
  })

  test('a file comes by its address, as it is; its query stays out of the audit log', async () => {
    const asked = { kind: 'file', address: `${dhis2.origin}/files/figures.csv?key=secret` }
    const { id } = (await call(people.ada, 'POST', '/data-pulls', { asked })).body
    expect(await settled(id)).toMatchObject({ state: 'done', done: 1, total: 1 })
    const [file] = await filesOf(id)
    expect([file?.name, new TextDecoder().decode(file?.bytes)]).toEqual(['figures.csv', MADE_UP_FILE])
    const elsewhere = { ...asked, address: 'https://a.example/b.csv' }
    expect((await call(people.ada, 'POST', '/data-pulls', { asked: elsewhere })).status).toBe(400)
    const log = await database.query(`select after from audit_entry where action = 'pull.begun'`)
    expect(JSON.stringify(log)).toContain('/files/figures.csv')
    expect(JSON.stringify(log)).not.toContain('secret')
  })

  test('what is repeated reads the last periods again, and its submission waits for somebody else', async () => {
    const asked = { ...year, periods: { kind: 'month', first: '2020-08', last: '2020-09' } } as const
    const { id } = (await call(people.ada, 'POST', '/data-pulls', { asked, token: 'd2pat_first' })).body
    await settled(id)
    const mapping = mappingText({
      ...emptyMapping('dhis2-analytics', 'dx|pe|ou|value'),
      indicators: { dwEq7wi6nXV: { indicator: 18, scale: 1 } },
      // The other place has no name among ours: its figures are left out and counted.
      ...{ places: { jUb8gELQApl: 8 }, source: 6 },
    })
    const body = { every: 'month', note: 'DHIS2 of two months', mapping, token: 'd2pat_first' }
    const path = `/data-pulls/${id}/repeat`
    expect((await call(people.ada, 'POST', path, { ...body, mapping: '{}' })).status).toBe(400)
    expect((await call(people.eve, 'POST', path, body)).status).toBe(403)
    expect((await call(people.ada, 'POST', path, body)).status).toBe(201)
    // Its day has come, and its months are those that the recorded answers have.
    await database.query(`update data_pull_repeat set next_at = now() - interval '1 minute'`)
    await database.query(
      `insert into job (kind, key, input) values ('repeated-pulls', 'every repeated-pulls', '{}') on conflict do nothing`,
    )
    await database.query('delete from data_pull where repeat is not null')
    await workDue()
    const [again] = (await call(people.ada, 'GET', '/data-pulls')).body.results
    expect(again).toMatchObject({ state: 'done', done: 2, submission: null })
    expect((await call(people.ada, 'GET', '/notifications')).body.results).toMatchObject([
      { kind: 'figures-pulled', title: expect.stringContaining('not submitted') },
    ])
    const [{ id: repeat } = { id: 0 }] = (await call(people.ada, 'GET', '/data-pulls')).body.repeats
    await database.query(
      `insert into data_pull (account, repeat, asked, sealed_token)
       select account, id, asked, sealed_token from data_pull_repeat where id = $1`,
      [repeat],
    )
    await database.query(
      `insert into job (kind, key, input) select 'data-pull', 'again', jsonb_build_object('pull', max(id)) from data_pull`,
    )
    await workDue()
    const [submitted] = (await call(people.ada, 'GET', '/data-pulls')).body.results
    const submission = await call(people.root, 'GET', `/figure-submissions/${submitted.submission}`)
    expect(submission.body).toMatchObject({
      ...{ state: 'submitted', author: 'ada', counts: { added: 2, changed: 0 } },
      note: 'DHIS2 of two months · 2 figures were left out: nobody has mapped their names.',
    })
    expect((await call(people.eve, 'DELETE', `/data-pulls/repeats/${repeat}`)).status).toBe(404)
    expect((await call(people.ada, 'DELETE', `/data-pulls/repeats/${repeat}`)).status).toBe(200)
  })

  test('repeated, as many periods are read as at first, up to the last that is over', () => {
    expect(ofToday(year, '2026-03-31')).toMatchObject({
      periods: { kind: 'month', first: '2025-03', last: '2026-02' },
    })
  })
})
