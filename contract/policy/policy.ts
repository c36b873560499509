import { z } from 'zod'
import { figure } from '#contract/analysis/numbers.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idInPath, noParameters, timestamp } from '#contract/listing/page.ts'
import { requiredPlainText } from '#contract/plain-text.ts'
import { answerLanguage } from '#contract/analysis/answer-language.ts'
import { indicator, locationOrNation } from '#contract/analysis/ids.ts'
import { textRule } from '#domain/form/field-rule.ts'
import { CONFIDENCES, EFFECT_USES } from '#domain/policy-simulation/intervention.ts'

const estimate = z.object({
  value: z.number(),
  lower: z.number().nullable(),
  upper: z.number().nullable(),
  level: z
    .number()
    .nullable()
    .meta({ description: 'Level of the interval in percent; 50 for a middle half.' }),
})

const cited = z.object({
  indicator: z.int(),
  name: z.string(),
  datasource: z.int(),
  cited: z.string().meta({ description: 'Source and period as they are cited.' }),
  period: z.string(),
  value: z.number(),
})

const citation = z.object({ source: z.string(), year: z.int().nullable(), address: z.string() })

const option = z.object({
  intervention: z.int(),
  name: z.string(),
  population: z.string(),
  outcome: z.string(),
  cause: z.string(),
  citation,
  note: z.string(),
  confidence: z.enum(CONFIDENCES),
  coverage: cited.extend({ estimate }),
  later: cited
    .nullable()
    .meta({ description: 'The coverage that one would quote now, where it is a later one.' }),
  avoided: estimate.meta({ description: 'Share of deaths avoided in those covered, 0 to 1.' }),
  is_ratio: z.boolean(),
  affected: z.number(),
  deaths: estimate.nullable().meta({ description: 'Deaths of the cause; null where none are held.' }),
  people: z
    .number()
    .nullable()
    .meta({ description: 'How many the coverage is about; null where it is not held.' }),
  gain: z.number().nullable().meta({ description: 'Deaths averted at a coverage of 80%.' }),
})

const proposal = z.object({
  intervention: z.int(),
  advantages: z.array(z.string()),
  disadvantages: z.array(z.string()),
})

const policyInputs = z.object({
  release: z.int(),
  release_hash: z.string(),
  indicator: z.object({ id: z.int(), name: z.string() }),
  location: z.object({ id: z.int(), name: z.string(), level: z.int() }),
  aim: z.number(),
  year: z.int().nullable().meta({ description: 'The year of the deaths; null where none are held.' }),
  is_about: z.boolean().meta({
    description: 'False: nothing works on the indicator itself; all under-five deaths were looked at.',
  }),
  proposals: z.array(proposal),
  options: z
    .array(option)
    .meta({ description: 'Every effect that can be run here, with all of its inputs.' }),
  left: z.array(
    z.object({ intervention: z.int(), name: z.string(), use: z.enum(EFFECT_USES), why: z.string() }),
  ),
  borrowed: z.array(z.string()),
})

export type PolicyInputs = z.output<typeof policyInputs>
export type PolicyOptionRow = z.output<typeof option>

const asked = {
  indicator,
  location: locationOrNation,
  lang: answerLanguage,
}

const shared = { tag: 'Policy simulator', pathParameters: noParameters, query: noParameters } as const

export const generatePolicy = endpoint({
  ...shared,
  method: 'POST',
  path: '/policy/generate',
  permission: 'public',
  summary:
    'Two interventions for an indicator and a place, for and against each, and all inputs that they are run on',
  body: z
    .object(asked, 'Give an object with an indicator.')
    .meta({ examples: [{ indicator: 32, location: 1 }] }),
  answer: policyInputs,
  problems: ['invalid-input', 'store-unavailable'],
})

const averted = z.object({ formula: z.number(), median: z.number(), lower: z.number(), upper: z.number() })

const share = z
  .number('Give a percentage.')
  .min(0, 'Coverage is at least 0.')
  .max(100, 'Coverage is at most 100.')

export const simulatePolicy = endpoint({
  ...shared,
  method: 'POST',
  path: '/policy/simulate',
  permission: 'public',
  summary:
    'What would have followed, if coverage had been as given and the published effects held at a place',
  body: z
    .object(
      {
        location: locationOrNation,
        lang: answerLanguage,
        levers: z
          .array(
            z.object({
              intervention: z.int32().positive(),
              to: share,
              from: share.optional().meta({ description: 'Instead of the coverage that is held.' }),
            }),
          )
          .min(1, 'Give at least one lever.')
          .max(8, 'Give at most eight levers.'),
        unit_cost: figure
          .positive('Give a cost above 0.')
          .optional()
          .meta({ description: 'For each further person covered.' }),
      },
      'Give an object with levers.',
    )
    .meta({ examples: [{ location: 1, levers: [{ intervention: 20, to: 50 }] }] }),
  answer: z.object({
    release: z.int(),
    status: z.enum(['ok', 'coverage-only', 'refused']),
    sentences: z.array(z.string()),
    formula: z.string(),
    total: averted.nullable(),
    levers: z.array(
      z.object({
        intervention: z.int(),
        from: z.number(),
        to: z.number(),
        alone: averted.nullable(),
        people: z
          .object({ value: z.number(), lower: z.number().nullable(), upper: z.number().nullable() })
          .nullable(),
        cost: z.number().nullable(),
      }),
    ),
    width: z.array(
      z.object({ kind: z.string(), of: z.string(), lower: z.number(), upper: z.number(), share: z.number() }),
    ),
    draws: z.int().nullable(),
    seed: z.int().nullable(),
    borrowed: z.array(z.string()),
    inputs: z.array(option),
  }),
  problems: ['invalid-input', 'too-many-requests', 'store-unavailable'],
})

/** A run with its inputs and its result as they were, so that it can be run again. */
const keptRun = {
  title: requiredPlainText(textRule(300)),
  indicator: z.int32().positive(),
  location: z.int32().positive(),
  release: z.int32().positive(),
  levers: z
    .array(
      z.object({
        intervention: z.int32().positive(),
        name: z.string().max(200),
        from: z.number(),
        to: z.number(),
      }),
    )
    .min(1)
    .max(8),
  deaths: z
    .number()
    .nullable()
    .meta({ description: 'Deaths of the causes before; null where none were held.' }),
  averted: averted.nullable(),
}

const runRow = z.object({ id: z.int(), created: timestamp, ...keptRun })

export type KeptRun = z.output<typeof runRow>

export const listPolicyRuns = endpoint({
  ...shared,
  method: 'GET',
  path: '/policy/history',
  permission: 'account.use',
  summary: 'The simulations that one kept, newest first: inputs and results',
  answer: z.array(runRow),
  problems: ['not-signed-in'],
})

export const keepPolicyRun = endpoint({
  ...shared,
  method: 'POST',
  path: '/policy/history',
  permission: 'account.use',
  summary: 'Keep a simulation with its inputs and result; the newest 100 stay',
  body: z.object(keptRun, 'Give an object with levers.').meta({
    examples: [
      {
        title: 'Nets 17 → 50%',
        indicator: 32,
        location: 1,
        release: 1,
        levers: [{ intervention: 20, name: 'Insecticide-treated nets', from: 17, to: 50 }],
        deaths: 163400,
        averted: { formula: 32716, median: 32716, lower: 28823, upper: 36698 },
      },
    ],
  }),
  answer: runRow,
  problems: ['invalid-input', 'not-signed-in'],
})

export const deletePolicyRun = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/policy/history/{id}',
  permission: 'account.use',
  summary: 'Remove a simulation that one kept',
  pathParameters: idInPath,
  answer: z.object({ deleted: z.int() }),
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})
