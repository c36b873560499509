import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

export const readReleaseChain = endpoint({
  method: 'GET',
  path: '/releases/chain',
  tag: 'Releases',
  permission: 'public',
  summary:
    'What the hash of each release is made of, newest first. It is the SHA-256 of the hash before it (nothing for the first) and the digests of the parts in their order, each followed by a line feed',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.array(
    z.object({
      number: z.int(),
      hash: sha256,
      parts: z
        .array(z.object({ name: z.string(), digest: sha256 }))
        .nullable()
        .meta({ description: 'Null: the release came before its parts were kept.' }),
    }),
  ),
  problems: ['store-unavailable'],
})
