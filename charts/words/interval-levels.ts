import { type Message, message, type Value } from '#domain/message/message.ts'
import { listOf, percentage, sourceName } from '#domain/message/value.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Wording } from './worded.ts'

/** The levels of the intervals of some figures, ascending, each once; empty where none is published. */
export function intervalLevels(points: readonly Point[]): number[] {
  const levels = points.flatMap((point) => interval(point)?.level ?? [])
  return [...new Set(levels)].sort((a, b) => a - b)
}

/** `90%`, `90% or 95%`. */
export function levelWords(levels: readonly number[]): Value {
  return listOf(
    levels.map((level) => percentage(level)),
    'or',
  )
}

/** Whose intervals are of which level, where a figure draws several: one of 90% is narrower than one of 95% would be. */
export function levelsNote(points: readonly Point[], { reference }: Pick<Wording, 'reference'>): Message[] {
  if (intervalLevels(points).length < 2) return []
  const bySource = Map.groupBy(
    points.filter((point) => interval(point) !== null),
    ({ source }) => source,
  )
  const named = [...bySource].map(([source, own]) =>
    message('chart.level-of', {
      source: sourceName(byId(reference.sources, source)),
      level: levelWords(intervalLevels(own)),
    }),
  )
  return [message('chart.levels-differ', { levels: listOf(named) })]
}
