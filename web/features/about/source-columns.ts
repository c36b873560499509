import type { SourceRadarRow } from '#contract/source-radar/source-radar.ts'
import { LEVELS } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, listOf } from '#domain/message/value.ts'
import { AHEAD, FROM } from './year-line.tsx'

/** The columns about each source. */
export type FreshColumn =
  | 'source'
  | 'years'
  | 'last'
  | 'next'
  | 'places'
  | 'indicators'
  | 'quoted'
  | 'gap'
  | 'definitions'

export function columnTitle(column: FreshColumn, now: number): Message {
  return message('about.fresh-column', { column, from: String(FROM), to: String(now + AHEAD) })
}

/** For which levels of places it has figures. */
export function levelNames(levels: readonly (1 | 2 | 3 | 4)[]): Value {
  return listOf(
    levels.map((level) => message('chart.level', { level: LEVELS[level] })),
    'none',
  )
}

/** For how many indicators the rule names it. */
export function quotedWords(radar: SourceRadarRow | null): Message {
  if (radar === null) return message('about.not-national')
  return message('about.quoted-of', { quoted: radar.quoted, all: radar.national })
}

/** How far it lies from others that rest on other evidence. */
export function gapWords(radar: SourceRadarRow | null): Message {
  const pairs = radar?.pairs ?? 0
  if (radar?.median_gap == null) return message('about.gap-none', { pairs })
  return message('about.gap-of', { points: decimal(radar.median_gap, 1), pairs })
}

/** The source's own words on its definitions, and its figures that follow another one. */
export function definitionWords(radar: SourceRadarRow | null): Message {
  const noted = radar?.notes.reduce((sum, { indicators }) => sum + indicators, 0) ?? 0
  return message('about.definitions', { noted, differ: radar?.other_definition ?? 0 })
}
