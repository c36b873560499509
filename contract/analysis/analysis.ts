import { z } from 'zod'
import type { Insufficient, Invalid } from '#domain/statistics/outcome.ts'
import { gap } from '#contract/gap.ts'
import { noParameters } from '#contract/listing/page.ts'
import { provenance } from './provenance.ts'

/** The parts that all analysis calls share. */
export const analysisCall = {
  method: 'POST',
  tag: 'Analysis',
  // The same for everybody; more of it at once for somebody who is signed in. Nothing is changed, so other sites may ask.
  permission: 'guest',
  sameSite: false,
  pathParameters: noParameters,
  query: noParameters,
  problems: [
    'invalid-input',
    'body-too-large',
    'unsupported-media',
    'too-much-work',
    'too-many-requests',
    'store-unavailable',
  ],
} as const

const insufficient = z.object({
  ...provenance,
  status: z.literal('insufficient'),
  n: z.int(),
  n_required: z.int(),
  reason: z.string().meta({ description: 'For example `too_few_values` or `zero_variance`.' }),
  gap,
}) satisfies z.ZodType<Insufficient>

const invalid = z.object({
  ...provenance,
  status: z.literal('invalid'),
  reason: z.string().meta({ description: 'For example `unit_mismatch`.' }),
  gap,
}) satisfies z.ZodType<Invalid>

/** Why a method gave no number. */
export const noNumbers = [insufficient, invalid] as const

/** The answer of a call that found numbers, which say so with `status: "ok"`. */
export function numbersOf<Numbers extends z.ZodRawShape>(numbers: Numbers) {
  // `extend` lets a method describe its `n` more closely.
  return z.object({ ...provenance, status: z.literal('ok') }).extend(numbers)
}

/** The answer of an analysis call: the numbers with `status: "ok"`, or why there are none. */
export function outcomeOf<Numbers extends z.ZodRawShape>(numbers: Numbers) {
  return z.discriminatedUnion('status', [numbersOf(numbers), insufficient, invalid])
}

/** Remarks for readers of a result: `warnings` about these numbers, `caveats` about the method. */
export const remarks = { warnings: z.array(z.string()).readonly(), caveats: z.array(z.string()).readonly() }

/** A lower and an upper bound, in the unit of the estimate. */
export const bounds = z.tuple([z.number(), z.number()]).readonly()
