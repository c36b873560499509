import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { heldIn } from '#domain/reference/scope.ts'

/** A slot that could not be filled as the reader asked, in one sentence. */
export interface Moved {
  readonly control: SlotName
  readonly sentence: Message
}

type SlotName = 'indicator' | 'source' | 'location' | 'period'

/** The values that the slots should hold, or hold; a slot without a value says nothing. */
export type Filling = Readonly<Partial<Record<SlotName, number | null>>>

/** The choice shown, and the words about the slots that moved. */
interface MovesContext {
  readonly reference: ReferenceData
  /** The reason why the wish could not be shown, of slots for which more counts than any figure. */
  readonly lacks?: Readonly<Partial<Record<SlotName, (asked: Value) => Message>>>
  /** The periods with figures that lie next to the one asked for. */
  readonly nearest?: readonly PeriodCode[]
}

const SLOTS = ['indicator', 'source', 'location', 'period'] as const

/** That one thing is shown in place of another, and what the other one lacks. */
export function instead(lack: Value, shown: Value): Message {
  return message('choice.instead', { lack, shown })
}

/** The slots that hold something else than was asked for, one sentence each. */
export function moves(asked: Filling, shown: Filling, context: MovesContext): Moved[] {
  const { reference, lacks } = context
  return SLOTS.flatMap((control) => {
    const [wanted, held] = [asked[control] ?? null, shown[control] ?? null]
    if (wanted === null || held === null || wanted === held) return []
    if (control === 'period' && isOfRound(wanted, held, reference.sources.get(shown.source ?? 0))) return []
    if (control === 'source' && !reference.sources.has(wanted)) {
      return [{ control, sentence: message('choice.source-unknown', { asked: String(wanted) }) }]
    }
    const name = (id: number) => nameIn(control, id, shown, reference)
    const lack = lacks?.[control]?.(name(wanted)) ?? noFigure(control, name(wanted), shown, context)
    return [{ control, sentence: instead(lack, name(held)) }]
  })
}

/** A year that the label of a round names is the round: 2023 is NDHS 2023–24. */
function isOfRound(wanted: PeriodCode, held: PeriodCode, source: DataSource | undefined): boolean {
  if (periodKind(wanted) !== 'year' || periodKind(held) !== 'year') return false
  return source?.periodLabels[`${periodYear(held)}`]?.includes(`${periodYear(wanted)}`) ?? false
}

/** That a source lacks the wanted figure. */
function noFigure(control: SlotName, asked: Value, shown: Filling, context: MovesContext): Message {
  const { reference, nearest = [] } = context
  const isSource = control === 'source'
  const count = control === 'period' ? nearest.length : 0
  return message('choice.no-figure', {
    source: isSource ? asked : nameIn('source', shown.source ?? 0, shown, reference),
    of: isSource ? nameIn('indicator', shown.indicator ?? 0, shown, reference) : asked,
    held: heldIn(reference),
    near: count === 0 ? 'none' : count === 1 ? 'one' : 'both',
    nearest: count > 0 ? listOf(nearest.map((code) => nameIn('period', code, shown, reference))) : '',
  })
}

/** The name of a slot's value; of an unknown one, that it was asked for. */
function nameIn(
  slot: SlotName,
  id: number,
  { source }: Filling,
  { indicators, sources, locations }: ReferenceData,
): Value {
  const names = {
    indicator: () => named(indicators.get(id), indicatorName),
    source: () => named(sources.get(id), sourceName),
    location: () => named(locations.get(id), placeName),
    period: () => periodName(id, sources.get(source ?? 0)),
  }
  return names[slot]() ?? message('choice.asked', { slot })
}

function named<Known>(known: Known | undefined, name: (known: Known) => Value): Value | undefined {
  return known && name(known)
}
