import { z } from 'zod'

/** Whether a text is an address with one of these protocols (`https:`). */
export function isAddress(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

/** An address of the web, with its scheme. */
export const webAddress = z
  .string()
  .refine(
    (text) => isAddress(text, ['http:', 'https:']),
    'must be an address that begins with http:// or https://',
  )
