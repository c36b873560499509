import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { spansOf } from '../spans.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const LGA = 4

/** True where the words name an indicator by themselves. */
function namesFigure(words: string, { lexicon, currentYear }: Reader): boolean {
  return readPart(tokensOf(words), lexicon, currentYear).indicator !== null
}

/** A course that goes on as it is. */
const GOES_ON =
  '(?:if|as long as|provided|assuming|should) (?:that )?(?:things|everything|nothing|it all|it|this|these trends|(?:the )?(?:current |present |recent )?(?:trends?|course|pace|rate|progress)|we) (?:goes|go|continues?|continuing|carries|carry|stays?|remains?|keeps?|changes?|holds?|is kept up|(?:is|are) maintained)(?: (?:going|on|up))*(?: (?:as|like|at|in) (?:they are|it is|they do|it does|now|this|before|that|this way|this rate|this pace|the same (?:rate|pace|way)|it has(?: been)?))?(?: now| today)?'

/** What people write before they ask, and short forms of it. */
export const EVERYDAY_OPENINGS: readonly Otherwise[] = [
  { words: /\b(we|they|you)['’]re\b/i, said: ([, who = '']) => `${who} are`, isEach: true },
  { words: /\bI['’]m\b/, said: () => 'I am', isEach: true },
  // `Writing about zero-dose children. Top five states please`: what it is about is told before.
  {
    words:
      /^(?:i am |we are )?(?:writing|reporting|working|doing (?:a |some )?(?:piece|story|report|research|research work)|preparing (?:a |some )?(?:slides?|note|talk|piece|story|report))(?: (?:an? |some )?(?:story|piece|article|report|note|paper|essay|thesis|brief))? (?:about|on|for) ([^.:;?!]{3,60})[.:;!] *(\S.*)$/i,
    said: ([, about = '', asked = ''], reader) =>
      namesFigure(about, reader) && !namesFigure(asked, reader)
        ? `${asked.replace(/[?.! ]+$/, '')} for ${about}`
        : null,
  },
  {
    words:
      /(?<=\b(?:are|were|is|was|have|has|had|been|who|that) )(?:actually|in fact) (?=\p{L}+(?:ed|en|put|found)\b)/iu,
    said: () => '',
  },
  // `How many doctors work in Mashi`: of an LGA only those who were counted in its facilities are held.
  {
    words:
      /\b(how many|number of) (doctors|nurses|midwives)(?: (?:work|are there|are|serve|do we have|does it have))?(?= (?:in|at|for) )(?! in facilities)/i,
    said: ([words = '', many = '', who = ''], { lexicon }, text) => {
      const levels = spansOf(tokensOf(text.slice(text.indexOf(words) + words.length)), lexicon).flatMap(
        ({ meanings }) =>
          meanings.flatMap((one) =>
            one.kind === 'place' ? [lexicon.reference.locations.get(one.id)?.level] : [],
          ),
      )
      const isOfLga = levels.length > 0 && levels.every((level) => level === LGA)
      return isOfLga ? `${many} ${who} in facilities (inventory)` : null
    },
  },
  // `If things go on as they are, what will … be in 2030`: a year to come is told by the course up to now.
  {
    words:
      /^if (?:things|everything|it all|this|these trends|(?:the )?(?:current |present )?(?:trends?|course|pace)|we) (?:goes|go|continues?|carries|carry|stays?|remains?|keeps?)(?: (?:going|on))*(?: (?:as|like) (?:they are|it is|they do|it does|now|this|before))?(?: now| today)?, (?=.*\b20(?:2[6-9]|[3-9]\d)\b)/i,
    said: () => '',
  },
  // `… if it goes on like this`, `… at the current pace`: the same at the end.
  {
    words: new RegExp(
      `(?<=\\b20(?:2[6-9]|[3-9]\\d)\\b.*),? (?:${GOES_ON}|(?:and )?(?:at|on|with|by) (?:this|the|our|its) (?:current |present |same |recent )?(?:rates?|pace|speed|trends?|course|trajectory)(?: (?:of (?:progress|change)|we are going|it is going|now))?|at current (?:rates?|trends?|pace)|on current trends?)(?=[?.! ]*$)`,
      'i',
    ),
    said: () => '',
  },
  {
    words: new RegExp(`(?<=\\S),? (?:${GOES_ON}),?(?= .*\\b20(?:2[6-9]|[3-9]\\d)\\b)`, 'i'),
    said: () => '',
  },
]
