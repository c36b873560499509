import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { email } from '#contract/inquiries/sent-in.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { noParameters } from '#contract/listing/page.ts'
import { LETTER_DAYS, LETTER_RHYTHMS } from '#domain/document/letter-day.ts'
import { letterPage, MOST_LETTER_ADDRESSES } from '#domain/document/letter-page.ts'

const about = z
  .string()
  .max(2000)
  .refine((address) => letterPage(address) !== null, 'E-mails come about documents, briefs and work lists.')
  .meta({
    description:
      'The page that the e-mails are about: `/document/{id}`, `/briefs/{place}`, or the address of a work list.',
    examples: ['/work-list?indicator=18&location=4'],
  })

const every = z.enum(LETTER_RHYTHMS).nullable().meta({ description: 'null: no e-mails.' })
const day = z.int().min(1).max(LETTER_DAYS.month).default(1).meta({
  description: 'Of the week, where Monday is 1, or of the month; at seven in the morning in Nigeria.',
})
const toMe = z.boolean().default(true).meta({ description: 'Whether the account’s own address gets them.' })

const moment = z.iso.datetime().nullable()

const mailing = {
  path: '/document-mailing',
  tag: 'Documents',
  permission: 'dashboards.make',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({
    every,
    day,
    to_me: toMe,
    email: z.string().meta({ description: 'One’s own address.' }),
    last_sent: moment,
    next: moment,
    addresses: z.array(
      z.object({
        email: z.string(),
        state: z.enum(['waits', 'confirmed', 'stopped']).meta({
          description: 'waits: its owner has not confirmed it yet; stopped: they ended the e-mails.',
        }),
        last_sent: moment,
      }),
    ),
  }),
} as const

export const readMailing = endpoint({
  ...mailing,
  method: 'GET',
  summary: 'Which e-mails one has sent about a page, to whom, on which day, and when the last one went',
  query: z.object({ about }),
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

export const changeMailing = endpoint({
  ...mailing,
  method: 'PUT',
  summary: `Have e-mails about a page sent every week or month, with its PDF, to oneself and up to ${MOST_LETTER_ADDRESSES} addresses, each of which confirms first`,
  body: z
    .object({
      ...{ about, every, day, to_me: toMe },
      addresses: z.array(email).max(MOST_LETTER_ADDRESSES).default([]),
    })
    .refine((body) => body.every !== 'week' || body.day <= LETTER_DAYS.week, {
      path: ['day'],
      error: 'A week has seven days.',
    })
    .meta({ examples: [{ about: '/briefs/kano', every: 'week', day: 1, addresses: ['ada@example.org'] }] }),
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'too-many-requests'],
})

const byKey = {
  method: 'POST',
  tag: 'Documents',
  permission: 'public',
  sameSite: true,
  pathParameters: noParameters,
  query: z.object({ key: z.string('Give the key of your link.').max(200) }),
  answer: detailAnswer,
  problems: ['invalid-input', 'not-found', 'too-many-requests'],
} as const

export const confirmMailing = endpoint({
  ...byKey,
  path: '/document-mailing/confirm',
  summary:
    'Confirm an address for e-mails that somebody wants to have sent to it, with the key of the e-mail',
})

export const endMailing = endpoint({
  ...byKey,
  path: '/document-mailing/end',
  summary:
    'End the e-mails about a page to one address, with the key of any of them. Mail programs call it too (RFC 8058)',
})
