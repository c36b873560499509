import { NATION } from '#domain/location/location.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { placeNamed } from './names-one-place.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const SOURCES = '(?:sources?|surveys?|data ?sets?|data sources?|reports?)'
const THEM = `(?:they|these|those|them|(?:do |does )?each(?: one)?(?: of (?:them|these|those))?|it|the (?:${SOURCES}|figures?|values?|numbers?))`
const SAY = '(?:say|says|said|show|shows|give|gives|report|reports|tell|tells|put it at|have|has)'
const VALUES = '(?:the |their |its )?(?:own )?(?:figures?|values?|numbers?|estimates?|results?)'
const WHEN = '(?:,? (?:in|for|of|as of) (?<year>(?:19|20)\\d\\d))?'
const WHERE = "(?: (?:in|for|about) (?:the )?(?<place>\\p{L}[\\p{L} ’'-]{1,30}?))?"
/** What is asked behind the sources: what each of them says. */
const WHAT_EACH_SAYS = new RegExp(
  `[,;.?]* *(?:\\b(?:and|plus|then|with)\\b[, ]*)?\\b(?:(?:tell me |show )?what (?:do |does |did )?(?:each|every one|all) (?:of (?:them|these|those) |source |survey |one )?${SAY}(?: us)?|what (?:do |does |did )?${THEM} (?:all |each )?${SAY}(?: us)?|what (?:are|is|were) (?:they|these|those|${VALUES})|(?<=\\b(?:and|with|plus) )${VALUES}(?: (?:of|for|by) each(?: one)?)?)${WHERE}${WHEN}(?:,? (?:please|pls|abeg))?[?.! ]*$`,
  'iu',
)
/** What is asked behind the sources: whether they agree. */
const WHETHER_THEY_AGREE = new RegExp(
  `[,;.?]* *(?:\\b(?:and|plus|then)\\b[, ]*)?\\b(?:(?:how (?:far|well|much) )?(?:do|does|did) (?:${THEM}|they all|the two)|whether (?:they|these|those)) (?:all |really |actually )?(?:agree|match|tally|line up|say the same(?: thing)?|tell the same(?: story)?)(?: with (?:each other|one another))?${WHERE}${WHEN}(?:,? (?:please|pls|abeg))?[?.! ]*$`,
  'iu',
)
const AGREES = /\b(?:agree|match|tally|line up|same)\b/i
const LISTED = new RegExp(`\\b${SOURCES}\\b`, 'i')
/** `Who has figures of stunting`: the sources that have them. */
const WHO_HAS =
  /^((?:and |so |please |tell me )*)who (?:has|have|holds?|publish(?:es)?|reports?|measures?|produces?|collects?)(?: the| any)? (?:figures?|data|numbers?|estimates?|values?) (?:of|for|on|about) /i
const YEAR_SAID = /,? (?:in|for|of) ((?:19|20)\d\d)(?=[?.!,; ]*$)/i

/** `Who reports stunting`: whoever reports it has figures of it. */
const WHO_REPORTS =
  /^((?:and |so |please |tell me )*)who (?:publish(?:es)?|reports?|measures?|produces?|collects?) (?=\S)/i

/** Longer texts are no such question, and would be searched for long. */
const LONG = 200

/**
 * The questions of a text that asks which sources have a figure, and what they say: `which sources have measles coverage and what do they say for
 * 2018`; null for any other. `read` reads one question.
 */
export function withWhatTheySay(
  text: string,
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question[] | null {
  if (text.length > LONG) return null
  const agreeing = AGREES.test(text) ? WHETHER_THEY_AGREE.exec(text) : null
  const found = agreeing ?? WHAT_EACH_SAYS.exec(text)
  if (!found) return null
  const led = text
    .slice(0, found.index)
    .replace(WHO_HAS, '$1which sources have ')
    .replace(WHO_REPORTS, '$1which sources have ')
  if (!LISTED.test(led)) return null
  const { place = '', year = YEAR_SAID.exec(led)?.[1] ?? '' } = found.groups ?? {}
  const where = place === '' ? NATION : placeNamed(place, reader)
  if (where === null) return null
  const listed = led.replace(YEAR_SAID, '')
  const asked = read(place === '' ? listed : `${listed} in ${place}`, reader)
  if (asked.length === 0 || asked.length > MOST || !asked.every(isOfOneFigure)) return null
  const told = asked.map((sources) =>
    withTheirValues(sources, { year, isOfAgreement: agreeing !== null }, reader, read),
  )
  return told.every((one) => one !== null) ? told.flat() : null
}

/** So many figures are told with all of their sources at most. */
const MOST = 3

/** What is asked of the sources that are listed. */
interface Said {
  /** Empty: of no year. */
  readonly year: string
  readonly isOfAgreement: boolean
}

/** The sources of a figure with what they say of it; null where that was not understood. */
function withTheirValues(
  sources: Question,
  said: Said,
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question[] | null {
  const values = read(askedOf(sources, said, reader), { ...reader, before: null })
  const isOfIt = values.every(
    ({ frame, indicators: [own] }) => frame.kind === 'compare_sources' && own === sources.indicators[0],
  )
  if (!isOfIt) return null
  return sources.frame.kind === 'catalogue' ? [sources, ...values] : values
}

/** The sources of one figure were asked for, of one place or of the nation. */
function isOfOneFigure({ frame, indicators, places, level, group }: Question): boolean {
  return (
    ['catalogue', 'compare_sources'].includes(frame.kind) &&
    indicators.length === 1 &&
    places.length < 2 &&
    level === null &&
    group === null
  )
}

/** What the sources say of it, in words. */
function askedOf(
  { indicators: [id = 0], places }: Question,
  { year, isOfAgreement }: Said,
  { lexicon }: Reader,
): string {
  const { indicators, locations } = lexicon.reference
  const where = places.map((place) => ` in ${byId(locations, place).name}`).join('')
  const figure = `${byId(indicators, id).shortName}${where}${year === '' ? '' : ` in ${year}`}`
  return isOfAgreement
    ? `compare the sources of ${figure}, whether they agree`
    : `what do the sources say of ${figure}`
}
