import { z } from 'zod'
import { EVIDENCE_KINDS } from '#domain/evidence/evidence.ts'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

const evidenceRow = z.object({
  id: z.string(),
  kind: z.enum(EVIDENCE_KINDS),
  title: z.string(),
  fieldwork_start: z.string().nullable(),
  fieldwork_end: z.string().nullable(),
  cohort: z.int().nullable().meta({ description: 'Birth cohort year of vaccination in the survey.' }),
  current_source: z
    .int()
    .nullable()
    .meta({ description: 'The data source with the current edition of a model.' }),
  basis: z.string().meta({ description: 'Where the dates were read; empty where nothing is said.' }),
})

export const listEvidence = endpoint({
  method: 'GET',
  path: '/evidence',
  summary: 'Surveys, censuses, models and registers that figures descend from',
  tag: 'Coordinates',
  permission: 'public',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.array(evidenceRow),
  problems: ['store-unavailable'],
})
