import type { Otherwise } from './other-words.ts'

const CHILDREN = '(?:pikins?|children|kids|babies|under[- ]?fives)'

/** Everyday words for figures from the less known end of the catalogue. */
export const EVERYDAY_DRAWN: readonly Otherwise[] = [
  // `What number of children would women have if they only had those they wanted`.
  {
    words:
      /\b(?:what number of|how many) (?:children|kids|babies|births) would (?:a |the )?(?:nigerian )?wom[ae]n( in (?:nigeria|the country))? (?:have|give birth to) if (?:they|she) (?:only |just )?(?:had|got|gave birth to) (?:only |just )?(?:(?:those|the ones|the children|the births|what)(?: (?:that|which))? (?:they|she) (?:want(?:ed)?|wished for)|wanted (?:children|births|ones))/i,
    said: ([, where = '']) => `wanted fertility rate${where}`,
  },
  // `Clinics wey dey weigh pikin`.
  {
    words: new RegExp(
      `\\b(?:facilities|clinics|hospitals|phcs|health centres|health centers) (?:that|which|wey|where they)(?: dey| do)? (?:weigh|monitor the (?:growth|weight) of|check the (?:growth|weight) of) (?:the )?${CHILDREN}`,
      'i',
    ),
    said: () => 'facilities with growth monitoring',
  },
  // `How many dollars does the government spend on each Nigerian's health`.
  {
    words:
      /\bhow (?:much|many (?:us )?dollars?|much money) (?:does|do|did|dey) (?:the |our )?(?:nigerian )?(?:government|govt|federal government) (?:spend|spends|spent) (?:on|for) (?:each|every|one|a) (?:nigerian|person|citizen|head)(?:['’]s)?(?: for| on)?(?: their)? health(?: ?care)?/i,
    said: () => 'government health spending per person (US$)',
  },
  // `How much does each person pay from their own pocket for health, in international dollars`.
  {
    words:
      /\bhow much (?:does|do|did|dey) (?:each|every|one|a|an average|the average) (?:nigerian|person|citizen) (?:pay|pays|spend|spends)(?: on health| for health)? (?:from|out of) (?:their|his|her|his or her|his\/her) own pockets?(?: (?:for|on) (?:health|health ?care|treatment))?(,? in (?:international|ppp) dollars)?/i,
    said: ([, unit]) => `out-of-pocket spending per person${unit === undefined ? ' (US$)' : ' (PPP)'}`,
  },
  // `Of TB patients who were tested, how many percent had HIV`.
  {
    words:
      /\bof (?:all )?(?:the )?(?:tb|tuberculosis) patients (?:who |that )?(?:were |are )?tested(?: for hiv)?,? (?:how many(?: per ?cent)?|what (?:percent(?:age)?|share|proportion|part)) (?:had|have|were|are|turned out)(?: to (?:be|have))? hiv(?:[- ]positive)?\b/i,
    said: () => 'TB patients found HIV-positive',
  },
  // `People who need elephantiasis drugs but did not get them`.
  {
    words:
      /\bpeople (?:who |that |wey )?need(?:ed|ing)? (?:elephantiasis|lymphatic filariasis|lf|big[- ]leg) (?:drugs?|medicines?|treatment|tablets)(?:,)? (?:but|and|who|that|wey) (?:(?:did|do|have|were|are) not|didn['’]?t|don['’]?t|never|no) (?:get|got|receive|received|given|treated|take|took)(?: (?:it|them|any|am))?/i,
    said: () => 'needing LF treatment, not treated',
  },
  // `Women agree to beating`: that a husband may.
  {
    words:
      /\bwomen (?:who |that |wey )?(?:agree|agrees|agreeing|support|supporting|accept|accepting|approve|approving)(?: (?:to|with|of))? (?:being beaten|(?:wife[- ]?)?beating)(?: (?:by|from) (?:their |the |a )?husbands?)?/i,
    said: () => 'women who justify wife beating',
  },
  // `How many infant deaths per 1,000 births`: a rate, and not their number.
  {
    words:
      /\bhow many (?=[\p{L} -]{0,40}\b(?:deaths|infections|cases) (?:per|for every|out of every) (?:1,?000|100,?000|hundred thousand|thousand)\b)/iu,
    said: () => '',
  },
  // `People living on less than $1.90`: a day.
  {
    words: /\b(less than|below|under) (\$ ?(?:1\.90|3(?:\.00)?|4\.20))(?=[?.! ]*$| in \S)/i,
    said: ([, below = '', amount = '']) => `${below} ${amount} a day`,
  },
]
