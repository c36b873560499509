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
  if (isNumberOrHere(request.hostname) && URL.canParse(written)) return written
  const [listening] = request.server.addresses()
  return typeof listening === 'object' ? `http://127.0.0.1:${listening.port}` : 'http://localhost'
}

function isNumberOrHere(name: string): boolean {
  return name === 'localhost' || isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0
}
