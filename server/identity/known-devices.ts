import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf } from '#server/platform/http/cookie.ts'
import { cookieName } from './library-headers.ts'

/**
 * Remembers, in a signed cookie, that a person has signed in on this device before. It opens nothing. Wrong passwords are
 * counted for each known device by itself, so that strangers who try somebody's name cannot lock that person out.
 */
export interface KnownDevices {
  /** The device's own name for this account; null: nobody has signed in to it here. */
  nameOf(request: FastifyRequest, account: number): string | null
  remember(reply: FastifyReply, account: number): void
}

const COOKIE = 'msdat-device'
const HALF_A_YEAR = 180 * 24 * 60 * 60

export function knownDevices(secret: string): KnownDevices {
  const sign = (account: string, name: string) =>
    createHmac('sha256', secret).update(`device ${account} ${name}`).digest('base64url')
  return {
    nameOf(request, account) {
      const [owner = '', name = '', signature = ''] = (
        cookieOf(request, cookieName(request.server, COOKIE)) ?? ''
      ).split('.')
      if (owner !== String(account)) return null
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(owner, name))]
      return given.length === right.length && timingSafeEqual(given, right) ? name : null
    },
    remember(reply, account) {
      const { request } = reply
      const name = this.nameOf(request, account) ?? randomBytes(16).toString('base64url')
      const secure = request.server.trusted.publicUrl?.startsWith('https:') ? '; Secure' : ''
      const value = `${account}.${name}.${sign(String(account), name)}`
      reply.header(
        'set-cookie',
        `${cookieName(request.server, COOKIE)}=${value}; Path=/; Max-Age=${HALF_A_YEAR}; HttpOnly; SameSite=Lax${secure}`,
      )
    },
  }
}
