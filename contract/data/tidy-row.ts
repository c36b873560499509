import { RELIABILITY } from '#domain/small-numbers/reliability.ts'
import { z } from 'zod'
import { byName, NUMBER_COLUMNS } from '#domain/observation/columns.ts'
import { coordinatesOfRow } from './coordinates-row.ts'

const TYPES = { decimal: z.number().nullable(), whole: z.int().nullable(), small: z.int().nullable() }

/** The numbers published beside the value; null where one is missing. */
const numbers = byName(NUMBER_COLUMNS, ({ type }) => TYPES[type])

/** A figure with all that belongs to it in one row: names beside ids, unit, bounds, parts, licence and release. */
export const tidyRow = z.object({
  indicator_id: z.int(),
  indicator: z.string(),
  unit: z.string().meta({ description: 'per 1,000, percent, per 100,000 or number.' }),
  datasource_id: z.int(),
  datasource: z.string(),
  classification: z.string(),
  location_id: z.int(),
  location: z.string(),
  level: z.string(),
  period: z.string().meta({ description: 'ISO text: 2018, 2024-08, 2024-W40.' }),
  value: z.number(),
  ...numbers,
  flags: z.string(),
  reliability: z.enum(RELIABILITY).nullable().meta({
    description:
      'How far a figure of an LGA or a senatorial district can be relied on, by the width of its interval: pages mark wide ones and do not show those withheld. null for larger places and without an interval.',
  }),
  licence: z.string(),
  release: z.int(),
  ...coordinatesOfRow,
})

export type TidyRow = z.output<typeof tidyRow>
