import { nameOfPlace, nameOfSlot } from './names-before.ts'
import type { Question } from '../question.ts'
import type { Going, TurnRule } from './turn-rule.ts'

const SO = '(?:and |so |but |ok(?:ay)?,? |then |now |no,? |please )*'
const END = '[?.! ]*$'
const THEM = '(?: (?:of|out of|between) (?:them|these|those|the (?:two|three)|both)(?: figures| ones)?)?'
const MORE =
  '(?:higher|lower|bigger|larger|smaller|greater|better|worse|more|less|highest|lowest|biggest|largest|smallest|best|worst)'
const FIGURE = '(?: (?:one|figure|indicator|number|value))?'
const rule = (words: string) => new RegExp(words, 'i')

/** The names of the figures that were asked one after the other, in their order; none for one figure. */
function namesOfFigures({ before, reader }: Going): readonly string[] {
  const earlier =
    before.others?.flatMap(({ indicators }) => indicators) ??
    (before.replaced?.slot === 'indicator' ? before.replaced.ids : [])
  const ids = earlier.length === 0 ? [] : [...earlier, ...before.indicators]
  return ids.map((id) => nameOfSlot('indicator', id, reader.lexicon.reference))
}

/** Two figures held against each other, at the one place of both; null for one alone, or where they lie apart. */
function heldAgainst(how: string, going: Going): string | null {
  const { before } = going
  const names = namesOfFigures(going)
  const places = [before, ...(before.others ?? [])].map((one) => one.places.join())
  const isOfOne = new Set(places).size === 1 && before.places.length < 2
  return names.length === 2 && isOfOne ? `${how} ${names.join(' and ')}${whereAndWhen(before, going)}` : null
}

/** The figures once more, each with its place and time, where more than two are not held against each other; null for one alone. */
function toldAgain(going: Going): string | null {
  const { before } = going
  const all = before.others ? [...before.others, before] : []
  const isOfOnePlace = all.every(({ places }) => places.length < 2)
  const names = namesOfFigures(going)
  const told = all.map((one, at) => `${names[at]}${whereAndWhen(one, going)}`)
  return all.length > 0 && isOfOnePlace && before.frame.kind === 'level' ? told.join(', and ') : null
}

function whereAndWhen({ places: [place], periods: { years } }: Question, { reader }: Going): string {
  const where = place === undefined ? '' : ` in ${nameOfPlace(place, reader.lexicon.reference)}`
  return `${where}${years.length === 1 ? ` in ${years[0]}` : ''}`
}

const COUNTED = 3
const NTH: readonly RegExp[] = [/first|former/i, /second/i, /third/i]

/** How people point at one of several figures that were told in one turn, or hold them against each other. */
export const SEVERAL_FIGURE_RULES: readonly TurnRule[] = [
  // `Which is higher`, after penta 3 and measles.
  {
    words: rule(
      `^${SO}(?:which|what)(?: one)?${THEM}${FIGURE} (?:is|was|are|were|has) (?:the )?${MORE}${FIGURE}${THEM}(?: there)?${END}`,
    ),
    // `Of the three`, after two: it points at nothing.
    said: ([words], going) =>
      namesOfFigures(going).length === COUNTED || !/\bthree\b/i.test(words)
        ? (heldAgainst('compare', going) ?? toldAgain(going))
        : null,
  },
  // `What is the difference`, `the gap between them`.
  {
    words: rule(
      `^${SO}(?:(?:what(?:['’]?s| is| was)|how (?:big|large|wide) (?:is|was)|how much is|show|give(?: me)?|tell me) )?(?:the )?(?:difference|gap)(?: (?:between|of) (?:them|these|those|the two|both)(?: figures| ones)?)?${END}`,
    ),
    said: (_, going) => (going.before.others ? heldAgainst('difference between', going) : null),
  },
  // `The first one in Lagos`, `only the last`: one of them, by its name.
  {
    words: rule(
      `^${SO}(?:only |just |show |(?:what|how) about |what (?:is|was) )*the (first|former|second|third|last|latter)(?: (?:one|figure|indicator))?(?= (?:in|for|by|since|now|today|from)\\b|${END})`,
    ),
    said: ([, which = ''], going) => {
      if (!going.before.others) return null
      const names = namesOfFigures(going)
      const at = NTH.findIndex((word) => word.test(which))
      return (at < 0 ? names.at(-1) : names[at]) ?? null
    },
  },
]
