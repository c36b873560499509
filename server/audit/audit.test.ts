import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { checkChain } from './check-chain.ts'
import { writeAudit } from './write-audit.ts'

const ADA = { id: 7, username: 'ada' }

serverDatabase('the audit log', (open) => {
  let database: Database
  const write = (entry: Parameters<typeof writeAudit>[1]) =>
    database.transaction((transaction) => writeAudit(transaction, entry))
  const rows = () => database.query<Record<string, unknown>>('select * from audit_entry order by id')

  describe('what is written', () => {
    beforeAll(async () => {
      database = await open()
    })

    test('a log without a row is whole', async () => {
      const fresh = await open()
      expect(await checkChain(fresh)).toMatchObject({ checked: 0, broken: null })
    })

    test.each([
      ['keys out of order', { zebra: 1, apple: { y: 2, b: 3 }, '10': 1, '9': 2 }],
      ['numbers that the store spells differently', [0.1, 1e21, 1e-7, -0, 5e-324, 123456789.123, 1.5e300]],
      ['texts of every kind', ['"\\', '\n\t', 'ọ̀ṣun', '🇳🇬', '\0', '\ud800', '<img onerror>', '\u202e']],
      ['gaps and dates', { none: null, nothing: undefined, on: new Date(0), list: [null, [], {}] }],
      ['a key of its own kind', JSON.parse('{"__proto__": {"a": 1}}')],
    ])('%s: the chain fits when it is read again', async (_what, after) => {
      await write({ actor: ADA, action: 'test.written', before: { list: after }, after })
      expect((await checkChain(database)).broken).toBeNull()
    })

    test('of a person only the id, of an address only the network, and no line break (T63, T66)', async () => {
      await write({
        actor: ADA,
        action: 'test.written',
        subject: 'name\n2026 ada did it\u001b[31m\u202e',
        address: '::ffff:196.220.13.7',
      })
      const last = (await rows()).at(-1)
      expect(last).toMatchObject({ actor: 7, actor_name: '', network: '196.220.13.0/24' })
      expect(last?.subject).toBe('name�2026 ada did it�[31m�')
    })

    test('what fails leaves no row, and the next row fits (T61)', async () => {
      const before = await rows()
      await expect(
        database.transaction(async (transaction) => {
          await writeAudit(transaction, { actor: ADA, action: 'test.written' })
          throw new Error('the thing itself failed')
        }),
      ).rejects.toThrow('the thing itself failed')
      expect(await rows()).toEqual(before)
      await Promise.all(
        [1, 2, 3, 4, 5].map((n) => write({ actor: null, action: 'test.written', after: { n } })),
      )
      expect(await checkChain(database)).toMatchObject({ checked: before.length + 5, broken: null })
    })

    test.each(['update audit_entry set actor = 8', 'delete from audit_entry', 'truncate audit_entry'])(
      '%s is refused',
      async (statement) => {
        await expect(database.query(statement)).rejects.toThrow('only grows')
      },
    )
  })

  describe('what somebody changes behind its back is found (T62)', () => {
    beforeAll(async () => {
      database = await open()
      await database.query('alter table audit_entry disable trigger user')
    })
    beforeEach(async () => {
      await database.script(
        `truncate audit_entry restart identity; update audit_head set last_entry = 0, hash = repeat('0', 64)`,
      )
      for (const n of [1, 2, 3, 4, 5]) {
        await write({ actor: ADA, action: 'test.written', subject: `row ${n}`, after: { n } })
      }
    })

    test.each([
      ['an edited actor', 'update audit_entry set actor = 8 where id = 3', 3],
      ['an edited number', `update audit_entry set after = '{"n": 3.5}' where id = 3`, 3],
      ['an edited time', `update audit_entry set at = at + interval '1 microsecond' where id = 3`, 3],
      ['a deleted row', 'delete from audit_entry where id = 3', 4],
      ['the first row deleted', 'delete from audit_entry where id = 1', 2],
      [
        'two rows in another order',
        'update audit_entry set id = case id when 2 then 30 else id end where id = 2; update audit_entry set id = 2 where id = 3; update audit_entry set id = 3 where id = 30',
        2,
      ],
      [
        'a row with a hash that fits itself only',
        `update audit_entry set previous_hash = hash where id = 4`,
        4,
      ],
      ['the newest row cut off', 'delete from audit_entry where id = 5', 5],
      ['all rows cut off', 'delete from audit_entry', 1],
    ])('%s', async (_what, statements, id) => {
      await database.script(statements)
      expect((await checkChain(database)).broken?.id).toBe(id)
      // A row that is written afterwards does not hide it.
      await write({ actor: ADA, action: 'test.written' })
      expect((await checkChain(database)).broken?.id).toBeLessThanOrEqual(Math.max(id, 6))
      expect((await checkChain(database)).broken).not.toBeNull()
    })

    test('an end that was noted elsewhere finds a chain that was written anew', async () => {
      const { last } = await checkChain(database)
      await database.script(
        'delete from audit_entry where id > 3; update audit_head set last_entry = 3, hash = (select hash from audit_entry where id = 3)',
      )
      expect((await checkChain(database)).broken).toBeNull()
      expect((await checkChain(database, last)).broken?.id).toBe(4)
      for (const n of [4, 5]) await write({ actor: null, action: 'test.written', after: { n } })
      expect((await checkChain(database)).broken).toBeNull()
      expect((await checkChain(database, last)).broken?.id).toBe(5)
    })
  })
})
