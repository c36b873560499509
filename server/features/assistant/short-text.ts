import { KNOWN_ERRORS } from '#domain/question/answer/in-question.ts'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'

const LONGEST = 160

/** Source and year at the end of a sentence: ` (GDL 2018).` */
const CITED = /\s*\([^()]*\b\d{4}\b[^()]*\)\.?$/

/** A source and a year in brackets anywhere. */
const CITATION = /\([^()]*\b\d{4}\b[^()]*\)/g

/** An answer as far as a short text is made of it. */
type ShortAnswer = Pick<AssistantAnswer, 'text'> &
  Partial<Pick<AssistantAnswer, 'links' | 'sentences' | 'declined'>>

/**
 * The answer for one message, of at most 160 characters: its first sentence that states something, without intervals where they are too
 * many, and that the figure is in question where it is.
 */
export function shortText({ text, links = [], sentences = [], declined = false }: ShortAnswer): string {
  const isInQuestion = links.some(({ href }) => href.startsWith(KNOWN_ERRORS))
  const doubt = isInQuestion ? ` ${sentences.at(-1)?.text ?? ''}` : ''
  const said = declined ? (sentencesOf(text)[0] ?? '') : text.replace(doubt, '')
  // The remark goes before a figure that was asked for, or a doubt of the answer itself, does.
  const short = shortened(said, LONGEST)
  return short.length + doubt.length <= LONGEST ? short + doubt : short
}

function shortened(text: string, longest: number): string {
  const [first = '', second = ''] = sentencesOf(text)
  // A sentence without a verb only names the subject of the next one.
  const said = isHeading(first) && second !== '' ? `${first.slice(0, -1)}: ${second}` : first
  if (said.length <= longest) return withDoubts(said, text, longest)
  const bare = said.replace(/, \d+% interval [^)]*(?=\))/g, '')
  return bare.length <= longest ? bare : cutToFit(bare, longest)
}

/**
 * What follows without a number, such as that a change cannot be told or that nothing later is held, as far as there is room: a short form
 * drops no doubt.
 */
function withDoubts(said: string, text: string, longest: number): string {
  const rest = sentencesOf(text).slice(1)
  return rest.reduce(
    (all, one) =>
      !isDoubt(one) || all.includes(one) || all.length + 1 + one.length > longest ? all : `${all} ${one}`,
    said,
  )
}

/** Years and weeks, and names of sources that end with a digit. */
const TIMES = /\b(?:19|20)\d\d(?:–\d\d)?(?: week \d+)?\b|\b[A-Z][A-Za-z-]*\d\b/g

/** No number but that of a time; what is listed behind a colon is no doubt. */
function isDoubt(sentence: string): boolean {
  return !/\d/.test(sentence) || (!/\d/.test(sentence.replace(TIMES, '')) && !sentence.includes(':'))
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)
}

function isHeading(sentence: string): boolean {
  return (
    /^[^:;,]+ in [^:;,]+\.$/.test(sentence) &&
    !/\b(has|have|is|are|rose|fell|could|cannot|can)\b/.test(sentence)
  )
}

/**
 * A list loses its last items, never its source and year, never half of a number, and no bracket stays open: an omission is marked. A
 * source alone, whose figure was lost, is none of the figures that stand.
 */
function cutToFit(sentence: string, longest: number): string {
  const [last = ''] = CITED.exec(sentence) ?? []
  // Of a list whose figures have each a source the last one belongs to the last figure.
  const cited = (sentence.match(CITATION)?.length ?? 0) > 1 ? '' : last
  const room = sentence.slice(0, longest - cited.length - 1)
  const ends = [...room.matchAll(/, |; | and | /g)].map(({ index }) => index)
  const isClosed = (end: number) => !/\([^()]*$/.test(room.slice(0, end))
  const isOfList = (end: number) => /^(?:, |; | and )/.test(room.slice(end))
  const end = ends.findLast((at) => isClosed(at) && isOfList(at)) ?? ends.findLast(isClosed)
  return `${room.slice(0, end)}…${cited}`
}
