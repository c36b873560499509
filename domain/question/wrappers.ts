import type { Cue } from './question-words.ts'
import { type ReadPart, readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import type { Token } from './tokens.ts'
import { withoutIntroduction } from './wordings/without-introduction.ts'

/** Longest text, in words, that is read as one: of longer ones only the clauses that name something of the data count. */
export const LONG = 25

/** The question within the words around it: without whom it is addressed to, what is told of oneself, and `could you tell me`. */
export function withoutWrapper(tokens: readonly Token[], reader: Reader): readonly Token[] {
  const asked = withoutPurpose(withoutAddress(withoutIntroduction(tokens, reader), reader), reader)
  const clauses = asked.length > LONG ? clausesOf(asked) : sentencesOf(asked)
  const leads = clauses.map((clause) => withoutLead(clause, reader))
  return leads.length < 2 ? (leads[0] ?? asked) : withoutPreamble(leads, asked.length > LONG, reader)
}

function sentencesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  return [...Map.groupBy(tokens, ({ sentence }) => sentence).values()].flatMap((sentence) => {
    const colon = sentence.findIndex(({ after }, at) => at > 0 && after === ':')
    return colon < 0 ? [sentence] : [sentence.slice(0, colon), sentence.slice(colon)]
  })
}

/** The pieces between full stops and commas. */
function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  return sentencesOf(tokens).flatMap((sentence) => {
    const found: Token[][] = [[]]
    for (const token of sentence) {
      if (token.after === ',' && (found.at(-1)?.length ?? 0) > 0) found.push([])
      found.at(-1)?.push(token)
    }
    return found
  })
}

/**
 * The clauses that ask something: of a long text those that name something of the data; of a short one those that are no
 * mere talk, such as thanks and wishes, beside one that names an indicator. Where the asker lives is no place of the question
 * that names one itself.
 */
function withoutPreamble(
  clauses: readonly (readonly Token[])[],
  isLong: boolean,
  { lexicon, currentYear }: Reader,
): readonly Token[] {
  const read = clauses.map((clause) => ({ clause, part: readPart(clause, lexicon, currentYear) }))
  const isNamed = read.some(({ part }) => part.indicator !== null)
  const telling = read.filter((one) => isTelling(one.part) || (!isLong && !isTalk(one) && !isLabel(one)))
  const hasPlace = telling.some(({ part }) => part.indicator !== null && part.places.length > 0)
  const kept = telling.filter(
    ({ clause, part }) => !(isLong && hasPlace && part.indicator === null && isPersonal(clause)),
  )
  return kept.length > 0 && (isLong || isNamed)
    ? kept.flatMap(({ clause }) => clause)
    : clauses.flatMap((clause) => [...clause])
}

function isTelling(part: ReadPart): boolean {
  return (
    part.indicator !== null ||
    part.places.length > 0 ||
    part.sources.length > 0 ||
    part.periods.years.length > 0 ||
    part.periods.fromToday !== null
  )
}

function isTalk({ clause, part }: { readonly clause: readonly Token[]; readonly part: ReadPart }): boolean {
  return (
    isPersonal(clause) &&
    part.limit === null &&
    part.level === null &&
    part.indicator === null &&
    part.group === null
  )
}

/** Words of asking that say nothing of what is asked. */
const EMPTY_CUES: readonly Cue[] = [
  ...(['greeting', 'thanks', 'able', 'exists', 'what_is', 'opinion'] as const),
  // `Most grateful`.
  'highest',
  'also',
]

/** A clause without what leads up to the question: `I would be grateful if you could help me with`. */
function withoutLead(clause: readonly Token[], { lexicon, currentYear }: Reader): readonly Token[] {
  const end = clause.findLastIndex(({ said }) => LEADING.test(said))
  if (end < 1 || end > clause.length - 2 || end > LONGEST_LEAD) return clause
  const before = clause.slice(0, end + 1)
  if (!before.some(({ said }) => ASKING.test(said))) return clause
  const lead = readPart(before, lexicon, currentYear)
  const isName = lead.indicator !== null && lead.contents.length > 1
  if (
    isName ||
    isTelling({ ...lead, indicator: null }) ||
    ![...lead.cues].every((cue) => EMPTY_CUES.includes(cue))
  )
    return clause
  const rest = clause.slice(end + 1)
  const isBound = /^(with|on|about|to|in|understand|know|see|find|have)$/i.test(rest[0]?.said ?? '')
  const asked = isBound ? rest.slice(1) : rest
  return readPart(asked, lexicon, currentYear).indicator === null ? clause : asked
}

/** The last word of a lead: whoever is told, or wants to know. `Need` is a noun of names. */
const LEADING = /^(me|us|wants|requires|requested|asked|asking)$/i

/** Words by which people ask for something. */
const ASKING =
  /^(you|your|could|can|please|kindly|abeg|help|assist|tell|give|show|send|wants?|like|need|requires|requested|asked|asking)$/i

const LONGEST_LEAD = 20

/** What people write or prepare, and where they speak. */
const OCCASION =
  /^(piece|story|article|report|thesis|dissertation|paper|presentation|slides?|briefing|brief|meeting|class|assignment|project|essay|proposal|grant|research|study|exam|talk|speech|post|tweet|blog|newsletter|editorial|programme|show|bulletin|poster|lecture|workshop|conference|homework|memo)$/i
/** `For our quarterly review`: the purpose of whoever asks; places and people that are theirs restrict all the same. */
const OWN = /^(my|our|his|her|their|your)$/i
const THEIRS =
  /^(states?|lgas?|locals?|zones?|regions?|country|nation|villages?|towns?|city|cities|community|communities|wards?|districts?|areas?|people|women|woman|men|man|child|children|kids|babies|baby|girls?|boys?|mothers?|fathers?|wife|husband|family|families|household|households|hospitals?|clinics?|schools?|facility|facilities|camps?|tribe|church|mosque|patients?|age|group)$/i

/** Words between `for` and what it is for. */
const WITHIN = 5

/** Without what it is for: `for a news piece going out tonight`, as far as nothing of the data follows. */
function withoutPurpose(tokens: readonly Token[], { lexicon, currentYear }: Reader): readonly Token[] {
  for (const [at, { word }] of tokens.entries()) {
    if (word !== 'for' || at === 0) continue
    const after = tokens.slice(at + 1, at + 1 + WITHIN)
    const isOwn = OWN.test(after[0]?.said ?? '') && !after.some(({ said }) => THEIRS.test(said))
    if (!isOwn && !after.some(({ said }) => OCCASION.test(said))) continue
    const stop = tokens.findIndex(({ after }, own) => own > at && (after === ',' || after === '.'))
    const end = stop < 0 ? tokens.length : stop
    const part = readPart(tokens.slice(at, end), lexicon, currentYear)
    const isEmpty =
      part.indicator === null && part.group === null && part.level === null && part.limit === null
    if (isEmpty && !isTelling({ ...part, periods: { ...part.periods, fromToday: null } }))
      return [...tokens.slice(0, at), ...tokens.slice(end)]
  }
  return tokens
}

/** People are spoken to before the first comma: `Doctor, …`. */
const ADDRESSED =
  /^(doctor|dr|prof|professor|sir|madam|ma|mallam|malam|alhaji|alhaja|hajiya|chief|oga|nurse|matron|minister|commissioner|honourable|honorable|pastor|imam|uncle|aunty|auntie|people|team|friends?|brother|sister|boss|director|dear|colleagues?|excellency|everyone)$/i
const LONGEST_ADDRESS = 4

function withoutAddress(tokens: readonly Token[], { lexicon, currentYear }: Reader): readonly Token[] {
  const end = tokens.findIndex(({ after }, at) => at > 0 && after === ',')
  const lead = tokens.slice(0, Math.max(end, 0))
  const isAddress = end > 0 && end <= LONGEST_ADDRESS && lead.some(({ said }) => ADDRESSED.test(said))
  // `Internally displaced people, latest` names what is asked for.
  const named = lead.filter(({ said }) => !ADDRESSED.test(said))
  // `People on antiretroviral treatment, Kano`: they are who is asked about.
  const parts = lead.some(({ said }) => /^people$/i.test(said)) ? [named, lead] : [named]
  const isOfNone = parts.every((some) => readPart(some, lexicon, currentYear).indicator === null)
  return isAddress && isOfNone ? tokens.slice(end) : tokens
}

/** `Donor report: …`, `the minister asks: …`: a heading of what is asked, where it names nothing of the data. */
const LABEL =
  /^(needs?|wants?|asks?|asked|says?|said|here|speaking|writing|calling|urgent|request|question|query|task|line|governor|aide|secretary|office)$/i

function isLabel({ clause, part }: { readonly clause: readonly Token[]; readonly part: ReadPart }): boolean {
  const isNothing =
    part.indicator === null && part.group === null && part.level === null && part.limit === null
  return (
    isNothing &&
    clause.length <= LONGEST_LABEL &&
    clause.some(({ said }) => LABEL.test(said) || OCCASION.test(said) || ADDRESSED.test(said)) &&
    !clause.some(({ said }) => THEIRS.test(said))
  )
}

const LONGEST_LABEL = 7

const PERSONAL =
  /^(i|me|my|we|our|us|you|your|thanks|thank|regards|dear|hope|hello|hi|sincerely|yours|cheers|oga|sir|madam)$/i

function isPersonal(clause: readonly Token[]): boolean {
  return clause.some(({ said }) => PERSONAL.test(said))
}
