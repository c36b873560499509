import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { FileError, inTime, LONGEST_WAIT } from './in-time.ts'
import { withItsFiles } from './its-files.ts'

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

test('a file that the part needs, and the server knows no more, is of an earlier build too', async () => {
  const server = createServer(({ url }, response) =>
    response.writeHead(url === '/assets/sections-1.js' ? 404 : 200).end(),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/`))
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: () => undefined },
  })
  const missing = (part: string, file: string) => {
    const address = `http://127.0.0.1:${port}/assets/${part}`
    const error = new TypeError(`Failed to fetch dynamically imported module: ${address}`)
    const load = () => withItsFiles(() => Promise.reject(error), [`assets/${part}`, `assets/${file}`])
    return inTime('zonal', load).catch((why: unknown) => why)
  }
  expect(await missing('zonal-1.js', 'other-1.js')).toMatchObject({ reason: 'broken' })
  expect(await missing('zonal-2.js', 'sections-1.js')).toMatchObject({ reason: 'updated' })
  vi.unstubAllGlobals()
  await once(server.close(), 'close')
})

test('one that does not come is given up after two minutes', async () => {
  vi.useFakeTimers()
  const asked = inTime('help-page', () => new Promise(() => {}))
  const told = expect(asked).rejects.toThrow('Loading chunk help-page failed')
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT)
  await told
  await expect(asked).rejects.toMatchObject({ reason: 'late' })
})
