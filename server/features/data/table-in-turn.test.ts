import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { CsvRow } from '#server/platform/listing/csv-answer.ts'
import { tableInTurn } from './table-in-turn.ts'

const asker = (caller: string, signal = new AbortController().signal) => ({ caller, isGuest: true, signal })

async function textOf(parts: AsyncIterable<unknown>): Promise<string> {
  let text = ''
  for await (const part of parts) text += String(part)
  return text
}

test('two tables are made at once, those of others come between, and each is what it would be alone', async () => {
  const begun: string[] = []
  let [now, most] = [0, 0]
  const ask = (caller: string) => {
    async function* rows(): AsyncGenerator<readonly CsvRow[]> {
      begun.push(caller)
      most = Math.max(most, ++now)
      await setImmediate()
      yield [{ value: caller }]
      yield [{ value: '=1' }]
      now -= 1
    }
    return tableInTurn(asker(caller), ['value'], rows())
  }
  const tables = await Promise.all([...Array.from({ length: 20 }, () => 'many'), 'one'].map(ask))
  expect(most).toBeLessThanOrEqual(2)
  expect(begun.indexOf('one')).toBeLessThan(5)
  const [last] = tables.slice(-1)
  if (!last) throw new Error('No table was made.')
  expect(await textOf(last.parts)).toBe("value\r\none\r\n'=1\r\n")
})

test('more of one caller than may wait are refused with the time to come again', async () => {
  async function* rows(): AsyncGenerator<readonly CsvRow[]> {
    await setImmediate()
    yield []
  }
  const asked = Array.from({ length: 30 }, () =>
    tableInTurn(asker('greedy'), ['value'], rows()).then(
      () => 'made',
      (error: { code: string; retryAfter: number }) => `${error.code} ${error.retryAfter}`,
    ),
  )
  const answers = Map.groupBy(await Promise.all(asked), (answer) => answer)
  expect([...answers].map(([answer, all]) => [answer, all.length])).toEqual([
    ['made', 22],
    ['too-many-requests 5', 8],
  ])
})

/** Parts of a long table, of 100,000 characters each, and how many were read so far. */
function longTable(count: number) {
  const read = { parts: 0 }
  async function* rows(): AsyncGenerator<readonly CsvRow[]> {
    for (; read.parts < count; ) {
      await setImmediate()
      read.parts += 1
      yield Array.from({ length: 100 }, () => ({ value: 'x'.repeat(998) }))
    }
  }
  return { read, rows: rows() }
}

test('a long table is whole, and whoever takes it slowly holds no place and little of it', async () => {
  const slow = Array.from({ length: 5 }, () => longTable(40))
  const tables = await Promise.all(
    slow.map(({ rows }, at) => tableInTurn(asker(`slow ${at}`), ['value'], rows)),
  )
  for (let turn = 0; turn < 50; turn += 1) await setImmediate()
  for (const { read } of slow) expect(read.parts).toBeLessThan(15)
  const quick = longTable(1)
  const { parts } = await tableInTurn(asker('quick'), ['value'], quick.rows)
  expect((await textOf(parts)).split('\r\n')).toHaveLength(102)
  for (const table of tables) expect((await textOf(table.parts)).split('\r\n')).toHaveLength(4002)
})

test('who was let in is not refused later, and who leaves is read no further', async () => {
  const left = new AbortController()
  const long = Array.from({ length: 22 }, () => longTable(30))
  const tables = await Promise.all(
    long.map(({ rows }) => tableInTurn(asker('same', left.signal), ['value'], rows)),
  )
  const whole = await Promise.all(tables.slice(1).map((table) => textOf(table.parts)))
  expect(whole.map((text) => text.split('\r\n').length)).toEqual(whole.map(() => 3002))
  left.abort(new Error('gone'))
  const [first] = tables
  if (!first) throw new Error('No table was made.')
  await expect(textOf(first.parts)).rejects.toThrow('gone')
  expect(long[0]?.read.parts).toBeLessThan(15)
})
