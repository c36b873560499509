import { z } from 'zod'
import { answerLanguage } from '#contract/analysis/answer-language.ts'
import { ROW_UNITS } from '#domain/question/answer/answer.ts'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

/** The longest text that is taken; of it the engine reads the beginning. */
const LONGEST_TEXT = 20_000

const row = z.object({
  indicator: z.int(),
  indicator_name: z.string(),
  datasource: z.int(),
  datasource_name: z.string(),
  location: z.int().meta({ description: 'Of a count of places: the place that holds all of them.' }),
  location_name: z.string(),
  period: z.string().meta({
    description: 'ISO; of what was worked out of figures of two periods both, the earlier first.',
    example: '2013/2018',
  }),
  value: z.number(),
  lower: z.number().nullable(),
  upper: z.number().nullable(),
  interval_level: z.number().nullable(),
  unit: z
    .enum(ROW_UNITS)
    .nullable()
    .meta({ description: 'Of a converted figure; null: the unit of the indicator.' }),
  target: z.number().nullable().meta({ description: 'The target that it is held against; null for none.' }),
  kind: z
    .enum(['figure', 'forecast', 'sum', 'difference', 'converted', 'target', 'count'])
    .meta({ description: 'A published figure, or what was worked out of figures.' }),
  dimension: z.string().nullable(),
  category: z.string().nullable(),
  flags: z.array(z.string()).readonly(),
})

const suggestion = z.object({
  label: z.string(),
  question: z.string().meta({ description: 'To be asked as it stands.' }),
})

/** The answer of the assistant, the same for every caller. */
export const answer = z.object({
  text: z.string().meta({ description: 'The answer. Every number of it is a value of a row.' }),
  sentences: z
    .array(
      z.object({
        text: z.string(),
        origin: z.object({ title: z.string(), quote: z.string() }).nullable().meta({
          description: 'The text of the catalogue that it comes from; null where it rests on the rows.',
        }),
      }),
    )
    .readonly()
    .meta({ description: 'The same answer, sentence by sentence.' }),
  rows: z.array(row).readonly(),
  declined: z.boolean(),
  reason: z
    .string()
    .nullable()
    .meta({ description: 'Why there is no figure; null where there is one.', example: 'no_data' }),
  links: z.array(z.object({ href: z.string(), title: z.string() })).readonly(),
  understood: z
    .array(
      z.object({
        words: z.string(),
        kind: z.enum(['indicator', 'place', 'source', 'period', 'group', 'intent', 'unused']),
        id: z.int().nullable(),
        name: z.string().nullable(),
      }),
    )
    .readonly()
    .meta({ description: 'Which words became what; those of the kind `unused` were not used.' }),
  assumptions: z
    .array(z.object({ said: z.string(), alternatives: z.array(suggestion).readonly() }))
    .readonly()
    .meta({ description: 'What was not said and therefore taken, and what it could be instead.' }),
  suggestions: z.array(suggestion).readonly(),
  view: z
    .object({
      kind: z.string(),
      indicators: z.array(z.int()).readonly(),
      sources: z.array(z.int()).readonly(),
      locations: z.array(z.int()).readonly(),
      periods: z.array(z.string()).readonly(),
      options: z.record(z.string(), z.unknown()),
    })
    .nullable()
    .meta({ description: 'The figure that shows it, as figures by address take it; null for none.' }),
  phrasing: z.string().nullable().meta({
    description:
      'Names the answer for POST /assistant/phrasing; null where no language model is configured or it has nothing to phrase.',
  }),
  release: z.int(),
})

/** The id of the conversation that a question goes on with. */
export const session = z.string().max(200, 'Give at most 200 characters.').default('').meta({
  description: 'Names a conversation, so that “and in Kaduna?” is understood; of the caller’s choice.',
})

const text = z
  .string('Give the question as a text.')
  .max(LONGEST_TEXT, `Give at most ${LONGEST_TEXT} characters.`)

/** A question in words, answered from the figures of the release with the rows behind it, or declined with a reason. */
export const askAssistant = endpoint({
  method: 'POST',
  path: '/assistant',
  tag: 'Assistant',
  permission: 'public',
  summary: 'A question in words, answered with the rows behind every number, or declined with a reason',
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({
      question: text,
      session,
      language: answerLanguage,
      indicator: z.int32().nullable().default(null).meta({
        description: 'What a question is about that names no indicator and goes on from none.',
      }),
    })
    .meta({ examples: [{ question: 'penta 3 kano', session: 'one' }] }),
  answer,
  problems: [
    'invalid-input',
    'body-too-large',
    'unsupported-media',
    'too-many-requests',
    'store-unavailable',
  ],
})

/** One sentence, short enough for a message. */
export const askText = endpoint({
  method: 'GET',
  path: '/text',
  tag: 'Assistant',
  permission: 'public',
  summary:
    'A question in words, answered in one sentence of at most 160 characters with number, source and year',
  pathParameters: noParameters,
  query: z.object({
    q: text.default('').meta({ example: 'penta 3 kano' }),
    language: answerLanguage,
  }),
  otherNames: { lang: 'language' },
  answer: z.string(),
  mediaType: 'text/plain',
  problems: ['invalid-input', 'too-many-requests', 'store-unavailable'],
})

export type AssistantAnswer = z.input<typeof answer>
export type AssistantRow = z.input<typeof row>
