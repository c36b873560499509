/** Codes of meaning, each with the words by which a description says it. */
type Codes = readonly (readonly [code: string, words: RegExp])[]

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 }

const RECALL: Codes = [
  ['ever', /at any time/i],
  ['first-birthday', /(?<!not )\b(?:by|before) (?:the age of )?(?:12 months|the first birthday)/i],
]

/** A stretch of time before the interview: `in the last two weeks`, `five years before the survey`. */
const STRETCH =
  /\b(?:last|preceding) (\w+) (year|month|week|day)s?\b|\b(\w+) (year|month|week|day)s? (?:before|preceding) the survey/gi

const METHODS: Codes = [
  ['interviews', /\bhousehold survey|cluster|\bSMART\b/i],
  ['retabulation', /re-?tabulat|re-?analys|microdata/i],
  ['telephone', /telephone/i],
  ['reports', /summary forms|health facilities|notification|country reports|administrative|registration/i],
  ['model', /model|projection|regression|spline|reconciliation|(?:agency|WHO|UN|national) [^;]*estimates/i],
  ['census', /census/i],
]

/**
 * What people are asked to remember, as codes, so that two wordings of one meaning are one; null where the words say nothing that
 * is known. Source: methods §13.1.
 */
export function recallMeaning(words: string | null): string | null {
  const text = words ?? ''
  const stretches = [...text.matchAll(STRETCH)].map(([, count, unit, before, of]) => {
    const said = (count ?? before ?? '').toLowerCase()
    return `${NUMBERS[said] ?? said} ${(unit ?? of ?? '').toLowerCase()}`
  })
  return meaningOf([...codesIn(text, RECALL), ...stretches])
}

/** How figures are made, as codes; null where the words say nothing that is known. */
export function methodMeaning(words: string | null): string | null {
  return meaningOf(codesIn(words ?? '', METHODS))
}

function codesIn(text: string, codes: Codes): string[] {
  return codes.flatMap(([code, words]) => (words.test(text) ? [code] : []))
}

function meaningOf(codes: readonly string[]): string | null {
  return codes.length === 0 ? null : [...new Set(codes)].toSorted().join('; ')
}

/** Remarks about how exactly a figure is known or whose it is: they define nothing. */
const NO_DEFINITION =
  /secondary sources|whole percentages|definition note|dump|superseded|not independent|re-?analysis|re-?tabulat|tabulated from|computed from|preliminary|the release holds|SMART/i
/** A sentence that names another indicator by its number, which no reader knows. */
const BY_NUMBER = /\bindicator \d/i
/** What is asked of whom, and of what time, has reasons of its own. */
const ELSEWHERE =
  /before the survey|card or history|\blast \w+ (?:years?|months?|weeks?)\b|target population/i

/** The sentences of a remark that define what is measured, as they stand. */
export function definingRemark(remark: string): string {
  return sentencesOf(remark)
    .filter((one) => ![NO_DEFINITION, BY_NUMBER, ELSEWHERE].some((pattern) => pattern.test(one)))
    .join('. ')
}

function sentencesOf(text: string): string[] {
  return text
    .split(/[.;]\s+|\.$/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
