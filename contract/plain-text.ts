import { z } from 'zod'
import { readableText } from '#domain/rich-text/rich-text.ts'

/**
 * Free text of at most this many characters, trimmed and in one spelling of accents, without control signs and signs that
 * turn the direction of reading. No stored text holds the character 0, which the store refuses.
 */
export function plainText(longest: number) {
  return z
    .string()
    .transform((text) => readableText(text.toWellFormed()).trim().normalize('NFC'))
    .pipe(z.string().max(longest, `Write at most ${longest} characters.`))
}
