import { z } from 'zod'
import { GAP_REASONS } from '#domain/observation/gap.ts'

/** Why there is no figure; stands beside a value that is null. */
export const gap = z
  .object({
    reason: z.enum(GAP_REASONS).meta({
      description:
        'not_asked: the source does not measure it; not_published: it does, but not for this place, level or period in this release; not_held: published, but not in this release; withheld: too few people to be shown; not_applicable; too_few: too few values or interviews; outdated_boundary: the place had other boundaries; withdrawn: taken out because it contradicts itself. New reasons may be added.',
    }),
    note: z.string().meta({ description: 'The same as a sentence, with what there is instead.' }),
  })
  .meta({ description: 'Why there is no figure.' })

export type GapAnswer = z.output<typeof gap>
