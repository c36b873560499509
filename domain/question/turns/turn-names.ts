import { NATION } from '#domain/location/location.ts'
import { namesOnePlace } from '../names-one-place.ts'
import { nameOfPlace, nameOfSlot, namesBefore } from './names-before.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { type Going, isOfLevels, nameOfFound, type TurnRule } from './turn-rule.ts'

const LEVEL_WORDS: Readonly<Record<number, string>> = { 2: 'zones', 3: 'states', 4: 'LGAs' }
/** Beside what was asked before, where a place or a source follows; `add Lagos to it` asks for a sum. */
function besideThat(found: RegExpExecArray, { reader: { lexicon, currentYear } }: Going): string | null {
  const rest = found.input.slice(found.index + found[0].length)
  const { places, sources, indicator } = readPart(tokensOf(rest), lexicon, currentYear)
  const isSum = /\b(to|onto|with) (it|that|this|them)\b/i.test(rest)
  return places.length + sources.length > 0 && indicator === null && !isSum ? 'compare with ' : null
}

const ENDS = 'highest|lowest|best|worst|most|least|largest|smallest|top|first'
const COUNT = String.raw`\d{1,2}|two|three|four|five|six|seven|eight|nine|ten`

/** The places among which the one of the turn before stands, in words; null where it named none, or asked for all. */
function placesBeside({ before, reader }: Going): { readonly one: string; readonly many: string } | null {
  const [id, ...others] = before.places
  const place = reader.lexicon.reference.locations.get(id ?? 0)
  if (!place || others.length > 0 || before.level !== null) return null
  if (place.level === 3) return { one: 'state', many: 'states' }
  const whole = reader.lexicon.reference.locations.get(place.parent ?? 0)?.name ?? ''
  return place.level === 4 ? { one: `LGA in ${whole}`, many: `LGAs in ${whole}` } : null
}

/** Words that stand for places, sources and indicators of the turn before, and that add some to them. */
export const NAME_RULES: readonly TurnRule[] = [
  // `Thanks! And for Imo`.
  {
    words:
      /^(?:(?:many )?(?:thanks|thank you|thx|tanx)(?: (?:so|very) much| a lot)?\b[,.! ]*|(?:great|good|nice|cool|perfect|alright|okay|ok|oh|wow|i see|hmm+|fine)[,.!]+ *)(?=\S)/i,
    said: () => 'and ',
  },
  // `Severe only`, `just women`: that alone, and no longer what was asked before.
  {
    words:
      /^(?:and |but |what about |ok |okay )*(?:(?:only|just) (?:the )?((?:\S+ ?){1,2}?)|(?!(?:in|at|by|of|for|from|with|on|to|through) )(?:the )?((?:\S+ ?){1,2}?) (?:only|alone))[?.! ]*$/i,
    said: ([, after, before]) => (after ?? before ?? '').trim(),
  },
  // `How much of that is from public money`: a part that has a name of its own.
  {
    words:
      /^(?:and |so |but )*how much of (?:it|that|this|them|these|those)(?: (?:is|are|was|were|comes?|came|goes|went))?(?: (?:from|by|paid by))? (?=\S)/i,
    said: () => 'and ',
  },
  // `What about its 2018 figure`, after an order: of the place that came first.
  {
    words: /\b(?:its|their) (?=(?:19|20)\d\d (?:figure|value|number|rate|coverage|level)s?\b)/i,
    said: (_, going) => {
      const found = isOfLevels(going) ? going.before.found : null
      return found === null ? null : `${nameOfPlace(found, going.reader.lexicon.reference)} in `
    },
  },
  // `How many of them primary`: a verb is left out.
  {
    words:
      /^(?:and |so |but )?how many of (?:them|these|those) (?!are\b|is\b|were\b|was\b|have\b|has\b|had\b|can\b|could\b|did\b|do\b|does\b|offer\b|provide\b|got\b|get\b|lack\b|with)(?=\S)/i,
    said: () => 'how many are ',
  },
  // `Can you say that again`.
  {
    words:
      /^(?:please )?(?:(?:can|could|will) you )?(?:please )?(?:say|repeat|tell me|give me) (?:that|it|this)(?: again| once more)?(?: please)?[?.! ]*$/i,
    said: () => 'again',
  },
  // `The second one` of some that were held against each other.
  {
    words:
      /\b(?:the )?(first|second|third|last)(?: (?:one|state|place|source|survey|lga|zone|indicator)| of (?:the (?:two|three)|them|these))(?:s|['’]s)?(?= |[?.!,]|$)|\b(?:the )?(former|latter)(?:s|['’]s)?(?= |[?.!,]|$)|(?<=^(?:and |only |just |what about |how about )*)the (first|second|third)(?=[?.! ]*$)/i,
    said: ([words = ''], going) => {
      // After an order the words point into the order, and not at the zones of which it is.
      const { before, reader } = going
      const { reference } = reader.lexicon
      const beside = namesBefore(before, reference)
      // After Kano, and then Lagos: those two, in turn.
      const earlier = before.replaced?.slot === 'place' ? before.replaced.ids : []
      const inTurn = [...earlier, ...before.places].map((id) => nameOfSlot('place', id, reference))
      const names = isOfLevels(going) ? [] : beside.length > 1 ? beside : inTurn
      if (names.length < 2) return null
      const at = ['first|former', 'second', 'third'].findIndex((word) => new RegExp(word, 'i').test(words))
      return names.at(at < 0 && names.length > 2 && /latter/i.test(words) ? names.length : at) ?? null
    },
  },
  // `The other one`, after a second place took the place of a first.
  {
    words: /\b(?:the )?other (?:one|state|place|source|survey|year)(?:s|['’]s)?(?= |[?.!,]|$)/i,
    said: (_, { before, reader }) => {
      const [id, ...others] = before.replaced?.ids ?? []
      if (!before.replaced || id === undefined || others.length > 0) return null
      return nameOfSlot(before.replaced.slot, id, reader.lexicon.reference)
    },
  },
  // `Compare it with Kano`, after an order: the one that came first.
  {
    words:
      /\b(?:compare (?:it|that|this)|how (?:does|do|did) (?:it|that|this) compare)(?= (?:with|to|against) )/i,
    said: (_, going) => (isOfLevels(going) && nameOfFound(going) ? `compare ${nameOfFound(going)}` : null),
  },
  // `Is that worse than Kano`, after an order: the one that came first beside it.
  {
    words:
      /^(?:and |so |but )*(?:is|was|are) (?:it|that|this|that one|this one) (?:any |much |still )?(?:better|worse|higher|lower|more|less|bigger|smaller)(?: or (?:better|worse|higher|lower))? than (?:that of |in )?(?=(?:the )?(\S+(?: \S+){0,2}?)[?.! ]*$)/i,
    said: ([, other = ''], going) =>
      isOfLevels(going) && going.before.found !== null && namesOnePlace(other, going.reader)
        ? `compare ${nameOfFound(going)} and `
        : null,
  },
  // `Which is highest`, `rank them`, after the figures of some places.
  {
    words: new RegExp(
      `^(?:and |so )?(?:(?:which|who)(?: (?:one|state|place|of them|of these))?(?: (?:is|has|was))? (?:the )?(?:${ENDS})(?: (?:of|among|amongst|between|from) (?:them|these|those|all|(?:the |these |all )?(?:three|four|five|[345])))?|(?:rank|order|sort) (?:them|these|those))(?: one)?[?.! ]*$`,
      'i',
    ),
    said: (_, { before }) =>
      before.frame.kind === 'compare_places' && before.places.length > 2 ? 'again' : null,
  },
  // `How has that state changed`: the one that came first, or was asked about.
  {
    words: /\b(?:that|this|the same|the said) (?:state|place|lga|one)(?:s|['’]s)?(?= |[?.!,]|$)/i,
    said: (_, going) => (isOfLevels(going) ? nameOfFound(going) : null),
  },
  // `Who has the lowest`, after the figure of a state: which state.
  {
    words: new RegExp(
      `^(?:and |so |but |then )*(?:who|which(?: one)?|where) (?:has|had|have|got|gets|is|was) (?=(?:the )?(?:${ENDS})\\b)`,
      'i',
    ),
    said: (_, going) => {
      const places = placesBeside(going)
      return places === null ? null : `which ${places.one} has `
    },
  },
  // `Give me the top three`.
  {
    words: new RegExp(`\\b(top|bottom|best|worst|highest|lowest) (${COUNT})(?=[?.! ]*$)`, 'i'),
    said: ([words = ''], going) => {
      const places = placesBeside(going)
      return places === null ? null : `${words} ${places.many}`
    },
  },
  // `Is that the highest`: of all states.
  {
    words: new RegExp(
      `^(?:and |so |but )*is (?:that|it|this) (?:the )?(?:${ENDS})(?: (?:one|of all|nationally|in (?:the country|nigeria)|state))*[?.! ]*$`,
      'i',
    ),
    said: (_, going) => (placesBeside(going) === null ? null : `rank of ${nameOfFound(going)}`),
  },
  // `Where does it rank`.
  {
    words:
      /^(?:and |so )?(?:where does|how does|what is|whats) (?:it|that|this|its|the|they)(?: (?:state|place|one))? rank(?:ing|ed)?\b[?.! ]*(?:among(?:st)? (?:the )?(?:other )?states?|nationally|in (?:the country|nigeria))?[?.! ]*$/i,
    said: (_, going) => {
      const name = nameOfFound(going)
      return name === null ? null : `rank of ${name}`
    },
  },
  // `And the next`, after an order.
  {
    words:
      /^(?:and |then |what about |who is |which is )*(?:the )?(?:next|following)(?: (?:one|state|place|lga))?(?: (?:after that|then|please))?[?.! ]*$/i,
    said: (_, { before }) => (before.frame.kind === 'rank' ? `the ${(before.count ?? 1) + 1}th` : null),
  },
  // `Which ones are below the average`, after an order.
  {
    words: /\b(?:which|how many|what) (?:ones|of (?:them|these|those)|among them)(?= \w)/i,
    said: ([words = ''], going) => {
      const level = isOfLevels(going) ? LEVEL_WORDS[going.before.level ?? 3] : undefined
      // `Which of them`: of those that the answer before named.
      const also = /ones$/i.test(words) ? '' : ' also'
      return level === undefined ? null : `${/^how many/i.test(words) ? 'how many' : 'which'} ${level}${also}`
    },
  },
  // `Is that above average`: above the country's own figure.
  {
    words:
      /\b(above|below|over|under|than|beat|beats|beneath|to|with|from) (?:the )?(?:national |overall |country |general |nigerian? )?(?:average|mean|norm)\b/i,
    said: ([, word = ''], going) =>
      isOfLevels(going)
        ? `${word} the national average`
        : going.before.places.length === 1 && going.before.places[0] !== NATION
          ? `${word} Nigeria`
          : null,
  },
  // `Which states do better`, after the figure of one: an order tells it.
  {
    words:
      /^(?:and |so )?(?:which|what|who)(?: (states?|lgas?|zones?))? (?:do|does|are|is|has|have) (?:any |much )*(?:better|worse|higher|lower|more|less)(?: (?:ones?|figures?|rates?|coverage))?(?: than (?:it|that|this))?[?.! ]*$/i,
    said: ([, level], going) => {
      // `Which is lower`, after one place and another: of those two.
      const isOfTwo = level === undefined && going.before.replaced?.slot === 'place'
      return isOfTwo || placesBeside(going) === null
        ? null
        : `rank of ${nameOfFound(going)} among ${level ?? 'states'}`
    },
  },
  // `Is Oyo better`, after the figure of another place.
  {
    words:
      /^(?:and |so |but )?(?:is|was|are|were|does|do|did) (?=\S.* (?:better|worse|higher|lower|ahead|behind)(?: than (?:it|that|this))?[?.! ]*$)(.+?) (?:do |doing |any |much |even )*(?:better|worse|higher|lower|ahead|behind).*$/i,
    said: ([, name = ''], { before, reader: { lexicon, currentYear } }) => {
      const { places, indicator } = readPart(tokensOf(name), lexicon, currentYear)
      const isOther = places.length === 1 && indicator === null && before.places.length === 1
      return isOther && before.frame.kind === 'level' ? `compare with ${name}` : null
    },
  },
  // `Add Kebbi`, `and Ogun as well`, `together with Edo`: beside what was asked before.
  {
    words:
      /^(?:please |now |and |also )*(?:add|include|put in|bring in|throw in|plus|together with|along with|alongside|side by side with|with)(?: in)? +(?=\S)/i,
    said: besideThat,
  },
  {
    words: /^(?:and |what about )*(?=\S.* (?:as well|too|also|in addition)[?.! ]*$)/i,
    said: besideThat,
  },
  {
    words:
      /^(?:is it |is that )?(?:twice|double|half|three times)(?: as)?(?: (?:much|many|high|low|big|large|good|bad))?(?: as| of| that of| than)? +(?=\S)/i,
    said: besideThat,
  },
  // `What do others say`.
  {
    words:
      /^(?:and |so |but )*(?:what do |what does |how about |what about |what |from |in |by |according to |show (?:me )?|any )?(?:the |any )?(?:others?|other (?:sources?|surveys?|data sources?|people))(?: (?:say|says|report|reports|give|show|have|got))?(?: about (?:it|that|this))?[?.! ]*$/i,
    said: (_, going) =>
      going.before.frame.kind === 'level' && going.before.replaced === null ? 'all sources' : null,
  },
  // `Is Lagos one of them`: whether it is.
  {
    words:
      /,? *\b(?:one of|among|part of|in) (?:them|these|those|the list|that list)\b(?! (?:same |top )?(?:states|zones|lgas|places|districts|two|three|four|five|six|seven|eight|nine|ten|10|[2-9])\b)/i,
    said: () => '',
  },
]
