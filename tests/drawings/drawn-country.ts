import { tableOf } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { figuresOf, GROUPS, PLACES, POINTS, REFERENCE, SHAPES, SPRING, WINTER } from './country.ts'

/** An indicator that drawings alone have: asked once, and far from the others in two states. */
export const GLOVES = 910
const [DOGWOOD, HAZEL] = [13, 17]

const indicator = anIndicator(GLOVES, { shortName: 'Gloves', nationalTarget: 60 })
const reference: ReferenceData = {
  ...REFERENCE,
  indicators: new Map([...REFERENCE.indicators, [GLOVES, indicator]]),
}

const gloves = [WINTER, SPRING].flatMap((source) =>
  PLACES.flatMap((place) => {
    const least = { [DOGWOOD]: 15, [HAZEL]: 80 }[place.id] ?? 50
    return figuresOf({
      ...{ indicator: GLOVES, source, years: [2018], places: [place], least, spread: 8, either: 3 },
    })
  }),
)

/** The country with what its sections need not show. */
export const DRAWN = {
  ...{ reference, groups: GROUPS, shapes: SHAPES },
  table: tableOf([...POINTS, ...gloves]),
}
