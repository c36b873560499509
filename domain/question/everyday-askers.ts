import type { Otherwise } from './other-words.ts'

const WHO =
  'student|journalist|reporter|newsroom|analyst|officer|researcher|teacher|nurse|doctor|midwife|editor|planner|intern|volunteer|mother|father|trader|farmer|lecturer|programme manager|program manager|activist|citizen'

/** Years as they are spoken, after `twenty`. */
const YEARS_SAID: ReadonlyMap<string, number> = new Map(
  [
    ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
    ...[
      'eighteen',
      'nineteen',
      'twenty',
      'twenty one',
      'twenty two',
      'twenty three',
      'twenty four',
      'twenty five',
    ],
  ].map((word, at) => [word, 2010 + at]),
)

/** Who asks, what for, and how it should be told: nothing of the figure that is asked for. */
export const EVERYDAY_ASKERS: readonly Otherwise[] = [
  // `For forecasting commodities: …`: what it is for, and no forecast.
  {
    words:
      /^for (?:forecasting|planning|quantifying|ordering|budgeting|procur\w+|estimating|costing) [^:?]{2,40}: */i,
    said: () => '',
  },
  // `How many times as many in Lagos as in Yobe`.
  {
    words:
      /^(.+?)[:,] how many times (?:as many|as much|as high|more|higher) in (.+?) (?:as|than) in (.+?)[?.! ]*$/i,
    said: ([, what = '', one = '', other = '']) => `compare times over ${what} in ${one} and ${other}`,
  },
  // `And how did 2023 differ`.
  {
    words: /,? *and how did ((?:19|20)\d\d) (?:differ|compare)[?.! ]*$/i,
    said: ([, year = '']) => ` and in ${year}`,
  },
  { words: /\bfor (?:an?|my|our|the) (?:\S+ ){0,2}concept note\b/i, said: () => '' },
  { words: /\bas of the (?:mini|last) survey\b/i, said: () => 'in the mini survey' },
  // `2013 vs 2024, how many times more`: by the two years.
  {
    words:
      /,?[ \u2013-]*(?:and )?how many times (?:more|higher|bigger|larger|greater|as (?:many|much|high)|(?:did|has|have) (?:it|they|that) (?:grown?|increased?|multipl(?:y|ied)))(?: (?:is|was|were|are) (?:it|that|they))?[?.! ]*$/i,
    said: ({ index }, _, text) =>
      (text.slice(0, index).match(/\b(?:19|20)\d\d\b/g) ?? []).length === 2 ? ' compare times over' : null,
  },
  {
    words:
      /^(.+?) in ((?:19|20)\d\d)[ ,:\u2013-]+(?:and )?how many times (?:more|higher|bigger|larger|greater|as (?:many|much|high)) (?:than|as) (?:in )?((?:19|20)\d\d)[?.! ]*$/i,
    said: ([, what = '', year = '', other = '']) => `compare times over ${what} in ${year} and ${other}`,
  },
  // `How far are we from the target`.
  { words: /\bhow far (?:are|were) we (?=from|to|off)/i, said: () => 'how far is Nigeria ' },
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
  {
    words:
      /\b(under|below|over|above|less than|more than|fewer than|at least) (?:a )?half\b(?! (?:of|the|a))/i,
    said: ([, side = '']) => `${side} 50%`,
  },
  { words: /\b(?:had |have |has )?passed (?=\d)/i, said: () => 'above ' },
  {
    words: /\bone (nigerian|person|woman|child|man|household|home|baby|mother) in how many\b/i,
    said: ([, who = '']) => `one in how many ${who}s`,
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
  // `Twenty fifteen`, as it is said.
  {
    words:
      /\btwenty[- ](ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ](?:one|two|three|four|five))?)\b/i,
    said: ([, rest = '']) => `${YEARS_SAID.get(rest.toLowerCase().replace('-', ' ')) ?? rest}`,
    isEach: true,
  },
  { words: /\btwenty[- ]five (?=(?:and over|years|or older|and above|plus))/i, said: () => '25 ' },
  {
    words:
      /\b(?:that |who |which )?(?:have |has )?(?:finished|completed) at least (?:junior|lower) secondary(?: school)?\b/i,
    said: () => 'with at least lower secondary education',
  },
  // `Where do these numbers come from`, `how far apart are they`.
  { words: /(?<=\S{3,})[?.]+ *how far apart are they[?.! ]*$/i, said: () => '' },
  { words: /\b(?:do|does) (?:their|its|the) (.+?) differ\b/i, said: ([, what = '']) => `compare ${what}` },
  {
    words: /,? *\b(?:say it also |also |and also )?as one in how many[?.! ]*$/i,
    said: () => ', one in how many',
  },
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
  // `Percent drop from 2010 to 2024`, `by what percent did it grow`: of the figure before.
  {
    words:
      /\b(?:percent(?:age)?|per cent|%) (drop|fall|decline|decrease|rise|increase|growth|change|reduction)\b(?! points?)/i,
    said: ([, what = '']) => `relative change, ${what}`,
  },
  {
    words: /\bby (?:what|how many|how much) (?:percent(?:age)?|per cent|%)(?! points?)\b/i,
    said: () => 'relative change: how much',
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
      /(?<!\bjoint )\b(WHO|UN|UNICEF|UNAIDS|UNESCO|IHME|FAO|UNDP|JMP|World Bank|IGME) (?:model(?:led)? )?estimates?\b/i,
    said: ([, whose = '']) => whose,
  },
  { words: /\bWHO[ -]?GHO\b/, said: () => 'WHO-GHO' },
  // `In a year`: what is counted by years anyway.
  {
    words:
      /(?<!\b(?:most|highest|lowest|least|record|ever)\b.*),? *\b(?:in|within|over|during) (?:a|one|any|each|every|any one)(?: single| given| whole)? year\b(?=[?.!, ]|$)/i,
    said: (_, __, text) =>
      /\b(?:how many times|how often|which year|ever)\b/i.test(text) ||
      !/\b(?:per|every|of every|in every) 1[\d,]*\b|\bone in\b|%|\b(?:rate|percent|percentage|share|proportion)\b/i.test(
        text,
      )
        ? null
        : '',
  },
  { words: /\b(more|less) likely(?: to(?: be)?)?\b/i, said: ([, side = '']) => side },
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
