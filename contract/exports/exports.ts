import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'

const table = z.object({
  columns: z.array(z.string()).meta({ description: 'Those of docs/data/import.md that hold something.' }),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
})

export type ExportedTable = z.output<typeof table>

const shared = {
  method: 'GET',
  tag: 'Data import',
  permission: 'public',
  pathParameters: idInPath,
  query: noParameters,
  problems: ['not-found'],
} as const

export const exportPlace = endpoint({
  ...shared,
  path: '/exports/places/{id}',
  summary: 'All figures of a place in the current release, in the columns in which figures are imported',
  answer: z.object({
    release: z.object({ number: z.int(), hash: z.string(), published_at: z.string() }),
    figures: table,
    groups: table,
  }),
})

export const exportSource = endpoint({
  ...shared,
  path: '/exports/sources/{id}',
  summary:
    'All figures of a source in the current release as CSV, in the columns in which figures are imported',
  answer: z.string(),
  mediaType: 'text/csv',
})
