import { z } from 'zod'

/**
 * Free text of at most this many characters, trimmed and in one spelling of accents. No stored text holds the character 0,
 * which the store refuses.
 */
export function plainText(longest: number) {
  return z
    .string()
    .transform((text) => text.trim().normalize('NFC').replaceAll('\0', ''))
    .pipe(z.string().max(longest, `Write at most ${longest} characters.`))
}
