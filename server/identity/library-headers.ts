import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkAddress } from '#server/platform/http/network.ts'

/** Tells the library the network of the caller. A caller's own header of this name is written over. */
export const NETWORK_HEADER = 'x-msdat-network'

/** The headers of a request as the sign-in library reads them. A bearer token counts alone: the cookie is left out. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  if (/^bearer /i.test(request.headers.authorization ?? '')) headers.delete('cookie')
  headers.set(NETWORK_HEADER, networkAddress(request.ip))
  return headers
}

/** A cookie without any secret that tells the page that it is worth asking who is signed in. */
const MARK = 'msdat-signed-in'

/** Sends on the cookies that the sign-in library sets or clears. */
export function sendCookies(reply: FastifyReply, from: Headers): void {
  for (const cookie of from.getSetCookie()) reply.header('set-cookie', cookie)
}

/** Tells the page that somebody is signed in, or no more. */
export function markSignedIn(reply: FastifyReply, isSignedIn: boolean): void {
  const secure = reply.request.server.trusted.publicUrl?.startsWith('https:') ? '; Secure' : ''
  const age = isSignedIn ? 14 * 24 * 60 * 60 : 0
  reply.header(
    'set-cookie',
    `${MARK}=${isSignedIn ? '1' : ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`,
  )
}
