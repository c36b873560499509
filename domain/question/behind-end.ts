import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import type { End } from './frame.ts'
import { figureAsked, type Read } from './figure-asked.ts'
import { placeNamed } from './names-one-place.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const LEVELS = 'states?|zones?|regions?|lgas?|local governments?(?: areas?)?|places?|performers?|ones?'
const ENDS = 'best|top|leading|number one|no\\.? ?1|first|highest|worst|bottom|weakest|lowest|last'
const FIGURE = '(?:figure|value|rate|level|coverage|share|number|prevalence|score|one)'
const END_OF = [
  `(?<end>${ENDS})(?:[- ](?:performing|ranked|ranking|placed|scoring|covered))? (?<level>${LEVELS})`,
  `(?<level>${LEVELS}) (?:with|that has|which has|having|at) the (?<end>${ENDS})(?: ${FIGURE}(?= (?:in|for|of|on)\\b|[?.!,]|$))?`,
].join('|')
const ZONE = 'north[- ]?(?:west|east|central)|south[- ]?(?:west|east|south)'
const BESIDE =
  'behind|below|under|beneath|above|ahead of|over|short of|away from|apart from|off|from|to|and|with|than|vs\\.?|versus|against|between|trails?|trailing'
/** `Behind the best state`, `and the state with the lowest`. */
const PHRASE = new RegExp(
  `(?:\\b(?:lags?|lagging|falls?|falling|stands?|sits?|comes?|away) )?\\b(?<side>${BESIDE}) (?:(?:the|its|our|nigeria['’]s|(?:the )?country['’]?s|(?:the )?nation['’]?s) )?(?:${END_OF})\\b(?: (?:in|of|within) (?:the )?(?:(?<zone>${ZONE})(?: zone)?|country|nation|federation|nigeria))?`,
  'i',
)
/** Words that ask how far it is. */
const FAR =
  /(?:\bby )?\bhow (?:far|much|wide|big|large|many (?:(?:percentage|percent|%) ?)?points?)(?: (?:more|less|lower|higher|worse|better|off|a gap|a difference|is the gap|is the difference))?(?: (?:is|was|are|were|does|do|did|separates?|lies?))*\b|\b(?:(?:what(?:['’]?s| is| was| are)?|show me|show|tell me|give me|compute|find) )?(?:the )?(?:gap|difference|distance)(?: in (?:percentage )?points)?(?: (?:is there|is|there|between|of|for))*\b|^(?:and |so )?(?:please )?compare\b/i

/** A question how far one place is from the one at an end: `how far is Kano behind the best state in penta 3`; null for any other. */
export function behindEndAsked(text: string, reader: Reader, read: Read): Question | null {
  const found = PHRASE.exec(text)
  const { side = '', end = '', level = '', zone } = found?.groups ?? {}
  if (!found || PHRASE.test(text.slice(found.index + found[0].length))) return null
  const rest = `${text.slice(0, found.index)} , ${text.slice(found.index + found[0].length)}`
  if (!FAR.test(rest) && !/^(?:vs|versus|against)/i.test(side)) return null
  const question = figureAsked(plain(rest.replace(FAR, ' ')), reader, read)
  if (!question || !isOfOnePlace(question)) return null
  const { indicators, locations } = reader.lexicon.reference
  const about = indicators.get(question.indicators[0] ?? 0)
  const place = locations.get(question.places[0] ?? 0)
  const wanted = about && endOf(end.toLowerCase(), side.toLowerCase(), about)
  const whole = zone === undefined ? [] : [placeNamed(zone, reader)].filter((id) => id !== null)
  if (!wanted || !place || (zone !== undefined && whole.length === 0)) return null
  return {
    ...question,
    text,
    frame: { kind: 'behind_end', end: wanted, level: levelOf(level, place.level), within: whole },
  }
}

/** The words that are left, without what joined them. */
function plain(rest: string): string {
  return rest
    .replaceAll(/[?!]/g, ' ')
    .replaceAll(/(?:\s*,)+(?=\s*(?:$|and\b|in\b|for\b|on\b|,))/g, ' ')
    .replace(/^\W*(?:(?:and|so|but|is|was|are|were|does|do|did|between|of)\b\W*)+/i, '')
    .replace(/^\W*and\b|\b(?:and|is|was|does|between)\W*$/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function isOfOnePlace({ frame, indicators, places, level, group, isOpposite, periods }: Question): boolean {
  const isFigure = frame.kind === 'level' && group === null && !isOpposite && level === null
  const isOfOneTime = periods.years.length < 2 && periods.parts.length === 0
  return isFigure && isOfOneTime && indicators.length === 1 && places.length === 1
}

/** Which end is meant; null where the figure has no good side, and a good one is asked for. `Below the top` is below the highest. */
function endOf(said: string, side: string, { slope }: Indicator): End | null {
  if (said === 'highest' || said === 'lowest') return said
  const isLast = /worst|bottom|weakest|last/.test(said)
  if (said === 'top' && /below|under|beneath/.test(side)) return 'highest'
  return slope === null ? null : isLast ? 'worst' : 'best'
}

function levelOf(said: string, own: Level): Level {
  if (/^state/i.test(said)) return 3
  if (/^(?:zone|region)/i.test(said)) return 2
  if (/^(?:lga|local)/i.test(said)) return 4
  return own === 1 ? 3 : own
}
