import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { requiredText } from '#contract/listing/changed.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'
import { importReport } from './data-import.ts'

/** A figure that a later release changed as well. */
const conflict = z.object({
  indicator: z.int(),
  datasource: z.int(),
  location: z.int(),
  location_name: z.string(),
  period: z.string(),
  release: z.int().meta({ description: 'The later release.' }),
})

export const undoReport = z.object({
  report: importReport.meta({ description: 'What the figures would be again.' }),
  conflicts: z.array(conflict).meta({ description: 'The first 100. While there is one, nothing is undone.' }),
  conflict_count: z.int().nonnegative(),
})

export type UndoReportRow = z.output<typeof undoReport>

const shared = {
  tag: 'Data import',
  path: '/data-imports/undo/{id}',
  permission: 'figures.publish',
  pathParameters: idInPath,
  query: noParameters,
  answer: undoReport,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
} as const

export const previewUndo = endpoint({
  ...shared,
  method: 'GET',
  summary:
    'What undoing the release with this number would bring back, and which later releases stand in the way',
})

export const undoRelease = endpoint({
  ...shared,
  method: 'POST',
  proof: 'always',
  summary:
    'Undo a release that people published: a new release restores exactly what stood before. 409 where later releases changed the same figures. Answers 201',
  body: z
    .object({ note: requiredText(IMPORT_FIELDS.undone) })
    .meta({ examples: [{ note: 'The sheet was of another year.' }] }),
  problems: [...shared.problems, 'proof-needed'],
})
