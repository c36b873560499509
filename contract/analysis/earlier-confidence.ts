import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { tolerantIdInPath } from '#contract/listing/page.ts'

/** A choice of an earlier client: an id, a year, nothing, or the whole thing as JSON. Unreadable text counts as nothing. */
const whole = (what: string) =>
  z
    .string()
    .optional()
    .transform((text): number | null => {
      const trimmed = (text ?? '').trim()
      return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : null
    })
    .meta({ description: `${what}; anything that is no whole number is read as not said.` })

/**
 * The call by which an earlier client writes "Confidence: High (96%)" above its charts. Nobody computes a percentage here, so
 * `score` is always null; `level` is that of the stars of the figure to quote, where that is the figure asked about.
 */
export const readConfidence = endpoint({
  method: 'GET',
  path: '/indicator/{id}/confidence',
  tag: 'Analysis',
  permission: 'public',
  summary: 'How sure a figure is, as earlier clients ask: by the rule of the figure to quote, or none',
  pathParameters: tolerantIdInPath,
  query: z.object({
    location: whole('Location; the nation unless it is given'),
    datasource: whole('Data source; that of the figure to quote unless it is given'),
    year: whole('Year; the latest unless it is given'),
  }),
  answer: z.object({
    score: z.null(),
    level: z
      .enum(['High', 'Medium', 'Low', 'none'])
      .meta({ description: 'Three, two and one of three stars; none where no rule speaks of this figure.' }),
    stars: z.literal([1, 2, 3]).nullable(),
    explanation: z.string(),
  }),
  problems: ['store-unavailable'],
})
