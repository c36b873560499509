import type { HelpTopic } from '../question.ts'
import type { Cue } from '../question-words.ts'
import type { Continued } from './follow-up-merged.ts'

/** The help that is asked for; none in a turn on a figure that has places, figures or a comparison, unless somebody asks how to do it. */
export function helpStill({ part, kept }: Continued): HelpTopic | null {
  const isOfFigure =
    kept.includes('indicator') &&
    (part.places.length > 0 || part.level !== null || HELD_AGAINST.some((cue) => part.cues.has(cue)))
  const isAsker = part.tokens.some(({ said }) => /^(i|we|you|one|can|where)$/i.test(said))
  return isOfFigure && !isAsker ? null : part.help
}

const HELD_AGAINST: readonly Cue[] = ['compare', 'gap', 'differ', 'above', 'below', 'figure_word', 'number']
