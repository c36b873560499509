import { z } from 'zod'
import { gap } from '#contract/gap.ts'

const ids = z.union([z.int(), z.array(z.int()).readonly()])

/** The input of a result: numbers of the caller's own, or published figures by their ids (methods 0 C8). */
export const inputsOfResult = z.union([
  z.object({ given: z.literal('inline') }),
  z.object({
    datasource: ids.meta({ description: 'Id of the data source; a list where there are several.' }),
    indicator: ids,
    location: ids,
    periods: z.array(z.string()).readonly().meta({ description: 'ISO periods of the figures, ascending.' }),
    release: z.object({ number: z.int(), hash: z.string(), published_at: z.string() }),
    unit: z.union([z.string(), z.array(z.string()).readonly()]).meta({
      description: 'percent, per 1,000, per 100,000, count or other; a list where indicators differ.',
    }),
  }),
])

export type InputsOfResult = z.output<typeof inputsOfResult>

/** One published figure that a result rests on; `value` is null where there is none, and nothing was put in its place. */
const figureUsed = z.object({
  indicator: z.int(),
  datasource: z.int(),
  location: z.int(),
  name: z.string().meta({ description: 'Name of the place.' }),
  period: z.string(),
  value: z.number().nullable(),
  gap: gap.optional().meta({ description: 'Where `value` is null: why there is none.' }),
})

export type FigureUsed = z.output<typeof figureUsed>

/** The members that every answer has, with numbers or without. */
export const provenance = {
  method: z.string(),
  version: z.string(),
  n: z
    .number()
    .meta({ description: 'Values that the numbers rest on; 0 when the method has no meaning here.' }),
  inputs: inputsOfResult,
  warnings: z.array(z.string()).readonly(),
  caveats: z.array(z.string()).readonly(),
  figures: z
    .array(figureUsed)
    .readonly()
    .optional()
    .meta({ description: 'With ids: the figures, in the order that positions in the answer mean.' }),
}
