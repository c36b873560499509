import { isCount } from '../left-out/left-out-names.ts'
import { END, SO } from './turn-edges.ts'
import { ILLNESS } from './turn-illnesses.ts'
import { aboutBefore, type Going, type TurnRule } from './turn-rule.ts'

/** The count of an illness that is held under this name; null for none. */
function countNamed(name: string, { reader }: Going): string | null {
  const { lexicon } = reader
  const found = [...lexicon.reference.indicators.values()].find(
    ({ id, shortName }) => shortName.toLowerCase() === name && isCount([id], lexicon),
  )
  return found?.shortName ?? null
}

/** The illness of the figure before, where that is a number of people. */
function illnessCounted(going: Going): string | null {
  const illness = isCount(going.before.indicators, going.reader.lexicon)
    ? ILLNESS.exec(aboutBefore(going))?.[1]
    : undefined
  return illness === undefined ? null : illness === 'tuberculosis' ? 'tb' : illness
}

/** After a number of those who are ill `deaths?` is a number, too, and after one of deaths `cases?`; no rate. */
export const CASES_DEATHS_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(
      `${SO}(?:what (?:about|of)|how about|how many|the|number of|total|now)?(?: (?:the|were the|of them|of those|people|nigerians|number of))* ?(?:deaths?|died|dead|die|have died|deaths from it|who died|that died|don die|killed)(?: (?:of|from) it)?(?: (?:in total|altogether|were there|are there|there))?${END}`,
      'i',
    ),
    said: (_, going) => {
      const illness = illnessCounted(going)
      const held = illness === null ? null : countNamed(`${illness} deaths`, going)
      return held === null ? null : `and ${held}`
    },
  },
  {
    words: new RegExp(
      `${SO}(?:what (?:about|of)|how about|how many|the|number of|total)?(?: (?:the|number of))* ?(?:cases?|fell ill|people fell ill)(?: (?:in total|altogether|were there|are there|there|of it))?${END}`,
      'i',
    ),
    said: (_, going) => {
      const illness = illnessCounted(going)
      const held = illness === null ? null : countNamed(`${illness} cases notified`, going)
      return held === null ? null : `and ${held}`
    },
  },
]
