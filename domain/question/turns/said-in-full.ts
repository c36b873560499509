import { namesBefore } from './names-before.ts'
import type { Reader } from '../reader.ts'
import { ASKED_ON_RULES } from './asked-on-rules.ts'
import { AGAINST_RULES } from './turn-against.ts'
import { ANY_PLACE_RULES } from './turn-any-place.ts'
import { APART_RULES } from './turn-apart.ts'
import { CASES_DEATHS_RULES } from './turn-cases-deaths.ts'
import { CENSUS_RULES } from './turn-census.ts'
import { CLAIM_RULES } from './turn-claims.ts'
import { BESIDE_RULES } from './turn-beside.ts'
import { ILLNESS_RULES } from './turn-illnesses.ts'
import { ITS_ZONE_RULES } from './turn-its-zone.ts'
import { LEADS_RULES } from './turn-leads.ts'
import { LIKEWISE_RULES } from './turn-likewise.ts'
import { ANSWER_RULES } from './turn-answers.ts'
import { FIGURE_RULES } from './turn-figures.ts'
import { TWO_FIGURE_RULES } from './turn-two-figures.ts'
import { KIND_RULES } from './turn-kinds.ts'
import { GROUP_TURN_RULES } from './turn-groups.ts'
import { NAME_RULES } from './turn-names.ts'
import { GOING_ON_RULES } from './turn-goes-on.ts'
import { PLAIN_RULES } from './turn-plainly.ts'
import { PASSING_RULES } from './turn-in-passing.ts'
import { PART_RULES } from './turn-parts-of-it.ts'
import { OF_ORDER_RULES } from './turn-of-order.ts'
import { NEWEST_PART_RULES } from './turn-newest-part.ts'
import { ORDER_RULES } from './turn-order.ts'
import { ON_FIGURE_RULES } from './turn-on-figure.ts'
import { PLACE_RULES } from './turn-places.ts'
import type { Going, TurnRule } from './turn-rule.ts'
import { SAID_BEFORE_RULES } from './turn-said-before.ts'
import { SEVERAL_RULES } from './turn-several.ts'
import { ONE_OF_ORDER_RULES } from './turn-one-of-order.ts'
import { UNIT_OF_GROUP_RULES } from './turn-unit-of-group.ts'
import { SEVERAL_FIGURE_RULES } from './turn-of-several-figures.ts'
import { SHARE_TURN_RULES } from './turn-shares.ts'
import { FURTHER_PLACE_RULES } from './turn-further-places.ts'
import { ZONE_RANK_RULES } from './turn-rank-in-zone.ts'
import { withoutLead, withoutParticles } from './turn-particles.ts'
import { SINCE_THEN_RULES } from './turn-since-then.ts'
import { SUBJECT_RULES } from './turn-subjects.ts'
import { WEALTH_HIT_RULES } from './turn-wealth-hit.ts'
import { PAYING_RULES } from './turn-who-pays.ts'
import { WHAT_IT_SAYS_RULES } from './turn-what-it-says.ts'
import { WHY_AND_WHAT_RULES } from './turn-why-and-what.ts'
import { TURN_CORRECTIONS } from './turn-corrections.ts'
import { TURN_WORDINGS } from './turn-wordings.ts'

/**
 * The words of a turn with what they stand for: after Kano beside Lagos `the second one in 2013` is `Lagos in 2013`. What stands for
 * nothing stays as it was said, and is then not understood; it is never left out.
 */
export function saidInFull(text: string, reader: Reader): string {
  const { before } = reader
  if (!before) return text
  const going = { before, reader }
  // Places stay those that were named, also where the figure was not understood.
  const ofPlaces = told(withoutLead(withoutParticles(text)), SEVERAL_RULES, going)
  if (before.indicators.length === 0) return told(ofPlaces, [...SAID_BEFORE_RULES, ...PLACE_RULES], going)
  const rules = [
    ...ASKED_ON_RULES,
    ...SEVERAL_FIGURE_RULES,
    ...UNIT_OF_GROUP_RULES,
    ...ONE_OF_ORDER_RULES,
    ...ANY_PLACE_RULES,
    ...ITS_ZONE_RULES,
    ...CASES_DEATHS_RULES,
    ...LEADS_RULES,
    ...WHAT_IT_SAYS_RULES,
    ...WHY_AND_WHAT_RULES,
    ...PAYING_RULES,
    ...WEALTH_HIT_RULES,
    ...ZONE_RANK_RULES,
    ...FURTHER_PLACE_RULES,
    ...SINCE_THEN_RULES,
    ...SAID_BEFORE_RULES,
    ...SHARE_TURN_RULES,
    ...NEWEST_PART_RULES,
    ...CENSUS_RULES,
    ...AGAINST_RULES,
    ...GROUP_TURN_RULES,
    ...OF_ORDER_RULES,
    ...TWO_FIGURE_RULES,
    ...ON_FIGURE_RULES,
    ...PLACE_RULES,
    ...TURN_CORRECTIONS,
    ...CLAIM_RULES,
    ...LIKEWISE_RULES,
    ...ILLNESS_RULES,
    ...BESIDE_RULES,
    ...PLAIN_RULES,
    ...GOING_ON_RULES,
    ...PASSING_RULES,
    ...PART_RULES,
    ...TURN_WORDINGS,
    ...SUBJECT_RULES,
    ...KIND_RULES,
    ...APART_RULES,
    ...ANSWER_RULES,
    ...NAME_RULES,
    ...ORDER_RULES,
    ...FIGURE_RULES,
  ]
  const full = told(withoutNamed(ofPlaces, going), rules, going)
  return full.trim() === '' ? text : full
}

/** A text with each rule that fits it carried out, one after the other. */
function told(text: string, rules: readonly TurnRule[], going: Going): string {
  return rules.reduce((said, { words, said: meant }) => {
    const found = words.exec(said)
    const full = found && meant(found, going)
    return found && full !== null
      ? `${said.slice(0, found.index)}${full}${said.slice(found.index + found[0].length)}`
      : said
  }, text)
}

/** `Not Ebonyi, Enugu`, `drop Kano`, `its neighbour Taraba`: without the names that are taken away. */
function withoutNamed(text: string, { before, reader }: Going): string {
  const { reference } = reader.lexicon
  const plain = text.replace(NEIGHBOUR, ' ').trim()
  const names = namesBefore(before, reference)
  for (const name of names) {
    const own = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    const instead = new RegExp(
      `^(?:no[, ]+)?(?:not|instead of|rather than) ${own}(?: state)?[, ]+(?:but |i mean(?:t)? |rather |it is |make it )?(?=\\S)`,
      'i',
    )
    if (instead.test(plain)) return plain.replace(instead, 'and ')
    const dropped = new RegExp(
      `^(?:and |now |please |then )*(?:drop|remove|leave out|exclude|without|take out|take away|forget|minus|skip) ${own}(?: state)?[?.! ]*$`,
      'i',
    )
    const rest = names.filter((other) => other !== name)
    if (dropped.test(plain) && rest.length > 0) return `and ${rest.join(' and ')}`
  }
  return plain
}

/** `Its neighbour` before the name of a place. */
const NEIGHBOUR = /\b(?:(?:its|his|their|the|a|\w+['’]s) )?neighbou?r(?:ing)?(?: states?)?,? (?=\p{Lu})/u
