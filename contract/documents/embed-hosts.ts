import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

export const listEmbedHosts = endpoint({
  method: 'GET',
  path: '/embed-hosts',
  summary:
    'Hosts whose pages documents may show in a frame, as administrators have set them; others are links',
  tag: 'Documents',
  permission: 'public',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({ hosts: z.array(z.string()) }),
  problems: ['store-unavailable'],
})
