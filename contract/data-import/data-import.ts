import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { requiredText } from '#contract/listing/changed.ts'
import { noParameters } from '#contract/listing/page.ts'
import { AUDIT_RULES, AUDIT_SEVERITIES } from '#domain/data-audit/audit-rule.ts'
import { LARGEST_UPLOAD, uploadedFiles } from './uploads.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'

/** Letters of a file: as many as a call carries. Larger files arrive in pieces. */
const LARGEST_FILE = 3_000_000

/** Files that come together: figures of everybody, and of groups. */
const MOST_FILES = 4

const fileOf = (longest: number) =>
  z.object({
    name: z.string().trim().min(1, 'Name the file.').max(200, 'Give 200 characters at most.'),
    text: z.string().max(longest, 'Send files of more than 3 MB in pieces: see /uploads.'),
    cells: z.array(z.string().max(80)).optional().meta({
      description: 'For each row, where its figure stood in the sheet that it comes from: `Sheet 1, C7`.',
    }),
  })

const file = fileOf(LARGEST_FILE)

export const sentFiles = z
  .array(file)
  .min(1, 'Send a file.')
  .max(MOST_FILES, `Send ${MOST_FILES} files at most.`)

export type SentFile = z.output<typeof file>

/** The same list as it arrives in pieces. */
export const uploadedList = z.array(fileOf(LARGEST_UPLOAD)).min(1).max(MOST_FILES)

/** As it may be sent: the form is that of docs/data/import.md. */
export const EXAMPLE_FILE = {
  name: 'march.csv',
  text: 'indicator,datasource,location,period,value\n18,2,1,2025,61.2\n',
}

const counts = z.object({
  added: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  unchanged: z.int().nonnegative(),
  withdrawn: z.int().nonnegative(),
})

/** A finding of the data audit that the new release would have and the current one has not. */
const newFinding = z.object({
  key: z.string(),
  rule: z.enum(AUDIT_RULES),
  severity: z.enum(AUDIT_SEVERITIES),
  severe: z.boolean().meta({ description: 'Has to be acknowledged before it is published.' }),
  indicator: z.int(),
  datasource: z.int(),
  datasource_name: z.string(),
  figures: z.int().positive().meta({ description: 'Figures that were not in question before.' }),
  sentence: z.string(),
})

/** A fault of a row, or a remark on it. */
const remark = z.object({
  file: z.string(),
  line: z.int().nonnegative().meta({ description: 'Where it stands in the file; 0: the file as a whole.' }),
  column: z.string().meta({ description: 'Empty: the row as a whole.' }),
  cell: z.string().meta({ description: 'Where it stood in the sheet that it comes from; empty: not known.' }),
  message: z.string().meta({ description: 'What is wrong, and how to mend it.' }),
})

/** What becomes of a figure; `described`: the same value with another interval, count or flag. */
export const DIFFERENCES = ['added', 'changed', 'described', 'withdrawn'] as const

const difference = z.object({
  kind: z.enum(DIFFERENCES),
  indicator: z.int(),
  datasource: z.int(),
  location: z.int(),
  location_name: z.string(),
  period: z.string(),
  was: z.number().nullable().meta({ description: 'In the current release.' }),
  is: z.number().nullable(),
  file: z.string(),
  line: z.int().nonnegative(),
  cell: z.string(),
})

export type RemarkRow = z.output<typeof remark>
export type DifferenceRow = z.output<typeof difference>

export const importReport = z.object({
  figures: counts,
  groups: counts,
  refused: z.int().nonnegative().meta({ description: 'Rows. While one is refused, nothing is published.' }),
  problems: z.array(remark).meta({ description: 'Why rows are refused; the first 100.' }),
  warnings: z.array(remark).meta({ description: 'What is worth a look; the first 100.' }),
  differences: z
    .array(difference)
    .meta({ description: 'Figures that differ from the current release, changed ones first; 500 at most.' }),
  difference_count: z.int().nonnegative(),
  findings: z.array(newFinding).meta({ description: 'The gravest first, 100 at most.' }),
  finding_count: z.int().nonnegative(),
  may: z.object({
    submit: z.boolean().meta({ description: 'Whoever asks may submit all of these figures for approval.' }),
    publish: z.boolean().meta({ description: 'Whoever asks may publish all of them.' }),
  }),
  compared_with: z.int().meta({ description: 'The number of the release that they were held against.' }),
  release: z
    .object({ number: z.int(), hash: z.string() })
    .nullable()
    .meta({ description: 'Null: nothing was published.' }),
})

export type ImportReportRow = z.output<typeof importReport>

const shared = {
  method: 'POST',
  tag: 'Data import',
  pathParameters: noParameters,
  query: noParameters,
  answer: importReport,
} as const

export const previewImport = endpoint({
  ...shared,
  path: '/data-imports/preview',
  permission: 'account.use',
  summary:
    'What files of figures (docs/data/import.md) would change, and what the data audit would find then. Changes nothing and keeps nothing. A data officer is told by row what their right does not cover',
  body: z
    .object({ files: sentFiles.optional(), upload: uploadedFiles })
    .meta({ examples: [{ files: [EXAMPLE_FILE] }] }),
  problems: [
    'not-found',
    'invalid-input',
    'not-signed-in',
    'not-allowed',
    'body-too-large',
    'too-many-requests',
  ],
})

export const publishImport = endpoint({
  ...shared,
  path: '/data-imports',
  permission: 'figures.publish',
  proof: 'always',
  summary:
    'Publish files of figures as a new release. Refused while grave findings are not acknowledged. Answers 201',
  body: z
    .object({
      files: sentFiles.optional(),
      upload: uploadedFiles,
      note: requiredText(IMPORT_FIELDS.note),
      acknowledged: requiredText(IMPORT_FIELDS.acknowledged)
        .optional()
        .meta({ description: 'Why grave findings are right all the same.' }),
    })
    .meta({ examples: [{ files: [EXAMPLE_FILE], note: 'Figures of the report of March.' }] }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'proof-needed', 'body-too-large'],
})
