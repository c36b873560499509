import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { requiredText } from '#contract/listing/changed.ts'
import { noParameters } from '#contract/listing/page.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'
import { importReport } from './data-import.ts'

const release = z.int('Give the number of a release.').positive().max(2_147_483_647)

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
  method: 'POST',
  tag: 'Data import',
  permission: 'figures.publish',
  pathParameters: noParameters,
  query: noParameters,
  answer: undoReport,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
} as const

export const previewUndo = endpoint({
  ...shared,
  path: '/data-imports/undo/preview',
  summary:
    'What undoing a release would bring back, and which later releases stand in the way. Changes nothing',
  body: z.object({ release }).meta({ examples: [{ release: 2 }] }),
})

export const undoRelease = endpoint({
  ...shared,
  path: '/data-imports/undo',
  proof: 'always',
  summary:
    'Undo a release that people published: a new release restores exactly what stood before. 409 where later releases changed the same figures. Answers 201',
  body: z
    .object({ release, note: requiredText(IMPORT_FIELDS.undone) })
    .meta({ examples: [{ release: 2, note: 'The sheet was of another year.' }] }),
  problems: [...shared.problems, 'proof-needed'],
})
