import { NATION } from '#domain/location/location.ts'
import type { Reader } from '../reader.ts'
import { spansOf } from '../spans.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const KIDS =
  '(?:little |small |young )?(?:children|kids|pikin|pikins|under[- ]?fives?|under[- ]5s?|little ones|babies and children)'
const DYING = '(?:die|dies|died|dying|dey die|lose their lives|are killed|are dying|kpai)'
const NONE =
  "(?:(?:who |wey |that |which )?(?:have |has |had |dem )?(?:never|no|not|did not|do not|does not|haven['’]?t|hasn['’]?t|didn['’]?t)(?: ever| yet)? (?:been )?(?:collect(?:ed)?|got|gotten|get|take|taken|took|received?|had|have|gave|give|given|seen?)|without|with|(?:got|get|getting|had|have|received?|with))"
const SAME =
  ',? *(?:(?:from|by|in|using|of|with|on|at|out of|for|all|both|but|taken from) )*(?:one and )?the same (?:data ?)?(?:surveys?|sources?|rounds?|years?|survey rounds?|data|reports?|estimates?)(?: (?:please|pls|too|for both))?|, *same (?:data ?)?(?:survey|source|round|year)(?: (?:please|pls|too|for both))?'
const MINDED = '(?:(?:the|a|an|that|our|your) )?'

function meaningsIn(text: string, { lexicon }: Reader) {
  return spansOf(tokensOf(text), lexicon).flatMap(({ meanings }) => meanings)
}

function isSource(words: string, reader: Reader): boolean {
  return meaningsIn(words, reader).some(({ kind }) => kind === 'source')
}

/** How many places are named, the nation among them. */
function placesIn(text: string, reader: Reader): number {
  const named = meaningsIn(text, reader).flatMap((one) => (one.kind === 'place' ? [one.id] : []))
  const ofNation = /\b(?:national|nationwide|nigeria|country)\b/i.test(text) ? [NATION] : []
  return new Set([...named, ...ofNation]).size
}

/** What people ask for in a week, in the words of the reader of questions. */
export const EVERYDAY_WEEK: readonly Otherwise[] = [
  // `Which states have most children …`: an order; `in which states do most …` asks for more than half.
  {
    words:
      /^(?:and |so )?(which|what) (states|lgas|zones|places) (?:have|has|had|get|got|record|report) most (?!of\b)/i,
    said: ([, which = '', level = '']) => `${which} ${level} have the highest `,
  },
  // `What share of estimated TB cases was actually found and notified`.
  {
    words:
      /\b(?:of (?:all )?)?(?:the )?(?:estimated|incident|expected|all|new|true|real)(?: (?:estimated|incident|expected|new))? (?:tb|tuberculosis) (?:cases|patients|infections)(?: in (\p{L}+|(?:19|20)\d\d))?,? (?:what (?:share|percent(?:age)?|proportion) |how many(?: percent)? )?(?:that |who )?(?:was|were|is|are|had been|have been|get|got)(?: (?:actually|really|ever|in fact|indeed))* (?:found|detected|notified|reported|diagnosed|picked up|caught|registered)(?:,? (?:and|or) (?:then )?(?:found|detected|notified|reported|diagnosed|registered|treated|put on treatment))*/iu,
    said: ([, place], _, text) =>
      /\b(?:share|percent(?:age)?|proportion|fraction|part|%)/i.test(text)
        ? `TB treatment coverage${place === undefined ? '' : ` in ${place}`}`
        : null,
  },
  {
    words: /\b(?:what )?(?:share|percent(?:age)?|proportion|fraction|part|%) of (?=TB treatment coverage)/,
    said: () => '',
  },
  // `How many percent of estimated TB cases did Nigeria find`.
  {
    words:
      /\b(?:what |how many )?(?:share|percent(?:age)?|proportion|fraction|part|%) of (?:all |the )*(?:estimated|incident|expected|new|true|real) (?:tb|tuberculosis) (?:cases|patients) (?:did|does|do|has|have) (?:nigeria|the country|we|they|the (?:tb )?programme|nigerian health workers)(?: (?:actually|really|ever))? (?:find|found|notify|notified|detect(?:ed)?|report(?:ed)?|diagnosed?)(?: and (?:notify|report|treat|notified|reported|treated))?\b/i,
    said: () => 'TB treatment coverage',
  },
  // `What share of people fall ill with TB`: new cases, and nothing that they have besides.
  {
    words:
      /\b(?:what )?(?:share|percent(?:age)?|proportion) of (?:the )?(?:people|nigerians|population|adults)(?: in (?:nigeria|the country))? (?:that |who )?(?:become|get|got|fall|fell) (?:ill|sick) with (?:tb|tuberculosis)\b/i,
    said: () => 'TB incidence',
  },
  {
    words:
      /\b(?:how many |number of )?(?:people|nigerians) (?:who )?(?:became|become|got|get) (?:ill|sick) (?:with|from|of) (?:tb|tuberculosis)\b/i,
    said: () => 'TB incident cases',
  },
  // `Lassa deaths so far, and fatality rate`: two figures of one illness.
  {
    words:
      /\b(lassa(?: fever)?)\b(?!.*\blassa\b)(.*?\b(?:deaths?|cases|died|dead)\b.*?),? *(?:and|plus|&|with) (?:also )?(?:what (?:is|was|are) )?(?:the |its |their )?(?:case[- ])?(?:fatality|CFR)(?: rates?| ratios?)?\b/i,
    said: ([, illness = '', rest = '']) => `${illness}${rest}, and ${illness} case fatality rate`,
  },
  {
    words:
      /\b(lassa(?: fever)?)\b(?!.*\blassa\b)((?:(?!\bdeaths?\b).)*?\bcases\b(?:(?!\bdeaths?\b).)*?),? *(?:and|plus|&|with) (?:also )?(?:how many )?(?:the |its |their )?deaths\b/i,
    said: ([, illness = '', rest = '']) => `${illness}${rest}, and ${illness} deaths`,
  },
  {
    words:
      /\b(lassa(?: fever)?) deaths(?:,| and|,? plus| &) (?=(?:confirmed )?cases\b)(?!.*\b(?:per|share|ratio|lassa)\b)/i,
    said: ([, illness = '']) => `${illness} deaths, and ${illness} `,
  },
  {
    words:
      /\b(?:case[- ])?(?:fatality|CFR)(?: rates?| ratios?)? (?:and|plus|&) (?:the )?(deaths|(?:confirmed )?cases) (?:of|from|for|due to) lassa(?: fever)?\b/i,
    said: ([, counted = '']) => `lassa case fatality rate and lassa ${counted}`,
  },
  // `Children die of malaria every year`: deaths after the first month, which are counted longer than those of all under five.
  {
    words: new RegExp(
      String.raw`\b${KIDS}(?: (?:in|for) (?:nigeria|the country|naija))? (?:that |who |wey )?(?:are |is )?${DYING} (?:of|from|because of|due to|for) malaria\b(?! ?(?:,|or\b|and\b|&|than\b))|\b${KIDS} (?:does |do |did |is |has )?malaria (?:dey |be )?(?:kill|kills|killed|claim|claims)\b|\bmalaria (?:kill|kills|dey kill|claims) (?:how many )?${KIDS}|\b${KIDS} (?:are |were |is )?(?:killed|lost) (?:by|to) malaria\b`,
      'i',
    ),
    said: (_, __, text) =>
      /\b(?:19\d\d|200\d|201[0-7])\b|\b(?:ihme|all ages|share|percent(?:age)?|proportion|since|trend|change|risen|fallen)\b/i.test(
        text,
      )
        ? null
        : 'malaria deaths, 1-59 months',
  },
  // `Never collect any penta at all`, `not a single dose of penta`: no dose at all.
  {
    words: new RegExp(
      String.raw`\b${NONE} (?:even )?(?:any|a single|even one|even a single|one single|one|not one|zero|no|a(?= (?:dose|shot|jab)\b))(?: (?:doses?|shots?|jabs?) of)?(?: the)? (?:penta|pentavalent|dpt|dtp)(?:valent)?(?: (?:vaccines?|doses?|shots?|jabs?|injections?|vaccination))?(?: at all| ever| before| yet)?\b(?! ?\d)`,
      'i',
    ),
    said: ([found], _, text) => {
      const isNone = /\b(?:never|no|not|without|zero)\b|n['’]t\b/i.test(found)
      const isOne = /^(?:with|got|get|getting|had|have|received?) (?:any|a single|even one|one)\b/i.test(
        found,
      )
      return isNone && !isOne && !/\bzero[- ]dose\b/i.test(text) ? 'zero-dose children' : null
    },
  },
  {
    words:
      /\b(?:with )?not (?:even )?(?:a single|one|any)(?: (?:dose|shot|jab) of)? (?:the )?(?:penta|pentavalent|dpt|dtp)(?: (?:vaccine|dose|shot|jab))?(?: at all)?\b(?! ?\d)/i,
    said: (_, __, text) => (/\bzero[- ]dose\b/i.test(text) ? null : 'zero-dose children'),
  },
  // `Got a dose of penta`: one at least, and not all of them.
  {
    words:
      /\b(?<!\b(?:not|never|no|n['’]t|without) )(got|get|had|received?|took|take|given|with) (?:any|a|one|a single|even one|some) (?:dose|shot|jab) of (penta|pentavalent|dpt|dtp)\b(?! ?\d)/i,
    said: ([, got = '', vaccine = ''], _, text) =>
      /\b(?:never|not|no|without|zero)\b|n['’]t\b/i.test(text)
        ? null
        : `${got} at least one dose of ${vaccine}`,
  },
  // `I have the malaria indicator survey in mind`, `it is the NDHS I am after`: the source.
  {
    words: new RegExp(
      String.raw`[,;:.\u2013\u2014-]* *\(?\b(?:(?:and |but )?i (?:have|had|got)|with|having) ${MINDED}((?:[\p{L}\d-]+ ){1,5}?)in mind\b\)?`,
      'iu',
    ),
    said: ([, named = ''], reader) => (isSource(named, reader) ? `, by ${named.trim()}` : null),
  },
  {
    words: new RegExp(
      String.raw`[,;:.\u2013\u2014-]* *\(?\b(?:it is |it['\u2019]s )?${MINDED}((?:[\p{L}\d-]+ ){1,5}?)(?:is (?:what|the one|the survey|the source) |that )?i (?:have|had|got) in mind\b\)?`,
      'iu',
    ),
    said: ([, named = ''], reader) => (isSource(named, reader) ? `, by ${named.trim()}` : null),
  },
  {
    words: new RegExp(
      String.raw`[,;:.\u2013\u2014-]* *\(?\b(?:it is|it['\u2019]s) ${MINDED}((?:[\p{L}\d-]+ ){1,5}?)(?:that )?i (?:am|['\u2019]m) (?:after|looking for|thinking of|thinking about|interested in|asking about)\b\)?`,
      'iu',
    ),
    said: ([, named = ''], reader) => (isSource(named, reader) ? `, by ${named.trim()}` : null),
  },
  // `Family planning modern methods`: their use, and not how much of a need is met.
  {
    words:
      /\b(?:(?:use of )?modern methods? (?:of |for )?(?:family planning|fp|contraception|birth control)|(?:family planning|fp|contraception|birth control)[,:]? (?:by |with |using |through )?modern methods?)\b/i,
    said: (_, __, text) =>
      /\b(?:need|needs|demand|satisf\w+|met|unmet|know\w*|heard|source|stock\w*|offer\w*|facilit\w+)\b/i.test(
        text,
      )
        ? null
        : 'modern contraceptive prevalence',
  },
  // `Malaria in Kebbi. What share there tested positive`: for what was named.
  {
    words: /\b(?:that |who )?test(?:s|ed|ing)? positive\b(?! (?:for|rate|with)\b)/i,
    said: ([found], _, text) =>
      /\bmalaria\b/i.test(text) &&
      !/\b(?:hiv|tb|covid|hepatitis|syphilis|tuberculosis|pregnant)\b/i.test(text) &&
      found !== ''
        ? 'with malaria'
        : null,
  },
  // `Against the national figure from the same survey`: places are compared by one source anyway.
  {
    words: new RegExp(SAME, 'i'),
    said: ([found], reader, text) => {
      const rest = text.replace(found, '')
      const isCompared = /\b(?:vs\.?|versus|against|compared?|than|beside|difference|gap|between)\b/i.test(
        rest,
      )
      return isCompared && placesIn(rest, reader) > 1 ? '' : null
    },
  },
]
