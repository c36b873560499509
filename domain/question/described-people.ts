import type { Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** What people are, before the word for them: words that say little elsewhere. */
const DESCRIBING =
  /^(working|old|older|big|bigger|large|living|new|student|teacher|journalist|officer|common|fat)$/i
/** What restricts people only as a part of their name: `among only children`. */
const RESTRICTING =
  /^(only|own|first|last|other|different|same|certain|particular|real|high|low|lower|higher)$/i

const OF_WHOM = /^(of|among|amongst|for|in|by)$/
const LENGTH = /^(year|month|yr|week|day|how)$/

/** `Left-handed children`: two words that are joined before those for people, and say no age. */
function isJoined(tokens: readonly Token[], at: number, people: ReadonlySet<string>): boolean {
  const isPair = tokens[at + 1]?.after === '-' && people.has(tokens[at + 2]?.word ?? '')
  return isPair && !tokens.slice(at, at + 2).some(({ word }) => AGES.test(word))
}

const AGES = /^(year|month|week|day|old|under|over|\d+|zero|dose)$/

/** Verbs by which people are or have something: what they have tells them apart. */
const BEING =
  /^(are|is|was|were|be|been|being|have|has|had|having|do|does|did|can|could|will|would|may|ever|also|still|now|live|lives|lived|living|reside|stay|dey|don|get|got|who|that|all|just|actually|already|currently|the|a|an|of|their)$/i
/** Where the clause ends, or says a place, a time or a denial, which others read. */
const END =
  /^(in|at|for|from|by|since|during|and|or|but|not|no|never|without|than|according|within|as|before|under)$/i

/** Before `who` as a word of asking. */
const ASKING = /^(|me|us|know|see|tell|show|and|or|but|by|of|is|to|on|find|say|ask)$/i

/** The words told of people by `women who …`, without auxiliaries; none where no such clause begins there. */
function clauseFrom(tokens: readonly Token[], at: number): readonly Token[] {
  const [before, token] = [tokens[at - 1]?.said ?? '', tokens[at]]
  const isRelative = token?.after === '' && /^(who|whose|wey)$/i.test(token.said) && !ASKING.test(before)
  if (!isRelative) return []
  const rest = tokens.slice(at + 1)
  const end = rest.findIndex(({ said, after }) => END.test(said) || after !== '')
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ said }) => !BEING.test(said))
}

/** What anybody does who is counted by an indicator. */
const GENERIC =
  /^(came|come|comes|go|goes|went|attend|attended|attends|visit|visited|receive|received|receives|take|took|takes|make|made|makes|use|used|uses|using|given|give|complete|completed|see|saw|seek|sought|reach|reached)$/i

/** Something is told of them, and none of it by the indicator: `women who own land`. */
function isToldOnly(told: readonly Token[], isOfIndicator: (token: Token) => boolean): boolean {
  const isAct = told.length > 1 || told.some(({ said }) => !GENERIC.test(said))
  return told.length > 0 && isAct && !told.some(isOfIndicator)
}

/**
 * People are described by a word that the name of the indicator does not have: `working mothers`, `among only children`. They are
 * some of the people of the figure, so that it is not theirs.
 */
export function describesOthers(
  tokens: readonly Token[],
  indicator: number | null,
  { people, indicators }: Lexicon,
): boolean {
  const named = indicators.named.get(indicator ?? 0)
  const about = indicators.about.get(indicator ?? 0)
  const isOfIndicator = ({ word }: Token) =>
    [word, indicators.conceptOf(word)].some((one) => named?.has(one) || about?.has(one))
  if (indicator !== null && tokens.some((_, at) => isToldOnly(clauseFrom(tokens, at), isOfIndicator)))
    return true
  return tokens.some(({ said, word }, at) => {
    if (isJoined(tokens, at, people) && !tokens.slice(at, at + 2).some((one) => isOfIndicator(one)))
      return true
    const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]]
    if (next?.after !== '' || !people.has(next.word) || named?.has(word)) return false
    if (DESCRIBING.test(said)) return !LENGTH.test(before)
    return RESTRICTING.test(said) && OF_WHOM.test(before)
  })
}
