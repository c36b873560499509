import { z } from 'zod'
import { grant } from '#contract/account/grant.ts'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { idFilter, textFilter } from '#contract/listing/filters.ts'
import { listQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamp } from '#contract/listing/page.ts'

const person = z.object({ id: z.int(), name: z.string() })

/** A right that was given to somebody, with the names of its parts. */
export const grantRow = grant.extend({
  id: z.int(),
  account: person,
  title: z.string().meta({ description: 'What may be done, in words.' }),
  scope_text: z
    .string()
    .meta({ description: 'For what, in words: `the whole site`, `NHMIS`, `NHMIS in Kano`.' }),
  granted_by: person.nullable().meta({ description: 'Null: the account is deleted.' }),
  granted_at: timestamp,
})

export type GrantRow = z.output<typeof grantRow>

const shared = { tag: 'Administration', permission: 'grants.change' } as const

export const listGrants = endpoint({
  ...shared,
  method: 'GET',
  path: '/grants',
  summary: 'Rights that single people have beside their role, the newest first',
  pathParameters: noParameters,
  query: listQuery(['id'], {
    account: idFilter('Whose'),
    capability: textFilter,
    source: idFilter('Limited to this data source'),
    place: idFilter('Limited to this place'),
  }),
  answer: pageOf(grantRow),
  problems: ['invalid-input', 'page-too-large', 'not-signed-in', 'not-allowed'],
})

export const giveGrant = endpoint({
  ...shared,
  method: 'POST',
  path: '/grants',
  proof: 'always',
  summary:
    'Give somebody a right beside their role. Answers 201, and 200 with the right as it is when they had it already',
  pathParameters: noParameters,
  query: noParameters,
  body: grant
    .extend({ account: z.int32().positive() })
    .meta({ examples: [{ account: 12, capability: 'findings.decide', scope: { source: 6, place: 20 } }] }),
  answer: grantRow,
  problems: ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed', 'proof-needed'],
})

export const takeGrant = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/grants/{id}',
  proof: 'always',
  summary: 'Take a right away again; it ends with the call that comes next',
  pathParameters: idInPath,
  query: noParameters,
  answer: detailAnswer,
  problems: ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed', 'proof-needed'],
})
