import { z } from 'zod'
import { englishText } from '#contract/english-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer, seenVersion } from '#contract/listing/changed.ts'
import { listQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf } from '#contract/listing/page.ts'
import { plainText, requiredPlainText } from '#contract/plain-text.ts'
import { INQUIRY_FIELDS as FIELDS, isFirstName } from '#domain/form/inquiry-fields.ts'
import { OFFERED_DATA } from '#domain/inquiry/subjects.ts'
import { message } from '#domain/message/message.ts'
import { EVERY_INQUIRY_STATE, INQUIRY_KINDS } from '#domain/inquiry/inquiry.ts'
import { email, guard, requiredLine, sender, sentIn } from './sent-in.ts'

/** Said of a contact in which anything is missing or wrong (specification of public pages §8). */
const FILL_ALL = englishText(message('send-in.fill-all'))

const sending = {
  method: 'POST',
  tag: 'Inquiries',
  permission: 'public',
  sameSite: true,
  pathParameters: noParameters,
  query: noParameters,
  answer: sentIn,
  problems: ['invalid-input', 'too-many-requests', 'store-unavailable'],
} as const

const PERSON = { name: 'Ada Eze', email: 'ada@example.org', organization: 'Ministry of Health' }

export const sendContact = endpoint({
  ...sending,
  path: '/account/contact',
  summary: 'A question, a report of a fault or a remark for the people who run the site. Answers 201',
  body: z
    .object({
      ...sender,
      name: sender.name.refine((name) => isFirstName(name.split(' ')[0] ?? ''), FILL_ALL),
      category: requiredLine(FIELDS.category),
      feedback: requiredPlainText(FIELDS.feedback),
      ...guard,
    })
    .meta({ examples: [{ ...PERSON, category: 'Question', feedback: 'Where is stunting for wards?' }] }),
})

export const offerData = endpoint({
  ...sending,
  path: '/data-partnerships',
  summary: 'Offer data: of which kind, for which places and years, on which terms. Answers 201',
  body: z
    .object({
      ...sender,
      organization: requiredLine(FIELDS.organization),
      offer: z.enum(OFFERED_DATA, 'Choose what you offer.'),
      data: requiredPlainText(FIELDS.data),
      levels: plainText(FIELDS.levels).default(''),
      years: plainText(FIELDS.years).default(''),
      terms: plainText(FIELDS.terms).default(''),
      ...guard,
    })
    .meta({
      examples: [{ ...PERSON, offer: OFFERED_DATA[0], data: 'Vaccinations by LGA', years: '2015 to 2024' }],
    }),
})

export const registerInterest = endpoint({
  ...sending,
  path: '/subdashboard/interest',
  summary: 'Ask to be told when a dashboard is there. Answers 201',
  body: z
    .object({ email, dashboard: requiredLine(FIELDS.dashboard), ...guard })
    .meta({ examples: [{ email: 'ada@example.org', dashboard: 'gis_mapping' }] }),
})

export const removeInquiry = endpoint({
  ...sending,
  path: '/inquiries/remove',
  summary: 'Remove what one sent in oneself, with the key of the answer to it',
  body: z
    .object({ removal: z.string('Give the key of your link.').max(200) })
    .meta({ examples: [{ removal: '7-c2VjcmV0' }] }),
  answer: detailAnswer,
  problems: ['invalid-input', 'not-found', 'too-many-requests'],
})

const inquiryRow = z.object({
  id: z.int(),
  kind: z.enum(INQUIRY_KINDS),
  state: z.enum(EVERY_INQUIRY_STATE),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  subject: z
    .string()
    .meta({ description: 'Category, what is offered, or the dashboard that is waited for.' }),
  text: z.string(),
  details: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .meta({ description: 'What else the form asked for, by its field.' }),
  answer: z.string().meta({ description: 'What is answered; empty while nothing is.' }),
  answered: z
    .object({ by: z.string().nullable(), at: z.iso.datetime() })
    .nullable()
    .meta({ description: 'Who sent the last e-mail, and when; null: none was sent.' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export type InquiryRow = z.output<typeof inquiryRow>

const answering = { tag: 'Inquiries', permission: 'inquiries.answer' } as const

export const listInquiries = endpoint({
  ...answering,
  method: 'GET',
  path: '/inquiries',
  summary: 'What the public sent in: what still waits first, then the newest',
  pathParameters: noParameters,
  query: listQuery(['id'], {
    kind: z.enum(INQUIRY_KINDS, `Kinds are ${INQUIRY_KINDS.join(', ')}.`).optional(),
    state: z
      .enum(['open', ...EVERY_INQUIRY_STATE], `States are open, ${EVERY_INQUIRY_STATE.join(', ')}.`)
      .optional()
      .meta({ description: '`open`: whatever still waits for somebody.' }),
  }),
  answer: pageOf(inquiryRow).extend({
    open: z.int().nonnegative().meta({ description: 'How many wait, whatever the filters.' }),
  }),
  problems: ['invalid-input', 'page-too-large', 'not-signed-in', 'not-allowed'],
})

export const readInquiry = endpoint({
  ...answering,
  method: 'GET',
  path: '/inquiries/{id}',
  summary: 'One thing that the public sent in',
  pathParameters: idInPath,
  query: noParameters,
  answer: inquiryRow,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found'],
})

export const answerInquiry = endpoint({
  ...answering,
  method: 'PUT',
  path: '/inquiries/{id}',
  summary: 'Move an inquiry on, keep an answer to it, and send the answer as an e-mail',
  pathParameters: idInPath,
  query: noParameters,
  body: z
    .object({
      state: z.enum(EVERY_INQUIRY_STATE, 'Choose a state.'),
      answer: plainText(FIELDS.answer).default(''),
      letter: z.boolean().default(false).meta({
        description:
          'True: the answer goes to its writer as an e-mail, and what was as it came in becomes answered.',
      }),
      updated_at: seenVersion,
    })
    .meta({
      examples: [
        {
          ...{ state: 'new', answer: 'It is not published.', letter: true },
          updated_at: '2026-11-01T08:30:00.000Z',
        },
      ],
    }),
  answer: inquiryRow,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
})

export const deleteInquiry = endpoint({
  ...answering,
  method: 'DELETE',
  path: '/inquiries/{id}',
  summary: 'Delete an inquiry with everything that belongs to it',
  pathParameters: idInPath,
  query: noParameters,
  answer: detailAnswer,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found'],
})
