import { expect, test } from 'vitest'
import { fetchJson, LoadError, refusalIn } from './resource.ts'

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
