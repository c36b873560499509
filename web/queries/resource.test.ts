import { expect, test, vi } from 'vitest'
import { FileError } from '#web/files/in-time.ts'
import { fetchFile, fetchJson, LoadError, refusalIn, resource } from './resource.ts'

test.each([
  [404, '{"detail":"There is no release abc."}', 'missing'],
  [503, '{"detail":"The store cannot be reached."}', { said: 'The store cannot be reached.' }],
  [500, '{"detail":""}', 'refused'],
  [502, '<html>Bad gateway</html>', 'refused'],
] as const)('%i with %s', (status, text, reason) => {
  expect(refusalIn(status, text)).toEqual(reason)
})

test('an answer that is no JSON is told from a connection that broke off', async () => {
  await expect(fetchJson('data:application/json,{"a":1}')).resolves.toEqual({ a: 1 })
  const failed = fetchJson('data:application/json,<html>')
  await expect(failed).rejects.toThrow('Unexpected API response format')
  await expect(failed).rejects.toBeInstanceOf(LoadError)
})

test.each([
  [
    'JSON of another shape',
    async () => (await fetchJson<{ rows: number[] }>('data:,{"a":1}')).rows.length,
    'unreadable',
  ],
  ['what is no file of a release', () => fetchFile('data:,{"foo":1}'), 'unreadable'],
  ['no JSON', () => fetchJson('data:,<html>'), 'unreadable'],
  ['a line that breaks off', () => fetchJson('http://127.0.0.1:1/'), 'broken'],
  ['a file of an earlier build', () => Promise.reject(new FileError('updated', 'a.js')), 'updated'],
] as const)('%s is told as what it is', async (_, load, reason) => {
  vi.stubGlobal('navigator', { onLine: true })
  const loaded = resource<unknown>(load)
  const over = new Promise<void>((resolve) => {
    loaded.subscribe(() => {
      if (loaded.state().status === 'failed') resolve()
    })
  })
  loaded.load()
  await over
  expect(loaded.state()).toEqual({ status: 'failed', reason })
})
