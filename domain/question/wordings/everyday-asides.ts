import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const GOAL = `(?:the |its |our )?((?:sdg|national|global) )?(?:target|goal)`
const UNDER_FIVE = `(?:(?:the )?(?:young |small )?(?:children|kids|babies) )?(?:(?:aged )?(?:below|under)[- ](?:the age of )?(?:fives?|5s?)(?: years)?(?: old)?|U5s?)`

/** Everyday words that stand around what is asked and change nothing of it, in the words of the reader of questions. */
export const EVERYDAY_ASIDES: readonly Otherwise[] = [
  // `Somebody on Facebook says …, is that true`, `a columnist writes that …`: the claim is what is asked about.
  {
    words:
      /^(?:(?:fact[- ]?check(?: please)?|is it true|true or false|please check)[:,]? )?(?:(?:i (?:saw|read|heard)|there is) )?(?:somebody|someone|a (?:post|friend|columnist|journalist|colleague|neighbou?r|politician|blogger|man|woman|lecturer)|my \p{L}+|they|people|the (?:radio|papers?|news|tv))(?: (?:on|from|in) (?:the )?(?:facebook|whatsapp|twitter|tiktok|instagram|social media|radio|news|tv|papers?))?(?: just| also| always)? (?:says?|said|saying|claims?|claimed|writes?|wrote|told me|tells me)(?: that)? (?=\S)/iu,
    said: () => '',
  },
  {
    words:
      /(?<=\S)[.,;?!]* *(?:is (?:that|it|this) (?:true|right|correct|so)|does (?:your|the) data (?:bear|back) (?:it|that|this) (?:out|up)|do(?:es)? (?:your|the) (?:data|figures|numbers) (?:agree|support (?:it|that|this))|true or false)[?.! ]*$/i,
    said: (_, { before }) => (before === null ? '?' : null),
  },
  {
    words:
      /\b(?:nigerians|people|we) (?:live|lives|living) to (?:only |about |just )?(\d\d)(?: years?)?(?: on average)?\b/i,
    said: () => 'life expectancy',
  },
  {
    words:
      /\b(?:most|many|few|some) (?:nigerians|people|adults) (?:do not|don['’]?t|dont) (?:believe|think|agree)(?: that)? vaccines are (safe|effective|important)\b/i,
    said: ([, what = '']) => `what share is without vaccine confidence: ${what}`,
  },
  { words: /(?<=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:itself|themselves)\b/u, said: () => '' },
  // `We are quantifying nets - how many children`: what it is for.
  {
    words:
      /^(?:we|i)(?: are|['’]re| am|['’]m) (?:\p{L}+ing) [\p{L}\d' ]{2,60}? ?[-–—:;] +(?=(?:how|what|which|who|where|when|is|are|does|do|has|have)\b)/iu,
    said: () => '',
  },
  // `Is stunting worse in rural areas than in towns`.
  {
    words:
      /^(?:and |so )?(?:is|are|was|were) (?:the )?(.+?) (?:worse|better|higher|lower|more common|more|less common) in (?:the )?(?:rural|urban|villages?|towns?|cities|city)(?: areas?)?(?: areas)? than in (?:the )?(?:rural|urban|villages?|towns?|cities|city)(?: areas?)?[?.! ]*$/i,
    said: ([, what = '']) => `${what} by residence`,
  },
  // `Do more mothers deliver in private or in government facilities`.
  {
    words:
      /\bdo more (?:mothers|women|births|babies|people)(?: \w+)? (?:deliver|give birth|happen|born|are born) in (private|government|public)(?: (?:health )?(?:facilities|hospitals|clinics))? (?:or|than) (?:in )?(private|government|public)(?: ones)?(?: (?:health )?(?:facilities|hospitals|clinics))?/i,
    said: () => 'compare delivery in a private facility and delivery in a public facility',
  },
  {
    words:
      /\b(?:do|does|did|who) not see (?:an? )?skilled provider (?:even once )?(?:for|in|during) (?:antenatal(?: care)?|ANC|pregnancy)\b/i,
    said: () => 'have no ANC 1+ (skilled provider)',
  },
  {
    words:
      /\bone (?:\w+ )?(?:woman|women|girl|mother) in (?:every )?\d+ (?:will |would |may |go )?(?:die|dies)(?: (?:from|of|in|during|due to)(?: (?:pregnancy|childbirth|birth|delivery|or|and|causes of))+)?(?: (?:over|in|during) (?:her|their) (?:lifetime|life))?/i,
    said: () => 'lifetime risk of maternal death, one in how many',
  },
  {
    words:
      /\bplanned ((?:\w+ ){0,2}sessions) (?:that )?(?:were|was|are)(?: actually| really)? (?:held|conducted|done|carried out)\b/i,
    said: ([, what = '']) => `${what} held`,
  },
  {
    words:
      /\bwho (?:leads|is leading|tops|is top|comes first) (?:among|of|in) (?:the )?(?:\w+ )?states (?:of|in) /i,
    said: () => 'which state is best in ',
  },
  // `By zone - table`, `population of Kano to use as denominator`: a form, and what it is for.
  {
    words: / ?[-–—,:(] ?(?:(?:as|in) an? )?(?:table|list|chart|spreadsheet)\)?(?: please)?[?.! ]*$/i,
    said: () => '',
  },
  {
    words:
      /(?<=\S{3}) (?:to use |for use |that i can use )?(?:as|for) (?:an? |the |my |our )?(?:denominator|baseline|reference|benchmark)[?.! ]*$/i,
    said: () => '',
  },
  // `The survey says 37, no?`.
  { words: /(?<=\S{3}), (?:no|right|abi|isn['’]?t it|not so|yes|correct)\?+ *$/i, said: () => '' },
  {
    words:
      /\bone (?:woman|girl|mother) in how many\b(?=.*\bdie).*?\b(?:pregnancy|childbirth|birth|delivery)(?: or (?:pregnancy|childbirth|birth|delivery))?(?: (?:over|in|during) (?:her|their) (?:whole )?(?:lifetime|life))?(?: here)?/i,
    said: () => 'lifetime risk of maternal death, one in how many',
  },
  // `Malaria or pneumonia, which kills more under-fives after the first month`.
  {
    words:
      /\b(malaria|pneumonia|diarrhoea|measles|meningitis|hiv) (?:or|and|versus|vs) (malaria|pneumonia|diarrhoea|measles|meningitis|hiv)\b ?[-–—,:;]* ?which (?:one |of them |of the two )?kills? more (?:of (?:our |the )?)?(?:under[- ](?:fives?|5s?)|children)(?: after (?:the )?first month)?/i,
    said: ([, one = '', other = '']) => `compare ${one} deaths 1-59 months and ${other} deaths 1-59 months`,
  },
  {
    words:
      /(?<=\b(?:target|goal)s? (?:for|on|of) )(newborns|babies|under[- ]?(?:fives|5s)|children|mothers)(?=[?.!, ]|$)/i,
    said: ([, who = '']) =>
      `${/newborn|bab/i.test(who) ? 'neonatal' : /mother/i.test(who) ? 'maternal' : 'under five'} mortality`,
  },
  // `I advise a senator from Benue. How many doctors are in the state`: the state that was named.
  {
    words:
      /\b(?:in|for|of|across) (?:the|my|our|this) (?:whole |entire )?state(?: itself| as a whole)?(?=[?.!, ]*$)/i,
    said: ({ index }, { lexicon, currentYear }, text) => {
      const { places } = readPart(tokensOf(text.slice(0, index)), lexicon, currentYear)
      const [only, ...others] = places
      const isState = lexicon.reference.locations.get(only ?? 0)?.level === 3
      return isState && others.length === 0 ? '' : null
    },
  },
  // `What is TB treatment coverage? My students mix it up with treatment success`: what is told of them is not asked.
  {
    words:
      /(?<=^(?:what|how)\b[^?.]{3,90}\?) *(?:(?:my|our|the|some|many|most|a lot of|these) )?\p{L}+(?: \p{L}+)? (?:(?:always|often|keep|keeps|kept|still|all|sometimes|usually|tend to) )*(?:mix|mixes|mixing|mixed|confuse|confuses|confusing|confused|mistake|mistakes|mistaking|muddle|muddles) (?:it|this|that|them) (?:up )?(?:with|for) [^?.!]+[.! ]*$/iu,
    said: () => '',
  },
  { words: /,? which direction\b/i, said: () => ' trend' },
  { words: /(?<=\b(?:kills?|die|dies)\b.*) (?:in|during) (?:a|one) year\b/i, said: () => '' },
  {
    words: /(?<=\bTB\b.*),? and how many (?:were|are|was) (?:expected|estimated)\b/i,
    said: () => ' and TB incident cases',
  },
  { words: /\bgovernment(?:['’]s)? target\b/i, said: () => 'national target' },
  {
    words: /,? and where (?:(?:we|e|things) dey|are we|do we stand|is nigeria)(?: now| today)?(?=[?.! ]|$)/i,
    said: () => '',
  },
  { words: /\bhas the government (?:part|portion|contribution)\b/i, said: () => 'has government share' },
  // `Which states have already reached the 90% penta 3 target`.
  {
    words:
      /\b(?:already|yet|actually|so far) (?=(?:reach|met|meet|hit|hits|achiev|attain|above|below|over|under|at)\w*\b)/i,
    said: () => '',
  },
  {
    words:
      /\b(reach(?:ed)?|met|meet|hit|achieved?|attain(?:ed)?) (?:the |a |an )?(?!\d+ ?(?:%|percent|per cent) abuja )(\d{1,3}(?:\.\d+)?) ?(?:%|percent|per cent) (?:target |goal |mark )?(?:for |of |in |on )?(?!target|goal|mark)(\S.*?) (?:target|goal|mark)\b/i,
    said: ([, verb = '', goal = '', what = '']) => `${verb} ${goal}% for ${what}`,
  },
  // `Do people still practise open defecation`.
  { words: /\b(?:still |now )?practi[cs](?:e|es|ed|ing) (?=open\b)/i, said: () => 'use ' },
  // `Is Nigeria anywhere near the SDG target for under-five deaths`: how far it is from it.
  {
    words: new RegExp(
      String.raw`^(?:and |so |but )?(?:is|are|was|were) ([\p{L} ]+?) (?:anywhere )?(?:near|close to|far from|nearly at|within reach of) ${GOAL} (?:for|on|of|in) (?!the\b.*\b(?:first|last))`,
      'iu',
    ),
    said: ([, place = '', whose = '']) =>
      `how far is ${/^(?:we|they|it|the country)$/i.test(place) ? 'Nigeria' : place} from the ${whose}target for `,
  },
  // `The target for under-five deaths`: it is one of their rate.
  {
    words:
      /(?<=\b(?:target|goal)s? (?:for|on|of|in) (?:reducing )?)(under[- ]?(?:five|5)|child|infant|neonatal|newborn|maternal) deaths\b/i,
    said: ([, who = '']) => `${who} mortality`,
  },
  // `Malaria among under-fives`: those from 6 to 59 months, of whom blood is tested.
  {
    words: new RegExp(
      String.raw`\b(?:(highest|lowest|most|least|more|fewest|worst) (?:rates? of )?malaria(?: prevalence| rates?)?|malaria prevalence) (?:in|among|amongst|of|for) ${UNDER_FIVE}\b`,
      'i',
    ),
    said: ([, end]) => `${end === undefined ? '' : `${end} `}malaria prevalence (6-59 months)`,
  },
  { words: /\bORS (?:plus|and also|together with|\+|&) zinc\b/i, said: () => 'ORS and zinc' },
  // `Which governor did most`: of a person, and of no figure.
  {
    words: /^(?:and |so )?which (governor|minister|commissioner|president|party|politician)s?\b.*$/i,
    said: ([, who = '']) => `what did the ${who} do, opinion`,
  },
  // `What exactly is a zero-dose child in your figures`.
  {
    words:
      /(?<=^what (?:exactly |really )?(?:is|are|does|do|counts? as)\b.*) in (?:your|these|the) (?:figures|data|numbers|tables|data ?set)(?=[?.! ]*$)/i,
    said: () => '',
  },
  // `The last full DHS`, of which a smaller one came later.
  {
    words: /\b(?:last|latest|newest|most recent) full (?=(?:n?dhs|demographic)\b)/i,
    said: () => 'latest ',
  },
  // `In Gaya, Kano`: an LGA whose name is a word of another language, too.
  {
    words:
      /(?<=\b(?:in|at|for|of) )(\p{L}[\p{L}-]*),? (?:in |of )?(\p{L}[\p{L} ]*?)(?: state)?(?=[?.! ]*$)/iu,
    said: ([, lga = '', state = ''], { lexicon: { reference } }) => {
      const isCalled = (name: string, said: string) => name.toLowerCase() === said.toLowerCase()
      const isOfState = [...reference.locations.values()].some(
        ({ name, level, parent }) =>
          level === 4 &&
          isCalled(name, lga) &&
          isCalled(reference.locations.get(parent ?? 0)?.name ?? '', state),
      )
      return isOfState ? `${lga} LGA ${state}` : null
    },
  },
  // `Out of every 100 people who fall ill with TB, how many die`.
  {
    words:
      /\b(?:out )?of every (?:100|hundred) (?:people|persons|patients|nigerians)? ?(?:who|that) (?:fall ill with|get|have|catch|develop) (?:tb|tuberculosis)((?: in \p{L}+)?),? (?:about )?how many (?:of them )?(?:die|died|are dying)\b/iu,
    said: ([, where = '']) => `TB case fatality ratio${where}`,
  },
  // `Who has the better chance of reaching 65`.
  {
    words:
      /^(?:do|does|have|has|who has|who have|which has)? ?(?:nigerian )?(?:men or women|women or men|males or females|females or males) (?:have |has |with )?(?:the |a )?(?:better|higher|greater|bigger) chances? of (?:reaching|living to|surviving to) (?:age )?65\b/i,
    said: () => 'men surviving to 65 and women surviving to 65',
  },
  {
    words:
      /\b(?:public )?(?:health )?facilities,? per (?:population|head|capita|person|10,?000(?: people)?)\b/i,
    said: () => 'public facility density',
  },
  // `Is the governor doing enough`, of whose work nobody judges here.
  {
    words:
      /\b(?:is|are|was|were|has|have|does|do|did) (?:the |our |my )?(?:state |federal |local )?(?:governor|government|minister|ministry|president|commissioner|chairman|deputy|senator)s?\b[^?.!,]{0,40}? (?:doing|done|do|working|worked) (?:enough|well|(?:a )?(?:good|bad|great|poor) (?:job|work)|badly|nothing|anything)\b[^?.!]*/i,
    said: () => 'what did the governor do, opinion',
    // Of nobody anywhere.
    leavesOut: true,
  },
]
