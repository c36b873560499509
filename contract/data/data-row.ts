import { z } from 'zod'
import { coordinatesOfRow } from './coordinates-row.ts'
import { timestamps } from '#contract/listing/page.ts'

/**
 * A stored value. Keys are ids, never nested objects; `value` is decimal text in the indicator's unit; `period` is written
 * as earlier clients match it: `2018`, `Aug 2024`, `2024 week 40`.
 *
 * `id` is made from the key, so it stays the same when the value is corrected. Both timestamps are those of the release
 * that published this value. `flags`, `interval_level` (80, 90 or 95), `sample_size` and `citation` are said about the point. The last six fields say what it is about.
 */
export const dataRow = z.object({
  id: z.int(),
  indicator: z.int(),
  period: z.string(),
  location: z.int(),
  datasource: z.int(),
  value_type: z.int(),
  value: z.string().regex(/^-?\d+(\.\d+)?$/),
  flags: z
    .string()
    .meta({ description: 'Remarks on the point, with semicolons between them; empty for none.' }),
  interval_level: z.int().nullable(),
  sample_size: z.int().nullable(),
  citation: z.int().nullable(),
  ...timestamps,
  // After everything that earlier clients know.
  ...coordinatesOfRow,
})

export type DataRow = z.output<typeof dataRow>
