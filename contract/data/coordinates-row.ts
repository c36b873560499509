import { z } from 'zod'

const period = z.string().nullable()

/** The coordinates of a row's figure beside its period. */
export const coordinatesOfRow = {
  reference_start: period.meta({
    description: 'First year, month or week that the figure describes, as ISO text: 2016-09.',
  }),
  reference_end: period.meta({ description: 'The last one.' }),
  cohort: z.int().nullable().meta({ description: 'Birth cohort year of a vaccination figure.' }),
  evidence: z.string().meta({
    description:
      'Ids of what the figure descends from, with semicolons between them: see /evidence. Figures that share one are not independent.',
  }),
  edition: z.string().meta({ description: 'Revision, round or copy; empty where there is one only.' }),
  superseded_by: z
    .int()
    .nullable()
    .meta({ description: 'The data source that holds the current edition of the same estimate.' }),
}
