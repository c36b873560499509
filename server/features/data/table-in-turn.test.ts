import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { csvAnswer } from '#server/platform/listing/csv-answer.ts'
import { tableInTurn } from './table-in-turn.ts'

const asker = (caller: string) => ({ caller, isGuest: true, signal: new AbortController().signal })

async function textOf(parts: AsyncIterable<unknown>): Promise<string> {
  let text = ''
  for await (const part of parts) text += String(part)
  return text
}

test('two tables are made at once, those of others come between, and each is what it would be alone', async () => {
  const begun: string[] = []
  let [now, most] = [0, 0]
  const ask = (caller: string) =>
    tableInTurn(asker(caller), async () => {
      begun.push(caller)
      most = Math.max(most, ++now)
      await setImmediate()
      now -= 1
      return csvAnswer('data', ['value'], [{ value: caller }, { value: '=1' }])
    })
  const tables = await Promise.all([...Array.from({ length: 20 }, () => 'many'), 'one'].map(ask))
  expect(most).toBeLessThanOrEqual(2)
  expect(begun.indexOf('one')).toBeLessThan(5)
  const [last] = tables.slice(-1)
  if (!last) throw new Error('No table was made.')
  expect(await textOf(last.parts)).toBe("value\r\none\r\n'=1\r\n")
})

test('more of one caller than may wait are refused with the time to come again', async () => {
  const asked = Array.from({ length: 30 }, () =>
    tableInTurn(asker('greedy'), async () => {
      await setImmediate()
      return csvAnswer('data', ['value'], [])
    }).then(
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
