import { expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { ownAddress } from './own-address.ts'

async function addressFor(publicUrl: string | null, host: string) {
  const app = await createHttpServer({ corsOrigins: [], publicUrl, logLevel: 'silent' })
  app.get('/here', async (request) => ownAddress(request))
  const { body } = await app.inject({ url: '/here', headers: { host } })
  await app.close()
  return body
}

test.each([
  [null, 'localhost:8080', 'http://localhost:8080'],
  [null, '10.0.0.7:8080', 'http://10.0.0.7:8080'],
  [null, '[::1]:8080', 'http://[::1]:8080'],
  [null, 'evil.example', 'http://localhost'],
  [null, 'localhost.evil.example', 'http://localhost'],
  [null, '127.0.0.1:8080@evil.example', 'http://localhost'],
  [null, '127.0.0.1@evil.example', 'http://localhost'],
  [null, '127.0.0.1:8080/x', 'http://localhost'],
  [null, '127.0.0.1:8080#@evil.example', 'http://localhost'],
  [null, '127.0.0.1:8080?x', 'http://localhost'],
  [null, '127.0.0.1:80', 'http://127.0.0.1:80'],
  ['https://msdat.example', 'evil.example', 'https://msdat.example'],
])('with the public address %j, a call to %j is linked to %j (S5)', async (publicUrl, host, address) => {
  expect(await addressFor(publicUrl, host)).toBe(address)
})
