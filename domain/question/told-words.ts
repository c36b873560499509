import { strayWords } from './left-out/stray-words.ts'
import { isOpenNumber, isOtherFigure, isOtherName } from './told-figures.ts'
import { isOneCadre, isOtherLife, isOtherPeople } from './told-people.ts'
import { type Told, type ToldInput, isOtherAge, isOtherUnit, isOtherWhole, isRatio } from './told-units.ts'

/**
 * Words that say nothing by themselves and restrict what is asked by where they stand: an answer without them would be that of
 * everybody, everywhere, at any time. None where the parts of speech are not known.
 */
export function toldWords(input: ToldInput): ReadonlySet<number> {
  const { tokens, spans, lexicon, used } = input
  const parts = lexicon.tagger?.(tokens.map(({ said }) => said))
  if (!parts) return new Set()
  const spanned = new Set(
    spans.flatMap(({ start, count }) => Array.from({ length: count }, (_, index) => start + index)),
  )
  const told: Told = { ...input, parts, spanned }
  const found = tokens.flatMap((_, at) =>
    input.indicator > 0 && !used.has(at) && TELLING.some((tells) => tells(at, told)) ? [at] : [],
  )
  const stray = strayWords({
    ...{ tokens, spans, named: input.named, used },
    isOfIndicator: ({ said }) => hasInName(said, told),
    isNext: input.indicator === 0,
    isPeople: (word) => lexicon.people.has(word),
    conceptOf: (word) => lexicon.indicators.conceptOf(word),
    isStray: ({ said, word }) => lexicon.stray.has(said.toLowerCase()) || lexicon.stray.has(word),
    isUnknown: (at) => isUnknown(at, told),
  })
  return new Set([...found, ...stray, ...besidePlaces(told)])
}

/** `According to the senator`: whose figure it is, where no source is named so. */
function isOtherAuthor(at: number, { tokens, named, spanned }: Told): boolean {
  const before = JOINING.test(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1
  const isAfter = tokens[before]?.word === 'to' && tokens[before - 1]?.word === 'according'
  return isAfter && !JOINING.test(tokens[at]?.word ?? '') && !named.has(at) && !spanned.has(at)
}

/** A word that nobody knows, and that says something. */
function isUnknown(at: number, { tokens, parts, named, spanned, lexicon }: Told): boolean {
  const { said = '', word = '' } = tokens[at] ?? {}
  const isKnown = named.has(at) || spanned.has(at) || lexicon.filler.has(word)
  // `Workers who caught Lassa`, `taking place`: a verb of the name.
  const next = tokens[at + 1]
  const isInside = [...named].some((place) => place < at) && named.has(at + 1)
  const isOfName = parts[at] === 'verb' && next?.after === '' && (isInside || GIVEN.test(next.word))
  if (isOfName) return false
  return !isKnown && parts[at] !== 'other' && !/^(\p{L}|\d.*)$/u.test(word) && !ORDERING.test(said)
}

/** Verbs of names, with the word that makes them one: `gave birth`, `taking place`. */
const GIVING = /^(give|gives|gave|given|giving|take|takes|took|taking)$/i
const GIVEN = /^(birth|place)$/
/** Words between two things that are held against each other, and the ends of an order: frames follow them. */
const ORDERING =
  /^(minus|plus|more|less|making|line|mark|widespread|prevalent|wide|nationwide|everywhere|senatorial|gave|gives|has|have|\w{3,}est)$/i

/** The name of the indicator stands before, in one breath. */
function isAfterName(at: number, { tokens, named }: Told): boolean {
  for (let place = at; place > 0; place--) {
    if ((tokens[place]?.after ?? '') !== '') return false
    if (named.has(place - 1)) return true
  }
  return false
}

/** Something is told after the name: `coverage weighted by …`, `births attended privately`. */
function isToldOfName(at: number, told: Told): boolean {
  const { tokens, parts, named, spanned, lexicon } = told
  const { said = '', word = '' } = tokens[at] ?? {}
  // `Reverse stunting`: what is to be done about it.
  if (at === 0 && parts[at] === 'verb' && named.has(1) && !spanned.has(0) && !named.has(0))
    return !lexicon.filler.has(word) && !lexicon.vocabulary.has(word)
  const isKnown = named.has(at) || spanned.has(at) || lexicon.filler.has(word) || /^(\p{L}|\d.*)$/u.test(word)
  if (isKnown || parts[at] === 'other' || ORDERING.test(said)) return false
  // `How many doctors work in Kano`: those who are there.
  if (
    /^(work|works|working|serve|serving)$/i.test(said) &&
    /^(in|at|there|for)$/.test(tokens[at + 1]?.word ?? '')
  )
    return !lexicon.people.has(tokens[at - 1]?.word ?? '') && !CADRES.test(tokens[at - 1]?.said ?? '')
  // `I guess`, `you know`: what the asker does.
  if (/^(i|we|you)$/i.test(tokens[at - 1]?.said ?? '')) return false
  // `More widespread than`, `workers who caught Lassa`: a comparison, and a verb between two words of the name.
  if (/^(more|less|most|least)$/i.test(tokens[at - 1]?.said ?? '')) return false
  if (parts[at] === 'verb' && tokens[at + 1]?.after === '' && named.has(at + 1)) return false
  if (GIVING.test(said) && GIVEN.test(tokens[at + 1]?.word ?? '')) return false
  return isAfterName(at, told)
}

const CADRES = /^(doctors|nurses|midwives|pharmacists|dentists|workers|staff|chews)$/i

/** Words before a noun of the name that pick some of what it counts: `first births`. */
const PICKING =
  /^(first|second|third|last|same|only|own|other|different|big|small|large|old|single|multiple|certain|particular)$/i
/** Words before the name that ask for another figure than the one that is held. */
const DOUBTING =
  /^(wrong|false|fake|incorrect|double|doubled|tripled|halved|half|twice|missing|lost|future|past)$/i
/** Words after the name that leave the rest out, or ask for what is wanting. */
const NARROWING =
  /^(only|alone|solely|exclusively|need|needs|needed|require|requires|required|later|subsequently|afterwards|eventually|newly)$/i

const MIND =
  /^(knows?|knew|heard|aware|believes?|believed|trusts?|trusted|fears?|feared|prefers?|preferred|intends?|intended|plans?|planned|refuses?|refused|hates?)$/i

/** `First births`, `deliveries by doctors only`, `how many vaccines does Kano need`. */
function isSaidOfSome(at: number, told: Told): boolean {
  const { tokens, spans, named, spanned, lexicon } = told
  const said = tokens[at]?.said ?? ''
  if (named.has(at)) return false
  const next = tokens[at + 1]
  // `First time mothers`; `children in Kano need penta 3`.
  const isPeople = (place: number) => lexicon.people.has(tokens[place]?.word ?? '')
  if (/^first$/i.test(said) && next?.word === 'time' && isPeople(at + 2)) return true
  const isOfSubject = isPeople(at - 1) || isPeople(at - 2) || (spanned.has(at - 1) && isPeople(at - 3))
  if (/^(needs?|requires?)$/i.test(said) && named.has(at + 1) && isOfSubject) return true
  // `Mothers who know about BCG`: what they think of it.
  const isTold = isPeople(at - 1) || /^(who|that)$/.test(tokens[at - 1]?.word ?? '')
  if (MIND.test(said) && isTold) return true
  const isOfTime = /^(month|birthday|day|week|year)$/.test(next?.word ?? '')
  const isPicking = PICKING.test(said) && next?.after === '' && named.has(at + 1) && !isOfTime
  const before = tokens[JOINING.test(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1]?.word ?? ''
  const isBound = WHERE.test(before) || before === 'for'
  if (next?.after === '' && named.has(at + 1) && DOUBTING.test(said)) return true
  if (isPicking && isBound && !hasInName(`${said} ${next.said}`, told)) return true
  // `In Kano only`, `NDHS only`: the place and the source are what was named.
  const isOfSlot = spans.some(
    ({ start, count, meanings }) =>
      start + count === at && meanings.some(({ kind }) => ['place', 'area', 'source'].includes(kind)),
  )
  const isOnly = /^(only|alone)$/i.test(said)
  if (isOnly && (isOfSlot || /^\d{4}$/.test(tokens[at - 1]?.word ?? ''))) return false
  return NARROWING.test(said) && !spanned.has(at) && isAfterName(at, told)
}

const SERVICES =
  /^(hospitals?|clinics?|facility|facilities|maternities|schools?|markets?|camps?|pharmac(?:y|ies))$/i

/** `ANC 4 in Lagos Mainland hospitals`: where care is given, of a figure of everybody who lives there. */
function isOfServices(at: number, { tokens, named, lexicon, indicator }: Told): boolean {
  if (!SERVICES.test(tokens[at]?.said ?? '') || named.has(at - 1) || named.has(at + 1)) return false
  const about = lexicon.reference.indicators.get(indicator)
  return !/facilit|hospital|clinic|school|camp/i.test(`${about?.fullName} ${about?.definition}`)
}

/** `Age at first birth`: the name says so itself. */
function hasInName(words: string, { lexicon, indicator }: Told): boolean {
  const about = lexicon.reference.indicators.get(indicator)
  return `${about?.fullName} ${about?.definition}`.toLowerCase().includes(words.toLowerCase())
}

const WHERE = /^(in|of|among|amongst|at|on|with|during|after|before|under|within|inside|via|through|by)$/
const JOINING = /^(the|a|an|our|my|their|its|his|her|your|this|that|these|those|some|any|all)$/
/** What stands after such words in any question, and says no more than the frame does. */
const GENERAL =
  /^(dem|dat|dis|im|una|home|total|whole|country|nation|area|region|state|zone|lga|government|general|year|years|month|week|past|last|moment|present|now|fact|particular|detail|details|percent|percentage|proportion|rate|number|numbers|figure|figures|data|report|reports|record|records|estimate|estimates|first|question|level|national|others|other|each|every|both|average|short|brief|addition|place|places|end|side|least|most|cent|terms|project|thesis|assignment|article|story|paper|slide|slides|speech|statistics)$/i
const OF_PEOPLE = /^(of|in|among|amongst|at|with)$/

/** `On time`, `by mothers’ age`, `in towns`: a word that says little elsewhere, and here says how, when or by what. */
function isObject(at: number, told: Told): boolean {
  const { tokens, parts, named, spanned, lexicon } = told
  const { said = '', word = '' } = tokens[at] ?? {}
  if (named.has(at) || !lexicon.filler.has(word) || GENERAL.test(said) || /^\d/.test(word)) return false
  if (lexicon.talk.has(word)) return false
  if (parts[at] !== 'noun' || JOINING.test(word)) return false
  const before = JOINING.test(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1
  const preposition = tokens[before]?.word ?? ''
  if (!WHERE.test(preposition) || spanned.has(before) || tokens[at]?.after !== '') return false
  // Of the women, by children: the people of the figure itself; not `by mothers’ age`.
  const isPeople = lexicon.people.has(word)
  const isOwner = isPeople && tokens[at + 1]?.after === '' && parts[at + 1] !== 'other'
  // `Open defecation by children`: of people that the figure is not of.
  const isBy = isPeople && preposition === 'by' && !hasInName(word, told) && !hasInName(said, told)
  if (isBy && word !== 'population') return isAfterName(at, told)
  if (isPeople && !(isOwner && !OF_PEOPLE.test(preposition)) && word !== 'population') return false
  if (isPeople && OF_PEOPLE.test(preposition)) return false
  if (hasInName(said, told)) return false
  if (spanned.has(at) && !isPeople) return false
  return isAfterName(at, told)
}

/** Where something lies that has no figure of its own. */
const NEAR = /^(along|around|near|nearby|beyond|behind|bordering|towards|toward|opposite|surrounding)$/i

/** A part of a place that is none by itself. */
const DIRECTION = /^((north|south|east|west)(ern)?|central|upper|lower|greater|inner|outer|rural|urban)$/i

/** `Along the Benue river`, `near Kano`, `southern Kaduna`: not the place itself. */
function besidePlaces({ tokens, spans, used }: Told): number[] {
  return spans.flatMap(({ start, count, meanings }) => {
    if (!meanings.some(({ kind }) => kind === 'place')) return []
    const at = JOINING.test(tokens[start - 1]?.word ?? '') ? start - 2 : start - 1
    const isOfPlace = (place: number) =>
      spans.some(
        (span) =>
          place >= span.start &&
          place < span.start + span.count &&
          span.meanings.some(({ kind }) => kind === 'place' || kind === 'group' || kind === 'dimension'),
      )
    const isPart = tokens[start]?.after === '' && DIRECTION.test(tokens[start - 1]?.said ?? '')
    if (isPart && !isOfPlace(start - 1)) return [start - 1]
    // `In Kano and around`.
    const end = start + count
    if (
      tokens[end]?.word === 'and' &&
      /^(around|nearby|beyond|environs|surroundings|neighbours)$/i.test(tokens[end + 1]?.said ?? '')
    )
      return [end + 1]
    return NEAR.test(tokens[at]?.said ?? '') && !used.has(at) ? [at] : []
  })
}

/** `In my village`: a place that nobody names. */
function isTheirs(at: number, { tokens }: Told): boolean {
  return (
    /^(my|our|your|his|this|that)$/i.test(tokens[at - 1]?.said ?? '') &&
    /^(village|town|city|community|ward|district|street|compound|neighbourhood|neighborhood|school|hospital|clinic|church|mosque|family|facility)$/i.test(
      tokens[at]?.said ?? '',
    )
  )
}

/** How a word tells something. */
const TELLING: readonly ((at: number, told: Told) => boolean)[] = [
  isToldOfName,
  isSaidOfSome,
  isOfServices,
  isObject,
  isOtherUnit,
  isOtherWhole,
  isOtherAge,
  isRatio,
  isTheirs,
  isOtherPeople,
  isOtherFigure,
  isOtherName,
  isOneCadre,
  isOtherLife,
  isOtherAuthor,
  isOpenNumber,
]
