import type { Otherwise } from './other-words.ts'

const VACCINE = '(?:vaccines?|vaccination|immuni[sz]ation|jabs?|shots?|injections?)'
const IS_SHARE =
  /\b(?:coverage|percent(?:age)?|per cent|share|proportion|fraction|covered|vaccinated|immuni[sz]ed)\b|%/i
const PEOPLE = /\b(?:children|kids|babies|infants|pikins?)\b/i

/** Doses of one vaccine by their number, of which a share is asked for. */
export const EVERYDAY_DOSES: readonly Otherwise[] = [
  // `Second dose measles vaccine coverage`: of the children, and not the doses that were given.
  {
    words: new RegExp(
      `\\b(first|second|1st|2nd) doses? (?:of )?(?:the )?measles(?: ${VACCINE})?(?: coverage)?`,
      'i',
    ),
    said: ([, which = ''], _, text) =>
      IS_SHARE.test(text)
        ? /^(?:first|1st)$/i.test(which)
          ? 'measles immunization coverage'
          : 'measles second dose coverage'
        : null,
  },
  {
    words: new RegExp(
      `\\bmeasles(?: ${VACCINE})? (?:(first|second|1st|2nd) dose|(?:dose )?(1|2|one|two) doses?)(?: ${VACCINE})?(?: coverage)?(?! (?:given|opened|received))`,
      'i',
    ),
    said: ([, which, count], _, text) =>
      IS_SHARE.test(text)
        ? /^(?:first|1st|1|one)$/i.test(which ?? count ?? '')
          ? 'measles immunization coverage'
          : 'measles second dose coverage'
        : null,
  },
  // `How many second doses of measles vaccine were given`.
  {
    words: new RegExp(
      `\\b(?:how many|(?:the )?(?:number|total|count) of) (?:(first|second|1st|2nd) doses? of (?:the )?measles(?: ${VACCINE})?|measles(?: ${VACCINE})? (first|second|1st|2nd) doses?)(?: (?:has|have|had|did|were|was|been|be|they|we|dem|given|give|administered|used)\\b)*`,
      'i',
    ),
    said: ([, before, behind], _, text) =>
      IS_SHARE.test(text) || PEOPLE.test(text)
        ? null
        : `measles ${/^(?:first|1st)$/i.test(before ?? behind ?? '') ? '1' : '2'} doses given`,
  },
]
