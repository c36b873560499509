import { noSourceOf } from '#domain/frame/none.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { otherIndicators } from '#sections/choice/other-indicators.ts'
import type { Notice } from '#sections/definition/body.ts'
import type { ResolvedFigures } from './figure-choice.ts'
import { hasParts } from '#domain/choice/coverage.ts'
import type { FigureState } from './state.ts'
import { heldIn } from '#domain/reference/scope.ts'

/** A section of places has nothing to show of an indicator whose figures are all national: which others it can show. */
export function nationalOnly({
  choice,
  dashboard,
  catalogue,
  figures,
}: ResolvedFigures): Notice<FigureState> {
  const { reference } = figures
  const indicator = byId(reference.indicators, choice.indicator)
  const placed = dashboard.indicators.filter((id) => hasParts(catalogue.coverage, id))
  const held = heldIn(reference)
  return {
    title: message('zonal.national-only', {
      ...{ indicator: indicatorName(indicator), none: noSourceOf(reference) },
    }),
    text: [message('zonal.national-only-instead', { held })],
    actions: otherIndicators(indicator.id, placed, reference).map(({ text, change }) => ({
      text,
      change: { ...change, related: [] },
    })),
  }
}
