import { z } from 'zod'
import { englishText } from '#contract/english-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer, requiredText, seenVersion } from '#contract/listing/changed.ts'
import { idFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamps } from '#contract/listing/page.ts'
import { REQUIRED } from '#domain/form/administered-text.ts'
import { NEWS_FIELDS } from '#domain/form/news-fields.ts'

const category = z.literal([1, 2, 3], { error: englishText(REQUIRED) })

/** An entry of What's New. */
export const newsRow = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string().meta({ description: 'Formatted text: HTML of a short list of elements, cleaned.' }),
  category_name: z.enum(['Dataset', 'Dashboard', 'Feature']),
  category,
  link: z.string().meta({
    description: 'The dashboard that it is about, as a path of this site; empty: found by its title.',
  }),
  ...timestamps,
})

export type NewsRow = z.output<typeof newsRow>

export const listNews = endpoint({
  method: 'GET',
  path: '/news/updates',
  summary: "What's New, oldest first unless `ordering` says otherwise",
  tag: "What's New",
  permission: 'public',
  pathParameters: noParameters,
  query: tableQuery(['id', 'title', 'category', 'created_at', 'updated_at'], {
    id: idFilter('Update'),
    category: idFilter('Category'),
  }),
  answer: pageOf(newsRow),
  problems: ['invalid-input', 'page-too-large'],
  csv: true,
})

/** A dashboard of the catalogue, a public one of somebody, or a public report. */
const link = z
  .string()
  .regex(/^(?:\/(?:dashboard|custom\/public|report)\/[\w%.-]{1,150})?$/, 'Choose a dashboard of the list.')

const newsText = {
  link: link.default('').meta({ description: 'Of updates about a dashboard: where they lead.' }),
  title: requiredText(NEWS_FIELDS.title),
  content: requiredText(NEWS_FIELDS.content),
  category,
}

const EXAMPLE = { title: 'New survey', content: '<p>NDHS 2023–24 is here.</p>', category: 1 }
const SEEN = '2026-11-01T08:30:00.000Z'

const shared = { tag: "What's New", permission: 'news.change', query: noParameters, answer: newsRow } as const

export const createNews = endpoint({
  ...shared,
  method: 'POST',
  path: '/news/updates',
  summary: 'Publish an update; people who want to hear of updates are told. Answers 201',
  pathParameters: noParameters,
  body: z.object(newsText).meta({ examples: [EXAMPLE] }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed'],
})

export const replaceNews = endpoint({
  ...shared,
  method: 'PUT',
  path: '/news/updates/{id}',
  summary: 'Replace an update',
  pathParameters: idInPath,
  body: z
    .object({ ...newsText, updated_at: seenVersion })
    .meta({ examples: [{ ...EXAMPLE, updated_at: SEEN }] }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
})

export const changeNews = endpoint({
  ...shared,
  method: 'PATCH',
  path: '/news/updates/{id}',
  summary: 'Change parts of an update',
  pathParameters: idInPath,
  body: z
    .object({ ...z.object(newsText).partial().shape, updated_at: seenVersion })
    .meta({ examples: [{ title: EXAMPLE.title, updated_at: SEEN }] }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
})

export const deleteNews = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/news/updates/{id}',
  summary: 'Delete an update',
  pathParameters: idInPath,
  answer: detailAnswer,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found'],
})
