import { measureKey } from '#domain/reference/reference-data.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { nameOfSlot } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import type { Going, TurnRule } from './turn-rule.ts'

const WHAT =
  "(?:and )?what(?:['’]s| is| was| did)?(?: (?:it|that|the figure|its figure|the number|they|it say|it be))*(?: say)?"

/** The figure that two sources are asked for: of a number the rate that was asked for before it, as the turn before may count its deaths alone. */
function figureApart(source: number, { before, reader }: Going): string | null {
  const { reference } = reader.lexicon
  const earlier = before.replaced?.slot === 'indicator' ? before.replaced.ids : []
  const held = [...before.indicators, ...earlier].find((id) => reference.measures.has(measureKey(id, source)))
  return held === undefined ? null : nameOfSlot('indicator', held, reference)
}

/** Why another source has another figure, and what it says: both figures with the reasons that are held. */
export const WHY_AND_ITS_FIGURE_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(
      `${SO}(?:why|how come)(?: (?:is|was|are|does|do))? (?:the )?(?<who>\\S+(?: \\S+){0,2}?)(?:['’]s)?(?: (?:figure|number|one|estimate|value|result|rate))?(?: (?:so|that|very|much|quite|say|says|have|has|give|something))* (?:different|differ|lower|higher|smaller|bigger|far (?:off|apart|away)|less|more)(?: (?:from|than) (?:that|it|this))?(?:[?.!,;]* ${WHAT})?${END}`,
      'i',
    ),
    said: ({ groups = {} }, going) => {
      const { before, reader } = going
      const { lexicon, currentYear } = reader
      const { sources, indicator } = readPart(tokensOf(groups.who ?? ''), lexicon, currentYear)
      const [source, ...others] = sources
      const isOne = source !== undefined && others.length === 0 && indicator === null
      if (!isOne || before.told === null || before.told === source) return null
      const figure = figureApart(source, going)
      const nameOf = (id: number) => nameOfSlot('source', id, lexicon.reference)
      return figure === null
        ? null
        : `why do ${nameOf(before.told)} and ${nameOf(source)} differ on ${figure}`
    },
  },
]
