import type { Otherwise } from './other-words.ts'

const WHO =
  'student|journalist|reporter|newsroom|analyst|officer|researcher|teacher|nurse|doctor|midwife|editor|planner|intern|volunteer|mother|father|trader|farmer|lecturer|programme manager|program manager|activist|citizen'

/** Who asks, what for, and how it should be told: nothing of the figure that is asked for. */
export const EVERYDAY_ASKERS: readonly Otherwise[] = [
  {
    words: /^(?:i|we)(?:['\u2019](?:m|re)| am| are) on (?:an? |the )?deadline *[-\u2013:,.;]+ *(?=\S+ \S)/i,
    said: () => '',
  },
  // `I'm filing a story tonight - how many …`.
  {
    words:
      /^(?:i|we)(?:['\u2019](?:m|re)| am| are) (?:filing|writing|running|finishing|on) (?:an?|our|my|the) (?:story|piece|report|deadline|article)(?: tonight| today| now)? *[-\u2013:,] *(?=\S+ \S+ \S)/i,
    said: () => '',
  },
  // `… I teach geography and my pupils asked.`, `… - my father's group is preparing a day.`
  { words: /(?<=[?.!]) *(?:i|we) (?:teach|work|study|run|write|report)\b[^?]{3,80}$/i, said: () => '' },
  {
    words:
      /(?<=\S{3,}) *[-\u2013] *(?:my|our) [^?]{3,60}\b(?:is|are) (?:preparing|planning|organi[sz]ing|writing|doing|working)\b[^?]*$/i,
    said: () => '',
  },
  {
    words:
      /(?<=[?.!]) *i(?:['\u2019]d| would) like the (?:last|latest|newest|most recent) (?:year|figure|one)\b[^?]*$/i,
    said: () => ' latest',
  },
  // `Someone on radio said three out of four Nigerians are food insecure. What is …`.
  {
    words:
      /^(?:someone|somebody|an? (?:guest|man|woman|friend|caller|politician|colleague)|they|people)(?: on (?:the )?\w+)? (?:said|says?|claimed|claims?|told me)(?: that)? [^?.]{5,120}\. *(?=(?:what|how|which)\b)/i,
    said: () => '',
  },
  // `We have a campaign meeting tomorrow, so the state figure please`.
  {
    words:
      /(?<=[?.!]) *(?:we|i) have an? [\w ]{0,30}(?:meeting|deadline|hearing|session|briefing) (?:tomorrow|today|tonight|on \w+|next week|this week)\b[^?]*$/i,
    said: () => '',
  },
  { words: /(?<=[?.!]) *(?:i|we) need (?:both|it|them|this|that|all) for [^?]{3,60}$/i, said: () => '' },
  {
    words: /(?<=\S{3,}) *[.,;?]+ *(?:which|what) year is (?:that|it)(?: from| for)?[?.! ]*$/i,
    said: () => '',
  },
  {
    words:
      /,? *\bfor (?:an?|our|my|the) (?:[\p{L}-]+ ){0,2}(?:proposal|application|report|story|memo|briefing|brief|slides?|presentation|article|dissertation|thesis|essay|desk story)[.! ]*$/iu,
    said: () => '',
  },
  // `The 2016-17 survey will do`.
  {
    words:
      /[?.!] *the ((?:19|20)\d\d(?:[-\u2013/]\d\d)?) (?:survey|round|census|figures?)(?: figures?)? (?:will do|would do|is fine|is enough|is okay|is ok)[.! ]*$/i,
    said: ([, year = '']) => ` in ${year}?`,
  },
  // `It's for World Cancer Day`, `donor call in ten minutes!`, behind what is asked.
  {
    words:
      /(?<=[?.!]) *(?:it['\u2019]?s|it is|this is|that is) (?:all )?for (?:an?|my|our|the|this|world|international|tomorrow['\u2019]?s?|next) [^?]{3,60}$/i,
    said: () => '',
  },
  {
    words:
      /(?<=[?.!]) *(?:(?:my|our|the|i have an?|we have an?|there is an?) )?(?:\w+ )?(?:call|meeting|deadline|presentation|briefing|interview) (?:is |starts )?(?:in|within|at|by|tomorrow|today)\b[^?]{0,30}$/i,
    said: () => '',
  },
  // The answer says it.
  {
    words:
      /(?<=\S \S+ \S+),? *and (?:which|what) year (?:is|was) (?:that|this|the|it)(?: (?:figure|number|value|data|one))? (?:from|for|of)[?.! ]*$/i,
    said: () => '',
  },
  // `We're running a story on lassa fever: how many confirmed cases`: of what the story is about.
  {
    words:
      /^(?:we|i)(?:['\u2019](?:re|m)| are| am) (?:running|writing|doing|working on|preparing) (?:an?|our|my|the) (?:story|piece|report|feature|article|programme|brief) (?:on|about) ([\p{L} -]{3,25}?): *how many ((?:confirmed |suspected )?cases|deaths)\b/iu,
    said: ([, what = '', kind = '']) => `how many ${what} ${kind}`,
  },
  {
    words:
      /^for the (?:\w+ )?(?:anniversary|commemoration) of (?:the )?((?:19|20)\d\d) (floods|epidemics)[:,] */i,
    said: ([, year = '', what = '']) => `in ${year}, ${what}: `,
  },
  // `For forecasting commodities: …`: what it is for, and no forecast.
  {
    words:
      /^for (?:forecasting|planning|quantifying|ordering|budgeting|procur\w+|estimating|costing) [^:?]{2,40}: */i,
    said: () => '',
  },
  { words: /\bfor (?:an?|my|our|the) (?:\S+ ){0,2}concept note\b/i, said: () => '' },
  {
    words:
      /^for (?:my|our|an?|the|this) (?:story|article|piece|report|essay|brief)(?: on (?:the )?((?:19|20)\d\d) [^:,]{1,20})[:,] */i,
    said: ([, year = '']) => `in ${year} `,
  },
  // `Our laboratory in Kaduna wants to know: …`.
  {
    words:
      /^(?:hi|hello|good \w+)?[,.! ]*(?:our|my|the|we|i) [^:?]{0,60}?\b(?:wants?|needs?|would like|asks?|asked|asking|wonders?|wish(?:es)?)(?: (?:me|us))?(?: to (?:know|ask|learn|see|hear|check))?: *(?=\S+ \S+ \S)/i,
    said: () => '',
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
]
