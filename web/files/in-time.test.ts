import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { FileError, inTime, LONGEST_WAIT } from './in-time.ts'

afterEach(() => void vi.useRealTimers())

test('a file that comes is given, and of one that does not it is said why', async () => {
  await expect(inTime('help-page', async () => 7)).resolves.toBe(7)
  const broken = new TypeError('Failed to fetch')
  const refused = await inTime('help-page', () => Promise.reject(broken)).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(FileError)
  expect(refused).toMatchObject({ reason: 'broken', message: 'TypeError: Failed to fetch' })
})

/** A server that answers every address in one way, or, without a status, not at all. */
async function failsAt(status: number | null): Promise<unknown> {
  const server = createServer((_, response) => response.writeHead(status ?? 500).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const closed = () => once(server.close(), 'close')
  if (status === null) await closed()
  const error = new TypeError(`Failed to fetch dynamically imported module: http://127.0.0.1:${port}/a.js`)
  const why = await inTime('help-page', () => Promise.reject(error)).catch((reason: unknown) => reason)
  if (status !== null) await closed()
  return why
}

test('an address that the server knows no more is one of an earlier build', async () => {
  expect(await failsAt(404)).toMatchObject({ reason: 'updated' })
  expect(await failsAt(503)).toMatchObject({ reason: 'broken' })
  expect(await failsAt(null)).toMatchObject({ reason: 'broken' })
})

test('one that does not come is given up after two minutes', async () => {
  vi.useFakeTimers()
  const asked = inTime('help-page', () => new Promise(() => {}))
  const told = expect(asked).rejects.toThrow('Loading chunk help-page failed')
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT)
  await told
  await expect(asked).rejects.toMatchObject({ reason: 'late' })
})
