import { stateOfCity } from '../city.ts'
import { namesOnePlace } from '../names-one-place.ts'
import type { Otherwise } from './other-words.ts'
import { tokensOf } from '../tokens.ts'
import { readPart } from '../read-part.ts'

const LGA = 4

/** Everyday words for what is counted, and for who says it, in the words of the reader of questions. */
export const EVERYDAY_FIGURES: readonly Otherwise[] = [
  // `Average PM2.5 exposure`: what is held is a mean.
  {
    words:
      /\b(?:(?:annual |yearly )?(?:average|mean)|average annual|annual) (?=(?:annual )?(?:exposure to |level of |levels of |concentration of )?(?:pm ?2[.]?5|fine particles|fine particulate|particulate matter|air pollution))/i,
    said: () => '',
  },
  // `Handwashing facility with soap and water`: what it is, and no water to drink.
  {
    words:
      /\bhand-? ?wash(?:ing)?(?: (?:facilit(?:y|ies)|stations?|places?|points?))?(?: at home| in the house)? (?:with|having|that (?:has|have)) (?:both )?(?:soap (?:and|&) (?:running |clean )?water|(?:running |clean )?water (?:and|&) soap)(?: (?:at home|available|present|on (?:the )?premises))*/i,
    said: () => 'basic handwashing facility',
  },
  {
    words: /^what does (?:the )?(.{3,60}?) measure(?: exactly)?(?=[?.]| and |$)/i,
    said: ([, what = '']) => `what does ${what} mean`,
  },
  { words: /\b(and (?:for |in )?nigeria) as a whole\b/i, said: ([, nation = '']) => nation },
  {
    words:
      /\b(?:are (?:we|nigerians|people) )?(?:taking|eating|consuming) (?:less|more) sugar than before\b/i,
    said: () => 'sugar supply',
  },
  { words: /\b(?:the )?(?:country|nation) as a whole\b/i, said: () => 'the whole country' },
  { words: /\bZn\b/, said: () => 'zinc' },
  { words: /\bcov\b/i, said: () => 'coverage' },
  { words: /\bskools?\b/i, said: () => 'school' },
  { words: /\bages? (?=\d{1,2} ?[-\u2013] ?\d{1,2}\b)/i, said: () => '' },
  { words: /\bstil+ births?\b/i, said: () => 'stillbirth' },
  { words: /\bcompaire\b/i, said: () => 'compare' },
  { words: /(?<=^(?:are|is|were|was)\b.*)\bable to read(?: and write)?\b/i, said: () => 'literate' },
  { words: /\badded (?:together|up)\b/i, said: () => 'added up' },
  {
    words:
      /\bpublic (?:health )?facilities (?:for|relative to|compared (?:to|with)|per) (?:the |its |their )?(?:population|people|person|capita|head)\b/i,
    said: () => 'public facility density',
  },
  {
    words: /\b(?:babies|newborns) (?:that|who|wey) (?:die|died|dies|are dying) (?:of|from|because of) /i,
    said: () => 'newborn deaths from ',
  },
  // `Deaths from falls`, where nothing falls; `deaths due to`, where no reason is asked for.
  {
    words:
      /\b(?:deaths?|mortality|fatalit(?:y|ies)|(?:people |persons? |those |nigerians? |men |women )?(?:who |that |wey )?(?:die|dies|died|dying|killed)) (?:rate )?(?:from|of|due to|by|through|because of|caused by|after) (?:a |accidental )?(?:falls?|falling)(?: down)?(?=[?.!,]|$| (?:in|for|per|at|across|among)\b)/i,
    said: () => 'falls mortality',
  },
  {
    words:
      /(?<!\b(?:share|proportion|percent|percentage|part) of (?:all )?deaths )(?<=\b(?:deaths?|mortality|dying|die|dies|died|killed|displaced|displacements?|lost) )(?:(?:which|that) (?:is|are|was|were) )?(?:due to|owing to|caused by|attributed to|attributable to|resulting from|as a result of|brought (?:on|about) by|put down to|traced to|on account of|because of)\b/i,
    said: () => 'from',
  },
  // `Wetin DHS talk about`.
  { words: /(?<=^(?:wetin|what) .*)\b(?:talk|tok|yarn)(?= (?:about|for|on|say)\b)/i, said: () => 'say' },
  // `Lagos's doctors`.
  { words: /(?<=\p{L}s)['’]s\b/iu, said: () => '' },
  // `I am on air in ten minutes`.
  {
    words:
      /^(?:i['’]?m|i am|we['’]?re|we are) (?:going )?(?:live |on )+(?:air|the air|radio|tv)?(?: (?:in|within) [^,:;]{1,20})?[,:;] */i,
    said: () => '',
  },
  { words: /\b(?:in )?(?:the )?(?:last|latest|newest) year on record\b/i, said: () => 'latest' },
  {
    words:
      /\b(?:tb|tuberculosis) cases (?:are |were |is )?estimated\b|\bestimated (?:number of )?(?:tb|tuberculosis) cases\b/i,
    said: () => 'TB incident cases',
  },
  { words: /\b(to|reach|reached|hit) zero\b(?![- ]dose)/i, said: ([, verb = '']) => `${verb} 0` },
  {
    words: /\b(?:kids|children|pikins?) (?:aged )?(\d{1,2})[-\u2013](\d{1,2})\b/i,
    said: ([, from = '', to = '']) => `ages ${from}-${to}`,
  },
  // `Kebbi, children under five`: of whom the figure is anyway.
  {
    words: /, (?:children|kids) (?:under|below) (?:five|5)(?: years)?(?=[?.! ]*$)/i,
    said: ({ index }, { lexicon, currentYear }, text) => {
      const { indicator } = readPart(tokensOf(text.slice(0, index)), lexicon, currentYear)
      const about = lexicon.reference.indicators.get(indicator ?? 0)
      return /child|under.?(?:5|five)|months/i.test(`${about?.shortName} ${about?.fullName}`) ? '' : null
    },
  },
  // `F.C.T.`, `U.S.`: letters with dots are one word.
  { words: /\b(?:[a-z]\.){2,}(?:[a-z]\b)?/i, said: ([words = '']) => words.replaceAll('.', '') },
  // `Ibadan city`: of the city, and of no towns.
  {
    words: /\b(\p{L}+) (?:city|town|metropolis|metro|township)\b/iu,
    said: ([, name = ''], { lexicon, currentYear }) => {
      const { double, places } = readPart(tokensOf(name), lexicon, currentYear)
      const isOfLga = places.length === 1 && lexicon.reference.locations.get(places[0] ?? 0)?.level === LGA
      return stateOfCity(double, lexicon.reference) !== null || isOfLga ? name : null
    },
  },
  { words: /\bwat\b/i, said: () => 'what' },
  { words: /\bpeople with (.+?), (women|men)\b/i, said: ([, what = '', who = '']) => `${who} with ${what}` },
  {
    words: /\b(?:new )?(\w+) cancer diagnos[ei]s\b/i,
    said: ([, which = '']) => `${which} cancer incidence`,
  },
  {
    words:
      /\b(?:where|(?:in )?(?:which|what) states?) do women (?:have|bear|give birth to) (?:the )?(fewest|least|most) (?:children|babies|kids)\b/i,
    said: ([, end = '']) =>
      `which state has the ${/most/i.test(end) ? 'highest' : 'lowest'} total fertility rate`,
  },
  {
    words:
      /\bhow many (?:children|babies|kids|pikins?) (?:does|do|would|will|go) (?:the |an? )?(?:average|typical) (.*?)(?:woman|women|mother)((?: (?:in|for|of) \S+(?: \S+)?)?) (?:end up )?(?:have|having|bear|bearing|born)(?: in (?:her|their) (?:lifetime|life))?/i,
    said: ([, people = '', place = '']) => `total fertility rate ${people}${place}`,
  },
  {
    words:
      /\b(?:(?:die|dies|died|dying|deaths?) before (?:the )?(?:age (?:of )?(?:five|5)|(?:their|its|his|her|the) (?:fifth|5th) birthday)|(?:do not|don['’]?t|never|no dey) (?:see|reach|live to|make it to|celebrate) (?:their|its|the|his|her) (?:fifth|5th) birthday)\b/i,
    said: () => 'under-five mortality',
  },
  {
    words:
      /\b(?:girls|women) (?:marry|get married|wed) (?:the )?(earliest|youngest|latest|oldest)(?: \(median age\))?/i,
    said: ([, end = '']) =>
      `is median age at first marriage ${/earl|young/i.test(end) ? 'lowest' : 'highest'}`,
  },
  // `How many deaths in a year`: what is counted by years anyway.
  {
    words:
      /(?<=^(?:and |so )?how many\b.*) (?:in|within|over) (?:a|one|each|every)(?: single| whole)? year(?=[?.! ]*$)/i,
    said: () => '',
  },
  {
    words:
      /\bout-? ?of-? ?pocket(?: (?:part|spending|payments?|costs?|expenditure|money))?,? in (?:us )?(?:dollars|\$|US\$)(?= |[?.!,]|$)/i,
    said: () => 'out-of-pocket spending per person (US$)',
  },
  // `How many women in Rivers own a mobile phone`: what people have stands with them.
  {
    words:
      /\b(women|men|girls|boys|youths?) (?:in|for|from|of|inside) (\S+(?: \S+)?) (own|owns|possess) (.+?)(?=[?.!,]|$)/i,
    said: ([, people = '', place = '', verb = '', what = ''], reader) =>
      namesOnePlace(place, reader) ? `${people} who ${verb} ${what} in ${place}` : null,
  },
  // `Poverty in the living standards survey`: by the line that the survey measures.
  {
    words:
      /\bpoverty(?: (?:headcount|rate|incidence|level))?(?=.*\b(?:NLSS|living standards? survey)\b)|(?<=\b(?:NLSS|living standards? survey)\b.*)\bpoverty(?: (?:headcount|rate|incidence|level))?\b/i,
    said: (_, __, text) =>
      /\b(?:national line|MPI|multidimensional|gap|severity)\b/i.test(text) ? null : 'poverty, national line',
  },
  // Shares and numbers.
  { words: /\babsolute (?=numbers?\b)/i, said: () => '' },
  { words: /\bper 100 ?k\b/i, said: () => 'per 100,000' },
  { words: /\bUSD\b/, said: () => 'US$' },
  { words: /\b(?:gov['’]?t|goment|govament|gofment)\b/i, said: () => 'government' },
  { words: /\b(?:corona ?virus|corona)\b/i, said: () => 'COVID-19' },
  {
    words: /\bbecause of (?:belle|pregnancy|pregnancies|childbirth|child birth|born pikin)\b/i,
    said: () => 'from pregnancy',
  },
  {
    words:
      /\b(?:die|dies|died|dying|deaths?) (?:before|within|in|inside) (?:the |their |its )?(?:first|one|1|a) month(?: of life)?\b/i,
    said: () => 'neonatal mortality',
  },
  { words: /\b(?:slice|chunk|portion) of\b/i, said: () => 'share of' },
  { words: /\b(?:at|on|equal to|exactly) zero\b(?! ?-?dose)/i, said: () => 'at 0%' },
  {
    words: /\b(?:lives|people|persons|nigerians) (?:lost|killed|claimed) (?:to|by|from) /i,
    said: () => 'deaths from ',
  },
  {
    words: /\b(newborns?|infants?|babies) (?:lost|who die|dying)(?= (?:each|every|a|per) year| yearly)/i,
    said: ([, who = '']) => `${/newborn/i.test(who) ? 'neonatal' : 'infant'} deaths`,
  },
  // Who lives long.
  {
    words:
      /\b(?:['’]s )?(?:people |women |men |citizens |residents |nigerians )?(?:live|lives|living) (?:the )?(longest|shortest)(?: lives)?\b/i,
    said: ([, end = '']) => ` ${/long/i.test(end) ? 'highest' : 'lowest'} life expectancy`,
  },
  {
    words:
      /^(?:and |so )?do (?:nigerian )?(?:women|men|females|males|girls|boys) (?:outlive (?:men|women|the men|males|females)|live longer(?: than (?:men|women|males|females))?)\b/i,
    said: () => 'life expectancy by sex',
  },
  {
    words:
      /^(?:and |so )?who (drinks|smokes) more,? (?:the )?(?:men|women) or (?:the )?(?:women|men)(?:,? and by how much)?/i,
    said: ([, verb = '']) => `${/drink/i.test(verb) ? 'alcohol consumption' : 'tobacco use'} by sex`,
  },
  // `Bring hospital births for the north`.
  {
    words:
      /^(?:please |pls |abeg |kindly )*(?:bring|fetch|pull(?: up| out)?|dig (?:out|up)) (?:me |us |out |up |over )*(?:the )?(?=\S+ \S)/i,
    said: () => '',
  },
  {
    words: /,? *\b(?:and )?not (?:state by state|by states?|per state|the states|lga by lga)\b/i,
    said: () => '',
  },
  { words: /\bcountry (figure|number|value|average|level)\b/i, said: ([, what = '']) => `national ${what}` },
  {
    words: /\b(?:what|which) data ?sets? (?=should (?:i|we) (?:quote|cite|use)\b)/i,
    said: () => 'which source ',
  },
  {
    words: /,? *(?:and|with) (?:what(?:['’]?s| is) )?its (?:value|figure|number)(?=[?.! ]*$)/i,
    said: () => '',
  },
]
