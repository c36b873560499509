import { z } from 'zod'
import { readableText } from '#domain/rich-text/rich-text.ts'

/** What a call says that has nothing to give back. */
export const detailAnswer = z.object({ detail: z.string() })

/** `updated_at` of the row that was changed, as it was read; a later change of somebody else makes the call a 409. */
export const seenVersion = z
  .string({ error: 'Send updated_at as it was read.' })
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Send updated_at as it was read.')
  .meta({ description: '`updated_at` of the row as it was read; 409 when somebody changed it meanwhile.' })

/** The sentence for a field of a form that was left empty (specification of accounts §5). */
export const REQUIRED = 'This field is required'

/** A text in one spelling of accents, without spaces at its ends and signs that are no text. */
const tidy = (text: string) => readableText(text).normalize('NFC').trim()

/** A text that must be there. */
export function requiredText(longest: number) {
  return z
    .string({ error: REQUIRED })
    .transform(tidy)
    .pipe(z.string().min(1, REQUIRED).max(longest, tooLong(longest)))
}

/** A text that may be left out; it is empty then. */
export function optionalText(longest: number) {
  return z
    .string()
    .default('')
    .transform(tidy)
    .pipe(z.string().max(longest, tooLong(longest)))
}

function tooLong(longest: number): string {
  return `Use ${longest} characters at most.`
}
