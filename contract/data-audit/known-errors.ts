import { z } from 'zod'
import { answerLanguage } from '#contract/analysis/answer-language.ts'
import { endpoint } from '#contract/endpoint.ts'
import { requiredText } from '#contract/listing/changed.ts'
import { idFilter, textFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { noParameters, pageOf } from '#contract/listing/page.ts'
import { isNothing } from '#contract/listing/repair-query.ts'
import { AUDIT_STATUSES } from '#domain/data-audit/audit-finding.ts'
import { AUDIT_EXPLANATIONS, AUDIT_RULES, AUDIT_SEVERITIES } from '#domain/data-audit/audit-rule.ts'
import { FINDING_FIELDS } from '#domain/form/finding-fields.ts'

const rule = z.enum(AUDIT_RULES)
const status = z.enum(AUDIT_STATUSES)

/** One of several words, or null: a filter that is refused by name. */
function wordFilter<Word extends string>(words: readonly Word[], what: string) {
  return z
    .string()
    .optional()
    .transform((text, context): readonly Word[] | null => {
      if (text === undefined || text.trim() === '' || isNothing(text)) return null
      const asked = text.split(',').map((part) => part.trim())
      const known = words.filter((word) => asked.includes(word))
      if (known.length === new Set(asked).size) return known
      context.addIssue({ code: 'custom', message: `The ${what} is one of ${words.join(', ')}.` })
      return z.NEVER
    })
    .meta({ description: `One ${what}, or several with commas: ${words.join(', ')}.` })
}

/** The finding of one rule in the figures of one source about one indicator. */
export const findingRow = z.object({
  id: z.int(),
  key: z.string().meta({ description: 'Stays the same from release to release: `jump.18.10`.' }),
  rule,
  severity: z.enum(AUDIT_SEVERITIES),
  status,
  explanation: z.enum(AUDIT_EXPLANATIONS).nullable(),
  indicator: z.int(),
  indicator_name: z.string(),
  datasource: z.int(),
  datasource_name: z.string(),
  against: z.int().nullable().meta({ description: 'The source that it is held against.' }),
  figures: z.int().nonnegative().meta({ description: 'Figures that it touches.' }),
  places: z.int().nonnegative(),
  first_period: z.string(),
  last_period: z.string(),
  sentence: z.string().meta({ description: 'The gravest case, a whole sentence.' }),
  note: z
    .string()
    .meta({ description: 'What is known about it, in words of the data set or of who answered it.' }),
  decided_at: z.iso.datetime().nullable(),
})

export type FindingRow = z.output<typeof findingRow>

const shared = { tag: 'Known errors', permission: 'public', query: noParameters } as const

const keyInPath = z.object({
  key: z
    .string()
    .regex(/^[a-z_0-9.]{3,80}$/, 'Give the key of a finding, such as jump.18.10.')
    .meta({ description: 'Key of the finding.' }),
})

export const listFindings = endpoint({
  ...shared,
  method: 'GET',
  path: '/known-errors',
  summary:
    'What the data audit found in the current release, the gravest first unless `ordering` says otherwise',
  pathParameters: noParameters,
  query: tableQuery(['id', 'rule', 'severity', 'status', 'indicator', 'datasource', 'figures'], {
    rule: wordFilter(AUDIT_RULES, 'rule'),
    severity: wordFilter(AUDIT_SEVERITIES, 'severity'),
    status: wordFilter(AUDIT_STATUSES, 'status'),
    indicator: idFilter('Indicator'),
    datasource: idFilter('Data source'),
    location: idFilter('A place that a finding touches'),
    key: textFilter,
    lang: answerLanguage,
  }),
  answer: pageOf(findingRow),
  problems: ['invalid-input', 'page-too-large'],
  csv: true,
})

const point = z.object({ datasource: z.int(), location: z.int(), period: z.string() })

/** One contradiction of a finding. */
export const findingCase = z.object({
  severity: z.enum(AUDIT_SEVERITIES),
  kind: z.string().meta({ description: 'Which sentence of the rule says it.' }),
  numbers: z.record(z.string(), z.number()),
  figures: z.array(point),
  note: z.string().nullable(),
  sentence: z.string(),
})

export type FindingCase = z.output<typeof findingCase>

const decision = z.object({
  status,
  note: z.string(),
  by: z.string().nullable().meta({ description: 'Null: the account is deleted.' }),
  at: z.iso.datetime(),
})

export const findingDetail = findingRow.extend({
  cases: z.array(findingCase).meta({ description: 'The gravest first, 500 at most.' }),
  case_count: z.int().nonnegative(),
  decisions: z.array(decision).meta({ description: 'Answers of people, the newest first.' }),
})

export type FindingDetail = z.output<typeof findingDetail>

export const readFinding = endpoint({
  ...shared,
  method: 'GET',
  path: '/known-errors/{key}',
  summary: 'A finding with its cases and the answers to it',
  pathParameters: keyInPath,
  query: z.object({ lang: answerLanguage }),
  answer: findingDetail,
  problems: ['invalid-input', 'not-found'],
})

/** How many findings of each rule, severity and status there are, and the checks made. */
export const auditSummary = z.object({
  release: z.object({ number: z.int(), hash: z.string() }),
  rules: z.array(
    z.object({
      rule,
      checked: z.int().nonnegative().meta({ description: 'Figures, pairs or series, as the rule counts.' }),
      findings: z.int().nonnegative().meta({ description: 'What it found, explained or not.' }),
      figures: z.int().nonnegative().meta({ description: 'Figures that these touch.' }),
    }),
  ),
  statuses: z.array(z.object({ status, findings: z.int().nonnegative(), figures: z.int().nonnegative() })),
  states: z
    .array(z.object({ location: z.int(), findings: z.int().nonnegative(), open: z.int().nonnegative() }))
    .meta({ description: 'Findings that touch a state or a place in it, those with most open ones first.' }),
})

export type AuditSummary = z.output<typeof auditSummary>

export const summariseFindings = endpoint({
  ...shared,
  method: 'GET',
  path: '/known-errors/summary',
  summary: 'What was checked in the current release, and how much was found',
  pathParameters: noParameters,
  answer: auditSummary,
  problems: [],
})

const touchedByFinding = z.object({
  key: findingRow.shape.key,
  rule,
  severity: findingRow.shape.severity,
  status,
  indicator: z.int(),
  source: z.array(z.int()),
  location: z.array(z.int()),
  period: z.array(z.int()).meta({ description: 'Codes, as in the files of a release.' }),
})

export type TouchedByFinding = z.output<typeof touchedByFinding>

/** Answered at once, for a page asks for it that nobody should wait for. */
const touchedFigures = z.object({
  audited: z.boolean().meta({ description: 'False while the release is being looked at: ask again later.' }),
  findings: z.array(touchedByFinding),
})

export type TouchedFigures = z.output<typeof touchedFigures>

export const listTouchedFigures = endpoint({
  ...shared,
  method: 'GET',
  path: '/known-errors/figures',
  summary:
    'Which figures of indicators somebody still has to answer for, or has confirmed to be wrong, in columns',
  pathParameters: noParameters,
  query: z.object({ indicator: idFilter('Indicator') }),
  answer: touchedFigures,
  problems: ['invalid-input'],
})

export const decideFinding = endpoint({
  method: 'POST',
  path: '/known-errors/{key}/decisions',
  summary: 'Answer a finding: its status and why. Earlier answers stay. Answers 201',
  tag: 'Known errors',
  permission: 'findings.decide',
  pathParameters: keyInPath,
  query: noParameters,
  body: z
    .object({ status, note: requiredText(FINDING_FIELDS.note) })
    .meta({ examples: [{ status: 'explained', note: 'The report of the survey says so on page 12.' }] }),
  answer: findingDetail,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found'],
})
