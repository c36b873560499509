import { NATION } from '#domain/location/location.ts'
import type { FrameKind } from './frame.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

/** `…, and what is the national figure`: asked for beside a place, or an order of places. */
const TAIL =
  /[,;.?]? *\b(?:and|plus|with|along with|as well as) (?:also )?(?:(?:(?:what(?:['’]?s| is| was| are| about)|how about|tell me|give me|say|show) (?:the |that of |for )?(?:national(?:ly)?|nationwide|nigeria(?:['’]?s)?|nation['’]?s|country['’]?s))|(?:the )?(?:national(?:ly)?|nationwide|nigeria['’]s|nation['’]s|country['’]s))(?: as a whole| overall)?(?: (?:figure|value|rate|average|level|number|one|coverage|prevalence|share|total|percentage|estimate))?[?.! ]*$/i
const COMPARING = /\b(compare|compared|versus|vs|between|difference|gap|than|above|below|exceed\w*|ratio)\b/i

/** Frames beside whose figures that of the nation can be told. */
const FIGURES: readonly FrameKind[] = ['level', 'rank', 'rank_of_place', 'number', 'compare_places']

/** A text whose end asks for the figure of the nation beside that of places. */
export interface WithNationalFigure {
  readonly first: string
  /** The same of the nation, by the same source and time; null where the rest asks for no figure. */
  readonly ofNation: (own: Question) => string | null
}

/** What is asked beside the nation; null where nothing is, or where the text as a whole was heard to ask for both. */
export function withNationalFigure(
  text: string,
  whole: readonly Question[],
  { lexicon: { reference } }: Reader,
): WithNationalFigure | null {
  const tail = TAIL.exec(text)
  // The nation of an order is where its places lie.
  const isHeard =
    whole.length > 1 || whole.some(({ places, frame }) => places.includes(NATION) && frame.kind !== 'rank')
  if (!tail || isHeard || COMPARING.test(text)) return null
  return {
    first: text.slice(0, tail.index),
    ofNation: ({ frame, indicators: [id, ...others], sources, periods: { years } }) => {
      const about = reference.indicators.get(id ?? 0)
      if (!about || others.length > 0 || !FIGURES.includes(frame.kind)) return null
      const named = sources.map((source) => reference.sources.get(source)?.name ?? '')
      const nation = reference.locations.get(NATION)?.name ?? ''
      return [about.shortName, nation, ...named, ...years].join(' ')
    },
  }
}
