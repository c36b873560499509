import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkAddress } from '#server/platform/http/network.ts'

/** Tells the library the network of the caller. A caller's own header of this name is written over. */
export const NETWORK_HEADER = 'x-msdat-network'

/** Browsers bind a cookie of such a name to https and this host, and no other host can write it. */
const HOST_ONLY = '__Host-'

/** The beginning of the library's own cookies, beside the session. */
const OF_LIBRARY = 'msdat.'

function isSecure({ trusted }: FastifyInstance): boolean {
  return trusted.publicUrl?.startsWith('https:') === true
}

/** The name of a cookie as browsers know it. */
export function cookieName(server: FastifyInstance, name: string): string {
  return isSecure(server) ? HOST_ONLY + name : name
}

/** The cookies of a browser under the library's names; over https those that another host could have written are left out. */
function cookiesForLibrary(server: FastifyInstance, sent: string): string {
  if (!isSecure(server)) return sent
  return sent
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !pair.startsWith(OF_LIBRARY))
    .map((pair) => (pair.startsWith(HOST_ONLY + OF_LIBRARY) ? pair.slice(HOST_ONLY.length) : pair))
    .join('; ')
}

/** The headers of a request as the sign-in library reads them. A bearer token counts alone: the cookie is left out. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const cookie = headers.get('cookie')
  if (/^bearer /i.test(request.headers.authorization ?? '')) headers.delete('cookie')
  else if (cookie !== null) headers.set('cookie', cookiesForLibrary(request.server, cookie))
  headers.set(NETWORK_HEADER, networkAddress(request.ip))
  return headers
}

/** A cookie without any secret that tells the page that it is worth asking who is signed in. */
const MARK = 'msdat-signed-in'

/** Sends on the cookies that the sign-in library sets or clears. */
export function sendCookies(reply: FastifyReply, from: Headers): void {
  const { server } = reply.request
  for (const cookie of from.getSetCookie()) {
    reply.header('set-cookie', cookie.startsWith(OF_LIBRARY) ? cookieName(server, cookie) : cookie)
  }
}

/** Tells the page that somebody is signed in, or no more. */
export function markSignedIn(reply: FastifyReply, isSignedIn: boolean): void {
  const { server } = reply.request
  const secure = isSecure(server) ? '; Secure' : ''
  const age = isSignedIn ? 14 * 24 * 60 * 60 : 0
  reply.header(
    'set-cookie',
    `${cookieName(server, MARK)}=${isSignedIn ? '1' : ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`,
  )
}
