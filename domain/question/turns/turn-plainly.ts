import { NATION } from '#domain/location/location.ts'
import { namesOnePlace } from '../names-one-place.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { ILLNESS } from './turn-illnesses.ts'
import { aboutBefore, isOfLevels, namesOfFigure, type TurnRule } from './turn-rule.ts'

/** Words that were heard as something else: who is higher than a state, the state of an LGA, who died of an illness, since when it changed. */
export const PLAIN_RULES: readonly TurnRule[] = [
  // `Who is higher than Benue`, after that state: of all states.
  {
    words: new RegExp(
      `${SO}(?:who|which one|which ones|which place|any(?:one| other)?) (?:is|are|was|were|does|do|did|has|have|dey) (higher|lower|worse|better|more|less|bigger|smaller|above|below)(?: than)? (\\S.*?)${END}`,
      'i',
    ),
    said: ([, side = '', name = ''], { before: { places, frame }, reader }) => {
      const [only, ...others] = places
      const { locations } = reader.lexicon.reference
      const isState = only !== undefined && others.length === 0 && locations.get(only)?.level === 3
      const isOf = isState && frame.kind === 'level' && namesOnePlace(name, reader)
      return isOf ? `which states are ${side} than ${name}` : null
    },
  },
  // `Fewest?`, after a state: of all of them.
  {
    words: new RegExp(`${SO}(?:the )?(?:(fewest|least|smallest)|most|biggest|largest)${END}`, 'i'),
    said: ([, low], { before: { places, frame }, reader: { lexicon } }) => {
      const [only, ...others] = places
      const isState = others.length === 0 && lexicon.reference.locations.get(only ?? 0)?.level === 3
      if (!isState || frame.kind !== 'level') return null
      return `which state is ${low === undefined ? 'highest' : 'lowest'}`
    },
  },
  // `The state?`, after an LGA.
  {
    words: new RegExp(
      `${SO}(?:what about |how about |what of |for |in )?(?:the |its |that )(?:whole |entire )?state(?: as a whole| overall| figure| level| one| number)?${END}`,
      'i',
    ),
    said: (_, going) => {
      const { places } = going.before
      const { reference } = going.reader.lexicon
      const states = new Set(
        places.map((id) => {
          const place = reference.locations.get(id)
          return place?.level === 4 ? (place.parent ?? 0) : 0
        }),
      )
      const [state = 0, ...others] = states
      return state === 0 || others.length > 0 || isOfLevels(going)
        ? null
        : `and ${nameOfPlace(state, reference)} state`
    },
  },
  // `How many died that year, nationwide`, after an illness.
  {
    words: new RegExp(
      `${SO}how many (?:people |of them |nigerians )?(?:died|die|dey die|deaths)((?: of it| from it)?)((?: that year| the same year| in (?:19|20)\\d\\d)?),? (?:nationwide|nationally|in (?:the )?(?:whole )?(?:country|nation)|countrywide|in nigeria)${END}`,
      'i',
    ),
    said: ([, , when = ''], going) => {
      const illness = ILLNESS.exec(aboutBefore(going))?.[1]
      const { years } = going.before.periods
      const [year, ...others] = years
      const named = /\d{4}/.exec(when)?.[0]
      const of = named ?? (when !== '' && others.length === 0 ? year : undefined)
      return illness === undefined || (when !== '' && of === undefined)
        ? null
        : `${illness} deaths in Nigeria${of === undefined ? '' : ` in ${of}`}`
    },
  },
  // `Top 3 states for confirmed cases that year`, after another figure of an illness.
  {
    words:
      /^((?:and |so |now |ok(?:ay)? )*(?:the )?(?:top|worst|highest|which|leading) [^,;]*?)\b(confirmed cases|cases|deaths)\b(?! (?:of|from|due)\b)(.*)$/i,
    said: ([text, lead = '', what = '', rest = ''], going) => {
      const illness = ILLNESS.exec(aboutBefore(going))?.[1]
      return illness === undefined || ILLNESS.test(text.toLowerCase())
        ? null
        : `${lead}${illness} ${what}${rest}`
    },
  },
  // `How far did it fall from 2018`, `was it higher in the 2018 survey`: the change since then.
  {
    words: new RegExp(
      `${SO}how (?:far|much) (?:did|has|have) (?:it|that|this|they) (?:fall|fallen|rise|risen|drop|dropped|go up|gone up|go down|gone down|grow|grown|improve|improved|change|changed|climb|climbed) (?:from|since|after) (?:the )?((?:19|20)\\d\\d)(?: (?:survey|round|ndhs|dhs|one|figure|level))?${END}`,
      'i',
    ),
    said: ([, year = ''], { before: { frame } }) => (frame.kind === 'level' ? `change since ${year}` : null),
  },
  {
    words: new RegExp(
      `${SO}(?:was|were) (?:it|that|this|they) (?:any )?(?:higher|lower|better|worse|more|less|bigger|smaller)(?: or (?:higher|lower|better|worse))? (?:in|at|by) (?:the )?((?:19|20)\\d\\d)(?: (?:survey|round|ndhs|dhs|one))?${END}`,
      'i',
    ),
    said: ([, year = ''], { before: { frame, toldYear, places } }) =>
      frame.kind === 'level' && places.length < 2 && toldYear !== null && Number(year) < toldYear
        ? `change since ${year}`
        : null,
  },
  // `List all the sources for it`: of every year, whichever source told it.
  {
    words: new RegExp(
      `${SO}(?:please |can you )?(?:list|name|show|give)(?: me)? all (?:of )?(?:the |your )?(?:sources|surveys|data sources)(?: (?:for|of|on|that have|you have (?:for|on)|with) (?:it|this|that|this figure))?${END}`,
      'i',
    ),
    said: (_, { before: { indicators, places }, reader: { lexicon } }) => {
      const [id, ...others] = indicators
      const about = others.length > 0 ? undefined : lexicon.reference.indicators.get(id ?? 0)
      const where = places
        .filter((place) => place !== NATION)
        .map((place) => nameOfPlace(place, lexicon.reference))
      return about === undefined || where.length > 1
        ? null
        : `which sources have ${about.shortName} in ${where[0] ?? 'Nigeria'}`
    },
  },
  // `So what case fatality`, after an illness.
  {
    words: new RegExp(
      `${SO}(?:what|wetin)(?:['’]?s| is| was| be)? (?:the )?case fatality(?: rate| ratio)?${END}`,
      'i',
    ),
    said: (_, going) => {
      const illness = ILLNESS.exec(aboutBefore(going))?.[1]
      return illness === undefined ? null : `and ${illness} case fatality ratio`
    },
  },
  // `As number of people, men and women`, after the incidence of tuberculosis.
  {
    words: new RegExp(
      `${SO}(?:as|in) (?:a |the )?(?:number|numbers|count)(?: of (?:people|cases))?,? (?:for |by )?(?:men and women|women and men|sex|gender)${END}`,
      'i',
    ),
    said: (_, going) => (/\btb inciden/.test(aboutBefore(going)) ? 'TB incident cases by sex' : null),
  },
  // `So what fraction are we missing`, after the treatment coverage of tuberculosis.
  {
    words: new RegExp(
      `${SO}what (?:fraction|portion|part|proportion|share|percent(?:age)?)(?: of (?:them|cases|people|patients))? (?:are|do|did|is) (?:we|they|you) (?:still )?(?:missing|miss)${END}`,
      'i',
    ),
    said: (_, going) =>
      /\btb (?:treatment|inciden)/.test(aboutBefore(going))
        ? 'what share is missed by TB treatment coverage'
        : null,
  },
  // `How big is the gap`, after one source and another.
  {
    words: new RegExp(
      `${SO}how (?:big|large|wide|great|far) (?:is|was) (?:the|that|this) (?:gap|difference)(?: between (?:them|the two|those))?${END}`,
      'i',
    ),
    said: (_, { before: { frame, replaced } }) =>
      frame.kind === 'level' && replaced !== null ? 'the difference' : null,
  },
  // `What share of the national total is in Lagos`, after a count.
  {
    words: new RegExp(
      `${SO}what (?:share|percent(?:age)?|proportion|part) of the (?:national|country['’]?s?|nigerian|whole) (?:total|number|count) (?:is|are|was|were|does|comes?)(?: in| from| of)? (\\S.*?)(?: have| has| make up)?${END}`,
      'i',
    ),
    said: ([, name = ''], going) => {
      const [about, ...others] = namesOfFigure(going)
      const isOne = others.length === 0 && namesOnePlace(name, going.reader)
      return about === undefined || !isOne
        ? null
        : `what share of ${about.replace(/ by state$/i, '')} in Nigeria is in ${name}`
    },
  },
  // `Did it fall every survey since then`, after a look back: its course.
  {
    words: new RegExp(
      `${SO}(?:did|has|have) (?:it|that|this|they) (?:fall|fallen|rise|risen|drop|dropped|improve|improved|go down|gone down|go up|gone up)(?: in| at)? (?:every|each) (?:survey|round|year|time)(?: since(?: then)?| after(?: that)?)?${END}`,
      'i',
    ),
    said: (_, { before: { frame, periods } }) => {
      const [year, ...others] = periods.years
      return frame.kind === 'level' && year !== undefined && others.length === 0
        ? `trend since ${year}`
        : null
    },
  },
  // `How much of that is out of pocket, in dollars`, after spending per person in dollars.
  {
    words: new RegExp(
      `${SO}how much of (?:that|this|it) (?:is|was)(?: paid| spent)? (?:out[- ]of[- ]pocket|from (?:their |own |people['’]?s )*pockets?),? (?:in|as) (?:us )?(?:dollars?|us\\$|\\$)${END}`,
      'i',
    ),
    said: (_, going) =>
      /per person \(us\$\)/.test(aboutBefore(going)) ? 'out-of-pocket spending per person (US$)' : null,
  },
]
