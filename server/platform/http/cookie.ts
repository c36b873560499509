import type { FastifyRequest } from 'fastify'

/** The value of a cookie as it was sent, not decoded; undefined: none of that name. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key = '', ...value] = pair.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}
