import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readBackup } from '#server/backup/backup-file.ts'
import { restoreStore } from '#server/backup/restore-store.ts'
import { pendingMigrations } from '#server/database/migrate.ts'
import { PASSWORD, testAccounts } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { EARLIER_STORES, type KeptState, stateOf } from './earlier-stores.ts'

const NAMES = readdirSync(EARLIER_STORES).flatMap((file) => /^(.+)\.backup$/.exec(file)?.[1] ?? [])

serverDatabase('stores of earlier versions', (open) => {
  test('are kept', () => {
    expect(NAMES.length).toBeGreaterThan(0)
  })

  test.each(NAMES)('%s comes through the migrations since, and people sign in', async (name) => {
    const database = await open('nothing')
    const restored = await restoreStore(database, readBackup(join(EARLIER_STORES, `${name}.backup`), null))
    expect(await pendingMigrations(database)).toEqual([])
    const app = await createApp({ database, accounts: testAccounts() })
    open.atEnd(() => app.close())
    const kept: KeptState = JSON.parse(readFileSync(join(EARLIER_STORES, `${name}.json`), 'utf8'))
    expect(await stateOf(database, app)).toEqual(kept)
    expect(restored.audited).toBe(kept.audited.length)
    // The first version knew no people.
    if (kept.accounts.length === 0) return
    const payload = { username: 'root', password: PASSWORD }
    expect((await app.inject({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(200)
  })
})
