import { namedByDescription } from './descriptions/by-description.ts'
import { bothUnitsAsked } from './both-units.ts'
import { figureBefore } from './turns/follow-up-frame.ts'
import { eachOfSeveral } from './turns/each-of-several.ts'
import { yearAndWhose } from './turns/year-and-whose.ts'
import { whyAndFurther } from './turns/why-and-further.ts'
import { isMeasure } from './measure-words.ts'
import { mended } from './mended.ts'
import { withItsMeaning } from './with-its-meaning.ts'
import { withItsSources } from './with-its-sources.ts'
import { isOneFigure, withSomeOfIt } from './with-some-of-it.ts'
import { withWhatTheySay } from './with-what-they-say.ts'
import { withFurtherFigure } from './with-further-figure.ts'
import { outOfScope } from './out-of-scope.ts'
import type { DeclineReason, Question } from './question.ts'
import { readByName } from './read-by-name.ts'
import { type ReadPart, readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { LONGEST_QUESTION, tokensOf } from './tokens.ts'
import { plainWords } from './words.ts'
import { whyChanged } from './why-changed.ts'
import { withGuideline } from './with-guideline.ts'
import { withoutWrapper } from './wrappers.ts'

/**
 * Reads a text as one question, or as several that it asks at once. Deterministic; never throws, whatever the
 * text. An order in the text is no question: it is left out, and a text that is nothing else is declined.
 */
export function readQuestion(written: string, given: Reader): Question[] {
  const read = eachOfSeveral(written, given, readAfter)
  const earlier = given.before?.earlier
  if (!earlier || !read.every(isUnnamed)) return read.map((question) => withEarlier(question, given.before))
  // It is no answer to what was asked back: it goes on with what was understood before that.
  const again = readAfter(written, { ...given, before: earlier })
  return (again.some(isUnnamed) ? read : again).map((question) => withEarlier(question, earlier))
}

/** A question that will be asked back, with what was understood before it. */
function withEarlier(question: Question, before: Question | null): Question {
  if (question.reason !== 'ambiguous' || !before) return question
  const { earlier, ...own } = before
  return { ...question, earlier: isUnnamed(before) ? earlier : own }
}

function readAfter(written: string, given: Reader): Question[] {
  const asIs = withoutRuns(written)
  const reader = { ...given, before: figureBefore(given.before) }
  const further =
    bothUnitsAsked(asIs, reader, readHere) ??
    whyChanged(asIs, reader, readHere) ??
    withGuideline(asIs, reader, readHere)
  if (further) return further
  const ofWhy = whyAndFurther(asIs, reader, readHere)
  if (ofWhy) return ofWhy
  const ofYear = yearAndWhose(asIs, reader, readHere)
  if (ofYear) return ofYear
  const whole = readHere(asIs, reader)
  const ofIt = areAlike(whole, reader) ? null : someOfIt(asIs, reader)
  if (ofIt) return ofIt
  const withMeaning = withItsMeaning(asIs, reader, readHere)
  if (withMeaning) return withMeaning
  const withSources = withItsSources(asIs, reader, readHere) ?? withWhatTheySay(asIs, reader, readHere)
  if (withSources) return withSources
  const { first, further: furtherOf } = withFurtherFigure(asIs, whole, reader) ?? {}
  if (first === undefined || furtherOf === undefined) return whole
  const [own, ...others] = readHere(first, reader)
  const text = own && others.length === 0 ? furtherOf(own) : null
  return own && text !== null ? [own, ...readByName(text, { ...reader, before: null })] : whole
}

/**
 * As much of a text as is read, without long runs of spaces and signs: they say nothing, and rules for what lies between words would search each
 * run many times. A new line ends a sentence, and stays.
 */
function withoutRuns(text: string): string {
  return text
    .replaceAll(/\s{2,}/gu, (run) => (run.includes('\n') ? '\n' : ' '))
    .replaceAll(/([^\p{L}\p{N}\s]{3})[^\p{L}\p{N}\s]+/gu, '$1')
    .slice(0, LONGEST_QUESTION)
}

/** `Doctors in Kano, and how many are women`: the doctors, and the women among those of Kano; null for one question. */
function someOfIt(asIs: string, reader: Reader): Question[] | null {
  const { first, further } = withSomeOfIt(asIs) ?? {}
  if (first === undefined || further === undefined) return null
  const own = readHere(first, reader)
  const [before = null] = own
  return isOneFigure(own) ? [...own, ...readHere(further, { ...reader, before })] : null
}

/** `TB cases notified, and how many were expected`: two figures of one thing that have a name each, and nobody among those of the first. */
function areAlike(whole: readonly Question[], { lexicon: { reference, filler, people } }: Reader): boolean {
  const [first = [], ...others] = whole.map(({ indicators: [id = 0] }) =>
    plainWords(reference.indicators.get(id)?.shortName ?? '').filter(
      (word) => !isMeasure(word) && !filler.has(word) && !people.has(word),
    ),
  )
  const isTold = whole.every(({ frame, group }) => frame.kind !== 'decline' && group === null)
  return isTold && others.length > 0 && others.every((words) => words.some((word) => first.includes(word)))
}

function readHere(asIs: string, reader: Reader): Question[] {
  const read = readByName(asIs, reader)
  const [question, ...others] = read
  if (!question || others.length > 0 || !isUnnamed(question)) return read
  const { lexicon, before } = reader
  // A language of its own has its own words for what figures are about.
  if (question.language !== null && question.language !== 'pcm') return read
  const isFurther = before !== null && before.indicators.length > 0
  const [heard = null] = question.indicators
  const named = namedByDescription(partOf(question.text, reader), { lexicon, heard, isFurther })
  const again = named === null ? [] : readByName(named.text, reader)
  const isUnderstood =
    again.length === 1 && again.every((one) => one.indicators[0] === named?.indicator && !isUnnamed(one))
  return isUnderstood ? again : read
}

/** A question of which nobody knows what figure it asks for. */
function isUnnamed({ frame, reason }: Question): boolean {
  return frame.kind === 'decline' && reason !== null && UNNAMED.includes(reason)
}

const UNNAMED: readonly DeclineReason[] = ['unknown_words', 'not_understood', 'ambiguous', 'no_context']

/** The whole text as one part. */
function partOf(text: string, reader: Reader): ReadPart {
  const { tokens } = outOfScope(mended(tokensOf(text), reader.lexicon), reader.lexicon)
  return readPart(withoutWrapper(tokens, reader), reader.lexicon, reader.currentYear)
}
