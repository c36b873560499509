import { z } from 'zod'
import { requiredPlainText } from '#contract/plain-text.ts'
import { DASHBOARD_DECLINE_REASON } from '#domain/form/custom-dashboard-fields.ts'

/** The version of a document or a custom dashboard that its caller has read. */
export const version = z
  .int32()
  .positive()
  .meta({ description: 'The version that was read; 409 when it is another one by now.' })

const comparedWith = z.int32().positive().optional().meta({
  description:
    'The version that was sent (`GET /document/{id}/asked`), of what was changed since: whoever approves it has compared both.',
})

/** What the calls share by which others decide whether something becomes public. */
const decision = {
  method: 'POST',
  permission: 'dashboards.review',
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
} as const

/** Of a call that makes something public. */
export const approval = {
  ...decision,
  body: z.object({ version, compared_with: comparedWith }).meta({ examples: [{ version: 1 }] }),
} as const

/** Of a call that declines to. */
export const refusal = {
  ...decision,
  body: z
    .object({ version, reason: requiredPlainText(DASHBOARD_DECLINE_REASON) })
    .meta({ examples: [{ version: 1, reason: 'Say in the description which years it is about.' }] }),
} as const
