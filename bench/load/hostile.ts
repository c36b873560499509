import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { ask } from './ask.ts'

/** Something that many or ill-willed callers do to one address at once, and how it was answered: `500 × 200`. */
export interface Attack {
  readonly name: string
  /** Ends when all of it was answered; slow callers go on for `seconds`. */
  readonly run: (url: string, seconds: number) => Promise<string>
}

const MEGABYTE = 1024 * 1024
const LARGE = 100 * MEGABYTE
const DEEP = '['.repeat(2 * MEGABYTE) + ']'.repeat(2 * MEGABYTE)

/** T45 to T48. */
export const ATTACKS: readonly Attack[] = [
  {
    name: '500 exports of pages of 5,000 rows at once (T46)',
    run: (url) => exported(`${url}/api/data/?indicator=18&format=csv&size=5000`),
  },
  {
    name: '500 exports of whole tables at once (T46)',
    run: (url) => exported(`${url}/api/data/?indicator=18&format=csv`),
  },
  {
    name: '500 connections that send a letter of their head every second (T45)',
    run: (url, seconds) => counted(500, () => slowHead(url, seconds)),
  },
  {
    name: '20 bodies of 100 MB (T47)',
    run: (url) => counted(20, () => largeBody(url)),
  },
  {
    name: '50 bodies of JSON two million levels deep (T48)',
    run: (url) => counted(50, () => bodyOf(url, Buffer.from(DEEP))),
  },
]

/** Five hundred callers ask for one address. */
function exported(address: string): Promise<string> {
  return counted(500, async (caller) => {
    const headers = { 'x-forwarded-for': `10.200.${caller >> 8}.${caller & 255}` }
    return (await ask(address, { headers })).status
  })
}

async function counted(count: number, once: (caller: number) => Promise<number>): Promise<string> {
  const statuses = await Promise.all(Array.from({ length: count }, (_, caller) => once(caller)))
  const groups = Map.groupBy(statuses, (status) => (status === 0 ? 'cut off' : String(status)))
  return [...groups].map(([status, all]) => `${all.length} × ${status}`).join(', ')
}

function opened(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** The status that a connection was answered with; 0 when it was cut off. */
function statusOn(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let words = ''
    socket.on('data', (part) => {
      words += part.toString('latin1').slice(0, 20)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(words)?.[1]
      if (status !== undefined) resolve(Number(status))
    })
    socket.on('error', () => resolve(0))
    socket.on('close', () => resolve(0))
  })
}

async function slowHead(url: string, seconds: number): Promise<number> {
  const socket = await opened(url)
  const status = statusOn(socket)
  socket.write('GET /api/releases HTTP/1.1\r\nhost: a\r\nx-slow: ')
  for (let sent = 0; sent < seconds && !socket.destroyed; sent += 1) {
    socket.write('a')
    await setTimeout(1000)
  }
  const isOpen = !socket.destroyed
  socket.destroy()
  return isOpen ? 0 : status
}

async function largeBody(url: string): Promise<number> {
  const socket = await opened(url)
  const status = statusOn(socket)
  socket.write(
    `POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${LARGE}\r\n\r\n`,
  )
  const piece = Buffer.alloc(MEGABYTE, 0x20)
  for (let sent = 0; sent < LARGE && !socket.destroyed; sent += MEGABYTE) {
    // Answered before it was sent: nobody reads the rest.
    if (
      !socket.write(piece) &&
      (await Promise.race([once(socket, 'drain').then(() => null), status])) !== null
    )
      break
  }
  const answered = await Promise.race([status, setTimeout(5000, 0)])
  socket.destroy()
  return answered
}

async function bodyOf(url: string, body: Buffer): Promise<number> {
  const socket = await opened(url)
  const status = statusOn(socket)
  socket.write(
    `POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  socket.write(body)
  const answered = await Promise.race([status, setTimeout(20_000, 0)])
  socket.destroy()
  return answered
}
