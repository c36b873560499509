import type { Otherwise } from './other-words.ts'
import { tokensOf } from '../tokens.ts'
import { readPart } from '../read-part.ts'

/** Everyday words for care and where it is given, in the words of the reader of questions. */
export const EVERYDAY_CARE: readonly Otherwise[] = [
  // A verb, and no kind of source that is asked for.
  {
    words: /\b(?:how many|(?:the )?number of) (?:health )?facilities (?:were |was |got )?surveyed\b/i,
    said: () => 'health facilities surveyed',
  },
  {
    words: /\bgovernment clinics and hospitals for (?:its|their|the) number of people\b/i,
    said: () => 'public facility density',
  },
  {
    words: /\b(?:government |public )?teaching hospitals and other top-level hospitals\b/i,
    said: () => 'public tertiary care facilities',
  },
  {
    words: /\b(?:(?:of )?the small ones,? )?health posts and primary health cent(?:re|er)s\b/i,
    said: () => 'public primary care facilities',
  },
  {
    words: /\bin how many health facilities(?: (in .+?))? can (?:an? )?wom[ae]n (?:give birth|deliver)\b/i,
    said: ([, place = '']) => `facilities with delivery services ${place}`,
  },
  { words: /\bCHEWs\b, the [^:?]{5,45}(?=:)/i, said: () => 'health extension workers (inventory)' },
  {
    words:
      /^when an? (?:small )?child has cough with fast,? (?:difficult )?breathing,? how often do (?:the )?parents bring (?:the child|it|him|her) to [^?]*\??(?: as % of such children)?/i,
    said: () => 'care sought for ARI symptoms',
  },
  {
    words: /\bpregnant women were counted at (?:the )?(?:clinics?|health centres|facilities)\b/i,
    said: () => 'antenatal clients',
  },
  {
    words:
      /\b(?:say |said )?(?:that )?the (?:hospital|clinic|health centre) is so far (?:that )?it is an? (?:serious|big) (?:obstacle|problem) to getting (?:treated|care)\b/i,
    said: () => 'distance to a health facility a problem',
  },
  {
    words:
      /\b(?:had |have |with )?at least one (?:serious|big) (?:obstacle|problem) (?:to|in) (?:seeing a doctor|getting (?:care|treated|treatment))\b(?::[^?.]{5,60})?/i,
    said: () => 'any problem in obtaining care',
  },
  { words: /,? and (?:that|it) is an? (?:big )?(?:headache|problem|worry) for them\b/i, said: () => '' },
  { words: /\bhealth cover ?\([^)]*\)/i, said: () => 'health insurance' },
  {
    words: /\bCHEWs? (?:were )?counted in the health (?:centres|centers) (?:of|in)\b/i,
    said: () => 'health extension workers (inventory) in',
  },
  { words: / in that MDG count\b/i, said: () => '' },
  {
    words:
      /\bgeneral hospitals(?: and (?:other )?(?:mid-level|secondary(?:-level)?) (?:government )?(?:hospitals|facilities))?(?=.*\b(?:counted|census|does|have|has|there)\b)/i,
    said: () => 'public secondary care facilities',
  },
  { words: / ?\(not (?:the )?(?:primary|secondary|tertiary|private)[^)]*\)/i, said: () => '' },
  {
    words:
      /\b(nurses|doctors|midwives)(?: working)? (?:at|in) the (?:health (?:centres|centers|facilities|posts)|clinics)(?: and hospitals)? (?:visited|counted|inventoried) in 2014\b/i,
    said: ([, who = '']) => `${who} in facilities (inventory) 2014`,
  },
  // `How many midwives did the old facility inventory count in Shiroro`.
  {
    words:
      /\b(nurses|doctors|midwives) (?:did|does|were) (?:the )?(?:old |mdg |last )*(?:health )?(?:facility |facilities )?inventory (?:counted|count|find|list|record|register|show)s?\b/i,
    said: ([, who = '']) => `${who} in facilities (inventory)`,
  },
  { words: /\bmalaria[- ]prevention (?:tablets?|medicines?|drugs?)\b/i, said: () => 'IPTp' },
  {
    words:
      /\bin the (?:half[- ]year|six months|6 months|half a year) before the ((?:19|20)\d\d)?(?: household)? survey\b/i,
    said: ([, year = '']) => `in ${year}`,
  },
  {
    words: /\bsmall government (?:clinics|health (?:cent(?:re|er)s|posts))\b(?: ?\([^)]*\))?/i,
    said: () => 'public primary care facilities',
  },
  { words: /\btoo far (?:away )?from (?:them|their homes?|home)\b/i, said: () => 'too far' },
  { words: /\bweigh babies and check their growth\b/i, said: () => 'offer growth monitoring' },
  {
    words: /\b(?:and )?(?:kept being|kept on being|continued being) fed\b/i,
    said: () => 'and continued feeding',
  },
  { words: /\bhanded out to\b/i, said: () => 'given to' },
  { words: /\b(?:firewood|wood) or charcoal\b|\bcharcoal or (?:firewood|wood)\b/i, said: () => 'solid fuel' },
  { words: /\bgiving delivery care\b/i, said: () => 'with delivery' },
  {
    words:
      /\b(?:facilities|clinics|hospitals) (?:giving|with|offering) (?:delivery|deliveries)(?: care| services)? day and night\b/i,
    said: () => 'facilities with delivery day and night',
  },
  { words: /\bbabies and (?=toddlers|children)/i, said: () => '' },
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
  {
    words: /(?<=\bthin .{0,4})\(?\bBMI (?:no reach|below|under|less than|lower than|<) ?18\.5\)?/i,
    said: () => '',
  },
  // `Say over their own treatment when they are ill`.
  {
    words:
      /\b(?:have |has )?(?:the )?(most|least|more|less)? ?say (?:over|in|on|about) (?:their|her) own (?:treatment|care|health|health care|healthcare)(?: when (?:they are|she is) (?:ill|sick))?/i,
    said: ([, end]) =>
      end === undefined
        ? null
        : `the ${/mo/i.test(end) ? 'highest' : 'lowest'} women deciding on own health care`,
  },
  // `Dem carry go find help`.
  {
    words:
      /\b(?:wey |who |that )?(?:dem |they )?carry (?:dem |them )?(?:go )?(?:find|see|meet|look for|seek|get)? ?(?:help|treatment|care|doctor|hospital)(?: or (?:help|treatment|care))?\b/i,
    said: () => 'for whom care was sought',
  },
  // `The clinic is too far`.
  {
    words:
      /\b(?:say(?:s|ing)? |find |think )?(?:that )?(?:the )?(?:clinics?|hospitals?|health (?:facility|facilities|centres?|centers?)) (?:is|are|being) (?:too |very )?far(?: away)?(?:,? (?:and|so) (?:that )?(?:it|this)(?:['\u2019]?s| is) an? (?:big )?problem(?: (?:for|in|to) (?:getting|get|seeking) (?:care|treatment|help))?)?/i,
    said: () => 'say the distance to a health facility is a problem',
  },
  { words: /\b(?:swallow(?:s|ed|ing)?) (?=(?:at least|one|two|three|\d|any|the|a)\b)/i, said: () => 'took ' },
  {
    words:
      /\b(?:call|consider|find|see) (?:the )?distance (?:to (?:a |the )?(?:health )?(?:facility|clinic|hospital) )?(?:as )?(?:an? )?(?:big |serious |real )?problem\b/i,
    said: () => 'distance to a health facility a problem',
  },
  {
    words: /\b(?:a )?(?:working |functional |functioning )?improved water (?:source|supply)\b/i,
    said: (_, __, text) =>
      /facilit|clinic|hospital|inventory|health centre/i.test(text) ? 'improved water' : null,
  },
  { words: /\bhealth posts and hospitals\b/i, said: () => 'health facilities' },
  // `One pharmacist serves how many Nigerians`.
  {
    words:
      /\b(?:one|each|every|a single|1) (doctor|dentist|nurse|midwife|pharmacist) (?:serves|is for|looks after|has) how many (?:nigerians|people|persons)\b/i,
    said: ([, who = '']) => `people per ${who}`,
  },
  { words: /\bpopulation (?:density|of) per dentist\b/i, said: () => 'dentist density' },
  {
    words:
      /\bhow many people (?:are )?(?:there )?(?:for|to|per) (?:each|every|one) (doctor|dentist|nurse|midwife|pharmacist)\b/i,
    said: ([, who = '']) => `people per ${who}`,
  },
  {
    words:
      /\bsaid that money, distance, permission or going alone (?:was|is) (?:an? )?(?:big )?problem (?:for|in) (?:getting|obtaining) (?:treatment|care)\b/i,
    said: () => 'with any problem in obtaining care',
  },
]
