import { createServer, type IncomingMessage } from 'node:http'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { bucketOf } from './bucket.ts'
import { backupName } from './kept-backups.ts'

const NAME = backupName(new Date('2026-11-27T05:58:03.007Z'))

/** As a service that speaks S3: signed requests with a length, and files by path. */
const files = new Map<string, string>()
const refused: string[] = []
const service = createServer(async (request, reply) => {
  const url = new URL(request.url ?? '', 'http://localhost')
  const fault = faultIn(request)
  if (fault !== null) {
    refused.push(fault)
    return reply.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
  }
  if (request.method === 'PUT') files.set(url.pathname, await text(request))
  if (request.method === 'DELETE') files.delete(url.pathname)
  if (request.method === 'GET' && url.searchParams.has('list-type')) {
    const prefix = url.searchParams.get('prefix') ?? ''
    const found = [...files].map(([path, body]) => [path.slice('/kept/'.length), body] as const)
    const entries = found.filter(([key]) => key.startsWith(prefix))
    return reply.end(
      entries
        .map(([key, body]) => `<Contents><Key>${key}</Key>\n<Size>${body.length}</Size></Contents>`)
        .join(''),
    )
  }
  return reply.end(files.get(url.pathname) ?? '')
})

function faultIn({ headers, method }: IncomingMessage): string | null {
  const signed =
    /^AWS4-HMAC-SHA256 Credential=reader\/\d{8}\/eu-west-1\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/
  if (!signed.test(headers.authorization ?? '')) return 'not signed'
  return method === 'PUT' && headers['content-length'] === undefined ? 'no length' : null
}

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(() => void service.close())

test('a file goes to a bucket, is listed, comes back and is removed; a refusal is told by its code', async () => {
  const address = service.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const account = { endpoint, region: 'eu-west-1', key: 'reader', secret: 'a made-up secret' }
  const place = bucketOf('s3://kept/of/msdat', account)
  const folder = newTestFolder()
  await writeFile(join(folder, NAME), 'the whole store')
  await place.put(join(folder, NAME))
  files.set('/kept/of/msdat/other.txt', 'somebody else’s')
  expect(await place.list()).toEqual([{ name: NAME, bytes: 15 }])
  await place.bring(NAME, join(folder, 'back'))
  expect(await readFile(join(folder, 'back'), 'utf8')).toBe('the whole store')
  await place.remove(NAME)
  expect([...files.keys()]).toEqual(['/kept/of/msdat/other.txt'])
  const other = bucketOf('s3://kept', { ...account, key: 'stranger' })
  await expect(other.list()).rejects.toThrow('s3://kept answers 403 SignatureDoesNotMatch')
  expect(refused).toEqual(['not signed'])
})
