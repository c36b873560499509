import { z } from 'zod'
import type { TextRule } from '#domain/form/field-rule.ts'
import { readableText } from '#domain/rich-text/rich-text.ts'

/**
 * Free text as its rule says, trimmed and in one spelling of accents, without control signs and signs that
 * turn the direction of reading. No stored text holds the character 0, which the store refuses.
 */
export function plainText({ longest, tooLong }: TextRule) {
  return z
    .string()
    .transform((text) => readableText(text.toWellFormed()).trim().normalize('NFC'))
    .pipe(z.string().max(longest, tooLong))
}

/** The same for a text that must be there. */
export function requiredPlainText(rule: TextRule) {
  return plainText(rule).pipe(z.string().min(1, rule.missing))
}
