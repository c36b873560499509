import { z } from 'zod'
import { englishText } from '#contract/english-text.ts'
import type { ChoiceRule, TextRule } from '#domain/form/field-rule.ts'
import { readableText } from '#domain/rich-text/rich-text.ts'

/** The answer of a call that has nothing to give back. */
export const detailAnswer = z.object({ detail: z.string() })

/** `updated_at` of the row that was changed, as it was read; a later change of somebody else makes the call a 409. */
export const seenVersion = z
  .string({ error: 'Send updated_at as it was read.' })
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Send updated_at as it was read.')
  .meta({ description: '`updated_at` of the row as it was read; 409 when somebody changed it meanwhile.' })

/** A text in one spelling of accents, without spaces at its ends and signs that are no text. */
const tidy = (text: string) => readableText(text.toWellFormed()).normalize('NFC').trim()

/** A text that must be there. */
export function requiredText({ longest, tooLong, missing }: TextRule) {
  const none = englishText(missing)
  return z
    .string(none)
    .transform(tidy)
    .pipe(z.string().min(1, none).max(longest, englishText(tooLong)))
}

/** A text that may be left out; it is empty then. */
export function optionalText({ longest, tooLong }: TextRule) {
  return z
    .string()
    .default('')
    .transform(tidy)
    .pipe(z.string().max(longest, englishText(tooLong)))
}

/** Ids of things that are chosen; at least one where the rule has a sentence for none. */
export function chosenIds({ most, tooMany, missing }: ChoiceRule) {
  const ids = z.array(z.int32().positive())
  return (missing === undefined ? ids : ids.min(1, englishText(missing))).max(most, englishText(tooMany))
}
