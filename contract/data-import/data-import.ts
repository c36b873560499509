import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { requiredText } from '#contract/listing/changed.ts'
import { noParameters } from '#contract/listing/page.ts'
import { AUDIT_RULES, AUDIT_SEVERITIES } from '#domain/data-audit/audit-rule.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'

/** Letters of a file: as many as a call carries. Larger files go through the command. */
const LARGEST_FILE = 3_000_000

const file = z.object({
  name: z.string().trim().min(1, 'Name the file.').max(200, 'Give 200 characters at most.'),
  text: z.string().max(LARGEST_FILE, 'Import files of more than 3 MB with npm run data:import.'),
})

/** As it may be sent: the form is that of docs/data/import.md. */
const EXAMPLE = {
  name: 'march.csv',
  text: 'indicator,datasource,location,period,value\n18,2,1,2025,61.2\n',
}

const counts = z.object({
  added: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  unchanged: z.int().nonnegative(),
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

export const importReport = z.object({
  figures: counts,
  groups: counts,
  refused: z.int().nonnegative().meta({ description: 'Rows. While one is refused, nothing is published.' }),
  problems: z
    .array(z.string())
    .meta({ description: 'Why rows are refused, by file and line; the first 100.' }),
  warnings: z.array(z.string()).meta({ description: 'What is worth a look; the first 100.' }),
  changed: z.array(z.string()).meta({ description: 'The first changed figures, old and new.' }),
  findings: z.array(newFinding).meta({ description: 'The gravest first, 100 at most.' }),
  finding_count: z.int().nonnegative(),
  release: z
    .object({ number: z.int(), hash: z.string() })
    .nullable()
    .meta({ description: 'Null: nothing was published.' }),
})

export type ImportReportRow = z.output<typeof importReport>

const shared = {
  method: 'POST',
  tag: 'Data import',
  permission: 'figures.publish',
  pathParameters: noParameters,
  query: noParameters,
  answer: importReport,
} as const

export const previewImport = endpoint({
  ...shared,
  path: '/data-imports/preview',
  summary:
    'What a file of figures (docs/data/import.md) would change, and what the data audit would find then. Changes nothing',
  body: z.object({ file }).meta({ examples: [{ file: EXAMPLE }] }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'body-too-large'],
})

export const publishImport = endpoint({
  ...shared,
  path: '/data-imports',
  proof: 'always',
  summary:
    'Publish a file of figures as a new release. Refused while grave findings are not acknowledged. Answers 201',
  body: z
    .object({
      file,
      note: requiredText(IMPORT_FIELDS.note),
      acknowledged: requiredText(IMPORT_FIELDS.acknowledged)
        .optional()
        .meta({ description: 'Why grave findings are right all the same.' }),
    })
    .meta({ examples: [{ file: EXAMPLE, note: 'Figures of the report of March.' }] }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'proof-needed', 'body-too-large'],
})
