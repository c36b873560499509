import { NATION } from '#domain/location/location.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { isOfLevels, type TurnRule } from './turn-rule.ts'

/** The source that has the counts of the census of people. */
const CENSUS = 'NPC'

/** The census of people, asked for after a count that it does not have: it has counted the people of the place. */
export const CENSUS_RULES: readonly TurnRule[] = [
  // `What did the 2006 census say`, after health facilities.
  {
    words: new RegExp(
      `${SO}(?:(?:what (?:did|does|do|was|is|were|about|of)|how about|show|give me)[ ,]+)*(?:the )?((?:19|20)\\d\\d )?((?:last|national|population|people['’]s|official|npc)[ ,]+)*census(?: (?:figures?|numbers?|count|results?|say|says|report|show|shows|found|find|have|give|gave|put it at|data|of (?:19|20)\\d\\d|in (?:19|20)\\d\\d|then|on (?:it|that|this)|about (?:it|that|this)|there|for (?:it|that)))*${END}`,
      'i',
    ),
    said: ([words, year, kind], going) => {
      const { indicators, places, told, group } = going.before
      const { reference } = going.reader.lexicon
      const [id = 0, ...others] = indicators
      const about = reference.indicators.get(id)
      const source = [...reference.sources.values()].find(({ name }) => name === CENSUS)
      if (!about || !source || others.length > 0 || places.length > 1 || group !== null) return null
      // `The census`, after a figure of a census of something else, is that one.
      const isOther = /census/i.test(`${reference.sources.get(told ?? 0)?.name}`)
      if (isOther && year === undefined && kind === undefined) return null
      const isHeld = reference.measures.get(measureKey(id, source.id)) !== undefined
      if (isHeld || !isTotalled(about) || isOfLevels(going)) return null
      const [when] = /\b(?:19|20)\d\d\b/.exec(words) ?? []
      const name = nameOfPlace(places[0] ?? NATION, reference)
      return `total population in ${name}${when === undefined ? '' : ` in ${when}`} by ${CENSUS}`
    },
  },
]
