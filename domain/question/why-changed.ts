import { decline } from './doubt-in.ts'
import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const YEAR = '(?:19|20)\\d\\d'
const OF_YEAR = `(?:(?:about |around |only |just )*\\d+(?:\\.\\d+)? ?(?:%|percent|per cent)?,? (?:back )?in (?<year#>${YEAR}))`
/** Numbers of two years of one series, for whose difference a reason is asked: `from 59 in 2022 to 26 in 2023`. */
const TWO = new RegExp(
  `,? *\\b(?:from |at |as |is |was |of |say |says |said |show |shows |give |gives |report |reports )*${OF_YEAR.replace('#', '1')},? (?:(?:down |up )?to|when|while|but|after|and|against|whereas|yet|though|if)(?: (?:it|they|the same source|that|the figure|we|wuenic))?(?: (?:was|were|is|had|said|says|say|showed|shows|gave|gives|reported|reports|of|at|only|been|had been))* ${OF_YEAR.replace('#', '2')}`,
  'iu',
)
const WHY = /\b(?:why|how come|what (?:caused|explains|made|is behind|led to|drove))\b/i
const ASKING =
  /\b(?:why|how come|what (?:caused|explains|made|is behind|led to|drove)|is|are|was|were|does|do|did|has|have|the|say|says|said|show|shows|give|gives|report|reports|figure|value|fall|falls|fallen|fell|drop|drops|dropped|rise|rises|rose|risen|go|goes|went|gone|decline|declined|increase|increased|decrease|decreased|jump|jumped|change|changed|collapse|collapsed|crash|crashed|down|up|so much|suddenly|sharply)\b/giu

/** Longer texts are no such question, and would be searched for long. */
const LONG = 200

/**
 * The questions of a text that asks why a figure went from one number to another, each with its year: the change, which tells both, and that its reason is
 * not held; null for any other. `read` reads one question.
 */
export function whyChanged(
  text: string,
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question[] | null {
  const found = text.length > LONG || !WHY.test(text) ? null : TWO.exec(text)
  const years = [found?.groups?.year1, found?.groups?.year2].flatMap((year) => year ?? []).toSorted()
  if (!found || years.length < 2 || years[0] === years[1]) return null
  const what = text
    .replace(found[0], ' ')
    .replaceAll(ASKING, ' ')
    .replaceAll(/[?!:;,]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [change, ...others] = read(`change in ${what} from ${years.join(' to ')}`, {
    ...reader,
    before: null,
  })
  const isChange = change?.frame.kind === 'change' || change?.frame.kind === 'compare_years'
  if (!change || !isChange || others.length > 0 || change.indicators.length !== 1) return null
  return [change, { ...change, ...decline('no_cause') }]
}
