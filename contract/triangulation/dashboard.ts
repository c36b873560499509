import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { isNothing } from '#contract/listing/repair-query.ts'
import { noParameters } from '#contract/listing/page.ts'
import { complementarity, consistency, joinedComplementarity, joinedConsistency } from './grade.ts'

/** The sentence of the earlier client for a missing source. */
export const SOURCES_MISSING = 'Empty Parameters: Please select a primary and secondary data source'

/** An id, or null where an earlier client sends nothing, `None` or `undefined` for "not chosen". */
function chosenId(what: string) {
  return z
    .string()
    .optional()
    .transform((text, context): number | null => {
      const trimmed = (text ?? '').trim()
      if (trimmed === '' || trimmed.toLowerCase() === 'none' || isNothing(trimmed)) return null
      if (/^\d{1,9}$/.test(trimmed)) return Number(trimmed)
      context.addIssue({ code: 'custom', message: `${trimmed} is not an id. Give a whole number.` })
      return z.NEVER
    })
    .meta({ description: `${what}: an id; empty or None for "not chosen".`, pattern: '^(\\d{1,9}|None)?$' })
}

const ofSource = z.record(
  z.string(),
  z.object({ consistency, complementarity, caveat: z.string().nullable(), low_evidence: z.boolean() }),
)

const aggregates = z.object({
  aggregate: z.array(
    z.record(
      z.string(),
      z.object({ consistency: joinedConsistency, complementarity: joinedComplementarity }),
    ),
  ),
})

/** The triangulation as the earlier client reads it: an object with one name each, in the order of the question. */
export const readTriangulation = endpoint({
  method: 'GET',
  path: '/triangulation_dashboard',
  tag: 'Analysis',
  permission: 'public',
  summary: 'Consistency and complementarity of two or three sources, as earlier clients read it',
  pathParameters: noParameters,
  query: z.object({
    primary_datasource: chosenId('Data source that the others are compared with'),
    secondary_datasource: chosenId('Data source compared with it'),
    third_datasource: chosenId('Another data source compared with it'),
    indicator_id: chosenId('Indicator; all common ones unless it is given'),
    location_id: chosenId('Location; all unless it is given'),
  }),
  answer: z.object({
    data: z.array(z.union([aggregates, ofSource])).readonly(),
  }),
  problems: ['invalid-input', 'too-many-requests', 'store-unavailable'],
})
