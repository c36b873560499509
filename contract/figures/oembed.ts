import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

const pixels = z
  .string()
  .regex(/^\d{1,5}$/, 'Give pixels as a whole number.')
  .transform(Number)
  .optional()

export const readOembed = endpoint({
  method: 'GET',
  path: '/oembed',
  tag: 'Figures',
  summary:
    'How another site shows a figure (oEmbed 1.0): the lines of HTML, the title, and the picture that goes along with a link',
  permission: 'public',
  pathParameters: noParameters,
  query: z.object({
    url: z.string().max(4000, 'The address is too long.').meta({
      description: 'Address of a figure of this site: /figure?…',
      example: '/figure?kind=trend&indicator=7',
    }),
    format: z.enum(['json'], 'This comes as JSON only.').optional(),
    maxwidth: pixels.meta({ description: 'The frame is not wider; at least 280.' }),
    maxheight: pixels.meta({ description: 'The frame is not higher; at least 200.' }),
  }),
  answer: z.object({
    version: z.literal('1.0'),
    type: z.literal('rich'),
    provider_name: z.string(),
    provider_url: z.string(),
    title: z.string(),
    html: z.string(),
    width: z.int(),
    height: z.int(),
    thumbnail_url: z.string(),
    thumbnail_width: z.int(),
    thumbnail_height: z.int(),
    cache_age: z.int(),
  }),
  problems: ['invalid-input', 'not-found', 'too-many-requests', 'store-unavailable'],
})
