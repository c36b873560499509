import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const SOURCES = `(?:the |your |all |different |these |various )*(?:sources?|surveys?|data sources|datasets|figures|numbers)(?: (?:that )?(?:you (?:have|hold)|there are))?`
const AGREE = `(?:agree(?: with each other)?|match|say the same(?: thing)?|tell the same(?: story)?|tally|line up)`

/** Which sources there are, is asked for as well. */
const LISTED = /^(?:which|what|who)\b[^,;]*\b(?:sources?|surveys?|data ?sets?|have|has|report|publish)\b/i

/** Whether sources agree, and what else people put before, behind or in the middle of what they ask. */
export const EVERYDAY_AGREEMENT: readonly Otherwise[] = [
  // `Do the sources agree on penta 3 in Kano`.
  {
    words: new RegExp(
      `^(?:and |so )?(?:do|does|did|how (?:far|much|well) do) ${SOURCES} (?:really |all |actually )?${AGREE} (?:on|about|for|over|when it comes to) (\\S.*?)[?.! ]*$`,
      'i',
    ),
    said: ([, what = '']) => `compare the sources of ${what}, whether they agree`,
  },
  // `Are the sources consistent on it`, `is there agreement between the sources on it`, `how much do they disagree on it`.
  {
    words: new RegExp(
      `^(?:and |so )?(?:(?:are|is) ${SOURCES} (?:really |all )?(?:consistent|in agreement|in line|the same|similar|close)|is there (?:any |a |much |good )?(?:agreement|consensus|consistency) (?:between|among|across) ${SOURCES}|(?:do|does|how (?:much|far) do) ${SOURCES} (?:really )?(?:disagree|conflict|contradict(?: each other)?)) (?:on|about|for|over|of) (\\S.*?)[?.! ]*$`,
      'i',
    ),
    said: ([, what = '']) => `compare the sources of ${what}, whether they agree`,
  },
  // `Do the figures for stunting in Kano match`.
  {
    words: new RegExp(
      `^(?:and |so )?(?:do|does|did) ${SOURCES} (?:for|of|on) (.+?) ${AGREE}(?=[?.! ]*$)`,
      'i',
    ),
    said: ([, what = '']) => `compare the sources of ${what}, whether they agree`,
  },
  // `What was penta 3 in Kano in 2018, and do the sources agree?`
  {
    words: new RegExp(
      `^(?:(?:what|how much|how many) (?:is|was|were|are) |give me |show me )?(.+?)[,;.?!]* (?:and |but )?(?:do|does|did) ${SOURCES} (?:really |all |actually )?${AGREE}(?: (?:on|about) (?:it|that|this))?[?.! ]*$`,
      'i',
    ),
    said: ([, what = ''], { before }, text) =>
      before === null && !LISTED.test(text) ? `compare the sources of ${what}, whether they agree` : null,
  },
  // `Children in Plateau living in … sorry, people in Benue in poor housing`: what is said in the end.
  {
    words:
      /^.{3,80}?(?:\.\.\.|…|[-–—,.]) *(?:oh |ah |oops,? )?(?:sorry|no wait|wait no|wait|correction|scratch that|i mean(?:t)?|no, i mean(?:t)?)[,:;.]* +(?=\S)/i,
    leavesOut: true,
    said: ([said], { lexicon, currentYear }, text) => {
      const rest = text.slice(said.length)
      const meant = readPart(tokensOf(rest), lexicon, currentYear)
      const isOfFigure = meant.indicator !== null || meant.contents.length > 1
      return isOfFigure && meant.places.length > 0 ? '' : null
    },
  },
  // `Who pays for delivery: share of births in private facilities in Anambra`: a heading.
  {
    words: /^who (?:pays|bears|foots|carries|looks after|cares) [\p{L} ]{3,40}: +(?=\S)/iu,
    said: () => '',
  },
  // `Which vaccine data do you hold for Ungogo LGA in Kano? I want penta 3`.
  {
    words:
      /^(?:which|what) (?:[\p{L}-]+ ){0,3}(?:data|figures|numbers|information) (?:do you|does msdat|are) (?:hold|have|held|got)(?: there)? (?:for|on|about|in|of) ([\p{L}\d' ,-]{2,60}?)[?.!;]+ *(?:i (?:want|need|am looking for|only need|would like)|give me|show me)(?: to (?:see|know|have))? (.+?)[?.! ]*$/iu,
    said: ([, where = '', what = '']) => `${what} in ${where}`,
  },
  // `New infections per 1,000 adults`: of HIV.
  {
    words:
      /\bnew (?:hiv )?infections per (?:1,?000|thousand)(?: of)? (?:adults|people)(?:,? (?:aged )?15 ?(?:-|–|to) ?49)?/i,
    said: () => 'HIV incidence, adults 15-49',
  },
  // `How many government facilities serve Ekiti`: are there.
  {
    words:
      /\b(?=(?:government|public|primary|secondary|tertiary|health|private)\b)((?:\p{L}+ ){1,3}(?:facilities|hospitals|clinics|centres|centers)) (?:that )?(?:serve|are serving|cater for|attend to) (?=\S)/iu,
    said: ([, what = '']) => `${what} in `,
  },
  // `Number of midwives`: a count, and no density.
  {
    words: /\b(?:how many|(?:the )?(?:number|count) of) midwives\b(?! (?:and|per|or|in facilities))/i,
    said: () => 'midwives in facilities',
  },
  // `Which state get pass`: has the most.
  {
    words: /\bwhich (state|zone|lga) (?:get|get am|dey) pass\b(?=[?.! ]|$)/i,
    said: ([, level = '']) => `which ${level} has the highest`,
  },
]
