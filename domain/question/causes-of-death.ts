import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { declined } from './empty-question.ts'
import type { CausesOf } from './frame.ts'
import type { Question } from './question.ts'
import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'
import { aboutBefore } from './turns/turn-rule.ts'

const CAUSE = `causes?|diseases?|illness(?:es)?|conditions?|sickness(?:es)?`
/** `The leading causes of death`, `what kills most newborns`, `which diseases do children die of`: causes beside each other, and no reason for one figure. */
const ASKED = new RegExp(
  [
    String.raw`\b(?:(?:leading|main|major|top|biggest|commonest|most common|number one|principal|chief|highest|different|\d+|five|three|ten) )+(?:${CAUSE}) of (?:\S+ ){0,4}?(?:deaths?|mortality)\b`,
    String.raw`\b(?:leading|main|major|top|biggest|worst|number one|chief) killers?\b`,
    String.raw`\b(?:what|which(?: (?:${CAUSE}))?) (?:kills?|is killing|are killing|killed) (?:the )?(?:most )?(?:of )?(?:(?:these|those|the) )?(?:them|newborns?|babies|children|infants|under[- ]?(?:fives?|5s?))`,
    String.raw`\b(?:${CAUSE}|things) (?:that kill|which kill|killing|behind|responsible for) (?:\S+ ){0,2}?(?:newborns?|babies|children|infants|under[- ]?(?:fives?|5s?))`,
    String.raw`\bwhat (?:most )?(?:newborns?|babies|children|infants|under[- ]?(?:fives?|5s?)) (?:are dying|die|died) (?:of|from)\b`,
    String.raw`\b(?:which|what) (?:${CAUSE}) kills? (?:the )?(?:most|more)\b`,
    String.raw`\b(?:what|which(?: (?:${CAUSE}))?) (?:do|did) (?:most )?(?:\S+ ){1,4}?(?:die|dying) (?:of|from)(?: mainly| mostly| most(?: often)?)?[?.! ]*$`,
    `^(?:and |so |but )*what are (?:the |their |its )?(?:main |leading |major |top )*causes[?.! ]*$`,
    String.raw`\bwhat kills (?:the )?most \S+ (?:children|kids|babies)`,
    String.raw`^(?:and )?for (?:the )?\S+(?: \S+)?,? what (?:kills|is killing)(?: the)? most\b`,
    String.raw`^(?:the )?causes of (?:\S+ ){0,3}?(?:deaths?|mortality)\b`,
  ].join('|'),
  'i',
)
const NEWBORN = /\b(?:newborns?|neonat\w*|first month|first 28 days)\b/i
/** `Between one month and five years`. */
const AFTER_MONTH =
  /\b(?:1 ?[-–] ?59 months|(?:between|from) (?:one|1|a) month (?:and|to) (?:five|5) years|after (?:the )?(?:first|1st) month|1 to 59 months)\b/i
const CHILD = /\b(?:under[- ]?(?:fives?|5s?)|child(?:ren)?|kids|infants?|babies|pikin)\b/i
/** Who is older, or dies of one named thing: none of these causes are theirs. */
const OTHERS =
  /\b(?:adults?|women|mothers?|maternal|men|teen\w*|adolescen\w*|elderly|pregnan\w*|aged|older)\b/i

/** The people whose causes of death a text asks for; null where it asks for something else, or for others. */
function causesOf(text: string, reader: Reader): CausesOf | null {
  if (!ASKED.test(text) || OTHERS.test(text)) return null
  if (AFTER_MONTH.test(text)) return 'after_month'
  if (NEWBORN.test(text)) return 'newborns'
  if (CHILD.test(text)) return 'under_5'
  const { before } = reader
  const about = before ? aboutBefore({ before, reader }) : ''
  if (/\bneonatal|newborn/.test(about)) return 'newborns'
  return /\bunder[- ](?:5|five)\b|\bchild\b|\binfant\b/.test(about) ? 'under_5' : null
}

const NAMES: Readonly<Record<CausesOf, RegExp>> = {
  newborns: /^Newborn deaths, /,
  after_month: / deaths, 1-59 months$/,
  under_5: /^Newborn deaths, | deaths, 1-59 months$/,
}

/** The indicators that count deaths of one cause each: those of newborns, and of children from the first month to the fifth birthday. */
export function deathsByCause(of: CausesOf, { indicators }: ReferenceData): number[] {
  const names = NAMES[of]
  return [...indicators.values()].filter(({ shortName }) => names.test(shortName)).map(({ id }) => id)
}

const THERE = /\b(?:there|(?:in|of) (?:it|that|the|this)(?: (?:state|place|zone|one))?[?.! ]*$)/i

/** A question of what people of an age die of, as one of all the causes that are held; null for any other. */
export function causesAsked(text: string, reader: Reader): Question | null {
  const of = causesOf(text, reader)
  if (of === null) return null
  const { lexicon, currentYear, before } = reader
  const { places, periods, readings, level } = readPart(tokensOf(text), lexicon, currentYear)
  const indicators = deathsByCause(of, lexicon.reference)
  if (indicators.length === 0) return null
  // `There`, after an order: where it came first.
  const found = before?.found ?? null
  const there = found !== null && before?.places.length === 0 && THERE.test(text) ? [found] : null
  const kept = places.length === 0 && level === null ? (there ?? before?.places ?? []) : places
  return {
    ...declined(text, 'empty'),
    ...{ frame: { kind: 'causes', of }, reason: null, indicators, places: kept, level, periods, readings },
  }
}
