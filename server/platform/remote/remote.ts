import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './own-network.ts'
import { RemoteRefusal } from './remote-refusal.ts'

/** Addresses that lead on to another one, at most. */
const MOST_HOPS = 5

/** Seconds until the whole answer has come. */
const LONGEST_WAIT = 120

/** One question to another server. */
export interface RemoteQuestion {
  readonly address: string
  /** A personal access token of DHIS2; it is not sent on to another origin. */
  readonly token?: string
  /** Bytes of the answer. */
  readonly most: number
  readonly signal?: AbortSignal
}

/** Reads from other servers: from those alone that whoever runs this server has listed. */
export interface Remote {
  /** What may be read: `https://dhis2.example.org`. */
  readonly origins: readonly string[]
  /** The bytes at an address. Throws RemoteRefusal. */
  read(question: RemoteQuestion): Promise<Uint8Array>
  /** Whether an address lies at a listed origin. */
  isListed(address: string): boolean
}

interface RemoteOptions {
  readonly origins: readonly string[]
  /** Whether an address in numbers may be connected to; absent: those of the public internet. */
  readonly mayReach?: (address: string) => boolean
}

/**
 * Every address on the way is held against the list, and every number that a name stands for against one's own network. The connection
 * goes to the very number that was looked at, so that a name cannot mean another one a moment later.
 */
export function openRemote({ origins, mayReach = isPublicAddress }: RemoteOptions): Remote {
  const isListed = (address: string) => URL.canParse(address) && origins.includes(new URL(address).origin)
  const find: LookupFunction = (host, options, done) => {
    lookup(host, { all: true, family: options.family === 6 ? 6 : options.family === 4 ? 4 : 0 }).then(
      (found: LookupAddress[]) => {
        const [first] = found
        if (!first || !found.every(({ address }) => mayReach(address))) {
          done(new RemoteRefusal('own-network'), '', 0)
        } else if (options.all) done(null, found)
        else done(null, first.address, first.family)
      },
      () => done(new RemoteRefusal('unreachable'), '', 0),
    )
  }

  async function read({ address, token, most, signal }: RemoteQuestion): Promise<Uint8Array> {
    let at = address
    const ends = AbortSignal.any([AbortSignal.timeout(LONGEST_WAIT * 1000), ...(signal ? [signal] : [])])
    for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
      if (!isListed(at)) throw new RemoteRefusal('not-listed')
      const url = new URL(at)
      const host = url.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) !== 0 && !mayReach(host)) throw new RemoteRefusal('own-network')
      const isFirst = url.origin === new URL(address).origin
      const response = await ask(url, isFirst ? token : undefined, find, ends)
      const status = response.statusCode ?? 0
      const next = status >= 300 && status < 400 ? response.headers.location : undefined
      if (next === undefined) return await bodyOf(response, status, most)
      // Whatever comes with it is not read: it may have no end.
      response.destroy()
      if (!URL.canParse(next, at)) throw new RemoteRefusal('status', status)
      at = new URL(next, at).href
    }
    throw new RemoteRefusal('too-many-hops')
  }
  return { origins, read, isListed }
}

function ask(
  url: URL,
  token: string | undefined,
  find: LookupFunction,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const headers = { accept: '*/*', ...(token && { authorization: `ApiToken ${token}` }) }
  return new Promise((resolve, reject) => {
    request(url, { headers, lookup: find, signal, agent: false }, resolve)
      .on('error', (error) =>
        reject(error instanceof RemoteRefusal ? error : new RemoteRefusal('unreachable')),
      )
      .end()
  })
}

async function bodyOf(response: IncomingMessage, status: number, most: number): Promise<Uint8Array> {
  if (status !== 200) {
    response.destroy()
    throw new RemoteRefusal('status', status)
  }
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of response) {
      length += part.length
      if (length > most) throw new RemoteRefusal('too-large')
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof RemoteRefusal ? error : new RemoteRefusal('unreachable')
  }
  return Buffer.concat(parts)
}
