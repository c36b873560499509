import { createWriteStream, openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Account } from '#server/platform/backup-variables.ts'
import type { BackupPlace } from './kept-backup.ts'
import { momentOf } from './kept-backups.ts'

/** A service may be busy; each time it is given twice the time. */
const TRIES = 4

interface Bucket extends BackupPlace {
  /** Brings a file of the bucket here. */
  bring(name: string, path: string): Promise<void>
}

/** A bucket of a service that speaks S3; `address` is `s3://bucket/prefix`. */
export function bucketOf(address: string, { endpoint, region, key, secret }: S3Account): Bucket {
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
  const place: Bucket = {
    address,
    async put(path) {
      await ask(`${home}/${prefix}${basename(path)}`, { method: 'PUT', body: await openAsBlob(path) })
    },
    async list() {
      const answer = await ask(`${home}?list-type=2&prefix=${encodeURIComponent(prefix)}`)
      return contentsOf(await answer.text(), prefix).filter(({ name }) => momentOf(name) !== null)
    },
    async remove(name) {
      await ask(`${home}/${prefix}${name}`, { method: 'DELETE' })
    },
    async bring(name, path) {
      const { body } = await ask(`${home}/${prefix}${name}`)
      if (body === null) throw new Error(`${address} has nothing in ${name}.`)
      await pipeline(partsOf(body), createWriteStream(path))
    },
  }
  return place
}

/** Names and sizes in a list of a bucket, which S3 sorts by name. */
function contentsOf(xml: string, prefix: string) {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const name = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1]?.slice(prefix.length)
    return name === undefined ? [] : [{ name, bytes: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1] ?? 0) }]
  })
}

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
