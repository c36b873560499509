import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idInPath, LARGEST_ID, noParameters } from '#contract/listing/page.ts'

const table = z.object({
  columns: z.array(z.string()).meta({ description: 'Those of docs/data/import.md that hold something.' }),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
})

export type ExportedTable = z.output<typeof table>

/** The forms in which figures leave. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'parquet', 'sdmx', 'dhis2', 'frictionless'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const exportPlace = endpoint({
  method: 'GET',
  tag: 'Data import',
  permission: 'public',
  path: '/exports/places/{id}',
  pathParameters: idInPath,
  query: noParameters,
  summary: 'All figures of a place in the current release, in the columns in which figures are imported',
  answer: z.object({
    release: z.object({ number: z.int(), hash: z.string(), published_at: z.string() }),
    figures: table,
    groups: table,
  }),
  otherNames: {},
  problems: ['not-found', 'invalid-input', 'store-unavailable'],
})

const id = z.coerce.number().int().positive().max(LARGEST_ID).optional()

export const exportFigures = endpoint({
  method: 'GET',
  tag: 'Data import',
  permission: 'public',
  path: '/exports/figures',
  pathParameters: noParameters,
  query: z.object({
    indicator: id.meta({ description: 'Of this indicator; left out: of all.' }),
    source: id.meta({ description: 'Of this source; left out: of all.' }),
    place: id.meta({ description: 'Of this place; left out: of all.' }),
    format: z.enum(EXPORT_FORMATS).default('csv').meta({
      description:
        'CSV, an Excel workbook, Parquet and SDMX-CSV with all columns of an import; the data values of DHIS2 of one source, which carry the value alone: one that comes in again as it was leaves what is published beside it, a corrected one comes without; a Frictionless data package that names the CSV, its columns, sources and licences.',
    }),
  }),
  summary:
    'Figures of everybody in the current release by indicator, source or place, or all of them, in a form that comes in again as the same figures. Those of groups are in /exports/places/{id} and /releases/{hash}/indicators/{id}/groups',
  answer: z.string(),
  mediaType: 'text/csv',
  otherMediaTypes: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.apache.parquet',
    'application/json',
  ],
  otherNames: { datasource: 'source', location: 'place' },
  problems: ['invalid-input', 'not-found', 'too-many-requests', 'store-unavailable'],
})
