import type { Otherwise } from './other-words.ts'

const NEWEST = '(?:most recent|newest|latest|last|most up[- ]to[- ]date)'

/** Everyday words for sources and publishers, and for all of them beside each other, in the words of the reader of questions. */
export const EVERYDAY_SOURCES: readonly Otherwise[] = [
  // `Which sources carry it`.
  {
    words:
      /^((?:and |so )*(?:which|what) (?:data )?(?:sources|surveys|datasets)(?: all)?) (?:carry|carries|cover|covers|contain|contains|include|includes|track|measure|feature|hold|holds|offer|offers)(?= )/i,
    said: ([, which = '']) => `${which} have`,
  },
  // `…, and what is the newest year for each`: the list of sources tells it.
  {
    words: new RegExp(
      `(?<=^(?:and |so )*(?:which|what) (?:data )?(?:sources|surveys|datasets)\\b.*),? *(?:(?:and|with|plus) )+(?:(?:what|which)(?:['\u2019]?s| is| are| was)? )?(?:the |their |its |each one['\u2019]?s )*${NEWEST} (?:years?|dates?|rounds?|editions?|data years?|year of data|figure years?)(?: (?:is |are )?(?:for|of|in|by|from) (?:each|them|every one|all)(?: (?:one|source|survey|of (?:them|these)))?| each (?:one )?(?:has|have)| (?:they|each) (?:has|have|cover|report)| they go (?:up )?to)?[?.! ]*$`,
      'i',
    ),
    said: () => '',
  },
  // `DHIS2 says measles coverage in Niger State was high in 2018. What did the surveys say that year`: both beside each other.
  {
    words:
      /^(?:the )?(\S+(?: \S+)?) (?:data |figures? )?(?:says?|said|reports?|reported|shows?|showed|gives?|gave|claims?|claimed)(?: that)? (.+?) (?:was|is|were|are|at) (?:very )?(?:high|low|good|poor|bad|(?:about |around |over |only )?\d+(?:\.\d+)? ?(?:%|percent|per cent)?)(?:,? (?:in|for) ((?:19|20)\d\d))?[.,;?!]+ *(?:and |so |but )?what (?:did|do|does) (?:the )?(.+?) (?:say|show|give|report|find|have)(?: (?:for|in))?(?: (?:that|the same) year)?(?:,? and (?:how (?:big|large|wide) is the (?:gap|difference)|by how much do they differ|what is the (?:gap|difference)))?[?.! ]*$/i,
    said: ([, one = '', what = '', year, other = '']) =>
      /^surveys?$/i.test(other)
        ? `${what}${year === undefined ? '' : ` in ${year}`} according to surveys`
        : `compare ${one.replace(/^admin(?:istrative)?(?: data| figures?)?$/i, 'JRF-Admin').replace(/ (?:data|figures?)$/i, '')} and ${other} for ${what}${year === undefined ? '' : ` in ${year}`}`,
  },
  {
    words:
      /(?<=[?.]) *i have heard (?:very )?different numbers[,.;]? *(?:please )?(?:show|give)(?: me)? (?:each|every|all(?: the)?) sources?[.! ]*$/i,
    said: () => ' all sources',
  },
  { words: /^who (?:all )?(?:has|have) published (?=\S+ \S)/i, said: () => 'which sources have ' },
  // `Lagos NDHS 2024 vs Kano same survey`.
  {
    words:
      /(?<=\b(?:NDHS|DHS|MICS|NMIS|NNHS|NAIIS)\b.*),? *(?:in |from |by )?(?:the )?same survey(?=[?.! ]*$)/i,
    said: () => '',
  },
  { words: /\b(?:the )?UN child mortality group\b/i, said: () => 'UN IGME' },
  {
    words: /\bUNDP(?:['\u2019]s)? score for how well (?:a country|people) lives?\b(?: ?\([^)]*\))?/i,
    said: () => 'human development index of UNDP',
  },
  {
    words:
      /[:,] *(.{2,20}?) says one thing and (.{2,20}?) (?:says )?another[.,;]? *(?:can you |please |could you )?(?:give|show|tell)(?: me)? both[?.! ]*$/i,
    said: ([, one = '', other = '']) => ` by ${one} and ${other}`,
  },
  { words: /\bacc\.? to (?=\S)/i, said: () => 'according to ' },
  {
    words:
      /^which (?:surveys?|sources?|offices?|agencies)(?: (?:or|and) (?:surveys?|sources?|offices?|agencies))* (?:give|have|hold|publish|carry)(?: you| us)? (?:the )?(?:figures?|numbers?|data) (?:on|for|about|of) /i,
    said: () => 'which sources have ',
  },
  {
    words:
      /\bwhat (?:did|does|do) (?:the )?government['\u2019]s (?:own )?(?:official )?(?:figure|number|estimate|report)s? say\b/i,
    said: () => 'what is the JRF-Official figure',
  },
  // Who made it stands beside each figure.
  {
    words:
      /(?<=\S \S+.*),? *and (?:who|(?:which|what) (?:body|agency|organi[sz]ation|institution|source|group)) (?:made|makes|produced|produces|published|publishes|gave|estimated|says) (?:it|that|them|so)[?.! ]*$/i,
    said: () => '',
  },
  { words: /\b(?:the |by the )?MDG (?:facility )?inventory\b/i, said: () => 'MDG-IS' },
  { words: /\badministrative and (?=(?:the )?(?:WUENIC|official)\b)/i, said: () => 'JRF-Admin and ' },
  { words: /\b(?:the )?un population prospects\b/i, said: () => 'UNWPP' },
  { words: /\bas of the (?:mini|last) survey\b/i, said: () => 'in the mini survey' },
  {
    words:
      /\b(?:why two (?:numbers|figures|values)\??|why are there two (?:numbers|figures)\??)(?: *(?:please )?give (?:me )?both(?: sources)?)?/i,
    said: () => 'all sources',
  },
  // `The government's own admin data`.
  {
    words:
      /\b(?:the )?(?:(?:government['’]?s?|ministry['’]?s?|official) )?(?:own )?(?:admin (?:data|reports?)|administrative (?:data|figures?|reports?))\b/i,
    said: () => 'JRF-Admin',
  },
  // `Admin figure against WUENIC`.
  {
    words:
      /(?<!-)\b(?:the )?admin(?:istrative)?(?: (?:coverage|data|figures?|reports?|numbers?|estimates?|ones?))?(?= (?:against|vs\.?|versus|and|compared (?:to|with)) (?:the )?WUENIC\b)|(?<=\bWUENIC (?:against|vs\.?|versus|and|compared (?:to|with)) )(?:the )?admin(?:istrative)?(?: (?:coverage|data|figures?|reports?|numbers?|estimates?|ones?))?\b/i,
    said: () => 'JRF-Admin',
  },
  {
    words: /(?<=\bJRF-Admin\b.*)\b(?:the )?official (?:figures?|data|reports?|estimates?)\b/i,
    said: () => 'JRF-Official',
  },
  // `From the weekly immunization reports`, behind what they count.
  { words: /,? *\bfrom (?:the )?weekly (?:immuni[sz]ation|vaccination) reports?\b/i, said: () => '' },
  // `Where do these numbers come from`, `how far apart are they`.
  { words: /(?<=\S{3,})[?.]+ *how far apart are they[?.! ]*$/i, said: () => '' },
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
  // `The newest WHO estimate`: what WHO publishes.
  {
    words:
      /(?<!\bjoint )(?<!\b(?:does|did|do|would) (?:the )?)\b(WHO|UN|UNICEF|UNAIDS|UNESCO|IHME|FAO|UNDP|JMP|World Bank|IGME) (?:model(?:led)? )?estimates?\b/i,
    said: ([, whose = '']) => whose,
  },
  { words: /\bWHO[ -]?(GHO|GHED|EST|MCEE|TB)\b/, said: ([, which = '']) => `WHO-${which}` },
  {
    words:
      /\bwhen the (?:MDG )?(?:office|government|team|people) (?:did|made|took|ran) (?:its|the|their|an?) (?:facility )?inventory\b/i,
    said: () => 'in the MDG inventory',
  },
  {
    words: /\b(?:what|which) figures exist(?: for it)?,? and how far apart are they\b/i,
    said: () => 'all sources',
  },
  { words: /,? *and does it depend on who you ask[?.! ]*$/i, said: () => ' all sources' },
  {
    words: /^how do (?:the )?(\S+(?: \d{4})?) and (?:the )?(\S+(?: \d{4})?) differ (?:on|in|about|over) /i,
    said: ([, one = '', other = '']) => `compare ${one} and ${other} on `,
  },
  {
    words: /\bwhat does (?:the )?(\S+) say and what does (?:the )?(\S+) say\b/i,
    said: ([, one = '', other = '']) => `compare ${one} and ${other}`,
  },
  { words: /\b(?:in |by )?the (wellcome) survey\b/i, said: () => 'by Wellcome' },
  // `Where do you get … from`.
  {
    words:
      /^where (?:do|did|does) (?:you|msdat|this site) (?:get|take|have|find|draw) (?:your |the )?(?:data (?:on|about|for) |figures (?:on|of|for) )?(.+?) from[?.! ]*$/i,
    said: ([, what = '']) => `which sources have ${what}`,
  },
  // `Why does one say one thing and the other another for …`.
  {
    words:
      /^why (?:does|do|is it that) (?:the )?(\S+)(?: data)? (?:say|says|give|gives|show|shows|report|reports) (?:one|some|a) (?:thing|number|figure|value) and (?:the )?(\S+) (?:says? |gives? |shows? )?(?:another|something else|a different (?:one|number|figure))(?: (?:number|figure|thing))? (?=(?:for|on|about|of) \S)/i,
    said: ([, one = '', other = '']) => `why do ${one} and ${other} differ `,
  },
  {
    words:
      /(?<=\bdiffer\b[^?.!]*)[?.!,]+ *(?:please )?(?:give|show|tell) me (?:the )?both (?:numbers|figures|values)[?.! ]*$/i,
    said: () => '',
  },
  // `Where do your numbers on … come from`.
  {
    words:
      /\bwhere do (?:your|the|these) (?:numbers|figures|data|values) (?:on|about|for|of) (.+?) come from(?:,? and (?:which|what|for which) years(?: do (?:they|you|it) (?:cover|have|hold)(?: them)?)?)?(?=[?.!]|$)/i,
    said: ([, what = '']) => `which sources have ${what}`,
  },
  // Who says it.
  {
    words:
      /\ball (?:the |your )?(?:sources|surveys) (?:holding|having|with|covering|(?:that|which) (?:hold|have|cover))\b/i,
    said: () => 'all sources of',
  },
  {
    words:
      /^is there more than (?:one|1) (?:survey|source)s? (?:with|for|on|of|that has|having) (.+?)(?:[?.,;] *(?:please )?(?:name|list|show|tell me)(?: them)?)?[?.! ]*$/i,
    said: ([, what = '']) => `all sources of ${what}`,
  },
  {
    words:
      /^how far apart are (?:the |all )?(?:sources|surveys|estimates|figures|numbers) (?:on|for|of|about) /i,
    said: () => 'all sources of ',
  },
  {
    words:
      /\bthe (?:different|various|several|competing|available) (.+?) (?:estimates|figures|numbers|values)\b/i,
    said: ([, name = '']) => `${name} all sources`,
  },
  {
    words:
      /\b(?:give|list|show)(?: me| us)? (?:every|all(?: the)?|each)(?: available)? (?:estimates?|figures?|numbers?|values?) (?:of|for) /i,
    said: () => 'all sources of ',
  },
  { words: /^(?:the )?provenance (?:of|for) /i, said: () => 'sources of ' },
  {
    words:
      /,? *(?:laid out|listed|given|shown|arranged)?,? *by (?:each )?(?:organi[sz]ations?|agency|agencies|publishers?)(?=[?.! ]*$)/i,
    said: () => ' all sources',
  },
  {
    words: /,? *(?:and|with) who (?:published|made|produced|gave|reported) (?:it|them|each(?: one)?)\b/i,
    said: () => '',
  },
  // `According to WHO and UNICEF`: their estimates of vaccination together.
  { words: /\bWHO ?(?:and|\/|&) ?UNICEF\b|\bUNICEF ?(?:and|\/|&) ?WHO\b/i, said: () => 'WUENIC' },
  { words: /\bby (?:the |a )?(?:n?dhs|survey|mics) team\b/i, said: () => '' },
]
