import { NATION } from '#domain/location/location.ts'
import { OF_LEVELS } from './follow-up-merged.ts'
import type { Question } from './question.ts'
import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'
import { nameOfPlace, nameOfSlot, namesBefore } from './names-before.ts'

/** The conversation that a turn goes on with. */
interface Going {
  readonly before: Question
  readonly reader: Reader
}

/** Words that stand for something of the turn before, and what they stand for; null: for nothing. */
interface Rule {
  readonly words: RegExp
  readonly said: (found: RegExpExecArray, going: Going) => string | null
}

const LEVEL_WORDS: Readonly<Record<number, string>> = { 2: 'zones', 3: 'states', 4: 'LGAs' }
const isOfLevels = ({ before }: Going) => OF_LEVELS.includes(before.frame.kind)
/** The one place of the turn before; of an order the one that came first. */
const placeBefore = ({ before }: Going) =>
  before.places.length === 1 ? (before.places[0] ?? null) : before.places.length === 0 ? before.found : null

const nameOfFound = (going: Going) => {
  const place = placeBefore(going)
  return place === null ? null : nameOfPlace(place, going.reader.lexicon.reference)
}

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
}

/** So many years from the one that was asked about; null where none was. */
function yearFrom({ before }: Going, count: string, unit: string, sign: 1 | -1): string | null {
  const [year, ...others] = before.periods.years
  const length = (COUNTS[count.toLowerCase()] ?? Number(count)) * (/^decade/i.test(unit) ? 10 : 1)
  return year === undefined || others.length > 0 || !(length > 0) ? null : `${year + sign * length}`
}

/** What the turn before asked about and what it replaced, in the order of the conversation; null where nothing was replaced. */
function both({ before, reader }: Going): string | null {
  const { replaced } = before
  if (!replaced) return null
  const own = {
    place: before.places,
    source: before.sources,
    period: before.periods.years,
    indicator: before.indicators,
  }[replaced.slot]
  const names = [...replaced.ids, ...own].map((id) => nameOfSlot(replaced.slot, id, reader.lexicon.reference))
  return names.length === 2 ? names.join(' and ') : null
}

/** Beside what was asked before, where a place or a source follows; `add Lagos to it` asks for a sum. */
function besideThat(found: RegExpExecArray, { reader: { lexicon, currentYear } }: Going): string | null {
  const rest = found.input.slice(found.index + found[0].length)
  const { places, sources, indicator } = readPart(tokensOf(rest), lexicon, currentYear)
  const isSum = /\b(to|onto|with) (it|that|this|them)\b/i.test(rest)
  return places.length + sources.length > 0 && indicator === null && !isSum ? 'compare with ' : null
}

const NUMBER = String.raw`(a|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})`

const RULES: readonly Rule[] = [
  // `Thanks! And for Imo`.
  {
    words:
      /^(?:(?:many )?(?:thanks|thank you|thx|tanx)(?: (?:so|very) much| a lot)?\b[,.! ]*|(?:great|good|nice|cool|perfect|alright|okay|ok|oh|wow|i see|hmm+|fine)[,.!]+ *)(?=\S)/i,
    said: () => 'and ',
  },
  // `Can you say that again`.
  {
    words:
      /^(?:please )?(?:(?:can|could|will) you )?(?:please )?(?:say|repeat|tell me|give me) (?:that|it|this)(?: again| once more)?(?: please)?[?.! ]*$/i,
    said: () => 'again',
  },
  // `The second one` of two that were held against each other.
  {
    words:
      /\b(?:the )?(first|second)(?: (?:one|state|place|source|survey|lga|zone|indicator)| of (?:the two|them|these))(?:s|['’]s)?(?= |[?.!,]|$)|\b(?:the )?(former|latter)(?:s|['’]s)?(?= |[?.!,]|$)|(?<=^(?:and |only |just |what about |how about )*)the (first|second)(?=[?.! ]*$)/i,
    said: ([words = ''], going) => {
      const names = namesBefore(going.before, going.reader.lexicon.reference)
      if (names.length !== 2) return null
      return (/first|former/i.test(words) ? names[0] : names[1]) ?? null
    },
  },
  // `The other one`, after a second place took the place of a first.
  {
    words: /\b(?:the )?other (?:one|state|place|source|survey|year)(?:s|['’]s)?(?= |[?.!,]|$)/i,
    said: (_, { before, reader }) => {
      const [id, ...others] = before.replaced?.ids ?? []
      if (!before.replaced || id === undefined || others.length > 0) return null
      return nameOfSlot(before.replaced.slot, id, reader.lexicon.reference)
    },
  },
  // `The difference`, `compare them`: of what was asked now and before.
  {
    words:
      /^(?:and |so )?(?:what(?: is|s|['’]s)? |whats |show (?:me )?|give (?:me )?|tell me )?(?:the )?(?:difference|gap)(?: between (?:them|the two|both|the 2))?[?.! ]*$|^(?:and |so |please )?compare (?:them|both|the two|the 2)[?.! ]*$|^(?:and |so )?(?:how|why) do (?:they|the two) (?:differ|compare)[?.! ]*$/i,
    said: (_, going) => {
      const names = going.before.replaced?.slot === 'place' ? null : both(going)
      return names === null ? null : `difference between ${names}`
    },
  },
  // `How has that state changed`: the one that came first, or was asked about.
  {
    words: /\b(?:that|this|the same|the said) (?:state|place|lga|one)(?:s|['’]s)?(?= |[?.!,]|$)/i,
    said: (_, going) => (isOfLevels(going) ? nameOfFound(going) : null),
  },
  // `Where does it rank`.
  {
    words:
      /^(?:and |so )?(?:where does|how does|what is|whats) (?:it|that|this|its|the|they)(?: (?:state|place|one))? rank(?:ing|ed)?\b[?.! ]*(?:among(?:st)? (?:the )?(?:other )?states?|nationally|in (?:the country|nigeria))?[?.! ]*$/i,
    said: (_, going) => {
      const name = nameOfFound(going)
      return name === null ? null : `rank of ${name}`
    },
  },
  // `And the next`, after an order.
  {
    words:
      /^(?:and |then |what about |who is |which is )*(?:the )?(?:next|following)(?: (?:one|state|place|lga))?(?: (?:after that|then|please))?[?.! ]*$/i,
    said: (_, { before }) => (before.frame.kind === 'rank' ? `the ${(before.count ?? 1) + 1}th` : null),
  },
  // `Which ones are below the average`, after an order.
  {
    words: /\b(?:which|how many|what) (?:ones|of (?:them|these|those)|among them)(?= \w)/i,
    said: ([words = ''], going) => {
      const level = isOfLevels(going) ? LEVEL_WORDS[going.before.level ?? 3] : undefined
      return level === undefined ? null : `${/^how many/i.test(words) ? 'how many' : 'which'} ${level}`
    },
  },
  // `Is that above average`: above the country's own figure.
  {
    words:
      /\b(above|below|over|under|than|beat|beats|beneath|to|with|from) (?:the )?(?:national |overall |country |general |nigerian? )?(?:average|mean|norm)\b/i,
    said: ([, word = ''], going) =>
      isOfLevels(going)
        ? `${word} the national average`
        : going.before.places.length === 1 && going.before.places[0] !== NATION
          ? `${word} Nigeria`
          : null,
  },
  // `Add Kebbi`, `and Ogun as well`, `together with Edo`: beside what was asked before.
  {
    words:
      /^(?:please |now |and |also )*(?:add|include|put in|bring in|throw in|plus|together with|along with|alongside|side by side with|with)(?: in)? +(?=\S)/i,
    said: besideThat,
  },
  {
    words: /^(?:and |what about )*(?=\S.* (?:as well|too|also|in addition)[?.! ]*$)/i,
    said: besideThat,
  },
  {
    words:
      /^(?:is it |is that )?(?:twice|double|half|three times)(?: as)?(?: (?:much|many|high|low|big|large|good|bad))?(?: as| of| that of| than)? +(?=\S)/i,
    said: besideThat,
  },
  // `What do others say`.
  {
    words:
      /^(?:and |so |but )*(?:what do |what does |how about |what about |what |from |in |by |according to |show (?:me )?|any )?(?:the |any )?(?:others?|other (?:sources?|surveys?|data sources?|people))(?: (?:say|says|report|reports|give|show|have|got))?(?: about (?:it|that|this))?[?.! ]*$/i,
    said: (_, going) =>
      going.before.frame.kind === 'level' && going.before.replaced === null ? 'all sources' : null,
  },
  // `Is Lagos one of them`: whether it is.
  { words: /,? *\b(?:one of|among|part of|in) (?:them|these|those|the list|that list)\b/i, said: () => '' },
  // `Number of people`, after a share: how many they are.
  {
    words:
      /^(?:and |so |in |the |what is |give me |what (?:about|of) )*(?:actual |absolute |total |raw )?(?:numbers?|count) of (?:people|persons|them|those|cases)(?: affected| is that| in total)?[?.! ]*$/i,
    said: (_, going) => (isOfLevels(going) ? null : 'how many is that'),
  },
  // `Five years later`, `the year before`.
  {
    words: new RegExp(
      `\\b${NUMBER} (years?|decades?) (?:later|after(?: that)?|afterwards|on|since)(?=[?.! ]*$)`,
      'i',
    ),
    said: ([, count = '', unit = ''], going) => yearFrom(going, count, unit, 1),
  },
  {
    words: new RegExp(
      `\\b${NUMBER} (years?|decades?) (?:earlier|before(?: that)?|previously|prior|back)(?=[?.! ]*$)`,
      'i',
    ),
    said: ([, count = '', unit = ''], going) => yearFrom(going, count, unit, -1),
  },
  {
    words:
      /\b(?:in |for )?(?:the )?(?:next|following) year(?=[?.! ]*$)|\b(?:in )?the year after(?: that)?(?=[?.! ]*$)/i,
    said: (_, going) => yearFrom(going, 'one', 'year', 1),
  },
  {
    words:
      /\b(?:in |for )?the (?:previous|preceding|prior) year(?=[?.! ]*$)|\b(?:in )?the year before(?: that)?(?=[?.! ]*$)/i,
    said: (_, going) => yearFrom(going, 'one', 'year', -1),
  },
  // `And before that`, where no year was said: every figure up to now.
  {
    words:
      /^(?:and |what about |how about |what was it |what (?:was|is) |in )*(?:the )?(?:(?:year|time|one|round|survey|years|figure)? ?before(?: that| this| it| then)?|(?:previous|earlier|older|past|last) (?:one|ones|round|rounds|survey|surveys|value|values|figure|figures|time|times|year|years)|previously|earlier)[?.! ]*$/i,
    said: (_, { before }) =>
      before.frame.kind === 'level' && before.periods.years.length === 0 ? 'trend' : null,
  },
]

/**
 * The words of a turn with what they stand for: after Kano beside Lagos `the second one in 2013` is `Lagos in 2013`. What stands for
 * nothing stays as it was said, and is then not understood; it is never left out.
 */
export function saidInFull(text: string, reader: Reader): string {
  const { before } = reader
  if (!before || before.indicators.length === 0) return text
  const going = { before, reader }
  const told = RULES.reduce(
    (said, { words, said: meant }) => {
      const found = words.exec(said)
      const full = found && meant(found, going)
      return found && full !== null
        ? `${said.slice(0, found.index)}${full}${said.slice(found.index + found[0].length)}`
        : said
    },
    withoutNamed(text, going),
  )
  return told.trim() === '' ? text : told
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
