import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How a line is. `cut`: nothing gets through. `silent`: everything is taken, nothing is answered, and after half a minute the connection
 * ends. `patchy`: it drops every third request. `deaf`: it carries everything to the server, and loses the first answer to each change.
 */
export type LineState = 'good' | 'cut' | 'silent' | 'patchy' | 'deaf'

/** A line to a server that a test makes worse, for pages and service workers alike. */
export interface BadLine {
  /** Of the server, seen over this line; without a slash at the end. */
  readonly url: string
  state: LineState
  /** Paths that the server has no more. */
  missing: RegExp | null
  /** The changes that reached the server, as `PATCH /api/document/k`, in their order. */
  readonly arrived: string[]
  close(): Promise<void>
}

/** Milliseconds after which a silent line breaks off. */
const SILENCE = 30_000

/** Lays a line to a server. What it loses is lost as networks lose it: the connection ends. */
export async function layLine(server: string): Promise<BadLine> {
  const { hostname, port } = new URL(server)
  const held = new Set<ServerResponse>()
  /** Changes whose first answer was lost. */
  const lost = new Set<string>()
  let asked = 0
  const hand = (incoming: IncomingMessage, answer: ServerResponse) => {
    const path = incoming.url ?? '/'
    asked += 1
    if (line.state === 'cut' || (line.state === 'patchy' && asked % 3 === 0)) return void answer.destroy()
    if (line.state === 'silent') {
      held.add(answer)
      setTimeout(() => answer.destroy(), SILENCE)
      return
    }
    if (line.missing?.test(path)) return void answer.writeHead(404).end()
    const { method = 'GET', headers } = incoming
    const change = method !== 'GET' && path.startsWith('/api/') ? `${method} ${path}` : null
    if (change !== null) line.arrived.push(change)
    const isLost = line.state === 'deaf' && change !== null && !lost.has(change)
    if (isLost) lost.add(change)
    const onward = request({ hostname, port, path, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      // Its head arrives, and a browser does not ask again by itself.
      if (isLost) return void answer.write(' ', () => response.resume().on('end', () => answer.destroy()))
      response.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  }
  const own = createServer(hand)
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  const line: BadLine = {
    url: `http://127.0.0.1:${(own.address() as AddressInfo).port}`,
    ...{ state: 'good', missing: null, arrived: [] },
    async close() {
      for (const answer of held) answer.destroy()
      own.closeAllConnections()
      await new Promise((resolve) => own.close(resolve))
    },
  }
  return line
}
