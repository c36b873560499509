import { MEANINGS_APART } from './meanings-apart.ts'
import type { Otherwise } from './other-words.ts'
import { namesOnePlace } from '../names-one-place.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'

const TARGET = `(?:the |its |our |their |this |that )?(?:(?:national|sdg|global|country) )*(?:targets?|goals?)`

/** Whole questions, of which the first that fits is put in other words. */
export const OTHER_QUESTIONS: readonly Otherwise[] = [
  // `Has Nigeria met the Abuja 15% for health`: the share of the budget that was promised there.
  {
    leavesOut: true,
    words:
      /^(?=.*\babuja\b)(?:(?=.*\b(?:declaration|promise|pledge|commitment|15 ?%|15 percent|15 per cent))(?=.*\b(?:health|budget|spending)\b)|(?=.*\babuja (?:targets?|goal|benchmark|declaration|commitment|pledge|promise)\b)(?!.*\b(?:malaria|hiv|aids|tb|tuberculosis|nets?|in abuja)\b))(?!.*\b(?:define|definition|(?<!\bi )mean|what is the abuja)\b).*$/i,
    // `How far from it`, `how short`: by how many points.
    said: (_, __, text) =>
      /\bhow (?:far|short|close|near)\b|\b(?:anywhere|somewhere|even) near\b|\b(?:near|close) (?:to )?(?:the|our|its|that|it)\b|\bwhere (?:is|are|dey|do|does)\b|\bfar from\b|\b(?:distance|gap)\b|\bpoints? (?:off|short|away|below)\b/i.test(
        text,
      )
        ? 'how far is Nigeria from the target on the health budget'
        : 'Does Nigeria meet the Abuja target on the health budget',
  },
  // `Which indicators are available by LGA`.
  {
    words:
      /^(?:and |so )*(?:which|what) (?:indicators?|figures?|data|numbers?) (?:are|is|do you have|have you got|can i get|exist|come)(?: available| held| there| published)? (?:by|for|at|per) (?:the )?(lgas?|states?|zones?|local governments?)(?: areas?)?(?: level)?[?.! ]*$/i,
    said: ([, level = '']) => `do you have data by ${level}`,
  },
  // `How many indicators have figures for LGAs`.
  {
    words:
      /^(?:and |so )*(?:how many|which|what) (?:indicators?|sources?|surveys?|data ?sets?) (?:have|has|cover|covers|give|gives|hold|holds|come|are held|are available)(?: (?:any )?(?:figures?|data|estimates?|numbers?))?(?: (?:for|by|on|of|at))?(?: the)? (lgas?|states?|zones?|local governments?|senatorial districts?)(?: areas?)?(?: level)?[?.! ]*$/i,
    said: ([, level = '']) => `do you have data by ${level}`,
  },
  // `Senatorial districts of Kano`: which they are.
  {
    words:
      /^(?:and |so )?(?:the |all )*(senatorial (?:districts|zones)|lgas|local governments(?: areas)?|local government areas|states) (?:of|in|under|within) (?:the )?(.+?)[?.! ]*$/i,
    said: ([, level = '', place = ''], reader) =>
      namesOnePlace(place, reader) ? `list the ${level} in ${place}` : null,
  },
  // `How many figures did the newest release add`, `what happened to … in the new version of your data`.
  {
    words:
      /^(?=.*\b(?:new|newest|latest|last|recent|current) (?:data )?(?:release|update|version)\b)(?=.*\b(?:add(?:ed)?|withdr[ae]wn?|remov(?:e|ed)|dropp?(?:ed)?|correct(?:ed)?|happen(?:ed)?|chang(?:e|ed)|new)\b).*$/i,
    said: () => 'what changed in the newest release',
  },
  // `Will stunting reach the target`: whether its pace suffices.
  {
    words: new RegExp(
      `^(and |so |but )*(?:will|would|can|could|shall) (.+?) (?:ever |still |likely )*(?:reach|meet|hit|achieve|attain|make|get to) (${TARGET})(?=[?.! ]|$)`,
      'i',
    ),
    said: ([, start = '', subject = '', target = '']) => `${start}is ${subject} on track for ${target}`,
  },
  // `Will the stunting target be met`, `will Kano meet its stunting target`.
  {
    words:
      /^(and |so |but )*(?:will|would|can|could|shall) (?:(.+?) (?:ever |still )*(?:reach|meet|hit|achieve|attain) )?(?:the|its|our|their|his|her)(?: (.+?))? (targets?|goals?)(?: (?:ever |still )*be (?:met|reached|hit|achieved|attained))?(?=[?.! ]|$)/i,
    said: ([, start = '', place, subject, target = '']) =>
      `${start}is ${[place, subject].filter((name) => name !== undefined).join(' ') || 'it'} on track for the ${target}`,
  },
  // `The health situation in Kano`: of no one figure, as a place alone.
  {
    words:
      /^(?:(?:please|kindly|pls|and|so) )*(?:(?:what(?:['’]?s| is| are)|how(?:['’]?s| is| are)|show|give|tell|describe|summari[sz]e|explain|i (?:want|need)|get|open)(?: me| us)?(?: (?:about|of|on|to know|to see))* )?(?:the |a |an )?(?:(?:overall|general|current|present) )*(?:state of )?(?:(?:public )?health(?:care)? )?(?:profile|situation|overview|status|picture|landscape|condition|summary|report card|health(?:care)?)s? (?:of|in|for|about|from|like in) (.+?)[?.! ]*$/i,
    said: ([, rest = ''], { lexicon, currentYear }) => {
      const { places, indicator, contents, periods } = readPart(tokensOf(rest), lexicon, currentYear)
      const isAlone = indicator === null && contents.length === 0 && periods.years.length === 0
      return places.length === 1 && isAlone ? rest : null
    },
  },
  // `What is counted as a limited water service`.
  {
    words:
      /^(?:and |so )*what (?:exactly |really |precisely )?(?:is|are|gets|do you|does it|does one) (?:exactly |really )?(?:counted?|counting|included?|considered?|classed|classified|defined?|understood|regarded|called?) (?:as |by |in |under |to be )?(?:an? |the )?(.+?)(?: (?:in|on) (?:your|this|the) (?:data|site|dashboard|platform|figures?))?[?.! ]*$/i,
    said: ([, name = '']) => `definition of ${name}`,
  },

  ...MEANINGS_APART,
  // `Are Sokoto and Taraba different on poverty`.
  {
    words:
      /^(?:and |so |but )*(?:is|are|do|does|did|were|was) (.+?) and (.+?) (?:very |really |much |any |so |all that )*(?:different|differ|the same|similar|equal|alike|apart)(?: (?:on|in|for|at|about|when it comes to|regarding|by)(?: the)?)? (?=\S)/i,
    said: ([, one = '', other = '']) => `compare ${one} and ${other} in `,
  },
  {
    words:
      /^(?:and |so )?(?:is|was|are) the (?:difference|gap)s? (?:between|of) (.+?) (?:statistically )?(?:significant|real|meaningful|more than chance|big|large)[?.! ]*$/i,
    said: ([, names = '']) => `difference between ${names}`,
  },
  {
    words:
      /^(?:and |so )?(?:what|which) (?:year|date|time)(?:['’]?s| is| are| was)? (?:is |are )?the (?:latest|newest|most recent|last) (?:data|figures?|numbers?|values?|estimates?)?(?: that)?(?: you have| is held)? ?(?:for|on|of|about|from) /i,
    said: () => 'latest ',
  },
  // `Which cancers do you have numbers for`.
  {
    words:
      /^(?:and |so )?(?:which|what) (?!.*\b(?:surveys?|sources?|data|figures?|numbers?|years?|indicators?|states?|lgas?|places?) (?:do|are|is)\b)(.+?) (?:do|are|is) (?:you|there|it|they)(?: people| guys| all)? (?:have|hold|got|cover)(?: (?:any )?(?:numbers?|figures?|data|stats|statistics|info|information))?(?: (?:for|on|about|of))?[?.! ]*$/i,
    said: ([, topic = '']) => `what do you have on ${topic}`,
  },
  // `Out of ten women in Yobe, how many think so`: a share of them.
  {
    words:
      /^(?:and |so )?(?:out of|in|of) (?:every |each )?(?:ten|10|a hundred|100|five|5|a thousand|1,?000) (women|men|children|mothers|girls|boys|people|households|homes|babies|kids|births)((?: (?:in|of|from) [^,?]+?)?),? how many /i,
    said: ([, people = '', place = '']) => `what share of ${people}${place} `,
  },
  // `What position is Kaduna in when states are sorted by IPTp 3`.
  {
    words:
      /^(?:and |so )?(?:(?:what|which) (?:position|place|rank|spot|number)|where) (?:is|does|has|would|do) (.+?)(?: (?:be|in|at|on|hold|have|take|occupy|stand|come|rank|sit))* (?:when|if|once) (?:all |the )*(states|zones|lgas) (?:are|get|were) (?:sorted|ranked|ordered|listed|lined up|put in order) (?:by|on|for|in|according to) /i,
    said: ([, place = '', level = '']) => `rank of ${place} among ${level} for `,
  },
  // `Malaria: list what you can tell me about it`.
  {
    words:
      /^(.+?)[:,–-] *(?:please |pls )?(?:list|show(?: me)?|tell me|give me)? ?(?:what(?:ever)?|everything|all)(?: that)? (?:you (?:can tell me|have|hold|know|got)|is held|there is|is available)(?: (?:about|on)(?: it| this)?)?[?.! ]*$/i,
    said: ([, topic = '']) => `what do you have on ${topic}`,
  },
]
