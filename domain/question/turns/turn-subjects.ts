import { NATION } from '#domain/location/location.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { aboutBefore, type Going, nameOfFound, type TurnRule } from './turn-rule.ts'

/** A name, where the figure of the turn before is about something. */
const after = (about: RegExp, name: string) => (_: RegExpExecArray, going: Going) =>
  about.test(aboutBefore(going)) ? name : null

/** Words for another subject beside the one of the turn before, which only that one makes clear. */
export const SUBJECT_RULES: readonly TurnRule[] = [
  // `The survey says something else`: what it says.
  {
    words:
      /^(?:and |so |but )*(?:the )?(\S+(?: \S+)?) (?:says?|has|have|gives?|reports?|shows?) (?:something|another thing) (?:else|different)[?.! ]*$/i,
    said: ([, whose = '']) => `and ${whose}`,
  },
  // `What percent of them died`, after Lassa fever.
  {
    words:
      /\bwhat (?:percent(?:age)?|share|proportion|per cent|part)(?: of (?:them|these|those|cases|patients|the sick))? (?:died|die|dies|have died)\b/i,
    said: after(/\blassa\b/, 'Lassa fever case fatality ratio'),
  },
  // `How much is that per person in dollars`, after a share of health spending.
  {
    words:
      /^(?:and |so |but )*how much is (?:that|it|this) per (?:person|head|capita|nigerian)(?: in (?:us ?)?(?:dollars|\$))?[?.! ]*$/i,
    said: (_, going) => {
      const about = aboutBefore(going)
      if (/out-of-pocket/.test(about)) return 'out-of-pocket spending per person (US$)'
      return /government health/.test(about) ? 'government health spending per person' : null
    },
  },
  // `What is that in dollars per head`.
  {
    words:
      /^(?:and |so |but )*what(?:['’]?s| is) (?:that|it|this) in (?:us ?)?(?:dollars|\$|usd)(?: (?:per|for each) (?:head|person|capita|nigerian))?[?.! ]*$/i,
    said: (_, going) => {
      const about = aboutBefore(going)
      const name = /out-of-pocket/.test(about)
        ? 'out-of-pocket spending per person (US$)'
        : /government health/.test(about)
          ? 'government health spending per person'
          : /current health|health spending/.test(about)
            ? 'health spending per person (US$)'
            : null
      const [year, ...others] = going.before.periods.years
      return name === null ? null : `${name}${year === undefined || others.length > 0 ? '' : ` in ${year}`}`
    },
  },
  // `What does government put in per head`, after what households pay.
  {
    words:
      /^(?:and |so |but )*(?:what|how much) (?:does|do|did) (?:the )?government (?:put in|pay|spend|contribute|give)(?: (?:per|for each) (?:head|person|capita|nigerian))?[?.! ]*$/i,
    said: ([words = ''], going) =>
      /health|out-of-pocket/.test(aboutBefore(going)) && /per|each/i.test(words)
        ? 'government health spending per person'
        : null,
  },
  // `Poorest versus richest households`: the same figure by wealth.
  {
    words:
      /^(?:and |so |the )*(?:poor|poorest|rich|richest)(?: (?:households|families|homes|people|fifth|ones))? (?:versus|vs|v|and|against|or|compared (?:to|with)) (?:the )?(?:poor|poorest|rich|richest)(?: (?:households|families|homes|people|fifth|ones))?[?.! ]*$/i,
    said: () => 'by wealth quintile',
  },
  // `What target should we be measured against`.
  {
    words:
      /^(?:and |so |but )*what target (?:should|do|are|must) (?:we|it|they|the state) (?:be )?(?:measured|held|judged|aim(?:ing)?|working)(?: against| for| to| towards)?[?.! ]*$/i,
    said: () => 'what is the target',
  },
  // `So who is number one in the country`.
  {
    words:
      /^(?:and |so |but )*(?:who|which (?:state|one)) is (?:the )?(?:number one|no\.? ?1|number 1|first|top)(?: (?:in|of) (?:the (?:whole )?country|nigeria))?[?.! ]*$/i,
    said: () => 'which state has the highest',
  },
  // `Which state uses modern methods most`, after their use.
  {
    words:
      /^(?:and |so )*(?:which|what) (state|zone|lga) (?:uses?|using) (?:modern )?(?:methods|contracept\w+|family planning) (?:the )?(most|least)[?.! ]*$/i,
    said: ([, level = '', end = ''], going) =>
      /contracept/.test(aboutBefore(going))
        ? `which ${level} has the ${/most/i.test(end) ? 'highest' : 'lowest'}`
        : null,
  },
  // `Compare its nets with Sokoto`: the place before beside another, in another figure.
  {
    words:
      /^(?:and |now |please )*compare (?:its |their |the |our )?(\S.*?) (?:with|to|and|against) (\S.*?)[?.! ]*$/i,
    said: ([, what = '', other = ''], going) => {
      const { lexicon, currentYear } = going.reader
      const own = readPart(tokensOf(what), lexicon, currentYear)
      const meant = readPart(tokensOf(other), lexicon, currentYear)
      const [only, ...others] = going.before.level === null ? going.before.places : []
      const isOfPlaces =
        only !== undefined && others.length === 0 && meant.places.length === 1 && meant.indicator === null
      return isOfPlaces && own.indicator !== null && own.places.length === 0
        ? `compare ${what} in ${nameOfFound(going)} and ${other}`
        : null
    },
  },
  // `How does our fatality compare with Ondo`: the place before beside another.
  {
    words:
      /^(?:and |so |but )*how (?:does|do|did) (?:our|its|their|the|that|his|her) (.+?) compare (?:with|to|against) (?:that of |the )?(.+?)[?.! ]*$/i,
    said: ([, what = '', other = ''], going) => {
      const name = going.before.level === null ? nameOfFound(going) : null
      return name === null ? null : `compare ${what} in ${name} and ${other}`
    },
  },
  // `Is that a significant fall from 2018`: whether it changed since then.
  {
    words:
      /^(?:and |so |but )*(?:is|was) (?:that|it|this) (?:(?:an?|any|really|even|statistically|significant|real|big|large|clear|true) )*(?:fall|drop|rise|increase|decrease|improvement|decline|change|gain) (?:from|since|on|over|compared (?:with|to)) (?:the )?((?:19|20)\d\d)(?: (?:figure|one|level|survey))?[?.! ]*$/i,
    said: ([, year = '']) => `has it changed since ${year}`,
  },
  // `Compare with 2015`: that year beside the figure before.
  {
    words:
      /^(?:and |now |please )*compare(?: (?:it|that|this))? (?:with|to|against) (?:the )?(?:figure of |one of )?((?:19|20)\d\d)[?.! ]*$/i,
    said: ([, year = ''], { before }) =>
      before.periods.years.length === 0 && before.toldYear !== null && before.toldYear > Number(year)
        ? `change since ${year}`
        : null,
  },
  // `How far below the country average is that`.
  {
    words:
      /^(?:and |so |but )*how (?:far|much) (?:above|below|over|under|higher|lower|more|less)(?: than)? (?:nigeria|the (?:national|country|nigerian)(?:['’]s)? (?:average|figure|mean)|the (?:country|nation)) (?:is|was|are) (?:that|it|this|they)[?.! ]*$/i,
    said: () => 'compare with Nigeria',
  },
  // `How many confirmed for us`, after Lassa fever.
  {
    words: /\b(confirmed|suspected)\b(?! (?:cases|lassa|ones))/i,
    said: ([word = ''], going) => (/\blassa\b/.test(aboutBefore(going)) ? `Lassa fever ${word} cases` : null),
  },
  {
    words: /,? \b(?:for|in|with) us\b(?=[?.! ]*$)/i,
    said: (_, { before }) => (before.places.length === 1 ? '' : null),
  },
  // `Prevalence in the state`, after people with HIV or on its drugs.
  {
    words:
      /^(?:and |so |what is |what about )*(?:the )?prevalence(?: rate)?\b(?! (?:among|amongst|of|for|in (?:young |adult )?(?:women|men|girls|boys)))/i,
    said: after(/\b(?:hiv|antiretroviral)\b/, 'HIV prevalence (15-49)'),
  },
  // `Prevalence among sex workers`: people with a figure of their own, and no group of the adults of that age.
  {
    words:
      /^(?:and |so |what is |what about |how about )*(?:the )?prevalence(?: rate)?(?= (?:among|amongst|of|for|in (?:young |adult )?(?:women|men|girls|boys))\b)/i,
    said: after(/\b(?:hiv|antiretroviral)\b/, 'HIV prevalence'),
  },
  // `The first dose in Ikorodu`, after the second one of a vaccine.
  {
    words:
      /(?<!\b(?:measles|penta|pentavalent|polio|dpt|rotavirus|birth) )\b(?:the )?(first|second|third) dose\b(?=,? (?:in|for|at) \S)/i,
    said: ([, order = ''], going) => {
      const vaccine = /\b(measles|penta|polio|rotavirus|pneumococcal)\b/.exec(aboutBefore(going))?.[1]
      return vaccine === undefined ? null : `${vaccine} ${order} dose`
    },
  },
  // `And from households`, after what government pays for health.
  {
    words:
      /^(?:and |so |what about |how about )*(?:from |by )?(?:the )?(?:households?|families|patients|people themselves)[?.! ]*$/i,
    said: after(/\bhealth (?:spending|expenditure)\b/, 'out-of-pocket expenditure (% of CHE)'),
  },
  {
    words:
      /^(?:and |so |but )*(?:how much|what (?:share|part|percent(?:age)?|proportion)) (?:of (?:it|that|this) )?(?:does|do|did|is paid by|comes? from|came from|is from) (?:the )?(government|households?|donors?|people)(?: pay(?: for)?| cover| fund| finance| provide| contribute)?(?: itself)?[?.! ]*$/i,
    said: ([, who = ''], going) => {
      const isOfHealth = /\bhealth (?:spending|expenditure)\b/.test(aboutBefore(going))
      const name = /government/i.test(who)
        ? 'government health expenditure (% of CHE)'
        : /donor/i.test(who)
          ? 'external health expenditure (% of CHE)'
          : 'out-of-pocket expenditure (% of CHE)'
      return isOfHealth ? name : null
    },
  },
  // `How many are on treatment`, after people with HIV; `what share are on treatment`.
  {
    words:
      /^(?:and |so |but )*how many (?:of them |people |of those )?(?:are |is |were )?(?:on|get|getting|receive|receiving) (?:treatment|drugs|medicines?|therapy|arvs?)\b/i,
    said: after(/\bhiv\b/, 'people on antiretroviral treatment'),
  },
  {
    words:
      /\b(?:(?:what|which) (?:share|percent(?:age)?|%|per cent|proportion|part)(?: of (?:them|these|those|people))? (?:(?:are|is|were|get|gets|receive) )?)?(?<!\bpeople )on (?:treatment|drugs|medicines?|therapy|arvs?|ART)\b/i,
    said: after(/\bhiv\b/, 'ART coverage'),
  },
  {
    words: /\b(?:(most|fewest|least) )?people on (?:treatment|drugs|medicines?|therapy|arvs?|ART)\b/i,
    said: ([, end], going) => {
      const order = end === undefined ? '' : `${/most/i.test(end) ? 'highest' : 'lowest'} `
      const isOfHiv = /\b(?:hiv|antiretroviral|art)\b/.test(aboutBefore(going))
      return isOfHiv ? `${order}people on antiretroviral treatment` : null
    },
  },
  // `Out of how many estimated`, after the cases that were reported.
  {
    words:
      /^(?:and |so |but )*(?:out )?of how many(?: (?:cases|people|patients))?(?: (?:are |were )?(?:estimated|expected|in all|in total|altogether))*[?.! ]*$/i,
    said: after(/^tb cases notified/, 'TB incident cases'),
  },
  // `So what percent are missed`, after them.
  {
    words:
      /^(?:and |so |but )*(?:what (?:percent(?:age)?|share|per cent|proportion)|how many)(?: of (?:them|cases|people))? (?:are|is|were|was|go|goes|went|gets?) (?:missed|undetected|unreported|not (?:found|notified|reported|detected|treated))[?.! ]*$/i,
    said: after(/^tb (?:cases notified|incident cases)/, 'what share is without TB treatment coverage'),
  },
  // `Men or women more affected`: the same figure by sex.
  {
    words:
      /^(?:(?:and|so|but|are|is|were|do|it|more) )*(?:(?:men|males?|boys) (?:or|and|versus|vs) (?:women|females?|girls)|(?:women|females?|girls) (?:or|and|versus|vs) (?:men|males?|boys))(?:[ ,]+(?:who|which|separately|apart|is|are|was|were|the|more|most|worse|worst|higher|affected|hit|at|risk|often|cases|gets?|it))*[?.! ]*$/i,
    said: () => 'by sex',
  },
  // `What is the fatality rate`, after cases of Lassa fever.
  {
    words: /\b(?:(?:case )?fatality(?: ratio| rate)?|cfr)\b/i,
    said: after(/\blassa\b/, 'Lassa fever case fatality ratio'),
  },
  // `With a proper water supply`, after what facilities have.
  {
    words:
      /\b(?:with|have|has|got|having) (?:an? )?(?:proper|good|clean|safe|improved|reliable)? ?(?:water(?: supply| source)?)(?=[?.! ]|$)/i,
    said: after(/\bfacilities with\b|\bfacilities that\b/, 'facilities with improved water'),
  },
  // `And private hospitals`, after the public ones, which alone are counted.
  {
    words: /\b(?:the )?private (?:hospitals?|facilities|clinics?|ones|health (?:facilities|centres))\b/i,
    said: after(/^public .*\bfacilit|^public facility/, 'facilities of private owners'),
  },
  // `The fatality rate against the national one`: of the place before, beside the country.
  {
    words:
      /(?<=\S) (?:vs|versus|v|against|compared (?:to|with)) (?:the )?(?:national|nation|country|nigerian?)(?: (?:figure|one|rate|level|value))?[?.! ]*$/i,
    said: ({ input, index }, going) => {
      const { lexicon, currentYear } = going.reader
      const own = readPart(tokensOf(input.slice(0, index)), lexicon, currentYear)
      const [only, ...others] = going.before.level === null ? going.before.places : []
      const isOfPlace = only !== undefined && only !== NATION && others.length === 0
      return isOfPlace && own.indicator !== null && own.places.length === 0
        ? ` in ${nameOfFound(going)} versus Nigeria`
        : null
    },
  },
]
