import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import type { ValueScale } from '#charts/plot/value-scale.ts'

/** Says that an axis of percentages ends before 100; nothing where it does not. */
export function axisNote(
  scale: Pick<ValueScale, 'shortened' | 'format' | 'max'>,
  language: Language,
): string[] {
  if (!scale.shortened) return []
  return [language.text(message('chart.axis-shortened', { end: scale.format(scale.max) }))]
}
