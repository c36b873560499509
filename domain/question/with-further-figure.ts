import { NATION } from '#domain/location/location.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { FrameKind } from './frame.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

/** A text whose end asks for one more figure of the same. */
export interface WithFurtherFigure {
  readonly first: string
  /** The question for it, in words; null where the rest asks for nothing that has one. */
  readonly further: (own: Question) => string | null
}

interface Tail {
  readonly words: RegExp
  /** Frames beside whose answers the figure can be told. */
  readonly frames: readonly FrameKind[]
  /** Whether the text as a whole was heard to ask for it. */
  readonly isHeard: (whole: readonly Question[]) => boolean
  readonly asked: (own: Question, about: Indicator, reference: ReferenceData, tail: RegExpExecArray) => string
}

const COMPARING = /\b(compare|compared|versus|vs|between|difference|gap|than|above|below|exceed\w*|ratio)\b/i

const TAILS: readonly Tail[] = [
  // `…, and what is the national figure`: asked for beside a place, or an order of places.
  {
    words:
      /[,;.?]? *\b(?:and|plus|with|along with|as well as) (?:also )?(?:(?:(?:what(?:['’]?s| is| was| are| about)|how about|tell me|give me|say|show) (?:the |that of |for )?(?:national(?:ly)?|nationwide|nigeria(?:['’]?s)?|nation['’]?s|country['’]?s))|(?:how many )?(?:for |in )(?:nigeria|the (?:whole )?(?:country|nation))|how many nationwide|(?:the )?(?:national(?:ly)?|nationwide|nigerian|nigeria['’]s|nation['’]s|country['’]s))(?: as a whole| overall)?(?: (?:figure|value|rate|average|level|number|one|coverage|prevalence|share|total|percentage|estimate))?[?.! ]*$/i,
    frames: ['level', 'rank', 'rank_of_place', 'number', 'compare_places'],
    // The nation of an order is where its places lie.
    isHeard: (whole) =>
      whole.length > 1 || whole.some(({ places, frame }) => places.includes(NATION) && frame.kind !== 'rank'),
    asked: ({ sources, periods: { years } }, { shortName }, reference) => {
      const named = sources.map((source) => byId(reference.sources, source).name)
      return [shortName, byId(reference.locations, NATION).name, ...named, ...years].join(' ')
    },
  },
  // `…, and what is the newest figure`, `… and what is it now`: beside what it means, or when it was highest.
  {
    words:
      /[,;.?]? *\b(?:and|plus) (?:also )?(?:(?:what(?:['’]?s| is| was)|give me|tell me) )?(?:(?:the |its )?(?:newest|latest|most recent|current)(?: national)? (?:figure|value|number|one|rate|data)(?: (?:for|in|of) nigeria)?|(?:what(?:['’]?s| is)|where is|how is) (?:it|that|the figure) (?:now|today|currently|at the moment|these days)|what(?:['’]?s| is) (?:nigeria['’]?s|our|the country['’]?s) (?:own )?(?:score|figure|value|number|rate|level|share)(?: now| today)?)[?.! ]*$/i,
    frames: ['definition', 'extreme_in_time', 'catalogue'],
    isHeard: (whole) => whole.length > 1 || whole.some(({ frame }) => frame.kind === 'level'),
    asked: ({ places, sources }, { shortName }, reference) => {
      const where = places.map((place) => byId(reference.locations, place).name)
      const named = sources.map((source) => byId(reference.sources, source).name)
      return [shortName, ...where, ...named, 'latest'].join(' ')
    },
  },
  // `…, and what was it in 2020`: beside what it means.
  {
    words:
      /[,;.?]? *\b(?:and|plus) (?:also )?what (?:was|is) (?:it|that|the figure|the value|(?:nigeria['’]s|our|the country['’]s) (?:score|figure|value|number|rate|level|share))(?: in nigeria)? in ((?:19|20)\d\d)[?.! ]*$/i,
    frames: ['definition', 'catalogue'],
    isHeard: (whole) => whole.length > 1 || whole.some(({ frame }) => frame.kind === 'level'),
    asked: ({ places }, { shortName }, reference, [, year = '']) =>
      [shortName, ...places.map((place) => byId(reference.locations, place).name), year].join(' '),
  },
]

/** What both are needed for. */
const REASON = /(?<=[?.!]) *(?:i|we) (?:need|want) (?:both|it|them|this|that) [^?]*$/i

/** What is asked beside one more figure; null where nothing is, or where the text as a whole was heard to ask for both. */
export function withFurtherFigure(
  text: string,
  whole: readonly Question[],
  { lexicon: { reference } }: Reader,
): WithFurtherFigure | null {
  if (COMPARING.test(text)) return null
  const asks = text.replace(REASON, '')
  for (const { words, frames, isHeard, asked } of TAILS) {
    const tail = words.exec(asks)
    if (!tail || isHeard(whole)) continue
    return {
      first: asks.slice(0, tail.index),
      further: (own) => {
        const [id, ...others] = own.indicators
        const about = reference.indicators.get(id ?? 0)
        return about && others.length === 0 && frames.includes(own.frame.kind)
          ? asked(own, about, reference, tail)
          : null
      },
    }
  }
  return null
}
