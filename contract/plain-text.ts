import { z } from 'zod'
import { englishText } from '#contract/english-text.ts'
import type { TextRule } from '#domain/form/field-rule.ts'
import { readableText, saysSomething } from '#domain/rich-text/rich-text.ts'

/**
 * Free text as its rule says, trimmed and in one spelling of accents, without control signs and signs that
 * turn the direction of reading. No stored text holds the character 0, which the store refuses; one of signs that nobody sees is
 * empty.
 */
export function plainText({ longest, tooLong, missing }: TextRule) {
  return z
    .string(englishText(missing))
    .transform((text) => readableText(text.toWellFormed()).trim().normalize('NFC'))
    .transform((text) => (saysSomething(text) ? text : ''))
    .pipe(z.string().max(longest, englishText(tooLong)))
}

/** The same on one line, as names are: breaks and tabs become single spaces. */
export function plainLine(rule: TextRule) {
  return z
    .string(englishText(rule.missing))
    .transform((text) => text.replaceAll(/\s+/gu, ' '))
    .pipe(plainText(rule))
}

/** A plain text that must be there. */
export function requiredPlainText(rule: TextRule) {
  return plainText(rule).pipe(z.string().min(1, englishText(rule.missing)))
}
