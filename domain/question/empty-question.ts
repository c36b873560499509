import { type DeclineReason, NO_PERIODS, NOTHING_AROUND, type Question } from './question.ts'

/** As if an indicator had just been asked about: a question that goes on from there is asked beside it. */
export function aboutIndicator(indicator: number): Question {
  return { ...declined('', 'empty'), frame: { kind: 'level' }, reason: null, indicators: [indicator] }
}

/** A question that is declined before anything of it is read. */
export function declined(text: string, reason: DeclineReason): Question {
  return {
    text,
    frame: { kind: 'decline' },
    reason,
    indicators: [],
    counted: null,
    belowNation: [],
    choices: [],
    sources: [],
    publisher: null,
    classification: null,
    places: [],
    earlierPlaces: [],
    earlierYears: [],
    found: null,
    told: null,
    toldYear: null,
    around: NOTHING_AROUND,
    replaced: null,
    double: null,
    level: null,
    periods: NO_PERIODS,
    group: null,
    language: null,
    cues: new Set(),
    count: null,
    isNth: false,
    isOpposite: false,
    claimed: [],
    topic: [],
    product: null,
    help: null,
    unused: [],
    readings: [],
    kept: [],
  }
}
