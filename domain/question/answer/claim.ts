import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { headlineName, placeName } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { roundShown } from '#domain/number/format.ts'
import type { AnswerInput, AnswerLink } from './answer.ts'

/**
 * A number that the question itself claims. Where it is not the figure, the page that checks it is a link away; the number is typed there,
 * as it stands in no address (decision 137).
 */
export function claimOf(
  { question }: AnswerInput,
  { point }: StatedFigure,
  { about, place }: { readonly about: Indicator; readonly place: Location },
): { readonly said: readonly Value[]; readonly links: readonly AnswerLink[] } {
  const [claim] = question.claimed
  if (claim === undefined) return { said: [], links: [] }
  const isSame =
    roundShown(claim, about) === roundShown(point.value, about) || Math.round(point.value) === claim
  const check: AnswerLink = {
    href: `/check?indicator=${about.id}&location=${place.id}`,
    title: message('assistant.link-check', { indicator: headlineName(about), place: placeName(place) }),
    view: null,
  }
  return {
    said: [message('assistant.claim', { same: isSame ? 'yes' : 'no' })],
    links: isSame ? [] : [check],
  }
}
