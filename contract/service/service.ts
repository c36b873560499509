import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

const shared = { permission: 'public', pathParameters: noParameters, query: noParameters } as const

/** Earlier clients ask for a token before every session. Reading is open, so any token will do and none is checked. */
export const issueFrontendToken = endpoint({
  ...shared,
  method: 'POST',
  path: '/auth/frontend-token',
  summary: 'A token for earlier clients; nothing checks it',
  tag: 'Service',
  answer: z.object({ token: z.string() }),
  problems: [],
})

export const readHealth = endpoint({
  ...shared,
  method: 'GET',
  path: '/health',
  summary: 'Whether the server and its data store answer, and whether changes can be kept',
  tag: 'Service',
  answer: z.object({
    status: z
      .enum(['healthy', 'read-only'])
      .meta({ description: '`read-only`: everything can be read, and no change can be kept.' }),
    writing: z.enum(['possible', 'low', 'full', 'read-only']).meta({
      description:
        'Whether changes can be kept: `low` while the disk has less than 300 MB left, `full`, `read-only`.',
    }),
    timestamp: z.string(),
    uptime: z.number().meta({ description: 'Seconds since the server started.' }),
    environment: z.string(),
  }),
  problems: ['store-unavailable'],
})

export const readReadiness = endpoint({
  ...shared,
  method: 'GET',
  path: '/ready',
  summary: 'Whether readers may be sent here: the store answers and holds a release; 503 otherwise',
  tag: 'Service',
  answer: z.object({ ready: z.literal(true), release: z.int(), published_at: z.iso.datetime() }),
  problems: ['store-unavailable'],
})

export const readVersion = endpoint({
  ...shared,
  method: 'GET',
  path: '/version',
  summary: 'Version of the product',
  tag: 'Service',
  answer: z.object({ version: z.string(), buildDate: z.string() }),
  problems: [],
})

export const readOpenApi = endpoint({
  ...shared,
  method: 'GET',
  path: '/openapi.json',
  summary: 'This API as OpenAPI 3.1',
  tag: 'Service',
  answer: z.looseObject({ openapi: z.string() }),
  problems: [],
})

/** Files of docs/examples, which ask the server that they come from. */
const EXAMPLES = ['figures.ipynb', 'figures.R'] as const

export const readExample = endpoint({
  ...shared,
  method: 'GET',
  path: '/docs/examples/{name}',
  summary: 'A notebook for Python or a script for R that gets figures, to run as it is',
  tag: 'Service',
  pathParameters: z.object({
    name: z.enum(EXAMPLES, `Give ${EXAMPLES.join(' or ')}.`).meta({ description: EXAMPLES.join(' or ') }),
  }),
  answer: z.string(),
  mediaType: 'text/plain',
  problems: ['invalid-input'],
})

export const readDocs = endpoint({
  ...shared,
  method: 'GET',
  path: '/docs',
  summary: 'This API as a page to read',
  tag: 'Service',
  answer: z.string(),
  problems: [],
  mediaType: 'text/html',
})
