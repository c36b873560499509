import type { Otherwise } from './other-words.ts'

const WHO =
  'student|journalist|reporter|newsroom|analyst|officer|researcher|teacher|nurse|doctor|midwife|editor|planner|intern|volunteer|mother|father|trader|farmer|lecturer|programme manager|program manager|activist|citizen'

/** Who asks, what for, and how it should be told: nothing of the figure that is asked for. */
export const EVERYDAY_ASKERS: readonly Otherwise[] = [
  { words: /\badministrative and (?=(?:the )?(?:WUENIC|official)\b)/i, said: () => 'JRF-Admin and ' },
  { words: /\b(?:the )?un population prospects\b/i, said: () => 'UNWPP' },
  { words: /\byounger than (?=\d)/i, said: () => 'under ' },
  // `For forecasting commodities: …`: what it is for, and no forecast.
  {
    words:
      /^for (?:forecasting|planning|quantifying|ordering|budgeting|procur\w+|estimating|costing) [^:?]{2,40}: */i,
    said: () => '',
  },
  // `And how did 2023 differ`.
  {
    words: /,? *and how did ((?:19|20)\d\d) (?:differ|compare)[?.! ]*$/i,
    said: ([, year = '']) => ` and in ${year}`,
  },
  { words: /\bfor (?:an?|my|our|the) (?:\S+ ){0,2}concept note\b/i, said: () => '' },
  { words: /\bas of the (?:mini|last) survey\b/i, said: () => 'in the mini survey' },
  // `When did Nigeria last report a guinea worm case`.
  {
    words:
      /\bwhen did (nigeria|the country|we) last (?:report|record|have|see|detect) (?:an? |any )?(.+?) cases?\b/i,
    said: ([, , what = '']) => `when was the last case of ${what}`,
  },
  {
    words:
      /\b(?:why two (?:numbers|figures|values)\??|why are there two (?:numbers|figures)\??)(?: *(?:please )?give (?:me )?both(?: sources)?)?/i,
    said: () => 'all sources',
  },
  { words: /\b(?:the )?administrative (?:data|figures?|reports?)\b/i, said: () => 'JRF-Admin' },
  {
    words: /(?<=\bJRF-Admin\b.*)\b(?:the )?official (?:figures?|data|reports?|estimates?)\b/i,
    said: () => 'JRF-Official',
  },
  // `From the weekly immunization reports`, behind what they count.
  { words: /,? *\bfrom (?:the )?weekly (?:immuni[sz]ation|vaccination) reports?\b/i, said: () => '' },
  // `What did the disaster database record from epidemics … that year`, after the year.
  {
    words: /(?<=\b((?:19|20)\d\d)\b.*) (?:in )?that (?:same )?year(?=[?.! ]*$)/i,
    said: () => '',
  },
  {
    words:
      /^for (?:my|our|an?|the|this) (?:story|article|piece|report|essay|brief)(?: on (?:the )?((?:19|20)\d\d) [^:,]{1,20})[:,] */i,
    said: ([, year = '']) => `in ${year} `,
  },
  {
    words:
      /\bhow many deaths did (?:the )?(?:disaster database|EM-DAT) record (?:from|in|of|by) (epidemics|floods|droughts?)/i,
    said: ([, what = '']) => `deaths in recorded ${what}`,
  },
  { words: /\b(?:the )?administrative reports\b/i, said: () => 'JRF-Admin' },
  {
    words:
      /\b(?:that |who |which )?(?:have |has )?(?:finished|completed) at least (?:junior|lower) secondary(?: school)?\b/i,
    said: () => 'with at least lower secondary education',
  },
  // `Where do these numbers come from`, `how far apart are they`.
  { words: /(?<=\S{3,})[?.]+ *how far apart are they[?.! ]*$/i, said: () => '' },
  { words: /\b(?:do|does) (?:their|its|the) (.+?) differ\b/i, said: ([, what = '']) => `compare ${what}` },
  {
    words:
      /\b(?:call|consider|find|see) (?:the )?distance (?:to (?:a |the )?(?:health )?(?:facility|clinic|hospital) )?(?:as )?(?:an? )?(?:big |serious |real )?problem\b/i,
    said: () => 'distance to a health facility a problem',
  },
  // `Are there states where …? which ones`.
  { words: /(?<=\bstates?\b.*)[?.!,]+ *(?:and )?(?:which|what) ones(?: are they)?[?.! ]*$/i, said: () => '' },
  {
    words: /^are there (?:any )?(?=(?:states|lgas|zones) (?:where|with|that|in which)\b)/i,
    said: () => 'which ',
  },
  // `Our laboratory in Kaduna wants to know: …`.
  {
    words:
      /^(?:hi|hello|good \w+)?[,.! ]*(?:our|my|the|we|i) [^:?]{0,60}?\b(?:wants?|needs?|would like|asks?|asked|asking|wonders?|wish(?:es)?)(?: (?:me|us))?(?: to (?:know|ask|learn|see|hear|check))?: *(?=\S+ \S+ \S)/i,
    said: () => '',
  },
  // `How many dollars`: in which money.
  {
    words: /,? *\bin (?:us )?dollars\b(?=[?.!, ]|$)/i,
    said: (_, __, text) => (/\bppp|international\b/i.test(text) ? null : ' US$'),
  },
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
      /\b(UN IGME|IGME|UN|WHO|UNICEF|UNAIDS|UNESCO|IHME|FAO|NBS|NCDC|UNDP|NPC|NDHS|DHS|MICS|NMIS|NNHS|WUENIC|JMP|NAIIS|World Bank|malaria programme)['\u2019]s\b/i,
    said: ([, whose = '']) => whose,
  },
  {
    words: /\b(?:a )?(?:working |functional |functioning )?improved water (?:source|supply)\b/i,
    said: (_, __, text) =>
      /facilit|clinic|hospital|inventory|health centre/i.test(text) ? 'improved water' : null,
  },
  // `The newest WHO estimate`: what WHO publishes.
  {
    words:
      /(?<!\bjoint )(?<!\b(?:does|did|do|would) (?:the )?)\b(WHO|UN|UNICEF|UNAIDS|UNESCO|IHME|FAO|UNDP|JMP|World Bank|IGME) (?:model(?:led)? )?estimates?\b/i,
    said: ([, whose = '']) => whose,
  },
  { words: /\bWHO[ -]?GHO\b/, said: () => 'WHO-GHO' },
  { words: /\bin (?:which|what) survey year\b/i, said: () => 'in which year' },
  // `Mass drug campaign`: treatment of everybody, and no politics.
  {
    words:
      /\b(?:mass |national |state )?(?:drug |medicine |treatment |vaccination |immuni[sz]ation |net |deworming )?campaigns?(?= (?:against|for|of|in|to)\b| (?:19|20)\d\d|[?.!,])/i,
    said: ([words = '']) => (/mass|drug|medicine|treatment|deworming/i.test(words) ? 'mass treatment' : null),
  },
  {
    words:
      /\bwhen the (?:MDG )?(?:office|government|team|people) (?:did|made|took|ran) (?:its|the|their|an?) (?:facility )?inventory\b/i,
    said: () => 'in the MDG inventory',
  },
  // `How much of health spending is private`: a share of it.
  {
    words:
      /\bhow much of (?=(?:the |all |total |nigeria['\u2019]?s |our )?(?:current )?health (?:spending|expenditure|costs)\b)/i,
    said: () => 'what share of ',
  },
  // `So far in 2026`, `as it stands`.
  { words: /,? *\bso far(?= (?:in|this)\b|[?.! ]*$)/i, said: () => '' },
]
