import type { Otherwise } from './other-words.ts'

const AGES: ReadonlyMap<string, number> = new Map([
  ['ten', 10],
  ['fifteen', 15],
  ['twenty', 20],
  ['twenty-five', 25],
])

/** Everyday words for the chance to die or to live to an age, in the words of the reader of questions. */
export const EVERYDAY_SURVIVAL: readonly Otherwise[] = [
  {
    words: /\bhow many years an? (?:nigerian )?newborn can expect to live\b/i,
    said: () => 'life expectancy at birth',
  },
  {
    words: /\bunder-?fives?(?: pikins?| children| kids)?,? past the(?:ir)? first month,?/i,
    said: () => '1-59 months',
  },
  {
    words:
      /\bof (?:every )?1,?000 children who reach (?:their fifth birthday|age five|five)(?: (in \w+))?,? how many die before (?:they turn |turning |age |reaching )?(?:ten|10)\b/i,
    said: ([, place = '']) => `mortality, ages 5-9 ${place}`,
  },
  // `A Nigerian aged 20 dying before 25`.
  {
    words:
      /\b(?:the )?(?:probability|chances?|risk|likelihood) (?:that|of) an? (?:nigerian|person|young person)s? (?:aged |of )?(10|15|20)(?: years?(?: old)?)? (?:dies|dying|will die|die) before (?:age |turning |reaching )?(15|20|25)\b/i,
    said: ([, from = '', to = '']) => `mortality, ages ${from}-${Number(to) - 1} in Nigeria`,
  },
  { words: /\b(?:an? |the )?wom[ae]n['\u2019]s (?=lifetime risk\b)/i, said: () => '' },
  {
    words:
      /\b(?:babies|infants)(?: and (?:small |young )?children)? (?:past|beyond|after|older than) (?:their |the )?first month\b/i,
    said: () => '1-59 months',
  },
  {
    words:
      /\b(?:children |kids )?(?:between|from|aged) (?:one|1) month (?:and|to) (?:under )?(?:five|5)(?: years?)?(?! ?[-\u2013])/i,
    said: () => '1-59 months',
  },
  {
    words:
      /\bone in how many (?:nigerian )?(?:girls|women|woman) (?:will|go|would|is going to|are going to|dey) (?:end up )?(?:dying|die) (?:from|of|in|for) (?:pregnancy (?:or|and) childbirth|childbirth|pregnancy|belle)(?:,? (?:over|in|for|during) (?:her|their) (?:lifetime|life))?/i,
    said: () => 'lifetime risk of maternal death, one in how many',
  },
  {
    words:
      /\b(?:chance|risk|probability) (?:of|that) an? 15[- ]year[- ]old (?:nigerian )?(girl|woman|boy|man) (?:dying|dies|will die) before (?:she|he) (?:turns|reaches|is) 60\b/i,
    said: ([, who = '']) => `adult mortality, ${/girl|woman/i.test(who) ? 'women' : 'men'}`,
  },
  // `The odds, per thousand, that a child who has turned ten dies before turning fifteen`.
  {
    words:
      /\b(?:odds|chances?|probability|risk)(?:, per (?:thousand|1,?000),)? (?:that|of) (?:an? )?(?:child|person|boy or girl|youth|nigerian)(?: (?:who|that))? (?:has |have )?(?:turned|reached) (?:age )?(ten|fifteen|twenty|\d{1,2})(?: in \S+)? (?:dies?|will die|dying) before (?:turning |reaching |age )?(fifteen|twenty|twenty-five|\d{1,2})/i,
    said: ([, from = '', to = '']) =>
      `mortality, ages ${AGES.get(from.toLowerCase()) ?? from}-${(AGES.get(to.toLowerCase()) ?? Number(to)) - 1}`,
  },
  // `Leaving out newborn babies, how many under-fives did pneumonia kill`.
  {
    words:
      /^(?:leaving out|without|not counting|excluding) (?:the )?(?:newborns?|newborn babies|first month),? how many (?:under-fives|children|kids|small children) did (pneumonia|diarrhoea|malaria|measles|meningitis|injuries) kill\b/i,
    said: ([, cause = '']) => `${cause} deaths, 1-59 months`,
  },
  // `The chance that a 15-year-old dies before 20`.
  {
    words:
      /\b(?:probability|chance|risk|likelihood) (?:that|of) (?:an? )?(\d{1,2})[- ]?year[- ]?olds? (?:nigerians? )?(?:dies?|dying|will die|died) before (?:the age of |age |turning |reaching )?(\d{1,2})\b/i,
    said: ([, from = '', to = '']) => `mortality, ages ${from}-${Number(to) - 1}`,
  },
  // `A child who turns 10, how many die before 15`.
  {
    words:
      /\b(?:(?:an?|every|each|of every 1,?000|out of every 1,?000|per 1,?000) )?(?:child(?:ren)?|person|people|young people|youths?|boys? or girls?|nigerians?|persons?)(?: who| that)? (?:turns?|reach(?:es)?|has turned) (?:age )?(\d{1,2})(?: today| now)?(.{0,24}?)\b(?:dies?|will die|is dead|are dead) before (?:he or she is |they are |they turn |turning |reaching |age |the age of )?(\d{1,2})/i,
    said: ([, from = '', words = '', to = '']) =>
      `${words.replace(/(?<!one in )how many/i, '')} mortality, ages ${from}-${Number(to) - 1}`,
  },
  // `The chance that a Nigerian woman lives to 65`.
  {
    words:
      /\b(?:what are |what is )?(?:the )?(?:chances?|probability|likelihood) (?:that |of |for )(?:an? |the average )?(?:nigerian )?(woman|women|man|men|girl|boy)s? (?:to )?(?:lives?|living|reach(?:es|ing)?|surviv(?:es?|ing)|gets?|getting)(?: to)?(?: the)?(?: age)?(?: of)? 65\b/i,
    said: ([, who = '']) => `survival to age 65 ${/^(?:woman|women|girl)$/i.test(who) ? 'women' : 'men'}`,
  },
]
