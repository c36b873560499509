import { createServer, connect, type AddressInfo } from 'node:net'

/** The message with which a server tells its process and how to cancel a statement: `K`, length 12, two numbers. */
const KEY = Buffer.from([0x4b, 0, 0, 0, 12])

export interface Pooler {
  /** The address of a database, through it. */
  readonly url: string
  close(): void
}

/** Passes everything on to a PostgreSQL server, but keeps the number of its process to itself, as poolers do. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const target = new URL(databaseUrl)
  const server = createServer((client) => {
    const behind = connect(Number(target.port), target.hostname)
    client.pipe(behind)
    behind.on('data', (part) => {
      const at = part.indexOf(KEY)
      if (at >= 0) part.writeInt32BE(1, at + KEY.length)
      client.write(part)
    })
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  const { port } = server.address() as AddressInfo
  url.port = String(port)
  return { url: url.href, close: () => server.close() }
}
