import { z } from 'zod'
import { whyNoWeek } from '#contract/listing/no-week.ts'
import { LARGEST_ID } from '#contract/listing/page.ts'
import { parsePeriod } from '#domain/period/period.ts'

/** Most periods that one call may name. */
const MOST_PERIODS = 400

/** An id, as a number or in digits. */
export const idOf = (what: string) =>
  z
    .union(
      [
        z.int().positive().max(LARGEST_ID),
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      {
        error: `Give the id of ${what}, a whole number.`,
      },
    )
    .meta({ description: `Id of ${what}.` })

export const indicator = idOf('an indicator')
export const datasource = idOf('a data source')
export const location = idOf('a location')

/** The nation unless another place is named. */
export const locationOrNation = location.default(1)

/** A period in any usual spelling, as its code. */
export const periodGiven = z
  .union([z.string().max(40), z.int()], { error: 'Give a period, for example 2018 or 2024-03.' })
  .transform((written, context) => {
    const text = String(written)
    const code = parsePeriod(text)
    if (code !== null) return code
    context.addIssue(
      `${text} is not a period${whyNoWeek(text)}. Give one, for example 2018, 2024-03, 2024-W40 or 2024-Q2.`,
    )
    return z.NEVER
  })
  .meta({ description: 'Period: 2018, 2024-03, 2024-W40.' })

/** Absent: the latest with a figure that is no projection. */
export const periodOrLatest = periodGiven
  .nullish()
  .meta({ description: 'Period; if left out the latest with a figure that is no projection.' })

/** Figures of one period over the places of a level. */
export const acrossPlacesFields = {
  period: periodOrLatest,
  level: z
    .literal([2, 3, 4], { error: 'Give 2 for zones, 3 for states or 4 for LGAs.' })
    .default(3)
    .meta({ description: '2 zones, 3 states, 4 LGAs.' }),
  within: location.nullish().meta({ description: 'Only places below this one.' }),
}

/** A series of one place. */
export const overTimeFields = {
  location: locationOrNation,
  periods: z
    .array(periodGiven, 'Give a list of periods.')
    .max(MOST_PERIODS, `Give at most ${MOST_PERIODS} periods.`)
    .nullish()
    .meta({ description: 'Periods to look at; if left out all that are no projections.' }),
}

/** One figure: its period may be left out for the latest. */
export const oneFigure = z.object(
  { indicator, datasource, location: locationOrNation, period: periodOrLatest },
  'Give an object with an indicator and a datasource.',
)

/** A field of the other way to ask, which must not be sent along; `why` names the remedy. */
export function notHere(why: string) {
  return z.null({ error: why }).optional()
}
