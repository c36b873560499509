import { NATION } from '#domain/location/location.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { aboutBefore, type Going, nameOfFound, type TurnRule } from './turn-rule.ts'

/** A name, where the figure of the turn before is about something. */
const after = (about: RegExp, name: string) => (_: RegExpExecArray, going: Going) =>
  about.test(aboutBefore(going)) ? name : null

/** Words for another subject beside the one of the turn before, which only that one makes clear. */
export const SUBJECT_RULES: readonly TurnRule[] = [
  // `How many are on treatment`, after people with HIV; `what share are on treatment`.
  {
    words:
      /^(?:and |so |but )*how many (?:of them |people |of those )?(?:are |is |were )?(?:on|get|getting|receive|receiving) (?:treatment|drugs|medicines?|therapy|arvs?)\b/i,
    said: after(/\bhiv\b/, 'people on antiretroviral treatment'),
  },
  {
    words:
      /\b(?:(?:what|which) (?:share|percent(?:age)?|per cent|proportion|part)(?: of (?:them|these|those|people))? (?:are|is|were|get|gets|receive) )?on (?:treatment|drugs|medicines?|therapy|arvs?)\b/i,
    said: after(/\bhiv\b/, 'ART coverage'),
  },
  // `Out of how many estimated`, after the cases that were reported.
  {
    words:
      /^(?:and |so |but )*(?:out )?of how many(?: (?:cases|people|patients))?(?: (?:are |were )?(?:estimated|expected|in all|in total|altogether))*[?.! ]*$/i,
    said: after(/^tb cases notified/, 'TB incident cases'),
  },
  // `So what percent are missed`, after them.
  {
    words:
      /^(?:and |so |but )*what (?:percent(?:age)?|share|per cent|proportion)(?: of (?:them|cases|people))? (?:are|is|were|was|go|goes|went|gets?) (?:missed|undetected|unreported|not (?:found|notified|reported|detected|treated))[?.! ]*$/i,
    said: after(/^tb (?:cases notified|incident cases)/, 'what share is without TB treatment coverage'),
  },
  // `Men or women more affected`: the same figure by sex.
  {
    words:
      /^(?:(?:and|so|but|are|is|were|do|it|more) )*(?:(?:men|males|boys) or (?:women|females|girls)|(?:women|females|girls) or (?:men|males|boys))(?:[ ,]+(?:who|which|is|are|was|were|the|more|most|worse|worst|higher|affected|hit|at|risk|often|cases|gets?|it))*[?.! ]*$/i,
    said: () => 'by sex',
  },
  // `What is the fatality rate`, after cases of Lassa fever.
  {
    words: /\b(?:(?:case )?fatality(?: ratio| rate)?|cfr)\b/i,
    said: after(/\blassa\b/, 'Lassa fever case fatality ratio'),
  },
  // `With a proper water supply`, after what facilities have.
  {
    words:
      /\b(?:with|have|has|got|having) (?:an? )?(?:proper|good|clean|safe|improved|reliable)? ?(?:water(?: supply| source)?)(?=[?.! ]|$)/i,
    said: after(/\bfacilities with\b|\bfacilities that\b/, 'facilities with improved water'),
  },
  // `The fatality rate against the national one`: of the place before, beside the country.
  {
    words:
      /(?<=\S) (?:vs|versus|v|against|compared (?:to|with)) (?:the )?(?:national|nation|country|nigerian?)(?: (?:figure|one|rate|level|value))?[?.! ]*$/i,
    said: ({ input, index }, going) => {
      const { lexicon, currentYear } = going.reader
      const own = readPart(tokensOf(input.slice(0, index)), lexicon, currentYear)
      const [only, ...others] = going.before.level === null ? going.before.places : []
      const isOfPlace = only !== undefined && only !== NATION && others.length === 0
      return isOfPlace && own.indicator !== null && own.places.length === 0
        ? ` in ${nameOfFound(going)} versus Nigeria`
        : null
    },
  },
]
