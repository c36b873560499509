import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { PASSWORD, signInAs, testAccounts } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { checkBackup, readBackup, writeBackup } from './backup-file.ts'
import { partsOfStore } from './backup-parts.ts'
import { askForBackup, openControl } from './control-socket.ts'
import { restoreStore } from './restore-store.ts'
import { fillNewPlace } from './new-place.ts'
import { digestOf, inSnapshot, storedTables } from './stored-tables.ts'

const NO_BACKUPS = {
  to: null,
  everyHours: null,
  keep: { days: 7, weeks: 5, months: 12 },
  passphrase: null,
  s3: null,
}
const PERMALINK = '/api/data?indicator=7&datasource=2&size=100'

serverDatabase('a backup of a store in which nobody has done anything', (open) => {
  test('its audit log without a row is whole, and it can be restored', async () => {
    const path = join(newTestFolder(), 'new.backup')
    await inSnapshot(await open(), (transaction) =>
      writeBackup(path, partsOfStore(transaction, '3.0.0'), null),
    )
    const place = await newStore('server', 'nothing')
    const restored = await fillNewPlace(place, false, (database) =>
      restoreStore(database, readBackup(path, null)),
    )
    expect(restored.audited).toBe(0)
  })
})

serverDatabase('a backup under writes, restored into the embedded store, and back', (open) => {
  test('counts, audit log, sign-in and a permalink are the same; a changed file restores nothing', async () => {
    const database = await open('country')
    const app = await createApp({ database, accounts: testAccounts() })
    open.atEnd(() => app.close())
    const root = await signInAs(app, database, 'root', 'admin')
    // Signs that end rows, cells or words of other formats.
    const hostile = 'a,"b"\n\\.\n\\N (c) \\" ;\r\n é€ \\\\'
    await database.query('update location set capital = $1 where id = 8', [hostile])
    const path = join(newTestFolder(), 'whole.backup')
    let isWriting = true
    let sent = 0
    const write = async () => {
      while (isWriting) {
        sent += 1
        const answer = await app.inject({
          method: 'POST',
          url: '/api/tags',
          headers: { authorization: root.bearer },
          payload: { name: `Snow ${sent}`, indicators: [7] },
        })
        expect(answer.statusCode).toBe(201)
      }
    }
    const writing = write()
    await expect.poll(() => sent).toBeGreaterThan(1)
    const written = await inSnapshot(database, (transaction) =>
      writeBackup(path, partsOfStore(transaction, '3.0.0'), 'right horse'),
    )
    isWriting = false
    await writing
    expect(written).toMatchObject({ product: '3.0.0', path })
    expect(await checkBackup(path, 'right horse')).toMatchObject({ rows: written.rows })
    await expect(checkBackup(path, 'wrong horse')).rejects.toThrow('The passphrase is another one')
    await expect(checkBackup(path, null)).rejects.toThrow('The backup is encrypted')

    const place = { databaseUrl: null, directUrl: null, dataDir: newTestFolder() }
    const bytes = await readFile(path)
    const changed = join(newTestFolder(), 'changed.backup')
    bytes[bytes.length - 300] = (bytes[bytes.length - 300] ?? 0) ^ 1
    await writeFile(changed, bytes)
    await expect(checkBackup(changed, 'right horse')).rejects.toThrow('was changed or cut off')
    await writeFile(changed, bytes.subarray(0, -100))
    await expect(checkBackup(changed, 'right horse')).rejects.toThrow('was changed or cut off')
    const restore = (file: string) =>
      fillNewPlace(place, false, (store) => restoreStore(store, readBackup(file, 'right horse')))
    const restored = await restore(path)
    await expect(restore(path)).rejects.toThrow('There are data in this place')
    const other = await openDatabase(place)
    open.atEnd(() => other.close())
    expect(restored).toMatchObject({ rows: written.rows, tables: written.tables, migrated: [] })
    expect(restored.audited).toBeGreaterThan(0)
    expect(await other.query('select capital from location where id = 8')).toEqual([{ capital: hostile }])
    expect(await storedTables(other)).toEqual(await storedTables(database))
    const observations = { name: 'observation', columns: ['indicator', 'location', 'value', 'release_added'] }
    const sums = await Promise.all(
      [other, database].map((store) =>
        inSnapshot(store, (transaction) => digestOf(transaction, observations)),
      ),
    )
    expect(sums[0]).toEqual(sums[1])
    const rules = `select conname::text as rule, pg_get_constraintdef(oid) as says from pg_constraint where contype = 'f' order by 1, 2`
    expect(await other.query(rules)).toEqual(await database.query(rules))
    expect(
      await other.query("select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'"),
    ).toEqual([])

    const after = await createApp({ database: other, accounts: testAccounts() })
    open.atEnd(() => after.close())
    const [there, here] = await Promise.all([after, app].map((each) => each.inject({ url: PERMALINK })))
    expect(there?.statusCode).toBe(200)
    expect(there?.rawPayload.equals(here?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    const signedIn = await after.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'root', password: PASSWORD },
    })
    expect(signedIn.statusCode).toBe(200)
    // Numbers go on where they were: the next row takes none that is there.
    const next = await after.inject({
      method: 'POST',
      url: '/api/tags',
      headers: { authorization: root.bearer },
      payload: { name: 'Sled', indicators: [8] },
    })
    expect(next.statusCode).toBe(201)
    await andBack(other, place.dataDir)
  })
})

/** As `npm run backup` does while a server has the folder; and what it wrote is the same on a server. */
async function andBack(database: Database, dataDir: string): Promise<void> {
  const control = await openControl(database, dataDir, { ...NO_BACKUPS, passphrase: 'right horse 7' })
  const made = await askForBackup(dataDir, { to: null, isPlain: true })
  expect(made).toMatchObject({ place: join(dataDir, 'backups'), removed: [] })
  await control.close()
  expect(await askForBackup(dataDir, { to: null, isPlain: true })).toBe(null)
  const file = readBackup(join(dataDir, 'backups', made?.name ?? ''), null)
  const restored = await fillNewPlace(await newStore('server', 'nothing'), false, (store) =>
    restoreStore(store, file),
  )
  expect(restored).toMatchObject({ rows: made?.rows, tables: made?.tables })
}
