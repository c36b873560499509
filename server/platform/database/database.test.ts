import { beforeAll, describe, expect, it } from 'vitest'
import { eachDatabase } from '#tests/builders/test-database.ts'
import type { Database } from './database.ts'
import { SqlError } from './sql-error.ts'

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof SqlError ? error.code : String(error)
}

eachDatabase('database', (open, kind) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.script('create table item (id int primary key, name text); create table other (id int)')
  })

  const names = async () =>
    (await database.query<{ name: string | null }>('select name from item order by id')).map(
      (row) => row.name,
    )

  it('says which kind it is', () => {
    expect(database.kind).toBe(kind)
  })

  describe('values', () => {
    it.each([
      ["'text'", 'text'],
      ["''", ''],
      ['null::int', null],
      ['12::smallint', 12],
      ['(-2147483648)::int', -2147483648],
      ['9007199254740991::bigint', 9007199254740991],
      ['count(*)', 1],
      ['sum(2::bigint)', 2],
      ['12.25::numeric', 12.25],
      ['0.1::double precision', 0.1],
      ['1e-300::double precision', 1e-300],
      ["'NaN'::double precision", Number.NaN],
      ['true', true],
      ['false', false],
      ["timestamptz '2024-03-01 12:30:00.250+01'", new Date('2024-03-01T11:30:00.250Z')],
      ["date '2024-02-29'", '2024-02-29'],
      ['array[1,null,3]::smallint[]', [1, null, 3]],
      ['array[]::int[]', []],
      ['array[1,9007199254740991]::bigint[]', [1, 9007199254740991]],
      ['array[1.5,null]::numeric[]', [1.5, null]],
      ["array['a','b \"c\\','NULL',null,'é,{}']", ['a', 'b "c\\', 'NULL', null, 'é,{}']],
      ['array[true,false]', [true, false]],
      [`'{"a":[1,{"b":null}]}'::jsonb`, { a: [1, { b: null }] }],
      [`'"text"'::json`, 'text'],
    ])('%s arrives as its JavaScript value', async (sql, expected) => {
      expect(await database.query(`select ${sql} as value`)).toEqual([{ value: expected }])
    })

    it.each([
      ['$1::text', 'it\'s "é" \\ €', 'it\'s "é" \\ €'],
      ['$1::text', '', ''],
      ['$1::text', null, null],
      ['$1::int', -7, -7],
      ['$1::bigint', 9007199254740991, 9007199254740991],
      ['$1::double precision', 0.1, 0.1],
      ['$1::boolean', true, true],
      ['$1::boolean', false, false],
      ['$1::timestamptz', new Date('1999-12-31T23:59:59.999Z'), new Date('1999-12-31T23:59:59.999Z')],
      ['$1::smallint[]', [1, null, 3], [1, null, 3]],
      ['$1::text[]', ['a"b', 'c\\d', 'NULL', '', null, '{x,y}'], ['a"b', 'c\\d', 'NULL', '', null, '{x,y}']],
      ['$1::boolean[]', [true, false], [true, false]],
      ['$1::int[]', [], []],
      ['$1::jsonb', '{"a":1}', { a: 1 }],
    ])('a parameter %s of %j comes back unchanged', async (sql, parameter, expected) => {
      expect(await database.query(`select ${sql} as value`, [parameter])).toEqual([{ value: expected }])
    })

    it('answers no rows for a statement without any', async () => {
      expect(await database.query('select 1 as value where false')).toEqual([])
    })

    it('answers the same when a statement comes again and again', async () => {
      for (const value of [1, 2, 3, 4, 5, 6, 7, 8]) {
        expect(await database.query('select $1::int + 1 as next', [value])).toEqual([{ next: value + 1 }])
      }
    })

    it('answers the new columns when a table changed under a statement that came often', async () => {
      await database.script('create table changing (a int); insert into changing values (1)')
      for (let time = 0; time < 3; time += 1) await database.query('select * from changing')
      await database.script('alter table changing add column b text')
      expect(await database.query('select * from changing')).toEqual([{ a: 1, b: null }])
    })
  })

  describe('refused statements', () => {
    it.each([
      ['select * from nowhere', '42P01'],
      ['select 1/0', '22012'],
      ['select 1; select 2', '42601'],
      ['insert into item values (null)', '23502'],
    ])('%s has the SQLSTATE %s', async (sql, code) => {
      expect(await codeOf(database.query(sql))).toBe(code)
    })

    it('names the constraint that was broken', async () => {
      const twice = database.query("insert into item values (900, 'a'), (900, 'b')")
      await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'item_pkey' })
    })

    it('goes on answering afterwards', async () => {
      await codeOf(database.query('select broken'))
      expect(await database.query('select 1 as value')).toEqual([{ value: 1 }])
    })
  })

  describe('transactions', () => {
    it('keeps what it wrote, and answers what the work answers', async () => {
      const answer = await database.transaction(async (transaction) => {
        await transaction.query("insert into item values (1, 'kept')")
        return 'done'
      })
      expect(answer).toBe('done')
      expect(await names()).toEqual(['kept'])
    })

    it('counts the rows that a statement wrote', async () => {
      await database.script('create table counted (a int)')
      const counts = await database.transaction(async (transaction) => [
        await transaction.execute('insert into counted select generate_series(1, $1::int)', [7]),
        await transaction.execute('update counted set a = a + 1 where a > 4'),
        await transaction.execute('delete from counted where a > 100'),
      ])
      expect(counts).toEqual([7, 3, 0])
    })

    it('takes everything back when the work throws, and passes the error on', async () => {
      const failed = database.transaction(async (transaction) => {
        await transaction.query("insert into item values (2, 'lost')")
        throw new Error('on purpose')
      })
      await expect(failed).rejects.toThrow('on purpose')
      expect(await names()).toEqual(['kept'])
    })

    it('does not claim to have committed when a statement in it failed', async () => {
      const failed = database.transaction(async (transaction) => {
        await transaction.query("insert into item values (3, 'lost')")
        await transaction.query('select 1/0').catch(() => {})
      })
      expect(await codeOf(failed)).toBe('25P02')
      expect(await names()).toEqual(['kept'])
    })

    it('shows its rows to others only after its end', async () => {
      const count = async () => {
        const [row] = await database.query<{ count: number }>('select count(*) from other')
        return row?.count
      }
      const begun = Promise.withResolvers<void>()
      const seen = Promise.withResolvers<number | undefined>()
      const writing = database.transaction(async (transaction) => {
        await transaction.query('insert into other values (1)')
        begun.resolve()
        // A server answers the other query meanwhile. The embedded database has one session: it lets it wait.
        if (kind === 'server') await seen.promise
        else await transaction.query('select 1')
      })
      await begun.promise
      seen.resolve(count())
      expect(await seen.promise).toBe(kind === 'server' ? 0 : 1)
      await writing
      expect(await count()).toBe(1)
    })

    it('runs many at once without mixing them', async () => {
      await database.script('create table savings (id int, amount int); insert into savings values (1, 0)')
      const add = () =>
        database.transaction(async (transaction) => {
          const [row] = await transaction.query<{ amount: number }>('select amount from savings for update')
          await transaction.query('update savings set amount = $1', [(row?.amount ?? 0) + 1])
        })
      await Promise.all(Array.from({ length: 30 }, add))
      expect(await database.query('select amount from savings')).toEqual([{ amount: 30 }])
    })

    it('refuses the database inside a transaction, and the transaction after its end', async () => {
      const past = database.transaction(() => database.query('select 1'))
      await expect(past).rejects.toThrow('use the transaction itself')
      const ended = await database.transaction(async (transaction) => transaction)
      await expect(ended.query('select 1')).rejects.toThrow('has ended')
    })

    it('runs scripts, and over the direct connection too', async () => {
      await database.directTransaction(async (transaction) => {
        await transaction.script('create table direct (a int); insert into direct values (7)')
      })
      expect(await database.query('select a from direct')).toEqual([{ a: 7 }])
    })
  })
})

eachDatabase('bulk load', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.script('create table row_of_copy (id int, name text, "order" double precision)')
  })

  async function* chunks(...texts: string[]) {
    for (const text of texts) yield text
  }
  const copy = (source: AsyncIterable<string>) =>
    database.transaction((transaction) => transaction.copy('row_of_copy', ['id', 'name', 'order'], source))

  it('loads chunks of whole lines and counts the rows', async () => {
    const count = await copy(
      chunks('1,plain,0.5\n2,"with ""quotes"", comma\nand line",\n', '', '3,,1e3\n4,"",-2\n'),
    )
    expect(count).toBe(4)
    expect(await database.query('select * from row_of_copy order by id')).toEqual([
      { id: 1, name: 'plain', order: 0.5 },
      { id: 2, name: 'with "quotes", comma\nand line', order: null },
      { id: 3, name: null, order: 1000 },
      { id: 4, name: '', order: -2 },
    ])
  })

  it('gives rows out as they came in, and nothing where there is none', async () => {
    const out = (where: string) =>
      database.transaction((transaction) =>
        transaction.copyOut(`select id, name, "order" from row_of_copy where ${where} order by id`),
      )
    expect(await out('id < 5')).toBe('1,plain,0.5\n2,"with ""quotes"", comma\nand line",\n3,,1000\n4,"",-2\n')
    expect(await out('id < 0')).toBe('')
    await expect(out('nothing')).rejects.toMatchObject({ code: '42703' })
  })

  it('loads nothing when one line is wrong', async () => {
    await expect(copy(chunks('5,a,1\n', '6,b,not a number\n'))).rejects.toMatchObject({ code: '22P02' })
    expect(await database.query('select id from row_of_copy where id > 4')).toEqual([])
  })

  it('loads nothing when the source breaks off', async () => {
    async function* broken() {
      yield '7,a,1\n'
      throw new Error('the file ended')
    }
    await expect(copy(broken())).rejects.toThrow('the file ended')
    expect(await database.query('select id from row_of_copy where id > 4')).toEqual([])
  })

  it('loads many chunks', async () => {
    async function* many() {
      for (let chunk = 0; chunk < 20; chunk += 1) {
        yield Array.from({ length: 1000 }, (_, line) => `${100 + chunk * 1000 + line},x,1\n`).join('')
      }
    }
    expect(await copy(many())).toBe(20_000)
    const [found] = await database.query(
      'select count(distinct id), min(id), max(id) from row_of_copy where id >= 100',
    )
    expect(found).toEqual({ count: 20_000, min: 100, max: 20_099 })
  })
})
