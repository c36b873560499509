import type { InjectOptions } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ACCOUNT_ROWS, LAST_ROWS } from './account-rows.ts'
import { ADMINISTRATION_ROWS } from './administration-rows.ts'
import { OWN_ROWS } from './own-rows.ts'
import { PUBLIC_ROWS } from './public-rows.ts'
import { type Asked, rowsOf } from './row.ts'

/** One row for each call, in the order in which they are made: what makes callers strangers comes last. */
export const ROWS = rowsOf(PUBLIC_ROWS, ACCOUNT_ROWS, OWN_ROWS, ADMINISTRATION_ROWS, LAST_ROWS)

/** How the rows name a call. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

type Method = NonNullable<InjectOptions['method']>

/** The request of a row. */
export function requestOf(name: string, asked: Asked): { method: Method; url: string; payload?: object } {
  const [method = '', path = ''] = name.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_all, key: string) => String(asked.path?.[key] ?? key))
  return {
    method: method as Method,
    url: `/api${filled}${asked.query ? `?${asked.query}` : ''}`,
    ...(asked.body && { payload: asked.body }),
  }
}
