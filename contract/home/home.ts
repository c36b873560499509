import { z } from 'zod'
import { answerLanguage } from '#contract/analysis/answer-language.ts'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'
import { CHANGES } from '#domain/comparison/change.ts'

/** A figure with the bounds of its interval; null where none is held. */
const bounded = z.object({ value: z.number(), lower: z.number().nullable(), upper: z.number().nullable() })

const rounds = z.object({
  kind: z.literal('rounds'),
  first: z.string().meta({ description: 'Name of the earlier round.' }),
  last: z.string(),
  states: z.array(
    z.object({ name: z.string(), before: z.number(), now: z.number(), verdict: z.enum(CHANGES) }),
  ),
})

const births = z.object({
  kind: z.literal('births'),
  /** `words`: the source with its figure. */
  survey: bounded.extend({ words: z.string(), year: z.int() }),
  words: z.string().meta({ description: 'The estimate with its figure of the last year.' }),
  /** By the year under which they are published; `same` are those of the survey's births. */
  years: z.array(z.object({ year: z.int(), value: z.number(), same: z.boolean() })),
})

const range = z.object({
  kind: z.literal('range'),
  zones: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      states: z.array(z.object({ name: z.string(), value: z.number() })),
    }),
  ),
})

const story = z.object({
  indicator: z.int(),
  factor: z.int().meta({ description: '1: per 1,000, 2: per cent, 3: per 100,000, 4: a number.' }),
  title: z.string(),
  text: z.string(),
  source: z.string(),
  href: z.string().meta({ description: 'Path of the figure on a dashboard.' }),
  shown: z.discriminatedUnion('kind', [rounds, births, range]),
})

export type HomeStory = z.output<typeof story>

/** What the first page tells beside the ways that lead on from it. */
export const readHome = endpoint({
  method: 'GET',
  path: '/home',
  summary: 'What the figures tell today: a change of many states, a contradiction that is none, a wide range',
  tag: 'Availability',
  permission: 'public',
  pathParameters: noParameters,
  query: z.object({ lang: answerLanguage }),
  answer: z.object({
    release: z.string().meta({ description: 'Hash of the release.' }),
    stories: z.array(story).meta({ description: 'At most three; fewer where fewer pass the tests.' }),
  }),
  problems: ['invalid-input', 'store-unavailable'],
})
