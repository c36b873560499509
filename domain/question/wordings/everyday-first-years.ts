import type { Otherwise } from './other-words.ts'

const BORN =
  '(?:pikins?|babies|children|kids|newborns?|infants|little ones|live births|births)(?: (?:alive|born alive))?'
const EVERY = '(?:(?:out of|of|from|for|among|in) )?(?:(?:every|each|all) )?(?:1,?000|(?:a |one )?thousand) '
const OF_BIRTH =
  '(?: (?:wey|that|who)? ?(?:(?:dem|they|were|are|is|dey|get|been) )*(?:born|give birth to|delivered)(?: alive)?)?'
const WILL = '(?:(?:dey|will|go|would|do|does|are|were|is|have|has|on average|still) )*'
const DIE = '(?:die|dies|died|dying|dead|kpai|lost|pass away|perish|lose their lives)'
const NEVER = `(?:no|never|don['’]?t|do not|does not|will not|fail to|cannot|can['’]?t|did not)(?: (?:dey|go|fit|ever|live to))* (?:reach|see|make it to|get to|survive to|live to)`
const STEPS =
  '(?: (?:dem|they|he|she|it|the child|the baby|their|his|her|its|the|age|reaching|turning|completing|of|is|are|reach|reaches|turn|turns|complete|clock|get to|make|see|even|don))*'
const MONTH = '(?:(?:one|1|first|a) month|28 days|(?:four|4) weeks|month one)'
const YEAR = '(?:(?:one|1|first|a) (?:year|birthday)|(?:12|twelve) months|(?:one|1)(?! ?\\p{L}| ?\\d))'
const FIVE = '(?:(?:five|5|fifth|5th)(?: years?| birthday)?)'
const OLD = '(?: (?:old|of age|of life|of living))*'
const AGE = `(?:(?<month>${MONTH})|(?<year>${YEAR})|(?<five>${FIVE}))${OLD}(?![-\\p{L}\\d])`
const UNTIL = `(?:${DIE} (?:(?:before|until|by|within|in|during)${STEPS}|at less than|under) |${NEVER}${STEPS} )${AGE}`

/** The measure of dying up to the age that was said. */
function measureOf({ groups: { month, year } = {} }: RegExpExecArray): string {
  if (month !== undefined) return 'neonatal mortality rate'
  return year !== undefined ? 'infant mortality rate' : 'under 5 mortality rate'
}

/** Out of a thousand births how many die up to an age: a rate of dying, which the age names. */
export const EVERYDAY_FIRST_YEARS: readonly Otherwise[] = [
  // `Out of every 1000 pikin wey dem born for Zamfara, how many dey die before dem reach one month`.
  {
    words: new RegExp(
      `\\b${EVERY}${BORN}${OF_BIRTH}(?<where>[^?.!\\d]{0,40}?(?: (?:19|20)\\d\\d)?),? (?:about |roughly )?how many(?: of (?:them|dem|those))?(?: ${BORN})? ${WILL}${UNTIL}`,
      'iu',
    ),
    said: (found) => `${measureOf(found)} ${found.groups?.where ?? ''}`,
  },
  // `How many of every 1,000 children born in Kano die before age five`.
  {
    words: new RegExp(
      `\\bhow many (?:of|out of|in) ${EVERY}${BORN}${OF_BIRTH}(?<where>[^?.!\\d]{0,40}?(?: (?:19|20)\\d\\d)?) ${WILL}${UNTIL}`,
      'iu',
    ),
    said: (found) => `${measureOf(found)} ${found.groups?.where ?? ''}`,
  },
  // `How many babies per 1,000 births die before one month in Zamfara`.
  {
    words: new RegExp(
      `\\bhow many ${BORN}(?: (?:per|for every|in every|out of every|out of) (?:1,?000|thousand)(?: (?:live )?births| births?)?)(?<where>[^?.!\\d]{0,40}?) ${WILL}${UNTIL}`,
      'iu',
    ),
    said: (found) => `${measureOf(found)} ${found.groups?.where ?? ''}`,
  },
  // `How many pikin dey die before dem reach five`.
  {
    words: new RegExp(
      `\\bhow many ${BORN}(?<where>(?: (?:in|for|from) \\p{Lu}[\\p{L} ]{1,30}?)?) ${WILL}${UNTIL}`,
      'iu',
    ),
    said: (found) =>
      found.groups?.five === undefined ? null : `number of under-five deaths ${found.groups.where ?? ''}`,
  },
  // `Do girls as young as 12 give birth`: those from 10 to 14.
  {
    words:
      /\bgirls (?:as young as|of|aged?|who are|below|under|from|between)(?: (?:only|just|age|ages))? (?:1[0-4])(?: ?(?:to|-|–|and) ?14)?(?: years?(?: old)?)?(?: dey| who| that)? (?:giv(?:e|ing) birth|born pikin|deliver(?:ing)?|become mothers|hav(?:e|ing) (?:babies|children|a baby))/i,
    said: () => 'birth rate, girls aged 10-14',
  },
]
