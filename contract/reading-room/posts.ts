import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { idFilter, textFilter, yesNoFilter } from '#contract/listing/filters.ts'
import { listQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamp } from '#contract/listing/page.ts'
import { plainText, requiredPlainText } from '#contract/plain-text.ts'
import { READING_FIELDS as FIELDS } from '#domain/form/reading-fields.ts'
import { OPENING_KINDS, POST_KINDS } from '#domain/reading-room/reading-room.ts'
import { REVIEW_STATES } from '#domain/review/review.ts'

/** Something that was written about a figure. */
export const readingPost = z.object({
  id: z.int(),
  kind: z.enum(POST_KINDS),
  parent: z.int().nullable().meta({ description: 'Of an answer: what it stands under.' }),
  figure: z.string().meta({
    description: 'The figure that it is about, as the query of its address: `/figure?` and this.',
    examples: ['kind=trend&indicator=18&location=8'],
  }),
  release: z.int().meta({ description: 'Number of the release that was the newest when it was written.' }),
  text: z.string().meta({ description: 'Plain text.' }),
  author: z.string().meta({ description: 'Username of who wrote it.' }),
  is_own: z.boolean(),
  state: z.enum(REVIEW_STATES).meta({
    description: 'approved: everybody reads it; otherwise its writer and those who decide do.',
  }),
  declined_because: z.string(),
  version: z.int().meta({ description: 'One more at every change; send it along with a change.' }),
  answers: z.int().meta({ description: 'Answers that everybody reads.' }),
  reported: z.boolean().meta({ description: 'One has reported it, and nobody has decided on that yet.' }),
  reports: z
    .array(z.string())
    .meta({ description: 'What readers say is wrong with it; for those who decide.' }),
  created_at: timestamp,
  edited_at: timestamp,
})

export type ReadingPost = z.output<typeof readingPost>

const room = { tag: 'Reading room', pathParameters: noParameters, query: noParameters } as const
const writing = { ...room, permission: 'reading.write', answer: readingPost } as const

const text = requiredPlainText(FIELDS.text)
const key = z
  .uuid()
  .optional()
  .meta({ description: 'Made by the form: sent twice with one key, it is kept once.' })
const version = z
  .int32()
  .positive()
  .meta({ description: 'The version that was read; 409 when it is another one by now.' })

export const listPosts = endpoint({
  ...room,
  method: 'GET',
  path: '/reading/posts',
  permission: 'guest',
  summary: 'Notes and questions that everybody reads, newest first; or all of one’s own, answers among them',
  query: listQuery(['id'], {
    kind: z.enum(OPENING_KINDS, 'Kinds are note and question.').optional(),
    indicator: idFilter('Indicator of the figure'),
    place: idFilter('Place of the figure'),
    area: textFilter,
    own: yesNoFilter,
  }),
  answer: pageOf(readingPost),
  problems: ['invalid-input', 'page-too-large'],
})

export const readPost = endpoint({
  ...room,
  method: 'GET',
  path: '/reading/posts/{id}',
  permission: 'guest',
  summary: 'One note or question with the answers that one may read, oldest first',
  pathParameters: idInPath,
  answer: z.object({ post: readingPost, answers: z.array(readingPost) }),
  problems: ['invalid-input', 'not-found'],
})

export const writePost = endpoint({
  ...writing,
  method: 'POST',
  path: '/reading/posts',
  summary: 'Write a note or a question about a figure. Everybody reads it once it was approved. Answers 201',
  body: z
    .object({
      kind: z.enum(OPENING_KINDS, 'Choose a note or a question.'),
      figure: z
        .string('Name the figure by the query of its address.')
        .max(2000, 'This figure names too much.'),
      text,
      key,
    })
    .meta({
      examples: [
        {
          kind: 'question',
          figure: 'kind=trend&indicator=18&location=8',
          text: 'Why does it fall after 2018?',
        },
      ],
    }),
  problems: ['invalid-input', 'not-signed-in', 'too-many-requests'],
})

export const answerPost = endpoint({
  ...writing,
  method: 'POST',
  path: '/reading/posts/{id}/answers',
  summary: 'Answer a question or a note that everybody reads. Answers 201',
  pathParameters: idInPath,
  body: z.object({ text, key }).meta({ examples: [{ text: 'The survey asked other questions.' }] }),
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'too-many-requests'],
})

export const changePost = endpoint({
  ...writing,
  method: 'PUT',
  path: '/reading/posts/{id}',
  summary: 'Write something of one’s own anew; it waits for approval again',
  pathParameters: idInPath,
  body: z.object({ text, version }).meta({ examples: [{ text: 'Why does it fall in 2019?', version: 1 }] }),
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'changed-meanwhile', 'too-many-requests'],
})

export const deletePost = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/reading/posts/{id}',
  summary: 'Remove something of one’s own, with the answers under it',
  pathParameters: idInPath,
  answer: detailAnswer,
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

export const reportPost = endpoint({
  ...writing,
  method: 'POST',
  path: '/reading/posts/{id}/report',
  summary: 'Say what is wrong with something that everybody reads, to those who decide',
  pathParameters: idInPath,
  body: z
    .object({ reason: requiredPlainText(FIELDS.report) })
    .meta({ examples: [{ reason: 'It is advertising.' }] }),
  answer: detailAnswer,
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'too-many-requests'],
})

const deciding = { ...room, permission: 'reading.moderate' } as const

export const listWaiting = endpoint({
  ...deciding,
  method: 'GET',
  path: '/reading/waiting',
  summary: 'What waits for a decision or was reported, the oldest first',
  query: listQuery(['id'], {}),
  answer: pageOf(readingPost),
  problems: ['invalid-input', 'page-too-large', 'not-signed-in', 'not-allowed'],
})

export const decidePost = endpoint({
  ...deciding,
  method: 'POST',
  path: '/reading/posts/{id}/decision',
  summary: 'Show something to everybody, or no more; reports of it are settled with that',
  pathParameters: idInPath,
  body: z
    .object({ approve: z.boolean(), reason: plainText(FIELDS.reason).default(''), version })
    .meta({ examples: [{ approve: false, reason: 'It names a patient.', version: 1 }] }),
  answer: readingPost,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
})
