import type { Otherwise } from './other-words.ts'

const WHO =
  'student|journalist|reporter|newsroom|analyst|officer|researcher|teacher|nurse|doctor|midwife|editor|planner|intern|volunteer|mother|father|trader|farmer|lecturer|programme manager|program manager|activist|citizen'

/** Who asks, what for, and how it should be told: nothing of the figure that is asked for. */
export const EVERYDAY_ASKERS: readonly Otherwise[] = [
  // `As a donor analyst I would like to know`.
  {
    words:
      /^(?:as|being|speaking as) an? [^,.?:;]{3,50}?,? (?=(?:i|we|can|could|would|please|kindly|what|how|which|where|who|tell|show|give)\b)/i,
    said: () => '',
  },
  // `Student here: …`, `family planning officer here.`
  {
    words: new RegExp(
      String.raw`^(?:hi|hello|good (?:day|morning|afternoon|evening))?[,.! ]*(?:(?!\b(?:in|is|are|what|how|which)\b)\S+ ){0,3}(?:${WHO})s? here[,.:;!\u2013-]* *(?=\S+ \S)`,
      'i',
    ),
    said: () => '',
  },
  // `I sell insurance and want to know …`.
  {
    words:
      /^(?:(?:hi|hello|good \w+)[,.! ]*)?(?:i|we)(?:['\u2019]m|['\u2019]re)? [^?.]{3,90}?\b(?:and|so|because)(?: so)? (?:i |we )?(?:now )?(?:want|need|would like|wish|was asked|were asked|have|am trying|are trying) to (?:know|ask|see|check|find out|hear|understand|learn)[,:]? (?=\S+ \S+ \S)/i,
    said: () => '',
  },
  // `For a Women's Day story: …`, `for my geography essay: …`.
  {
    words:
      /^for (?:my|our|an?|the|this) (?:[^:,.?]{1,40} )?(?:story|essay|report|thesis|article|piece|proposal|assignment|homework|project|briefing|brief|meeting|presentation|slides?|class|lecture|exam|research|visit|review|plan|budget|programme|show|bulletin)(?: [^:,.?]{1,20})?[:,] *(?=\S+ \S+ \S)/i,
    said: () => '',
  },
  // `For a school projct`.
  {
    words:
      /,? *\bfor (?:an?|my|our|the) (?:school|class|college|university|uni|home) ?(?:pro?je?ct?|work|assignment|essay|paper|report)\b(?=[?.!, ]|$)/i,
    said: () => '',
  },
  {
    words:
      /[?.;,] *(?:please )?(?:use|take|with) the (?:latest|newest|most recent) (?:figure|one|data|number|value)s?[?.! ]*$/i,
    said: () => ' latest',
  },
  // `MICS 2021 result`, `the survey's results`.
  {
    words:
      /(?<=\b(?:MICS|NDHS|DHS|NMIS|NNHS|NAIIS|WUENIC|MIS|survey|census|round)(?:['\u2019]?s)?(?: (?:19|20)\d\d(?:[-\u2013/]\d\d)?)?) results?\b/i,
    said: () => '',
  },
  // `The UN's state estimates`: nobody else's.
  {
    words:
      /\b(UN|WHO|UNICEF|UNAIDS|UNESCO|IHME|FAO|NBS|NCDC|UNDP|NPC|NDHS|DHS|MICS|NMIS|NNHS|WUENIC|JMP|NAIIS|World Bank|malaria programme)['\u2019]s\b/i,
    said: ([, whose = '']) => whose,
  },
  // `The SDG target of 25`: the number is the target's own.
  {
    words:
      /\b((?:sdg|global|un) (?:target|goal)) of (?:under |below |at most |at least )?\d+(?:\.\d+)?(?:%| percent| per 1,?000| per 100,?000)?/i,
    said: ([, what = '']) => what,
  },
  {
    words:
      /\b(?:a )?(?:working |functional |functioning )?improved water (?:source|supply)(?=.*\b(?:facilit|clinic|hospital|inventory))|(?<=\b(?:facilit|clinic|hospital|health centre)\w*.*)\b(?:a )?(?:working |functional |functioning )?improved water (?:source|supply)\b/i,
    said: () => 'improved water',
  },
  // `The newest WHO estimate`: what WHO publishes.
  {
    words:
      /\b(WHO|UN|UNICEF|UNAIDS|UNESCO|IHME|FAO|UNDP|JMP|World Bank|IGME) (?:model(?:led)? )?estimates?\b/i,
    said: ([, whose = '']) => whose,
  },
  // `So far in 2026`, `as it stands`.
  { words: /,? *\bso far(?= (?:in|this)\b|[?.! ]*$)/i, said: () => '' },
  {
    words: /\bhow many (?:percent|per cent|per ?centage|%)(?: of)?\b/i,
    said: ([words = '']) => (/of$/i.test(words) ? 'what percentage of' : 'what percentage'),
  },
  { words: /\bhow many % of\b/i, said: () => 'what percentage of' },
  // `By how many points`, behind a comparison: its answer says it.
  {
    words:
      /(?<=\S{3,})[?.,;:]+ *(?:and )?by (?:how (?:many (?:percentage )?points|much)|what margin)[?.! ]*$/i,
    said: (_, __, text) =>
      /\b(?:more|less|fewer|higher|lower|better|worse|than|between|compared?|versus|vs|bigger|smaller|rise|fall|rose|fell|change)\b/i.test(
        text,
      )
        ? ''
        : null,
  },
  // `Nigerian wives` are married women; `the whole of 2025`.
  { words: /\b(?:in |for |over |during )?(?:the )?whole of (?=(?:19|20)\d\d\b)/i, said: () => 'in ' },
  // `How far was it in march 2019`: the month.
  {
    words: /\b(march|may) (?=(?:of )?(?:19|20)\d\d\b)/,
    said: ([, month = '']) => `${month.charAt(0).toUpperCase()}${month.slice(1)} `,
  },
]
