import type { Otherwise } from './other-words.ts'

const YEARS = /\b(?:19|20)\d\d\b/g
const LESS =
  '(?:(?:any|much|far|a lot|really|now|still|today|even) )*(?:(?:more|less) (?:common|prevalent|likely|widespread|frequent)|fewer|more|less|higher|lower|better|worse|smaller|bigger|larger|greater|commoner|rarer|safer|plenty pass)'
const THAN =
  'than (?:(?:it|they|there|we|he|that|those|was|were|did|had|used to|be|back|in|it be|the year|around|dem|before|do) )*'
const AGO = '(a|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|\\d{1,2}) years ago'

/** A figure of today that is held against that of an earlier time: how it has changed since. */
export const EVERYDAY_THAN_THEN: readonly Otherwise[] = [
  // `Is drowning killing fewer Nigerians than in 2000`, `do more women use modern methods than in 2003`.
  {
    words: new RegExp(
      `^(?:(?:and|so|but|please|tell me)[, ]+)*(?:is|are|do|does|have|has|na) (?:there |we |nigeria )?(?:now )?([^?.!]{0,80}?)\\b${LESS}\\b ?([^?.!]{0,80}?),? ${THAN}((?:19|20)\\d\\d)\\b`,
      'i',
    ),
    said: ([, first = '', rest = '', year = ''], _, text) =>
      isOfOneTime(text) ? `${plain(first, rest)}, change since ${year}` : null,
  },
  {
    words: new RegExp(
      `^(?:(?:and|so|but|please|tell me)[, ]+)*(?:is|are|do|does|have|has|na) (?:there |we |nigeria )?(?:now )?([^?.!]{0,80}?)\\b${LESS}\\b ?([^?.!]{0,80}?),? ${THAN}${AGO}\\b`,
      'i',
    ),
    said: ([, first = '', rest = '', count = ''], _, text) =>
      (text.match(YEARS) ?? []).length === 0
        ? `${plain(first, rest)}, change over the last ${count} years`
        : null,
  },
]

function isOfOneTime(text: string): boolean {
  return (text.match(YEARS) ?? []).length === 1 && !/\b(?:times|how much|which|who|where)\b/i.test(text)
}

/** What is counted, without the words of comparing: `drowning killing Nigerians` are its deaths. */
function plain(first: string, rest: string): string {
  const killed = /^(.*\S) (?:dey )?(?:killing|kill|kills)\b/i.exec(first.trim())
  if (killed) return `${killed[1]} deaths ${rest}`
  const died =
    /^(?:people|nigerians|persons|adults) (?:dying|die|killed|lost) (?:of|from|by|to|because of|due to) (.+)$/i.exec(
      `${first}${rest}`.trim(),
    )
  return died ? `${died[1]} deaths` : `${first}${rest}`
}
