import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { roomIn, watchWriting } from '#server/platform/disk/writing.ts'
import { signInAs, testAccounts } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'

const MEGABYTE = 1024 * 1024

serverDatabase('a disk that takes nothing more', (open) => {
  test('D1: a refused write answers 507 and keeps nothing, reading goes on, and health says so', async () => {
    const database = await open('country')
    const app = await createApp({ database, accounts: testAccounts() })
    open.atEnd(() => app.close())
    const { bearer } = await signInAs(app, database, 'root', 'admin')
    await database.script(`
      create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/5/1": No space left on device' using errcode = '53100'; end $$;
      create trigger refuse after insert on indicator_tag for each row execute function refuse();`)
    const health = async () => (await app.inject({ url: '/api/health' })).json()
    expect(await health()).toMatchObject({ status: 'healthy', writing: 'possible' })
    const answer = await app.inject({
      method: 'POST',
      url: '/api/tags',
      headers: { authorization: bearer },
      payload: { name: 'Snow', indicators: [7] },
    })
    expect([answer.statusCode, answer.json().type]).toEqual([507, '/problems/cannot-write'])
    const status = await app.inject({ url: '/status?lang=en' })
    expect([status.statusCode, status.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(status.body).toContain('Everything can be read. No change can be kept at the moment.')
    expect(status.body).toContain('Release 2 of 2024-09-15 is shown.')
    expect(answer.json().detail).toContain('Nothing of what you sent was kept')
    expect(await database.query('select 1 from indicator_tag')).toEqual([])
    expect((await app.inject({ url: '/api/indicators' })).statusCode).toBe(200)
    expect(await health()).toMatchObject({ status: 'read-only', writing: 'full' })
    expect((await app.inject({ url: '/health' })).json()).toMatchObject({ status: 'read-only' })
    await database.script('alter table release rename to elsewhere')
    const down = await app.inject({ url: '/status?lang=pcm' })
    expect([down.statusCode, down.headers.refresh]).toEqual([503, '60'])
    expect(down.body).toContain('Person no fit read the data for now.')
  })
})

test.each([
  ['plenty', 5000 * MEGABYTE, 'possible'],
  ['some', 100 * MEGABYTE, 'low'],
  ['less than a file of the log', 3 * MEGABYTE, 'full'],
] as const)('of the disk is left: %s', async (_what, left, expected) => {
  expect(await watchWriting(async () => left).state()).toBe(expected)
})

test('a disk that can only be read, one that is measured again, and a folder that cannot be asked', async () => {
  let now = 0
  let left = MEGABYTE
  const watch = watchWriting(
    async () => left,
    () => now,
  )
  expect(await watch.state()).toBe('full')
  left = 5000 * MEGABYTE
  expect(await watch.state()).toBe('full')
  now += 6000
  expect(await watch.state()).toBe('possible')
  watch.refused('read-only')
  expect(await watch.state()).toBe('read-only')
  now += 61_000
  expect(await watch.state()).toBe('possible')
  const readOnly = Object.assign(new Error('EROFS: read-only file system, access'), { code: 'EROFS' })
  expect(await watchWriting(() => Promise.reject(readOnly)).state()).toBe('read-only')
  expect(await roomIn(newTestFolder())()).toBeGreaterThan(0)
})
