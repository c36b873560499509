import { AwsClient } from 'aws4fetch'
import type { S3Account } from '#server/platform/s3-variables.ts'

/** A service may be busy; each time it is given twice the time. */
const TRIES = 4

/** A file of a bucket. */
export interface BucketFile {
  /** Below the folder of the address. */
  readonly name: string
  readonly bytes: number
  /** When it was put there; of a service that does not say so, now. */
  readonly since: Date
}

/** A folder of a bucket. Each call throws an Error with the service's own code when it refuses, and with its address. */
export interface Bucket {
  /** As people read it, without any secret. */
  readonly address: string
  put(name: string, body: Blob): Promise<void>
  get(name: string, signal?: AbortSignal): Promise<Response>
  remove(name: string): Promise<void>
  /** By name. */
  list(): Promise<BucketFile[]>
}

/** A bucket of a service that speaks S3; `address` is `s3://bucket/folder`. */
export function openBucket(address: string, { endpoint, region, key, secret }: S3Account): Bucket {
  const [bucket = '', ...folders] = address.slice('s3://'.length).split('/')
  const prefix = folders
    .filter(Boolean)
    .map((folder) => `${folder}/`)
    .join('')
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: TRIES,
  })
  const service = (endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  const home = `${service}/${bucket}`
  const ask = async (url: string, request: RequestInit = {}): Promise<Response> => {
    const answer = await client.fetch(url, request)
    if (answer.ok) return answer
    const reason = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? ''
    throw new Error(`${address} answers ${answer.status} ${reason}`.trimEnd())
  }
  return {
    address,
    async put(name, body) {
      await ask(`${home}/${prefix}${name}`, { method: 'PUT', body })
    },
    get: (name, signal) => ask(`${home}/${prefix}${name}`, signal ? { signal } : {}),
    async remove(name) {
      await ask(`${home}/${prefix}${name}`, { method: 'DELETE' })
    },
    async list() {
      const found: BucketFile[] = []
      for (;;) {
        const after = found.at(-1)?.name
        const since = after === undefined ? '' : `&start-after=${encodeURIComponent(prefix + after)}`
        const answer = await ask(`${home}?list-type=2&prefix=${encodeURIComponent(prefix)}${since}`)
        const xml = await answer.text()
        const files = contentsOf(xml, prefix)
        found.push(...files)
        if (files.length === 0 || !xml.includes('<IsTruncated>true</IsTruncated>')) return found
      }
    },
  }
}

/** The files of a list of a bucket, which S3 sorts by name and cuts at a thousand. */
function contentsOf(xml: string, prefix: string): BucketFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const name = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1]?.slice(prefix.length)
    if (name === undefined) return []
    const since = new Date(/<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1] ?? Date.now())
    return [{ name, bytes: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1] ?? 0), since }]
  })
}
