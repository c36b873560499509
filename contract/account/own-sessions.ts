import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'

const session = z.object({
  id: z.int(),
  device: z.string().meta({ description: 'Browser and system in words.' }),
  network: z
    .string()
    .meta({ description: 'The network at sign-in, not the whole address; empty: not known.' }),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().meta({ description: 'Exact to ten minutes.' }),
  is_current: z.boolean().meta({ description: 'The session that asks.' }),
})

const shared = { tag: 'Accounts', permission: 'account.use' } as const

export const listSessions = endpoint({
  ...shared,
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where one is signed in, the last used first',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({ results: z.array(session) }),
  problems: ['not-signed-in'],
})

export const endSession = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/account/sessions/{id}',
  summary: 'Sign out on one device',
  pathParameters: idInPath,
  query: noParameters,
  answer: detailAnswer,
  problems: ['not-found', 'not-signed-in'],
})

export const endAllSessions = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'Sign out everywhere',
  pathParameters: noParameters,
  query: z.object({
    keep: z
      .enum(['this'])
      .optional()
      .meta({ description: '`this`: the session that asks goes on; absent: it ends too.' }),
  }),
  answer: detailAnswer.extend({ ended: z.int() }),
  problems: ['invalid-input', 'not-signed-in'],
})

export const exportAccount = endpoint({
  ...shared,
  method: 'GET',
  path: '/account/export',
  summary: 'Everything that is kept about oneself, as a file',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  problems: ['not-signed-in'],
})
