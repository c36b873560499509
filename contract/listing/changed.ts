import { z } from 'zod'

/** What a call says that has nothing to give back. */
export const detailAnswer = z.object({ detail: z.string() })

/** `updated_at` of the row that was changed, as it was read; a later change of somebody else makes the call a 409. */
export const seenVersion = z
  .string({ error: 'Send updated_at as it was read.' })
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Send updated_at as it was read.')
  .meta({ description: '`updated_at` of the row as it was read; 409 when somebody changed it meanwhile.' })

/** The sentence for a field of a form that was left empty (specification of accounts §5). */
export const REQUIRED = 'This field is required'

/** A line of text that must be there. */
export function requiredText(longest: number) {
  return z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .max(longest, `Use ${longest} characters at most.`)
}
