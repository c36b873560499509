import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import {
  chosenIds,
  detailAnswer,
  optionalText,
  requiredText,
  seenVersion,
} from '#contract/listing/changed.ts'
import { idInPath, noParameters, timestamps } from '#contract/listing/page.ts'
import { TAG_FIELDS } from '#domain/form/tag-fields.ts'

/** A word that administrators put on indicators, so that readers find them together. */
export const tagRow = z.object({
  id: z.int(),
  name: z.string(),
  category: z.string().meta({ description: 'Program area; empty when it spans several.' }),
  description: z.string(),
  indicators: z.array(z.int()),
  ...timestamps,
})

export type TagRow = z.output<typeof tagRow>

export const listTags = endpoint({
  method: 'GET',
  path: '/tags',
  summary: 'All tags by name, wrapped in `data` as earlier clients read them',
  tag: 'Tags',
  permission: 'public',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({ data: z.object({ results: z.array(tagRow) }) }),
  problems: [],
})

const tagText = {
  name: requiredText(TAG_FIELDS.name),
  category: optionalText(TAG_FIELDS.category),
  description: optionalText(TAG_FIELDS.description),
  indicators: chosenIds(TAG_FIELDS.indicators),
}

const EXAMPLE = { name: 'Zero dose', description: 'Children without any vaccination', indicators: [18] }

const shared = {
  tag: 'Tags',
  permission: 'tags.change',
  query: noParameters,
  answer: z.object({ data: tagRow }),
} as const

export const createTag = endpoint({
  ...shared,
  method: 'POST',
  path: '/tags',
  summary: 'Make a tag; its name must not be taken. Answers 201',
  pathParameters: noParameters,
  body: z.object(tagText).meta({ examples: [EXAMPLE] }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'already-exists'],
})

export const replaceTag = endpoint({
  ...shared,
  method: 'PUT',
  path: '/tags/{id}',
  summary: 'Replace a tag',
  pathParameters: idInPath,
  body: z
    .object({ ...tagText, updated_at: seenVersion })
    .meta({ examples: [{ ...EXAMPLE, updated_at: '2026-11-01T08:30:00.000Z' }] }),
  problems: [
    'invalid-input',
    'not-signed-in',
    'not-allowed',
    'not-found',
    'already-exists',
    'changed-meanwhile',
  ],
})

export const deleteTag = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/tags/{id}',
  summary: 'Delete a tag; its indicators stay',
  pathParameters: idInPath,
  answer: detailAnswer,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found'],
})
