import type { Fault } from './fault.ts'
import type { Quantity, Row, World } from './rows.ts'
import type { View } from './view.ts'

/** A view with the rows that its sentences are held against. */
export interface Case<V extends View = View> {
  readonly view: V
  readonly world: World
  readonly quantity: Quantity
  /** All rows of the indicator. */
  readonly rows: readonly Row[]
  readonly heading: string
}

/** Parts of a sentence by the names that its reader gives them. */
export type Parts = Readonly<Record<string, string | undefined>>

/** A form of sentences, and what is checked of one. */
export interface Reader<V extends View> {
  readonly form: RegExp
  check(parts: Parts, told: Case<V>, said: string): Fault[]
}

/** Whole sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=[.?!]) (?=[A-Z“\d])/)
}

/** The faults of an answer: each sentence by the first reader that knows its form. */
export function faultsBy<V extends View>(
  readers: readonly Reader<V>[],
  answer: string,
  told: Case<V>,
): Fault[] {
  return sentencesOf(answer).flatMap((said): Fault[] => {
    for (const { form, check } of readers) {
      const match = form.exec(said)
      if (match) return check(match.groups ?? {}, told, said)
    }
    return [{ rule: 'sentence that nobody can check', said }]
  })
}

/** The readers of a country's sentences know its words. */
export function readers<V extends View>(
  all: readonly (readonly [string, Reader<V>['check']])[],
): Reader<V>[] {
  return all.map(([form, check]) => ({ form: new RegExp(`^${form}$`), check }))
}
