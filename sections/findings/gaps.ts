import { dataGaps } from '#domain/brief/data-gaps.ts'
import { keyFigures } from '#domain/brief/key-figure.ts'
import type { BriefQuestion } from '#domain/brief/question.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, listOf, placeName } from '#domain/message/value.ts'
import { periodYear } from '#domain/period/period.ts'
import type { Finding, FindingPart } from './finding-part.ts'

/** The gaps in the figures of a place. */
export function gapFindings(question: BriefQuestion, language: Language): Finding {
  const { place } = question
  const gaps = dataGaps(question)
  const level = place.level === 1 ? 'nation' : place.level === 2 ? 'zone' : 'state'
  const byYear = Map.groupBy(gaps.old, ({ point }) => periodYear(point.period))
  const old = [...byYear].map(([year, own]) =>
    message('brief.gap-old', {
      year: `${year}`,
      indicators: listOf(own.map(({ indicator }) => indicatorName(indicator))),
    }),
  )
  const unquoted = keyFigures(question).flatMap(({ stated, pooled, indicator }) =>
    stated || pooled ? [] : [indicator],
  )
  const missing = [...new Set([...unquoted, ...gaps.none])].filter(
    (indicator) => !gaps.old.some((one) => one.indicator === indicator),
  )
  const none = message('brief.gap-none', { level, indicators: listOf(missing.map(indicatorName)) })
  const { held, heldForNation } = gaps
  const known = message('brief.gap-held', { level, place: placeName(place), held, heldForNation })
  const lines = [...old, ...(missing.length > 0 ? [none] : []), known]
  const parts: FindingPart[] = [
    { part: 'heading', text: language.text(message('brief.gaps-title')) },
    { part: 'list', lines: lines.map((line) => language.text(line)) },
  ]
  return { parts, found: { gaps } }
}
