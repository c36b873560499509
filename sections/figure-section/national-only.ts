import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Notice } from '#sections/definition/body.ts'
import type { FigureShown } from './figure-choice.ts'
import { hasParts } from './has-parts.ts'
import type { FigureState } from './state.ts'
import { heldIn } from '#domain/reference/scope.ts'

/** More indicators than these are a list to be searched. */
const MOST_OFFERED = 6

/** A section of places has nothing to show of an indicator whose figures are all national: which others it can show. */
export function nationalOnly({ choice, dashboard, catalogue, figures }: FigureShown): Notice<FigureState> {
  const { reference } = figures
  const indicator = byId(reference.indicators, choice.indicator)
  const placed = dashboard.indicators.flatMap((id) =>
    hasParts(catalogue.coverage, id) ? (reference.indicators.get(id) ?? []) : [],
  )
  const isLike = (other: { readonly programArea: string }) => other.programArea === indicator.programArea
  const offered = [...placed.filter(isLike), ...placed.filter((one) => !isLike(one))].slice(0, MOST_OFFERED)
  const held = heldIn(reference)
  return {
    title: message('zonal.national-only', { indicator: indicatorName(indicator), held }),
    text: [message('zonal.national-only-instead', { held })],
    actions: offered.map(({ id, shortName }) => ({
      text: shortName,
      change: { indicator: id, related: [] },
    })),
  }
}
