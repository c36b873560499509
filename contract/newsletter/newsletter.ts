import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { email, guard } from '#contract/inquiries/sent-in.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { noParameters, pageOf } from '#contract/listing/page.ts'
import { plainLine } from '#contract/plain-text.ts'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'

const calls = {
  method: 'POST',
  tag: 'Inquiries',
  permission: 'public',
  sameSite: true,
  pathParameters: noParameters,
  query: noParameters,
  answer: detailAnswer,
  problems: ['invalid-input', 'not-found', 'too-many-requests'],
} as const

const key = z.string('Give the key of your link.').max(200)

export const subscribe = endpoint({
  ...calls,
  path: '/crud/subscriber',
  summary:
    'Ask for the newsletter. Answers the same, whether or not the address gets it already; an e-mail asks to confirm it',
  body: z
    .object({ email, name: plainLine(INQUIRY_FIELDS.name).default(''), ...guard })
    .meta({ examples: [{ email: 'ada@example.org', name: 'Ada Eze' }] }),
  problems: ['invalid-input', 'too-many-requests'],
})

export const confirmSubscription = endpoint({
  ...calls,
  path: '/subscriptions/confirm',
  summary: 'Confirm an address for the newsletter, with the key of the e-mail',
  body: z.object({ key }).meta({ examples: [{ key: '7-c2VjcmV0' }] }),
})

export const endSubscription = endpoint({
  ...calls,
  path: '/subscriptions/end',
  summary: 'End the newsletter, with the key of any of its e-mails. Mail programs call it too (RFC 8058)',
  query: z.object({ key }),
})

const subscriberRow = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  confirmed: z.boolean(),
  created: z.iso.datetime(),
  unsubscribe: z.string().meta({ description: 'The link that belongs into every e-mail to this address.' }),
})

export type SubscriberRow = z.output<typeof subscriberRow>

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/subscribers',
  tag: 'Inquiries',
  permission: 'inquiries.answer',
  summary:
    'Who asked for the newsletter, newest first; as a table only those who confirmed, which is noted in the audit log',
  pathParameters: noParameters,
  query: tableQuery(['id'], {}),
  proof: 'table',
  answer: pageOf(subscriberRow),
  problems: ['invalid-input', 'page-too-large', 'not-signed-in', 'not-allowed', 'proof-needed'],
  csv: true,
})
