import { type Facts, holesOf, outsideHoles } from './facts.ts'

/** Why a text is not shown. */
export type PhraseFault =
  | 'placeholder'
  | 'missing'
  | 'digit'
  | 'number-word'
  | 'direction'
  | 'negation'
  | 'cause'
  | 'name'
  | 'markup'
  | 'length'

/** Names that must not be written out: all places and sources of the release. */
export interface KnownNames {
  readonly places: readonly string[]
  readonly sources: readonly string[]
}

const NUMBER_WORDS = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions dozen',
  'half halves third thirds quarter quarters fifth fifths tenth tenths double doubled triple tripled twice thrice once',
  'majority minority most few many several all none every nobody everybody percent',
)

/** Words that say which way something goes, or which of two is larger or better; those of one list mean the same. */
const DIRECTIONS: readonly RegExp[] = [
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

const NEGATIONS = words(
  "not no never cannot without neither nor isn't aren't wasn't don't doesn't didn't can't",
)
const CAUSES = words(
  'because cause causes caused therefore thus hence due owing thanks leads led will shall must should proves proof',
)

/** Letters of markup, links and addresses. */
const MARKUP = /[<>[\]`*_#|\\@]|https?:|www\.|\p{Cc}/u

/** A phrase may be as long as this many times what it says, and so many characters more. */
const LONGEST = { times: 1.8, more: 120 } as const

/**
 * What is wrong with a text that a language model wrote about facts; null: it may be shown. It may hold placeholders of
 * the facts and plain words: no number in digits or words, no name of a place or a source, no direction, negation or cause that the
 * facts do not state, and it leaves out nothing.
 */
export function phraseFault(text: string, facts: Facts, names: KnownNames): PhraseFault | null {
  const { template, values } = facts
  if (text.length > template.length * LONGEST.times + LONGEST.more) return 'length'
  const holes = holesOf(text)
  if ([...holes].some((name) => values[name] === undefined)) return 'placeholder'
  const said = plain(text)
  if (MARKUP.test(said) || /[{}]/.test(said)) return 'markup'
  if (/\p{N}/u.test(said)) return 'digit'
  const meant = plain(template)
  if (counts(said, NUMBER_WORDS).some((word) => !counts(meant, NUMBER_WORDS).includes(word)))
    return 'number-word'
  if (DIRECTIONS.some((direction) => direction.test(said) && !direction.test(meant))) return 'direction'
  if (counts(said, NEGATIONS).length !== counts(meant, NEGATIONS).length) return 'negation'
  if (CAUSES.test(said) && !CAUSES.test(meant)) return 'cause'
  if (namesIn(said, names, meant)) return 'name'
  if ([...holesOf(template)].some((name) => !holes.has(name))) return 'missing'
  return null
}

/** Of a text that has only begun: whatever is wrong with it already. What is missing may still come. */
export function faultSoFar(text: string, facts: Facts, names: KnownNames): PhraseFault | null {
  const fault = phraseFault(text, facts, names)
  return fault === 'missing' || fault === 'negation' ? null : fault
}

function plain(text: string): string {
  return outsideHoles(text, (part) => part)
    .replaceAll(/\{[ispv]\d+\}/g, ' ')
    .normalize('NFKC')
}

function words(...lists: readonly string[]): RegExp {
  const all = lists.join(' ').split(' ')
  return new RegExp(String.raw`(?<![\p{L}'])(?:${all.join('|')})(?![\p{L}'])`, 'iu')
}

function counts(text: string, rule: RegExp): readonly string[] {
  return [...text.matchAll(new RegExp(rule.source, 'giu'))].map(([word]) => word.toLowerCase())
}

/** Whether a text names a place or source that its template does not name in words. */
function namesIn(said: string, { places, sources }: KnownNames, meant: string): boolean {
  const inText = (text: string, name: string, flags: string) => {
    const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return new RegExp(String.raw`(?<![\p{L}])${literal}(?![\p{L}])`, flags).test(text)
  }
  const low = said.toLowerCase()
  const isForeign = (name: string, flags: string) =>
    low.includes(name.toLowerCase()) && inText(said, name, flags) && !inText(meant, name, flags)
  return places.some((name) => isForeign(name, 'u')) || sources.some((name) => isForeign(name, 'u'))
}
