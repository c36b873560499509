import type { Message } from '#domain/message/message.ts'
import type { Candidate, FigurePlace, PeriodReason } from './candidate.ts'

/** Refusals of one kind in one sheet: the first of them, some of their texts, and how many there are. */
export interface RefusalLine {
  readonly reason: Message
  readonly first: FigurePlace
  readonly texts: readonly string[]
  readonly count: number
}

/** What a file was found to hold. */
export interface Tally {
  readonly observations: number
  readonly ofGroups: number
  readonly missing: number
  readonly refused: number
  readonly withBounds: number
  readonly boundsNotEnclosing: number
  readonly repeatedKeys: number
  readonly indicators: number
  readonly places: number
  /** The first and the last period in our form; of others only their texts. Null where there are none. */
  readonly periods: { readonly first: string; readonly last: string } | null
  /** Periods that we do not have, each with its reason, in the order in which they come. */
  readonly periodsWeDoNotHave: ReadonlyMap<string, PeriodReason>
  readonly refusals: readonly RefusalLine[]
}

/** Texts that are told of one kind of refusals. */
const MOST_TEXTS = 5

/** Counts figures as they are read. */
export class Counting {
  #observations = 0
  #ofGroups = 0
  #missing = 0
  #refused = 0
  #withBounds = 0
  #boundsNotEnclosing = 0
  #repeated = 0
  readonly #indicators = new Set<string>()
  readonly #places = new Set<string>()
  readonly #periods = new Set<string>()
  readonly #others = new Map<string, PeriodReason>()
  readonly #keys = new Set<string>()
  readonly #refusals = new Map<string, RefusalLine>()

  add(candidate: Candidate): void {
    if (candidate.kind === 'gap') {
      this.#missing += 1
      return
    }
    if (candidate.kind === 'refused') {
      this.#refuse(candidate)
      return
    }
    const { value, lower, upper, indicator, place, groups } = candidate
    this.#observations += 1
    if (groups.length > 0) this.#ofGroups += 1
    if (lower !== null && upper !== null) {
      this.#withBounds += 1
      if (value !== null && (lower > value || upper < value)) this.#boundsNotEnclosing += 1
    }
    this.#indicators.add(indicator.code || indicator.name)
    this.#places.add(place.code || place.name)
    this.#addPeriod(candidate)
    const key = keyOf(candidate)
    if (this.#keys.has(key)) this.#repeated += 1
    this.#keys.add(key)
  }

  #addPeriod({ period }: Candidate): void {
    if (period.iso !== null) this.#periods.add(period.iso)
    else if (period.reason !== null && period.reason !== 'absent')
      this.#others.set(period.text, period.reason)
  }

  #refuse({ because, at, text }: Candidate): void {
    this.#refused += 1
    if (because === null) return
    const kind = `${because.id} ${at.sheet}`
    const line = this.#refusals.get(kind) ?? { reason: because, first: at, texts: [], count: 0 }
    const isNew = line.texts.length < MOST_TEXTS && !line.texts.includes(text)
    this.#refusals.set(kind, {
      ...line,
      texts: isNew ? [...line.texts, text] : line.texts,
      count: line.count + 1,
    })
  }

  tally(): Tally {
    const periods = [...(this.#periods.size > 0 ? this.#periods : this.#others.keys())].sort()
    const [first, last] = [periods[0], periods.at(-1)]
    return {
      observations: this.#observations,
      ofGroups: this.#ofGroups,
      missing: this.#missing,
      refused: this.#refused,
      withBounds: this.#withBounds,
      boundsNotEnclosing: this.#boundsNotEnclosing,
      repeatedKeys: this.#repeated,
      indicators: this.#indicators.size,
      places: this.#places.size,
      periods: first === undefined || last === undefined ? null : { first, last },
      periodsWeDoNotHave: this.#others,
      refusals: [...this.#refusals.values()],
    }
  }
}

/** What tells a figure of a file from the others: indicator, place, period and groups. */
export function keyOf({ indicator, place, period, groups }: Candidate): string {
  const people = groups.map(({ dimension, category }) => `${dimension}=${category}`).sort()
  const of = indicator.code === '' ? indicator.name : `${indicator.code} ${indicator.name}`
  return [of, place.code || place.name, place.within, period.iso ?? period.text, ...people].join('\u0000')
}
