import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { LARGEST_NUMBER } from '#domain/number/bounds.ts'
import type { Candidate, FigurePlace } from '#exchange/reading/candidate.ts'

const KINDS = ['negative', 'too_large', 'ahead', 'no_such_week', 'bounds', 'over_100'] as const

/** Something about the figures of a file that a person should look at before it is taken over. */
export interface FileQuestion {
  readonly kind: (typeof KINDS)[number]
  readonly count: number
  readonly first: FigurePlace
  readonly because: Message
}

/** Collects what to ask about, as figures are read: equal questions are one, with how many figures it is about. */
export class Questions {
  readonly #year: number
  readonly #found = new Map<FileQuestion['kind'], { count: number; first: FigurePlace }>()

  /** `year` is the present one: a figure of a later year is asked about. */
  constructor(year: number) {
    this.#year = year
  }

  add(candidate: Candidate): void {
    const { value, lower, upper, period, at, unit } = candidate
    if (period.reason === 'no-such-week') this.#note('no_such_week', at)
    if (value === null) return
    if (value < 0) this.#note('negative', at)
    if (Math.abs(value) > LARGEST_NUMBER) this.#note('too_large', at)
    if (/%|percent|pcnt/i.test(unit) && value > 100) this.#note('over_100', at)
    if (period.iso !== null && Number(period.iso.slice(0, 4)) > this.#year) this.#note('ahead', at)
    if (lower !== null && upper !== null && (lower > value || upper < value)) this.#note('bounds', at)
  }

  #note(kind: FileQuestion['kind'], at: FigurePlace): void {
    const known = this.#found.get(kind)
    this.#found.set(kind, { count: (known?.count ?? 0) + 1, first: known?.first ?? at })
  }

  list(): FileQuestion[] {
    return KINDS.flatMap((kind) => {
      const found = this.#found.get(kind)
      if (!found) return []
      const { count } = found
      return [{ kind, ...found, because: message('exchange.question', { kind, count, all: whole(count) }) }]
    })
  }
}
