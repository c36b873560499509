import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SystemState } from '#contract/system/system.ts'
import { createApp } from '#server/app.ts'
import { openBackups } from '#server/backup/backups.ts'
import { signInAs, testAccounts } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'

const VARIABLES = {
  to: null,
  everyHours: 24,
  keep: { days: 7, weeks: 5, months: 12 },
  passphrase: null,
  s3: null,
}
const TOKEN = 'a token of the tests, long enough'

serverDatabase('the state of a server', (open) => {
  test('tells what to look at, tries jobs again, makes backups, and counts for programs', async () => {
    const database = await open('country')
    const backups = openBackups(database, newTestFolder(), VARIABLES)
    const app = await createApp({ database, backups, metrics: 'local', accounts: testAccounts() })
    open.atEnd(() => app.close())
    const { bearer } = await signInAs(app, database, 'root', 'admin')
    const headers = { authorization: bearer }
    const state = async () => (await app.inject({ url: '/api/admin/system', headers })).json<SystemState>()

    // No backup has no age: a rule that asks for one that is absent fires.
    const none = (await app.inject({ url: '/metrics' })).body
    expect(none).not.toMatch(/^msdat_backup_age_seconds /m)
    expect(none).toMatch(/^msdat_release 2$/m)
    await database.query(
      "insert into job (id, kind, attempts, last_error, died_at) values (77, 'letter', 5, 'no ink', now()), (78, 'letter', 0, '', null)",
    )
    expect(await state()).toMatchObject({
      concerns: ['jobs_given_up'],
      store: { kind: 'server', releases: [{ number: 2 }, { number: 1 }] },
      jobs: { failing: [{ id: 77, attempts: 5, last_error: 'no ink' }] },
      mail: { given_up: 1 },
      backups: { every_hours: 24, is_encrypted: false, kept: [], last_error: '' },
    })
    const retry = (id: number) =>
      app.inject({ method: 'POST', url: `/api/admin/system/jobs/${id}/retry`, headers })
    // One that has not failed is not begun anew.
    expect([(await retry(77)).statusCode, (await retry(78)).statusCode]).toEqual([200, 404])
    const made = await app.inject({ method: 'POST', url: '/api/admin/system/backups', headers })
    expect(made.statusCode).toBe(200)
    expect((await app.inject({ url: '/metrics' })).body).toMatch(/^msdat_backup_age_seconds \d/m)
    const after = await state()
    expect(after.concerns).toEqual([])
    expect(after.backups?.kept).toMatchObject([{ name: made.json().name, bytes: made.json().bytes }])
    expect(after.slowest.map(({ call }) => call)).toContain('GET /api/admin/system')
    const done = await database.query<{ action: string }>(
      "select action from audit_entry where action like 'system.%' order by id",
    )
    expect(done).toEqual([{ action: 'system.job-tried-again' }, { action: 'system.backup-made' }])

    expect((await app.inject({ url: '/api/ready' })).json()).toMatchObject({ ready: true, release: 2 })
    const metrics = await app.inject({ url: '/metrics' })
    expect(metrics.body).toContain('msdat_jobs{state="waiting"} ')
    expect(metrics.body).toContain('call="GET /api/admin/system",status="2xx"')
    // Every count that the rules and the dashboard ask for is there.
    const asked = ['alerts.yml', 'grafana-dashboard.json'].flatMap((file) => [
      ...readFileSync(`operation/${file}`, 'utf8').matchAll(/\b(?:msdat|process|nodejs)_[a-z_\d]+/g),
    ])
    expect(asked.length).toBeGreaterThan(10)
    for (const [name] of asked) expect(metrics.body).toContain(name)
    const passedOn = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })
    expect(passedOn.statusCode).toBe(404)
  })

  test('a store that fails is told with the number of the log, and who has the token counts it', async () => {
    const database = await open('country')
    const app = await createApp({ database, metrics: { token: TOKEN } })
    open.atEnd(() => app.close())
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404)
    const headers = { authorization: `Bearer ${TOKEN}` }
    expect((await app.inject({ url: '/metrics', headers })).body).toContain('msdat_store_up 1')
    await database.script('alter table release rename to elsewhere')
    const failed = await app.inject({ url: '/api/ready' })
    expect(failed.statusCode).toBe(500)
    expect(failed.json().request).toMatch(/^[0-9a-f]{10}$/)
    expect(failed.headers['x-request-id']).toBe(failed.json().request)
    const down = (await app.inject({ url: '/metrics', headers })).body
    expect(down).toContain('msdat_store_up 0')
    // Nothing is said of a store that does not answer, not even what it said before.
    expect(down).not.toMatch(/^msdat_(release|store_bytes|jobs|concerns|writing_possible)[ {]/m)
    // What the caller did wrong needs no number.
    expect((await app.inject({ url: '/api/nothing' })).json()).not.toHaveProperty('request')
  })
})
