import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Where people reach the product, for links in answers, without a slash at the end: as configured; else as the caller
 * wrote it, when that is a number or this machine. A name that nobody vouched for is not repeated, since links would lead
 * to it: the address that the server listens on takes its place, as in letters.
 */
export function ownAddress(request: FastifyRequest): string {
  const { publicUrl } = request.server
  if (publicUrl !== null) return publicUrl
  const written = `${request.protocol}://${request.host}`
  if (isNumberOrHere(request.hostname) && isOriginAlone(written)) return written
  const [listening] = request.server.addresses()
  return typeof listening === 'object' ? `http://127.0.0.1:${listening.port}` : 'http://localhost'
}

/** Nothing but a name and a port: in `127.0.0.1:80@evil.example` a browser takes what stands behind the sign for the host. */
function isOriginAlone(written: string): boolean {
  if (!URL.canParse(written)) return false
  const { origin, protocol, host } = new URL(written)
  // The usual port is written or left out.
  return written === origin || /^:(80|443)$/.test(written.slice(`${protocol}//${host}`.length))
}

function isNumberOrHere(name: string): boolean {
  return name === 'localhost' || isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0
}
