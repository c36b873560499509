import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { listQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf } from '#contract/listing/page.ts'
import { requiredPlainText } from '#contract/plain-text.ts'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'
import { RATINGS, VIDEO_PARTS } from '#domain/inquiry/testimonial.ts'
import { guard, requiredLine, sender, sentIn } from './sent-in.ts'

const shared = { tag: 'Inquiries', pathParameters: noParameters, query: noParameters } as const

export const sendTestimonial = endpoint({
  ...shared,
  method: 'POST',
  path: '/testimonials',
  permission: 'public',
  sameSite: true,
  summary: 'Say what one thinks of the product. It is shown once somebody has approved it. Answers 201',
  body: z
    .object({
      rating: z.int('Rating is required!').min(1).max(RATINGS),
      ...sender,
      organization: requiredLine(INQUIRY_FIELDS.organization),
      review: requiredPlainText(INQUIRY_FIELDS.review),
      ...guard,
    })
    .meta({
      examples: [
        {
          ...{ rating: 4, name: 'Ada Eze', email: 'ada@example.org', organization: 'Ministry of Health' },
          review: 'The sources stand side by side.',
        },
      ],
    }),
  answer: sentIn,
  problems: ['invalid-input', 'too-many-requests', 'store-unavailable'],
})

export const sendVideoPart = endpoint({
  ...shared,
  method: 'POST',
  path: '/testimonials/video',
  permission: 'public',
  sameSite: true,
  summary:
    'Add one part of a video, at most 2 MB, to a testimonial that waits: MP4, WebM or Ogg, told by its first bytes; 50 MB in all. Answers 201',
  query: z.object({
    removal: z.string('Give the key of your testimonial.').max(200),
    part: z
      .string()
      .regex(/^\d{1,2}$/, 'Give the number of the part, from 0.')
      .transform(Number)
      .refine((part) => part < VIDEO_PARTS, 'The video is larger than 50 MB.'),
  }),
  form: z.object({ video: z.string().meta({ format: 'binary' }) }),
  answer: z.object({ kept: z.literal(true) }),
  problems: ['invalid-input', 'not-found', 'body-too-large', 'unsupported-media', 'too-many-requests'],
})

const testimonialRow = z.object({
  id: z.int(),
  name: z.string(),
  organization: z.string(),
  review: z.string(),
  rating: z.int(),
  has_video: z.boolean(),
})

export type TestimonialRow = z.output<typeof testimonialRow>

export const listTestimonials = endpoint({
  ...shared,
  method: 'GET',
  path: '/testimonials',
  permission: 'public',
  summary: 'What people think of the product and was approved, newest first',
  query: listQuery(['id'], {}),
  answer: pageOf(testimonialRow),
  problems: ['invalid-input', 'page-too-large'],
})

const video = {
  ...shared,
  method: 'GET',
  pathParameters: idInPath,
  answer: z.string().meta({ description: 'The video; a range of it where one is asked for.' }),
  mediaType: 'video/*',
} as const

export const readTestimonialVideo = endpoint({
  ...video,
  path: '/testimonials/{id}/video',
  permission: 'public',
  summary: 'The video of an approved testimonial',
  problems: ['not-found'],
})

export const readInquiryVideo = endpoint({
  ...video,
  path: '/inquiries/{id}/video',
  permission: 'inquiries.answer',
  summary: 'The video of a testimonial that waits, for those who decide',
  problems: ['not-signed-in', 'not-allowed', 'not-found'],
})
