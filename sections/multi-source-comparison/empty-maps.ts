import { type Message, message } from '#domain/message/message.ts'
import { periodName, sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { MultiSourceChoice } from './multi-source-choice.ts'
import type { Panel } from './panels.ts'
import { heldIn } from '#domain/reference/scope.ts'

/** The maps that a panel would show without a single figure, as its source has none of that level in the period. */
export function emptyMaps(
  { indicator, source, period }: Panel,
  { coverage }: MultiSourceChoice,
): ('zones' | 'states')[] {
  const entry = coverage.get(indicator)?.find((one) => one.source === source && one.period === period)
  if (!entry) return []
  return [
    ...(entry.zones === 0 ? (['zones'] as const) : []),
    ...(entry.states === 0 && !entry.lgas ? (['states'] as const) : []),
  ]
}

/** Why a map would be empty. */
export function whyEmpty(
  regions: 'zones' | 'states',
  { source, period }: Panel,
  { reference }: MultiSourceChoice,
): Message {
  const from = byId(reference.sources, source)
  const shown = period === null ? '' : periodName(period, from)
  return message('controls.no-level', {
    source: sourceName(from),
    period: shown,
    regions,
    held: heldIn(reference),
  })
}
