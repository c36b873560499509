import { namesOnePlace, placeNamed } from '../names-one-place.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const YEAR = String.raw`(?:19|20)\d\d`
const LEVELS = 'states?|lgas?|zones?|local governments?|places?|areas?'

/** Everyday words for orders of places and for one figure beside another, in the words of the reader of questions. */
export const EVERYDAY_ORDERS: readonly Otherwise[] = [
  {
    words:
      /\b(states?|zones?) (?:reported|recorded|saw) (?:the )?(most|fewest) (?=(?:suspected|confirmed)\b)/i,
    said: ([, level = '', end = '']) => `${level} had the ${end} `,
  },
  // `Order Kano, Kaduna and Lagos by stunting`: places that are named.
  {
    words: /^((?:please |pls |abeg )?)(?:order|arrange|sort|put in order|line up)(?= \S)/i,
    said: ({ 0: said, 1: lead = '' }, { lexicon, currentYear }, text) => {
      const { places } = readPart(tokensOf(text.slice(said.length)), lexicon, currentYear)
      return places.length > 1 ? `${lead}rank` : null
    },
  },
  { words: /\b(vs\.?|versus) (?:the )?nation\b/i, said: () => 'vs Nigeria' },
  // `And is that the most in the country`: its place among the states.
  {
    words:
      /,? *and is (?:that|it|this|[A-Z]\p{L}+(?: [A-Z]\p{L}+)?) the (?:most|highest|lowest|fewest|least|worst|best|largest)(?: (?:in the (?:whole )?country|of all(?: the)?(?: states)?|nationwide|in nigeria|among the states))?[?.! ]*$/iu,
    said: () => ', and its rank among the states',
  },
  {
    words:
      /^how many times (?:bigger|higher|larger|more|greater) is (\w+)['\u2019]s (.+?) than (?:that of )?(\w+)(?:['\u2019]s)?[?.! ]*$/i,
    said: ([, one = '', what = '', other = '']) => `compare times over ${what} in ${one} and ${other}`,
  },
  {
    words:
      /\blost (more than|over|fewer than|less than|at least) (\d+) people to (?:the )?([\p{L} ]{3,20}?)(?= in |[?.,]|$)/iu,
    said: ([, side = '', number = '', cause = '']) => `had ${side} ${number} ${cause} deaths`,
  },
  // `Are there states where …? which ones`.
  { words: /(?<=\bstates?\b.*)[?.!,]+ *(?:and )?(?:which|what) ones(?: are they)?[?.! ]*$/i, said: () => '' },
  {
    words: /^are there (?:any )?(?=(?:states|lgas|zones) (?:where|with|that|in which)\b)/i,
    said: () => 'which ',
  },
  { words: /\bbigger (?=than (?:in|that|for|the)\b)/i, said: () => 'higher ' },
  // `How many times higher is the highest state than the lowest for stunting`.
  {
    words:
      /^(?:and |so )?how many times (?:higher|bigger|larger|more|greater) is the (?:highest|best|top|worst) (state|zone|lga) (?:than|as|above) the (?:lowest|worst|bottom|best)(?: (?:state|zone|lga|one))? (?:for|in|on) (\S.*?)[?.! ]*$/i,
    said: ([, level = '', what = '']) =>
      `the gap between the highest and the lowest ${level} for ${what}, times over`,
  },
  // `The ratio of Lagos to Sokoto in female literacy`.
  {
    words:
      /^(?:what(?:['’]?s| is| was) |give me )?(?:the )?ratio of (\S.*?) to (\S.*?) (?:in|for|on) (?:terms of )?(\S.*?)[?.! ]*$/i,
    said: ([, one = '', other = '', what = ''], reader) =>
      namesOnePlace(one, reader) && namesOnePlace(other, reader)
        ? `how many times higher is ${what} in ${one} than in ${other}`
        : null,
  },
  // `I'd like`, `yr`, `abt`, `w/o`: how people type.
  { words: /^(?:i['’]?d|we['’]?d) (?:like|love|want|need)(?: to (?:know|see|have|get))? /i, said: () => '' },
  { words: /\byrs?\b\.?/i, said: ([words = '']) => (/s/i.test(words) ? 'years' : 'year') },
  { words: /\babt\b/i, said: () => 'about' },
  { words: /^in one go[:,]? /i, said: () => '' },
  // Orders.
  {
    words: /\b(?:when it comes to|as far as|as regards|in terms of|with regard to|with respect to)\b/i,
    said: () => 'for',
  },
  { words: /\bwho has it (?:the )?(worst|best)\b/i, said: ([, end = '']) => `which state is ${end}` },
  {
    words: /\bcomes? out (?=on top|first|last|best|worst|ahead|lowest|highest|top|bottom)/i,
    said: () => 'are ',
  },
  { words: /\b(?:is |are )?(?:leading|ahead of|at the head of) the pack\b/i, said: () => 'is best' },
  {
    words:
      /\b(?:lag|lags|lagging|trail|trails|trailing|left) (?:most |the most |far |furthest |farthest )?behind(?: the (?:most|rest|others))?(?= (?:on|in|for|with|at)\b|[?.! ]*$)/i,
    said: () => 'worst',
  },
  { words: /\b(?:lag|lags|lagging)(?= (?:most|worst)?\s*(?:on|in|for)\b)/i, said: () => 'worst' },
  {
    words:
      /\bhot ?-?spots?(?: (?:of|for))?\b(?=.*\b(?:states?|lgas?|zones?)\b)|(?<=\b(?:states?|lgas?|zones?)\b.*)\bhot ?-?spots?(?: (?:of|for))?\b/i,
    said: () => 'highest',
  },
  {
    words: new RegExp(
      String.raw`\b(?:hits?|affects?|strikes?|bites?) (?:which|what) (${LEVELS}) (?:the )?(?:hardest|most|worst)\b`,
      'i',
    ),
    said: ([, level = '']) => `highest in which ${level}`,
  },
  {
    words:
      /\b(?:hardest|worst|badly|most|heavily|heaviest)[- ](?:hit|affected|burdened|plagued)(?: (?:by|with|from))?\b/i,
    said: () => 'highest',
  },
  { words: /\b(most|least) (?:often|frequently|likely to|commonly)\b/i, said: ([, end = '']) => end },
  {
    words: new RegExp(String.raw`\b(poorest|richest|wealthiest) (${LEVELS})\b`, 'i'),
    said: ([, end = '', level = ''], _, text) =>
      `${level} with the ${/poor/i.test(end) ? 'highest' : 'lowest'}${/\b(?:poverty|poor\b|MPI\b)/i.test(text) ? '' : ' poverty'}`,
  },
  {
    words: /\b(states?|lgas?|zones?)\b(.*), (?:and|plus) (?:the|its) runner-?\s?up\b/i,
    said: ([, level = '', rest = '']) => `top two ${level.replace(/s$/i, '')}s${rest}`,
  },
  { words: /\b(?:dey )?suffer(?:s|ing|ed)? (?:pass|the most|most)\b/i, said: () => 'highest' },
  // `Of the northern zones, which has the lowest`: zones, and not their states.
  {
    words: /\b(?:of|among|amongst|out of) (?:the |all )?(north|south)ern zones,? (which|who)(?: one)?\b/i,
    said: ([, side = '', which = '']) => `${which} zone in the ${side}`,
  },
  {
    words: /\b(which|what) (north|south)ern zone\b/i,
    said: ([, which = '', side = '']) => `${which} zone in the ${side}`,
  },
  {
    words: /\b(rank|order|sort|compare) (?:the )?(north|south)ern zones\b/i,
    said: ([, verb = '', side = '']) => `${verb} the zones in the ${side}`,
  },
  // `Not the most doctors: which states have the fewest`.
  {
    words: /^not the (?:most|least|highest|lowest|best|worst|fewest)\b[^-\u2013,:;]*[-\u2013,:;]+ */i,
    said: () => '',
  },
  { words: /\bcarr(?:y|ies|ied) (?=(?:the )?(?:most|highest|least|fewest))/i, said: () => 'had ' },
  { words: /\b(bigger|larger|smaller|more) in people\b/i, said: ([, more = '']) => `${more} in population` },
  { words: /\balready (?=(?:below|above|under|over|at|past|beyond|less|more)\b)/i, said: () => '' },
  // `Any state at 80% or better`.
  {
    words:
      /\b(?:at|with|on|having|has|have) (\d+(?:\.\d+)? ?(?:%|percent|per cent)) or (better|more|higher|above|over|worse|less|lower|below|under|fewer)\b/i,
    said: ([, number = '', side = '']) =>
      `with at ${/better|more|higher|above|over/i.test(side) ? 'least' : 'most'} ${number}`,
  },
  // `In how many states do most women have their babies at home`.
  {
    words:
      /^(?:in )?(how many|which|what) (states|lgas|zones|places) (?:do|does|did|are|is|have|has) (?:most|the majority of|a majority of|more than half(?: of)?|over half(?: of)?) (?:the |their |its )?(.+?)[?.! ]*$/i,
    said: ([, which = '', level = '', rest = '']) => `${which} ${level} are above 50% for ${rest}`,
  },
  // Comparisons.
  {
    words:
      /\b(?:as opposed to|in contrast (?:to|with)|relative to(?! (?:its|their|the (?:population|number|size))\b)|as against|vis[- ]a[- ]vis)\b/i,
    said: () => 'compared with',
  },
  {
    words:
      /\b(above|below|than|over|under|to|with|from) (?:the )?((?:north|south)[- ]?(?:east|west|central|south)|south[- ]south|national|country['’]?s?) (?:zone |zonal )?(?:average|mean|norm)\b/i,
    said: ([, word = '', whole = '']) =>
      `${word} ${/national|country/i.test(whole) ? 'the national average' : whole}`,
  },
  // `How far is Yobe behind Delta`.
  {
    words: /\bhow (?:far|much) (?:is|are|was) (.+?) (?:behind|ahead of) (.+?)(?=[?.!,]|$| (?:on|in|for)\b)/i,
    said: ([, one = '', other = ''], reader) =>
      [one, other].every((name) => namesOnePlace(name, reader)) ? `compare ${one} with ${other}` : null,
  },
  // `In the North-West compared with the other zones`: all of them.
  {
    leavesOut: true,
    words:
      /\b(?:in|for) (?:the )?(?:n\.?w|n\.?e|n\.?c|s\.?w|s\.?e|s\.?s|(?:north|south)[- ]?(?:west|east|central|south))(?: zone)? (?:compared (?:to|with)|against|versus|vs\.?|beside|and) (?:the |all (?:the )?)?(?:other|rest of the|remaining) zones\b/i,
    said: () => 'by zone',
  },
  // `Since Kano has the highest HIV prevalence, what is its rate and by how much does it exceed Benue`: what is supposed, and two figures.
  {
    words:
      /^since (\S.*?) (?:has|have|had) (?:the )?(?:highest|lowest|best|worst|most|least) (.+?), (?:what(?: is|['’]s)? its (?:rate|figure|share|number|value|level)(?: and)? )?(?:by )?how much (?:higher |lower |more |less )?does it (?:exceed|trail|beat|differ from|pass)(?: than)? (.+?)[?.! ]*$/i,
    said: ([, one = '', what = '', other = ''], reader) =>
      [one, other].every((name) => namesOnePlace(name, reader))
        ? `compare ${what} in ${one} and ${other}`
        : null,
  },
  // `States with fewer than 250 doctors`: a limit of a plain count.
  {
    words: new RegExp(
      String.raw`\b(${LEVELS}) (?:that |which )?(?:have|has|had|with|having) (fewer|less|more) than (\d[\d,]{2,}) (?!per\b)(\p{L}+(?: \p{L}+){0,3}?)(?=$|[?.!,]| (?:in|at|by|for)\b)`,
      'iu',
    ),
    said: ([, level = '', side = '', count = '', what = '']) =>
      `${level} have ${/^people$/i.test(what) ? 'total population' : what} ${/more/i.test(side) ? 'above' : 'below'} ${count.replaceAll(',', '')}`,
  },
  // `Kwara, not Osun`: the one that is asked for.
  {
    leavesOut: true,
    words:
      /,? (?:and |but )?not (?:in |for |from |of )?(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}?)(?=[?.!,:;]|$| please\b)/iu,
    said: ({ 1: denied = '', index }, reader, text) => {
      const { locations } = reader.lexicon.reference
      const levelOf = (name: string) => locations.get(placeNamed(name, reader) ?? 0)?.level
      const before = text.slice(0, index).split(/[\s,:;]+/)
      const level = levelOf(denied)
      // `The south west but not Lagos` leaves a part out.
      const isBeside = [1, 2, 3].some((count) => levelOf(before.slice(-count).join(' ')) === level)
      return level !== undefined && isBeside ? '' : null
    },
  },
  // `How many times higher was X in 2003 than in 2023`, `has X doubled since 2008`, `is X twice what it was in 2003`: of times.
  {
    words: new RegExp(
      `^(?:and |so )?how (many times|much) (?:higher|lower|more|less|greater|bigger|smaller|worse|better|as (?:high|low|common|much|many))(?: common)? (?:is|are|was|were) (.+?) (?:in |by |at )?(${YEAR}) (?:than|as|compared (?:to|with))(?: it was| it is| in| that of| for| at)* (?:the )?(${YEAR})[?.! ]*$`,
      'i',
    ),
    said: ([, how = '', what = '', one = '', other = '']) =>
      `compare ${what} in ${one} and ${other}${/times/i.test(how) ? ' times over' : ''}`,
  },
  {
    words:
      /^(?:and |so )?(?:has|have|had|did|is|are) (.+?) (?:(?:more than |almost |nearly |about )?(?:doubled?|halved?|tripled?|trebled?|quadrupled?)|(?:almost |nearly |about |now )?(?:twice|double|half|three times|thrice) (?:as (?:high|low|much|many|common) as |of )?what (?:it was|it used to be|they were)(?: back)?)(?= (?:since|between|from|in|over)\b)(.*)$/i,
    said: ([, what = '', when = '']) =>
      `change in ${what}${when.replace(new RegExp(`^ in (?=${YEAR})`, 'i'), ' since ')} times over`,
  },
  // `TB deaths have doubled since 2019. How many …`: what is supposed is looked at first.
  {
    leavesOut: true,
    words: new RegExp(
      `^(.+?) (?:has|have) (?:more than |almost |nearly )?(?:doubled|halved|tripled|trebled) since (${YEAR})[.,;] .*$`,
      'i',
    ),
    said: ([, what = '', year = '']) => `change in ${what} since ${year} times over`,
  },
  // `How many times higher is X in Kebbi than in Ekiti`, `twice as common in Bayelsa as in Rivers`: both figures.
  {
    words:
      /^(?:and |so )?(?:how many times|how much) (?:higher|lower|(?:more|less)(?: likely| frequent)?|greater|bigger|as (?:high|low|common|much|many))(?: common)? (?:is|are|was|were) (.+?) in (.+?) (?:than|as|compared (?:to|with))(?: it is| in| that of| for)* (.+?)[?.! ]*$/i,
    said: ([, what = '', one = '', other = '']) => `compare ${what} in ${one} and ${other} times over`,
  },
  {
    words:
      /^(?:and |so )?(?:is|are|was|were) (.+?) (?:twice|two times|double|three times|half|half as|thrice|ten times)(?: as)?(?: (?:common|high|low|likely|frequent|much|many|big|bad))? in (.+?) (?:as|than|compared (?:to|with)|that of)(?: it is| in| for)* (.+?)[?.! ]*$/i,
    said: ([, what = '', one = '', other = '']) => `compare ${what} in ${one} and ${other} times over`,
  },
  // `Which state has the highest prevalence and by how much over the second`: the first two.
  {
    words:
      /\bwhich (state|zone|lga) (?:has|had) the (highest|lowest) (.+?),? and by how (?:much|many points) (?:over|above|below|ahead of|more than) the (?:second|next)(?: one)?(?=[?.! ]*$)/i,
    said: ([, level = '', end = '', what = '']) => `which two ${level}s have the ${end} ${what}`,
  },
  // `List the seven north west states from worst to best`.
  {
    words:
      /^(?:please )?(?:list|rank|order|sort|arrange) (?:the |all )*(?:(?:two|three|four|five|six|seven|\d) )?(.+? )?(states|zones|lgas) from (?:the )?(worst|best|highest|lowest) to (?:the )?(?:worst|best|highest|lowest)\b/i,
    said: ([, where = '', level = '']) => `rank the ${where}${level}`,
  },
  { words: /(?<=\bmost (?:\p{L}+ ){1,3})(?:in total|altogether|overall)(?=[?.! ]*$)/iu, said: () => '' },
]
