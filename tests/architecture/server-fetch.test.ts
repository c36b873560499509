import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

// The files that call another machine, beside the database and the mail server. Its address is one of the
// settings, never one that people give. The sign-in library calls the providers whose keys are set. Figures are read from addresses that
// people give by one file alone, which holds them against the listed servers and the numbers behind their names (remote.test.ts).
const CALLERS = [
  'server/assistant/ask-model.ts',
  'server/assistant/voices.ts',
  // A command, which asks the product that whoever types it names.
  'server/mirror-command.ts',
]
/** The second is that file; the first speaks to the buckets of backups and uploads, which the settings name. */
const CLIENTS_OF = ['server/platform/bucket/open-bucket.ts', 'server/platform/remote/remote.ts']

const CALL = /(?<![\w.])fetch\(|\b(http|https|net|tls|dgram)\.(request|get|connect)\(/
const CLIENTS = ['undici', 'axios', 'got', 'node-fetch', 'node:https', 'node:tls', 'node:dgram', 'aws4fetch']

test('T35: the server asks no address that people give, but those of listed servers in one guarded place', () => {
  const server = readSourceFiles(['server']).filter(({ path }) => !path.includes('.test.'))
  expect(server.length).toBeGreaterThan(100)
  const calling = server.filter(({ text }) => CALL.test(text)).map(({ path }) => path)
  expect(calling).toEqual(CALLERS)
  const clients = server.filter(({ packages }) => packages.some((name) => CLIENTS.includes(name)))
  expect(clients.map(({ path }) => path)).toEqual(CLIENTS_OF)
})
