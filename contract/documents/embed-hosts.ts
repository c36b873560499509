import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'
import { outsideDashboards } from './outside-dashboards.ts'

export const listEmbedHosts = endpoint({
  method: 'GET',
  path: '/embed-hosts',
  summary:
    'Hosts whose pages documents may show in a frame, and where dashboards of other sites are, as administrators have set them',
  tag: 'Documents',
  permission: 'public',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({ hosts: z.array(z.string()), outside_dashboards: outsideDashboards }),
  problems: ['store-unavailable'],
})
