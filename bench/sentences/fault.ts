/** The kinds of faults of a sentence. */
export type Rule =
  | 'verb or article'
  | 'unit'
  | 'capital words'
  | 'spelling of the sentence'
  | 'sentence that nobody can check'
  | 'figure that no row holds'
  | 'place at an end'
  | 'tie not said'
  | 'all said of some'
  | 'count'
  | 'middle of the figures'
  | 'latest said of an older one'
  | 'official said of another'
  | 'superseded not said'
  | 'confirmation that cannot be'
  | 'difference across many years'
  | 'one survey said to agree with itself'
  | 'a total with inequality'
  | 'above 100 percent'
  | 'few events at an end'
  | 'few events at a target'
  | 'end without an interval'
  | 'end not told apart from the next'
  | 'unfinished period not said'
  | 'average of one pair'
  | 'no category named'
  | 'name of a week for a month'
  | 'side of the target'
  | 'ratio'
  | 'distance'
  | 'periods of different length'

export interface Fault {
  readonly rule: Rule
  readonly said: string
}

/** Faults of a sentence, from whether each rule is kept. */
export function faultsOf(said: string, kept: Partial<Record<Rule, boolean>>): Fault[] {
  return Object.entries(kept).flatMap(([rule, isKept]) => (isKept ? [] : [{ rule: rule as Rule, said }]))
}
