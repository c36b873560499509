import { NATION } from '#domain/location/location.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { placeNamed } from './names-one-place.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

/** What a text asks for that wants a meaning and a figure. */
interface WithMeaning {
  /** The figure whose meaning is asked for, by its name. */
  readonly name: string
  readonly place: string
  readonly year: string
}

const TALK = `^(?:(?:and|so|please|pls|kindly|hi|hello|can you|could you|tell me|let me know|i want to know|i need to know)[, ]+)*`
const FIGURE =
  '(?:(?:latest|newest|current|most recent) )?(?:figures?|values?|numbers?|rates?|levels?|ones?|scores?|data|percentages?|prevalence|coverage)'
const MEANING = [
  'what (?:does|do|is meant by|exactly is|is the (?:meaning|definition) of)(?: the)? (?<asked>.+?)(?: (?:mean|stand for|measure|refer to|tell us))?',
  'how (?:do|should|can|could|must|would|to)(?: (?:i|we|one|you))? (?:read|understand|interpret)(?: the (?:figure|indicator|number|term)(?: of)?)?(?: the)? (?<understood>.+?)',
  'what (?:exactly )?(?:counts|is counted|qualifies|is classed|is regarded) as(?: an?| the)? (?<counted>.+?)',
  'how (?:is|are|do (?:you|they|we))(?: the)? (?<defined>.+?) (?:defined|measured|calculated|worked out|computed|counted)',
  'how do (?:you|they|we) (?:define|measure|calculate|count|work out)(?: the)? (?<worked>.+?)',
  '(?:explain|define|describe)(?: what)?(?: the)? (?<told>.+?)(?: (?:is|means?))?',
  '(?:the )?(?:meaning|definition) of (?<named>.+?)',
  '(?<led>[^:?;]+?)[:;,?–-]+ *what (?:does|do|is|are) (?:it|that|this|they)(?: really| exactly)? (?:mean|stand for|measure)',
  "what(?:['’]?s| is| are) (?:an? |the )?(?<bare>(?:(?!\\b(?:in|for|of|at|and)\\b)\\S+ ?){1,5}?)",
].join('|')
const GIVE =
  "(?:(?:then |also )?(?:what(?:['’]?s| is| was| are)|how (?:much|many|high|low|big|common) (?:is|was|are)|give me|give|show me|show|tell me|state|say|where is|how is) )?"
const WHERE = "(?<place>[\\p{L}][\\p{L} ’'-]{1,30}?)"
const YEAR = '(?: (?:in|for|of|as of) (?<year>(?:19|20)\\d\\d))?'
const TAILS = [
  `${GIVE}(?:(?:it|that|this|its ${FIGURE}|the ${FIGURE}|${FIGURE}) )(?:is )?(?:currently |now |like |there )?(?:in|for|of|at) (?:the )?${WHERE}${YEAR}`,
  `${GIVE}${WHERE}['’]?s? (?:own )?${FIGURE}${YEAR}`,
  // `… and how many households face it`: of the nation where no place is named.
  `(?:how many|what (?:share|percentage|proportion) of) (?:households|people|families|women|men|children|nigerians|mothers) (?:face|have|has|get|suffer(?: from)?|live with|are in|go through|experience) (?:it|that|this)(?: (?:in|at) ${WHERE})?${YEAR}`,
]
const MEANING_FIRST = TAILS.map(
  (tail) =>
    new RegExp(
      `${TALK}(?:${MEANING})(?:[,;.?]* *(?:and|plus|then)[, ]+|[.?;:]+ *)(?:also )?${tail}[?.! ]*$`,
      'iu',
    ),
)
const MEANING_LAST =
  /[,;.?]* *\b(?:and|plus)[, ]+(?:also )?(?:(?:tell me |explain |say |what )+(?:does )?(?:it|that|this)(?: really| actually| even)? (?:means?|stands? for|measures?|is|refers? to)|(?:explain|define|describe) (?:it|that|this)|(?:give me |with |what is )?(?:its|the) (?:meaning|definition)|how (?:is|are) (?:it|that|this|they) (?:defined|measured|calculated|counted|worked out)|how (?:do|should|can|must) (?:i|we|one|you) (?:read|understand|interpret) (?:it|that|this)|what (?:counts|is counted|qualifies) (?:as (?:it|that|this|such|one)|here|there)|what is meant by (?:it|that|this))[?.! ]*$/i

/** Longer texts are no such question, and would be searched for long. */
const LONG = 200

/**
 * The questions of a text that asks what a figure means, and for the figure of a place: `what does TFR mean and what is it in Kano`; null for any
 * other. `read` reads one question.
 */
export function withItsMeaning(
  text: string,
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question[] | null {
  if (text.length > LONG) return null
  const last = MEANING_LAST.exec(text)
  if (last) return figureFirst(text.slice(0, last.index), reader, read)
  for (const words of MEANING_FIRST) {
    const found = askedIn(words.exec(text))
    const questions = found && meaningFirst(found, reader, read)
    if (questions) return questions
  }
  return null
}

function askedIn(found: RegExpExecArray | null): WithMeaning | null {
  const { place = '', year = '', ...names } = found?.groups ?? {}
  const name = Object.values(names).find((one) => one !== undefined)
  return name === undefined ? null : { name: name.trim(), place, year }
}

function meaningFirst(
  { name, place, year }: WithMeaning,
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question[] | null {
  const where = place === '' ? NATION : placeNamed(place, reader)
  if (where === null) return null
  const [meaning, ...others] = read(`definition of ${name}`, reader)
  const [id, ...more] = meaning?.indicators ?? []
  const isOne = meaning?.frame.kind === 'definition' && others.length === 0 && more.length === 0
  if (!meaning || !isOne || id === undefined || meaning.places.length > 0) return null
  const { indicators, locations } = reader.lexicon.reference
  const asked = [byId(indicators, id).shortName, byId(locations, where).name, year].join(' ').trim()
  const figure = read(asked, { ...reader, before: null })
  return figure.every(({ frame, indicators: [own] }) => frame.kind === 'level' && own === id)
    ? [meaning, ...figure]
    : null
}

function figureFirst(
  first: string,
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question[] | null {
  const figure = read(first, reader)
  const [own, ...others] = figure
  const [id, ...more] = own?.indicators ?? []
  const isOne = own?.frame.kind === 'level' && others.length === 0 && more.length === 0
  if (!own || !isOne || id === undefined || own.kept.includes('indicator')) return null
  const name = byId(reader.lexicon.reference.indicators, id).shortName
  const meaning = read(`definition of ${name}`, { ...reader, before: null })
  return meaning.every(({ frame, indicators: [same] }) => frame.kind === 'definition' && same === id)
    ? [own, ...meaning]
    : null
}
