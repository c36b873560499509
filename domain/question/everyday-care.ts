import type { Otherwise } from './other-words.ts'
import { readPart } from './read-part.ts'
import { tokensOf } from './tokens.ts'

const BIRTHS =
  '(?:live )?(?:births?|babies|pikins?|children|deliver\\w+)(?: (?:wey|that|who) (?:dem|are|were|they) (?:born|deliver))?(?: born)?'
const HUNDRED_THOUSAND = '(?:every |each )?(?:100,?000|100k|hundred thousand|one hundred thousand)'

/** Everyday words for care, illness and death, in the words of the reader of questions. */
export const EVERYDAY_CARE: readonly Otherwise[] = [
  // `How many women die for every 100,000 births`.
  {
    words: new RegExp(
      String.raw`\bhow many (?:women|mothers|mamas)(?: (?:dey|de|are|do|does))? (?:die|dying|lose their lives)(?: (?:from|of|in|during|through|giving) [^,?.]{3,40}?)? (?:for|per|in|out of|of) ${HUNDRED_THOUSAND} ${BIRTHS}`,
      'i',
    ),
    said: () => 'maternal mortality ratio',
  },
  {
    words:
      /\b(?:babies|children|infants|kids)(?: that)? (?:are |get )?born (?:for |per |to )(?:every |each )?(?:1,?000|thousand) (?:people|persons|nigerians|inhabitants|residents)\b|\bbirths (?:for|per) (?:every |each )?(?:1,?000|thousand) (?:people|persons|population|inhabitants)\b/i,
    said: () => 'crude birth rate',
  },
  { words: /\bhow many (?=crude birth rate)/i, said: () => '' },
  // `Children who test positive for malaria`.
  {
    words:
      /\b(?:that |who )?(?:test(?:s|ed|ing)? positive for|had parasites of|carr(?:y|ied) the parasites? of) (?:the )?(?=malaria|hiv|tb|tuberculosis)/i,
    said: () => 'with ',
  },
  {
    words:
      /\b(?:had |have |has |with )?(?:malaria )?parasites (?:seen |found |detected )?(?:under|by|with|through) (?:the |a )?(?:microscope|microscopy)\b/i,
    said: () => 'with malaria by microscopy',
  },
  // `No get enough blood`, `short blood`, `lack of blood`.
  {
    words:
      /\b(?:wey |who |that )?(?:(?:no|do not|don['\u2019]?t|does not|not) (?:dey )?(?:get|have|having)|lack|lacks|lacking|(?:with|have|has) too little|short of) (?:enough )?blood\b|\b(?:lack|shortage|want) of blood\b|\bblood (?:is |was )?(?:too )?low\b/i,
    said: () => 'with anaemia',
  },
  // `Wey carry belle`.
  {
    words: /\b(?:wey |who |that )?(?:carry|get|dey carry|dey with) belle\b/i,
    said: () => 'who are pregnant',
  },
  {
    words: /\b(?:women|girls|ladies|mothers) (?:who|that|wey) are not pregnant\b|\bwomen not pregnant\b/i,
    said: () => 'non-pregnant women',
  },
  {
    words:
      /\b(?:already )?(?:mothers|have given birth|have a child|had a baby) or (?:are )?(?:expecting|carrying|pregnant)(?: (?:a|their|the|an?) (?:first )?(?:baby|child))?(?: now| already)?\b/i,
    said: () => 'already mothers or pregnant',
  },
  {
    words:
      /\b(one|two|three|four|[1-4])( or more) doses of (IPTp|fansidar|SP|malaria prevention)(?: ?\((?:IPTp|fansidar|SP)\))?/i,
    said: ([, count = '', more = '']) => `IPTp, ${count}${more} doses`,
  },
  {
    words:
      /\b(births?|deliver(?:y|ies)) (?:(?:that|which) )?(?:take|takes|took|taking|happen|happens|happened|happening)(?: place)? (?=(?:at|in) )/i,
    said: ([, what = '']) => `${what} `,
  },
  // `Deworming in the past six months`: a time that the figure itself is of.
  {
    words:
      /,? *\b(?:in|during|over|within) (?:the )?(?:past|last|previous|preceding) (?:six|12|twelve|two|three|four|[2-9]|24) (?:months|weeks)\b/i,
    said: ({ index, 0: words }, { lexicon, currentYear }, text) => {
      const rest = `${text.slice(0, index)}${text.slice(index + words.length)}`
      const { indicator } = readPart(tokensOf(rest), lexicon, currentYear)
      const about = lexicon.reference.indicators.get(indicator ?? 0)
      const unit = /weeks/i.test(words) ? /weeks/i : /months/i
      return about && unit.test(`${about.fullName} ${about.definition}`) ? '' : null
    },
  },
  // `And what was it the year before`, where a figure crossed a line: the answer tells it.
  {
    words: /(?<=\bfirst\b.*),? *and what was it (?:in )?the year before[?.! ]*$/i,
    said: () => '',
  },
  // `How many times higher was …`, also after where it is from.
  {
    words:
      /(?<=, )how many times (?:higher|lower|larger|bigger|greater|more|as (?:high|many|much)) (?:is|was|are|were) (?:the )?(.+?) in (.+?) than (?:in|that of|for) (.+?)[?.! ]*$/i,
    said: ([, what = '', one = '', other = '']) => `compare times over ${what} in ${one} and ${other}`,
  },
  {
    words:
      /^(?:the )?number of (.+?) in (.+?) and (?:in )?(.+?) in ((?:19|20)\d\d),? and how many times (?:more|as many|higher) (?:does|did|has|had|is|are) .+$/i,
    said: ([, what = '', one = '', other = '', year = '']) =>
      `compare times over ${what} in ${one} and ${other} in ${year}`,
  },
  // `Polio drops given at birth`.
  {
    words:
      /\b(?:polio|opv|oral polio)(?: (?:vaccine|drops?|dose|immuni[sz]ation))*(?: (?:that (?:is|are|was|were) )?(?:given|got|received))? (?:at|on the day of|right after|just after|soon after) birth\b/i,
    said: () => 'polio birth dose',
  },
  {
    words:
      /\b(?:the )?polio (?:vaccine|vaccination|dose)s?(?: (?:that|which) is)?(?: (?:given|injected))? (?:as|by|with|through) (?:an? |the )?(?:injection|needle|jab|shot)\b|\b(?:injected|injectable) polio(?: vaccine)?\b/i,
    said: () => 'inactivated polio vaccine',
  },
  // `Losing the most children between penta 1 and penta 3`.
  {
    words:
      /\b(?:losing|lose|loses|lost|that lose) (?:the )?(most|fewest|least) (?:children|kids|babies|pikins?) between (?:the )?(?:penta|dpt|dtp) ?(?:1|one) and (?:the )?(?:penta|dpt|dtp )?(?:penta)? ?(?:3|three)\b/i,
    said: ([, end = '']) =>
      `with the ${/most/i.test(end) ? 'highest' : 'lowest'} dropout from penta 1 to penta 3`,
  },
  // `Treated for TB before`.
  {
    words:
      /\b(?:people |patients |those )?(?:who |that )?(?:(?:had|have|has|were|was) )?(?:been )?treated (?:for (?:tb|tuberculosis) )?before\b(?! (?:age|the|their))/i,
    said: () => 'previously treated TB patients',
  },
  // `Dem carry go find help`.
  {
    words:
      /\b(?:wey |who |that )?(?:dem |they )?carry (?:dem |them )?(?:go )?(?:find|see|meet|look for|seek|get)? ?(?:help|treatment|care|doctor|hospital)(?: or (?:help|treatment|care))?\b/i,
    said: () => 'for whom care was sought',
  },
  { words: /\b(?:wey|who|that) (?:get|dey get|have|had) fever\b/i, said: () => 'with fever' },
  // `The clinic is too far`.
  {
    words:
      /\b(?:say(?:s|ing)? |find |think )?(?:that )?(?:the )?(?:clinics?|hospitals?|health (?:facility|facilities|centres?|centers?)) (?:is|are|being) (?:too |very )?far(?: away)?(?:,? (?:and|so) (?:that )?(?:it|this)(?:['\u2019]?s| is) an? (?:big )?problem(?: (?:for|in|to) (?:getting|get|seeking) (?:care|treatment|help))?)?/i,
    said: () => 'say the distance to a health facility is a problem',
  },
  // `Government hospitals`.
  {
    words:
      /\b(?:government|govt|government-owned|government-run|state-owned) (?=(?:health )?(?:facilit(?:y|ies)|hospitals?|clinics?)\b)/i,
    said: () => 'public ',
  },
  // `Take their own life`.
  {
    words:
      /\b(?:take|takes|took|taking|end|ended) (?:their|his|her) own (?:life|lives)\b|\bkill(?:s|ed|ing)? (?:themselves|himself|herself)\b/i,
    said: () => 'die by suicide',
  },
  // `Lost the most people to Lassa`.
  {
    words:
      /\b(?:has |have |had )?lost (?:the )?(most|fewest|least) (?:people|lives|patients)(?: to| from| by)? (?=\S)/i,
    said: ([, end = '']) => `had the ${/most/i.test(end) ? 'highest' : 'lowest'} number of deaths from `,
  },
  {
    words: /\b(?:catch|catches|caught|contract|contracted|pick up|picked up) (?=(?:hiv|the virus)\b)/i,
    said: () => 'newly infected with ',
  },
  { words: /\b(?:swallow(?:s|ed|ing)?) (?=(?:at least|one|two|three|\d|any|the|a)\b)/i, said: () => 'took ' },
  { words: /\bgerman measles(?: \(rubella\))?/i, said: () => 'rubella' },
  {
    words:
      /\b(?:malaria )?(?:prevention|preventive|preventative) (?:medicine|drug|medication|treatment)s? (?:for|against|of) malaria\b|\bmalaria (?:prevention|preventive|preventative) (?:medicine|drug|medication|tablet)s?\b/i,
    said: () => 'IPTp',
  },
  {
    words:
      /\b(?:fansidar|sp)(?: tablets?)?(?: \(IPTp\))? (?:against|for|to prevent|in) (?:malaria|pregnancy)\b/i,
    said: () => 'IPTp',
  },
  { words: /\bIPTp? ?\((?:fansidar|sp)\)|\b(?:fansidar|SP) ?\(IPTp\)/i, said: () => 'IPTp' },
  {
    words:
      /\b(?:got|had|get|given|received|receive) (?:their |the )?(?:measles) (?:jab|shot|injection|vaccine) before (?:the|their) first birthday\b/i,
    said: () => 'measles vaccine by 12 months',
  },
]
