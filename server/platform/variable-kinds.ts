import { z } from 'zod'
import { isAddress } from './web-address.ts'

/** The address of a PostgreSQL database. */
export const databaseAddress = z
  .string()
  .refine(
    (text) => isAddress(text, ['postgres:', 'postgresql:']),
    'must be an address such as postgres://user:password@host:5432/database',
  )

/** The items of a list that is separated by commas. */
export function listed(list: unknown): string[] {
  return typeof list === 'string'
    ? list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean)
    : []
}
