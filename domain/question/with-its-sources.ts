import { byId } from '#domain/reference/reference-data.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const SOURCES = '(?:surveys?|sources?|data ?sets?|data sources?|reports?)'
const NEWEST = '(?:most recent|newest|latest|current|last|most up[- ]to[- ]date)'
const ONE = `(?:ones?|figures?|values?|numbers?|${SOURCES}|results?|estimates?)`
/** What is asked behind the sources: the newest figure. */
const LAST = new RegExp(
  `[,;.?]* *(?:\\b(?:and|plus|then)\\b[, ]*)?\\b(?:(?:also )?(?:what|which)(?:['’]?s| is| are| was| one is| of (?:them|these) is)? (?:does |did )?(?:the |its |their )?${NEWEST}(?: ${ONE})?(?: (?:say|says|show|shows|give|gives|tell|tells|report|reports|value|figure|number))*(?: us)?|(?:the |its |with the |give me the )${NEWEST}(?: ${ONE})?(?: (?:value|figure|number|result))?)(?: (?:that )?you have)?(?:,? (?:please|pls|abeg))?[?.! ]*$`,
  'i',
)
const LISTED = new RegExp(`\\b${SOURCES}\\b`, 'i')

/** Longer texts are no such question, and would be searched for long. */
const LONG = 200

/**
 * The questions of a text that asks which sources have a figure, and for the newest of them: `which surveys do you have on wasting, and what does
 * the latest say`; null for any other. `read` reads one question.
 */
export function withItsSources(
  text: string,
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question[] | null {
  const found = text.length > LONG ? null : LAST.exec(text)
  const first = found ? text.slice(0, found.index) : ''
  if (!LISTED.test(first)) return null
  const [sources, ...others] = read(first, reader)
  const [id, ...more] = sources?.indicators ?? []
  const isOne = sources?.frame.kind === 'catalogue' && others.length === 0 && more.length === 0
  if (!sources || !isOne || id === undefined || sources.level !== null || sources.group !== null) return null
  const { indicators, locations } = reader.lexicon.reference
  const places = sources.places.map((place) => byId(locations, place).name).join(' and ')
  const figure = read(`latest ${byId(indicators, id).shortName} ${places}`.trim(), {
    ...reader,
    before: null,
  })
  const isOfIt = figure.every(
    ({ frame, indicators: [own] }) => ['level', 'compare_places'].includes(frame.kind) && own === id,
  )
  return isOfIt ? [sources, ...figure] : null
}
