import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { noParameters, timestamp } from '#contract/listing/page.ts'
import { TOPIC_KINDS } from '#domain/reading-room/reading-room.ts'

const topic = {
  kind: z.enum(TOPIC_KINDS, 'Follow an indicator, a program area or a place.'),
  topic: z
    .string('Name the topic.')
    .min(1, 'Name the topic.')
    .max(200)
    .meta({ description: 'The id of an indicator or place, or the name of a program area.' }),
}

const readingProfile = z.object({
  joined_at: timestamp.meta({ description: 'null: not joined.' }),
  letters: z.boolean().meta({ description: 'An e-mail comes every week in which something is new.' }),
  email: z.string().meta({ description: 'Where the e-mails go: one’s own address.' }),
  email_confirmed: z.boolean(),
  topics: z.array(z.object(topic)).meta({ description: 'In the order in which they were followed.' }),
})

export type ReadingProfile = z.output<typeof readingProfile>

const profile = {
  tag: 'Reading room',
  permission: 'reading.write',
  path: '/reading/profile',
  pathParameters: noParameters,
  query: noParameters,
  answer: readingProfile,
} as const

export const readReadingProfile = endpoint({
  ...profile,
  method: 'GET',
  summary: 'What one follows in the reading room, and whether a weekly e-mail comes',
  problems: ['not-signed-in'],
})

export const keepReadingProfile = endpoint({
  ...profile,
  method: 'PUT',
  summary:
    'Join the reading room, and switch the weekly e-mail on or off; for it the address has to be confirmed',
  body: z
    .object({ letters: z.boolean('Say whether e-mails come.') })
    .meta({ examples: [{ letters: false }] }),
  problems: ['invalid-input', 'not-signed-in'],
})

export const leaveReadingRoom = endpoint({
  ...profile,
  method: 'DELETE',
  summary: 'Leave the reading room: no topics, no e-mails. What one wrote stays until one removes it',
  answer: detailAnswer,
  problems: ['not-signed-in'],
})

export const followTopic = endpoint({
  ...profile,
  method: 'PUT',
  path: '/reading/topics',
  summary: 'Follow an indicator, a program area or a place, or follow it no more; joins the reading room',
  body: z
    .object({ ...topic, followed: z.boolean('Say whether you follow it.') })
    .meta({ examples: [{ kind: 'indicator', topic: '18', followed: true }] }),
  problems: ['invalid-input', 'not-signed-in'],
})

export const endReadingLetters = endpoint({
  method: 'POST',
  path: '/reading/letters/end',
  tag: 'Reading room',
  permission: 'public',
  sameSite: true,
  summary:
    'End the e-mails of the reading room, with the key of any of them. Mail programs call it too (RFC 8058)',
  pathParameters: noParameters,
  query: z.object({ key: z.string('Give the key of your link.').max(200) }),
  answer: detailAnswer,
  problems: ['invalid-input', 'not-found', 'too-many-requests'],
})
