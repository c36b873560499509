import { NATION } from '#domain/location/location.ts'
import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const WHO =
  "(?:i|we|i['’]ve|we['’]ve|i['’]d|i['’]m|we['’]re|my \\w+|our \\w+|someone|somebody|people|everyone|everybody|a friend|a colleague|they|the \\w+ (?=asked|wants|told))"
const HEARD =
  '(?:seen|saw|see|read|heard|hear|found|find|know|knew|understand|told|asked|asking|got|remember|come across|came across)'
const WANTED =
  '(?:need|needs|want|wants|am writing|are writing|writing|preparing|presenting|working on|have to|must|am new|am not|use|using|teach|planning|plan|will|would|hope|wonder(?:ing)?|am curious|am asking|worry|am worried)'
const WANTS = new RegExp(`\\b(?:${WANTED})\\b`, 'i')
const SENTENCE = `(?:and |but |so |because |as |since )?${WHO} (?:(?:have|had|has|was|am|are|been|only|just|already|still|even|also|don|dey|do|did|always|never|no) )*`

/** What is said there is a claim about a figure, and no word about who asks. */
const CLAIMS =
  /\b(?:it|that|they|this|there|things|which|who|where|how|what|why|when|if|whether)\b.*\b(?:is|are|was|were|has|have|had|went|gone|fell|rose|dropped|doubled|increased|decreased|worse|better|higher|lower)\b|\b(?:worse|better|higher|lower|rising|falling|rose|fell|dropped|increased|decreased|most|least|highest|lowest|true|wrong|false|correct)\b/i

/** A sentence that names no figure, place, time or number of its own, and asks for nothing. */
function isOfAsker(sentence: string, { lexicon, currentYear }: Reader): boolean {
  const isWanted = WANTS.test(sentence)
  if (/[\d%?]/.test(sentence) || CLAIMS.test(sentence)) return false
  const { indicator, places, level, group, sources, periods, cues } = readPart(
    tokensOf(sentence),
    lexicon,
    currentYear,
  )
  return (
    indicator === null &&
    (level === null || !isWanted) &&
    group === null &&
    sources.length === 0 &&
    periods.years.length === 0 &&
    places.every((id) => id === NATION) &&
    // What somebody has seen asks for nothing; what is wanted may.
    !(isWanted && cues.size > 0)
  )
}

/** The rest of the text names a figure: the sentence is beside the question, and not the question itself. */
function isBeside(text: string, sentence: string, { lexicon, currentYear }: Reader): boolean {
  const rest = readPart(tokensOf(text.replace(sentence, ' ')), lexicon, currentYear)
  return rest.indicator !== null
}

const dropped = (words: RegExp): Otherwise => ({
  words,
  said: ([sentence], reader, text) =>
    reader.before === null && isOfAsker(sentence, reader) && isBeside(text, sentence, reader) ? ' ' : null,
})

/** What askers say of themselves in a sentence of its own: what they have seen, heard, know, need. */
export const EVERYDAY_KNOWN: readonly Otherwise[] = [
  // `Best wishes`, at the end of a letter, asks for no best one.
  {
    words:
      /[.!?,;\n]+ *(?:with )?(?:my )?(?:best|kind|warm|kindest|warmest)(?: and \w+)? (?:wishes|regards)[,.! ]*$/i,
    said: () => '',
  },
  // `… I have only seen the national number.`
  dropped(new RegExp(`(?<=[.?!;]) +${SENTENCE}(?:${HEARD}|${WANTED})\\b[^.?!]{0,120}[.! ]*$`, 'i')),
  dropped(new RegExp(`^${SENTENCE}(?:${HEARD}|${WANTED})\\b[^.?!]{0,120}[.!;]+ +(?=\\S)`, 'i')),
  // `…, my boss asked.`
  dropped(
    new RegExp(
      `, +(?:because |as |since )?${WHO} (?:just |only |have |has )*(?:asked|told me|wants to know|needs it|want am|dey ask)(?: (?:me|us|for it|for this))*[.! ]*$`,
      'i',
    ),
  ),
]
