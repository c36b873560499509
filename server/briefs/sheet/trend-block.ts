import type { Brief } from '#domain/brief/brief.ts'
import type { TrendLine } from '#domain/brief/trend-lines.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { trendPicture } from '../pictures/trend.ts'
import type { TrendBlock } from './sheet.ts'
import { citedFigure, figureIn } from './writing.ts'

/** The figures over time, each with its picture; no block where none is held. */
export function trendBlock(
  { place, trends }: Brief,
  language: Language,
): { readonly block: TrendBlock | null; readonly pictures: Readonly<Record<string, string>> } {
  if (trends.length === 0) return { block: null, pictures: {} }
  const nation = place.level === 1 ? 'no' : 'yes'
  const block: TrendBlock = {
    title: language.text(message('brief.trends-title', { count: trends.length })),
    note: language.text(message('brief.trends-note', { place: placeName(place), nation })),
    items: trends.map((line, index) => {
      const name = language.text(indicatorName(line.indicator), 'name')
      return {
        name,
        note: noteOf(line, language),
        picture: { name: `trend-${index + 1}`, alt: altOf(line, name, language) },
      }
    }),
  }
  const drawn = trends.map((line, index) => [`trend-${index + 1}`, trendPicture(line, language)] as const)
  return { block, pictures: Object.fromEntries(drawn) }
}

function noteOf({ indicator, own, change, source }: TrendLine, language: Language): string {
  const unit = indicator.factor === 1 ? language.text(message('brief.per-1000')) : ''
  const now = own.at(-1)
  if (!change || !now) return [source.name, unit].filter((part) => part !== '').join(', ')
  const verdict = language.text(message('brief.change', { verdict: change.verdict }))
  const said = message('brief.trend-change', {
    source: source.name,
    verdict,
    before: figureIn(language, change.before, indicator),
    now: figureIn(language, now, indicator),
  })
  return language.text(said) + (change.unequalTimes ? '*' : '')
}

/** Every figure of the picture, for those who do not see it. */
function altOf({ indicator, own, source }: TrendLine, name: string, language: Language): string {
  const told = own.map(
    (point) => `${language.text(citedFigure({ point, source }))}: ${figureIn(language, point, indicator)}`,
  )
  return `${name}. ${told.join('; ')}`
}
