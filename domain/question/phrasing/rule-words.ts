/** Rules of `check-phrase.ts` as expressions: words that are looked for, and never said. */

/** Numbers and shares in words. */
export const NUMBER_WORDS = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions dozen',
  'half halves third thirds quarter quarters fifth fifths tenth tenths double doubled triple tripled twice thrice once',
  'majority minority most few many several all none every nobody everybody percent',
)

/** Words that say which way something goes, or which of two is larger or better; those of one list mean the same. */
export const DIRECTIONS: readonly RegExp[] = [
  words(
    'rise rises rose risen rising increase increases increased increasing grow grows grew grown growing climb climbs climbed up gain gained',
  ),
  words(
    'fall falls fell fallen falling decrease decreases decreased decreasing drop drops dropped decline declines declined declining down shrink shrank',
  ),
  words('higher highest above over exceed exceeds exceeded more greater largest larger top'),
  words('lower lowest below under less smaller smallest fewer bottom'),
  words('better best improve improves improved improving improvement good strong'),
  words('worse worst worsen worsens worsened deteriorate deteriorated bad poor weak'),
  words('stable unchanged steady same equal flat'),
  words('reach reaches reached meet meets met achieve achieved success'),
  words('miss misses missed fail fails failed short'),
  words('agree agrees agreement confirm confirms confirmed consistent'),
  words('differ differs disagree disagrees conflict conflicts inconsistent'),
]

/** Words that turn a statement round. */
export const NEGATIONS = words(
  "not no never cannot without neither nor isn't aren't wasn't don't doesn't didn't can't",
)
/** Words for the cause of something, its consequence or its remedy. */
export const CAUSES = words(
  'because cause causes caused therefore thus hence due owing thanks leads led will shall must should proves proof',
)

/** Any of these words, separated by spaces, as a whole one. */
function words(...lists: readonly string[]): RegExp {
  const all = lists.join(' ').split(' ')
  return new RegExp(String.raw`(?<![\p{L}'])(?:${all.join('|')})(?![\p{L}'])`, 'iu')
}
