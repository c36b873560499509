import type { Read } from '../figure-asked.ts'
import type { Question } from '../question.ts'
import type { Reader } from '../reader.ts'
import { END, SO } from './turn-edges.ts'

const IT =
  '(?:that|this|it|they|these|those|(?:the|this|that|these|those) (?:figure|number|data|survey|value)s?)'
const WHEN = `(?:(?:from |for |of |in )?(?:which|what) (?:year|date|period|time|round)(?: (?:is|was|are|were) (?:${IT})(?: (?:from|of|for|collected|taken|measured|done))?)?|(?:from )?when(?: (?:is|was|were|are) ${IT}(?: (?:from|of|collected|taken|measured|done|gathered|published))?)?|how (?:old|recent|current) (?:is|are) ${IT})`
const COLLECTED =
  '(?:collect|publish|produc|mak|mad|gather|measur|report|d[io]|conduct|releas|compil|ran|r[au]n)'
const WHOSE = `(?:by who(?:m|)|(?:by )?(?:who|which (?:organi[sz]ation|agency|body|survey|source))(?: (?:is|was|were|did|has|have))?(?: ${IT})?(?: ${COLLECTED}\\w*)?(?: (?:by|from|${IT}))?(?: ${COLLECTED}\\w*)?|whose (?:figure|number|data|survey) (?:is|was) (?:that|this|it))`
const ASKED = new RegExp(`${SO}(?:${WHEN},? (?:and )?${WHOSE}|${WHOSE},? (?:and )?${WHEN})${END}`, 'i')
const WHICH = "(?:(?:which|what|what['’]s|what is|the|its) )*"
const SURVEY = `${WHICH}(?:source|survey|data ?set)`
const YEAR = `${WHICH}(?:year|date)`
const IS = `(?: (?:is|was) ${IT})?(?: (?:from|of))?`
/** `Source and year`: the figure says both. */
const CITED = new RegExp(`${SO}(?:${SURVEY}${IS},? and ${YEAR}|${YEAR}${IS},? and ${SURVEY})${IS}${END}`, 'i')
/** Longer turns say more. */
const LONG = 120

/** `Which year is that from and who collected it`, after a figure: the figure with its year, and who is behind its source; null for any other turn. */
export function yearAndWhose(text: string, reader: Reader, read: Read): Question[] | null {
  const { before } = reader
  if (before?.indicators.length !== 1 || text.length > LONG) return null
  const said = text.trim()
  if (!ASKED.test(said) && !CITED.test(said)) return null
  const [figure, ...others] = read('again', reader)
  const [whose, ...more] = read('who collected it', reader)
  const isTold = figure?.reason === null && others.length === 0 && figure.frame.kind === before.frame.kind
  if (isTold && CITED.test(said)) return [figure]
  const isWhose = whose?.frame.kind === 'method' && more.length === 0
  // What is asked next is asked of whichever source, as before.
  return isTold && isWhose
    ? [figure, { ...whose, sources: before.sources, publisher: before.publisher }]
    : null
}
