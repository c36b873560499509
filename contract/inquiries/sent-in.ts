import { z } from 'zod'
import { englishText } from '#contract/english-text.ts'
import { LARGEST_NUMBER } from '#domain/number/bounds.ts'
import { plainLine } from '#contract/plain-text.ts'
import { EMAIL_FAULT } from '#domain/account/account-fields.ts'
import { isEmail } from '#domain/form/email.ts'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'

/** One line that must be there. */
export const requiredLine = (rule: Parameters<typeof plainLine>[0]) =>
  plainLine(rule).pipe(z.string().min(1, englishText(rule.missing)))

export const email = z
  .string(englishText(EMAIL_FAULT))
  .trim()
  .refine(isEmail, englishText(EMAIL_FAULT))
  .meta({ examples: ['ada@example.org'] })

/** The sender of a message or an event. */
export const sender = {
  name: requiredLine(INQUIRY_FIELDS.name),
  email,
  organization: plainLine(INQUIRY_FIELDS.organization).default(''),
}

/** The fields of a form that tell machines and double presses from people. */
export const guard = {
  website: z.string().max(2000).default('').meta({
    description: 'A field that no person sees. What is sent with something in it is thrown away.',
  }),
  seconds: z.number().nonnegative().max(LARGEST_NUMBER).nullable().default(null).meta({
    description: 'How long the form was open; null where the client has no form.',
  }),
  key: z.uuid().nullable().default(null).meta({
    description: 'Made by the form: sent twice with one key, it is kept once.',
  }),
}

/** The answer to everything that is sent in: the same whether or not something like it was there. */
export const sentIn = z.object({
  kept: z.literal(true),
  removal: z.string().meta({ description: 'With this its writer removes it: `POST /inquiries/remove`.' }),
})
