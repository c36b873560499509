import { z } from 'zod'
import { EVERY_CAPABILITY } from '#domain/account/capability.ts'

const limit = (what: string) =>
  z
    .int32()
    .positive()
    .nullable()
    .meta({ description: `Id of the ${what} that the right is limited to; null: no limit.` })

/** The scope of a right: with two nulls the whole site. */
export const scope = z.object({ source: limit('data source'), place: limit('place') })

/** A right that one person has beside their role. */
export const grant = z.object({
  capability: z.enum(EVERY_CAPABILITY).meta({ description: 'What may be done, by area and verb.' }),
  scope,
})
