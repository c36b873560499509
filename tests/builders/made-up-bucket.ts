import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Account } from '#server/platform/s3-variables.ts'

const BUCKET = '/kept/'
/** Files of one answer to a list. */
const LISTED = 2

/** A service that speaks S3, with the bucket `kept`: signed requests with a length, files by path, lists in parts. */
export interface MadeUpBucket {
  readonly account: S3Account
  /** By path below the bucket. */
  readonly files: Map<string, { readonly bytes: Buffer; readonly since: Date }>
  /** Why requests were refused. */
  readonly refused: string[]
  /** While it is true, it answers that it cannot. */
  isAway: boolean
  close(): Promise<void>
}

/** Starts it at a free port. */
export async function startBucket(): Promise<MadeUpBucket> {
  const service = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const fault = faultIn(request)
    const body = await buffer(request)
    if (bucket.isAway) return reply.writeHead(400).end('<Error><Code>SlowDown</Code></Error>')
    if (fault !== null) {
      bucket.refused.push(fault)
      return reply.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    }
    if (request.method === 'GET' && url.searchParams.has('list-type')) return reply.end(listOf(url))
    const name = url.pathname.slice(BUCKET.length)
    if (request.method === 'PUT') bucket.files.set(name, { bytes: body, since: new Date() })
    if (request.method === 'DELETE') bucket.files.delete(name)
    const found = bucket.files.get(name)
    if (request.method === 'GET' && !found)
      return reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    return reply.end(request.method === 'GET' ? found?.bytes : '')
  })
  const listOf = ({ searchParams }: URL) => {
    const prefix = searchParams.get('prefix') ?? ''
    const after = searchParams.get('start-after') ?? ''
    const found = [...bucket.files]
      .filter(([name]) => name.startsWith(prefix) && name > after)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const entries = found
      .slice(0, LISTED)
      .map(
        ([name, { bytes, since }]) =>
          `<Contents><Key>${name}</Key>\n<LastModified>${since.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
      )
    return `<ListBucketResult><IsTruncated>${found.length > LISTED}</IsTruncated>${entries.join('')}</ListBucketResult>`
  }
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const bucket: MadeUpBucket = {
    account: { endpoint, region: 'eu-west-1', key: 'reader', secret: 'a made-up secret' },
    ...{ files: new Map(), refused: [], isAway: false },
    close: () => new Promise((resolve) => service.close(() => resolve())),
  }
  return bucket
}

function faultIn({ headers, method }: IncomingMessage): string | null {
  const signed =
    /^AWS4-HMAC-SHA256 Credential=reader\/\d{8}\/eu-west-1\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/
  if (!signed.test(headers.authorization ?? '')) return 'not signed'
  return method === 'PUT' && headers['content-length'] === undefined ? 'no length' : null
}
