import { z } from 'zod'
import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { complementarity, consistency, joinedComplementarity, joinedConsistency, some } from './grade.ts'

const texts = z.array(z.string()).readonly()

const uniqueAtLevel = z.object({ level: z.int(), name: z.string(), n: z.int() })

/** The contribution of a source to the other chosen ones, over all indicators looked at. */
const additions = z.object({
  unique_years: z.array(z.int()).readonly().meta({ description: 'Years that only this source has.' }),
  gap_years_filled: z
    .array(z.int())
    .readonly()
    .meta({ description: 'Those of them between the first and the last year of the others.' }),
  latest_year: z.int().nullable().meta({ description: 'Projections left out.' }),
  timeliness_gain_years: z
    .int()
    .nullable()
    .meta({ description: 'Latest year minus that of the others; negative when this source is older.' }),
  unique_locations_by_level: z.array(uniqueAtLevel).readonly(),
  unique_indicators: z.array(z.object({ id: z.int(), name: z.string() })).readonly(),
  unique_features: texts,
})

const ofIndicator = z.object({
  indicator: z.int(),
  name: z.string(),
  n_pairs: z.int(),
  variability: some.meta({ description: 'Measure m of the variability of this indicator.' }),
  uniformity_of_data: some,
  uniformity_in_findings: some,
})

/** One of the chosen sources. `name` has no underscore, because a name with one stands for an aggregate. */
export const sourceEntry = z.object({
  id: z.int(),
  name: z.string(),
  full_name: z.string(),
  classification: z.enum(CLASSIFICATIONS),
  role: z.enum(['primary', 'comparison']),
  n_pairs: z.int(),
  n_indicators: z.int(),
  n_locations: z.int(),
  n_years: z.int(),
  low_evidence: z.boolean().meta({ description: 'Fewer than 3 pairs of figures.' }),
  caveat: z
    .string()
    .nullable()
    .meta({ description: 'To be shown beside the score: there is no overlapping place and year.' }),
  consistency,
  complementarity,
  adds: additions,
  by_indicator: z
    .array(ofIndicator)
    .readonly()
    .meta({ description: 'Measures that the means were taken over, one row for each common indicator.' }),
})

/** Two of the chosen sources together; `name` is both names with an underscore between them. */
export const aggregateEntry = z.object({
  name: z.string(),
  members: z.array(z.int()).readonly(),
  consistency: joinedConsistency,
  complementarity: joinedComplementarity,
})
