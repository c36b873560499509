import { plainWords } from '#exchange/values/category.ts'
import { STATES } from './known-names.ts'

const STATE = new RegExp(`\\b(${STATES.replace('niger|', 'niger(?! delta| republic)|')})\\b`, 'g')
const CAPITAL = /^(fct|abuja|federal capital territory|fct abuja)$/

/** The one state that titles name, such as “Kano State Ministry of Health”; undefined where they name none, or several. */
export function stateIn(titles: readonly string[]): string | undefined {
  const found = titles.flatMap((title) => plainWords(title).match(STATE) ?? [])
  const states = new Set(found.map((name) => (CAPITAL.test(name) ? 'fct' : name)))
  const [state] = states
  return state !== undefined && states.size === 1 ? inCapitals(state) : undefined
}

function inCapitals(state: string): string {
  return state === 'fct' ? 'FCT' : state.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
