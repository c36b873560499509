import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Message } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import type { AnswerInput } from './answer.ts'

/** The beginning of a course is asked for. */
const SINCE =
  /\b(?:since when|since what year|since which year|for how long|how long|from (?:when|what year|which year)|when did\b.*\b(?:start|begin|started|began)|what year did\b.*\b(?:start|begin))\b/i

/** `Since when has it been rising`: the figure from which each is above the one before, up to the newest; null where no beginning is asked for. */
export function runOfChanges(
  { question: { text, cues } }: AnswerInput,
  {
    series,
    about,
    source,
  }: { readonly series: readonly Point[]; readonly about: Indicator; readonly source: DataSource },
): Message | null {
  const isUp = cues.has('rise') || cues.has(about.slope === 'Negative' ? 'worsen' : 'improve')
  const isDown = cues.has('fall') || cues.has(about.slope === 'Negative' ? 'improve' : 'worsen')
  const last = series.at(-1)
  if (!SINCE.test(text) || isUp === isDown || !last || series.length < 2) return null
  const shown = series.map(({ value }) => roundShown(value, about))
  let at = series.length - 1
  while (at > 0 && isStep(shown[at - 1] ?? 0, shown[at] ?? 0, isUp)) at -= 1
  const start = series[at] ?? last
  const before = series.at(-2) ?? last
  return message('assistant.run', {
    way: isUp ? 'rise' : 'fall',
    any: start === last ? 'no' : 'yes',
    first: at === 0 ? 'yes' : 'no',
    start: periodName((start === last ? before : start).period, source),
    end: periodName(last.period, source),
  })
}

function isStep(before: number, now: number, isUp: boolean): boolean {
  return isUp ? now > before : now < before
}
