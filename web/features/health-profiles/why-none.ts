import { pooledFrom } from '#domain/best-figure/pooled-answer.ts'
import { wholeRelease } from '#domain/frame/frame.ts'
import { noSource } from '#domain/frame/none.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import type { Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, placeName, sentences, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'

/** Why a place has no figure to quote, and what the nation has instead. */
export function whyNone({ answer, pooled, nation, indicator }: KeyFigure, place: Location): Value {
  const why = pooled
    ? pooledFrom(pooled)
    : answer.status === 'quote' || answer.reason === 'no_figures'
      ? message('profiles.none-here', { place: placeName(place), none: noSource(wholeRelease()) })
      : answer.why
  if (!nation) return sentences([why])
  const { point, source } = nation
  return sentences([
    why,
    message('profiles.nation-has', {
      figure: shortFigure(point.value, asPublished(point, indicator)),
      cited: cited(source, point.period),
    }),
  ])
}
