import { unitOf } from '#domain/message/indicator-words.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'

/** Unit and denominator as a line of its own: `Percentage of children aged 12–23 months`. */
export function unitLine(indicator: Indicator, language: Language, measure?: IndicatorSource): string {
  return language.text(message('unit.alone', { unit: unitOf(indicator, measure) }))
}
