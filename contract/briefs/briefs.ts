import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

const place = z.object({
  id: z.int(),
  slug: z.string().meta({ description: 'As it stands in the address: /briefs/kano.pdf.', example: 'kano' }),
  name: z.string(),
  level: z.int(),
  parent: z.int().nullable(),
  key: z.array(z.enum(['interval', 'value', 'none'])).meta({
    description: 'For each key figure whether it is held with an interval, without one, or not at all.',
  }),
  held: z.int().meta({ description: 'Indicators with any figure of the place in this release.' }),
})

/** Whose briefs there are. The briefs themselves are files beside the pages: `/briefs/{slug}.pdf`, `.docx`, `.pptx` and `.html`. */
export const listBriefs = endpoint({
  method: 'GET',
  path: '/briefs',
  tag: 'Briefs',
  permission: 'public',
  summary:
    'The nation, zones and states, and how much is held of each. The briefs are at /briefs/{slug}.pdf, .docx, .pptx and .html',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({ release: z.int(), indicators: z.int(), places: z.array(place) }),
  problems: ['store-unavailable'],
})

export type BriefRow = z.output<typeof place>
