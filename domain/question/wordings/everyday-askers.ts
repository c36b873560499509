import type { Otherwise } from './other-words.ts'

const WHO =
  'student|journalist|reporter|newsroom|analyst|officer|researcher|teacher|nurse|doctor|midwife|editor|planner|intern|volunteer|mother|father|trader|farmer|lecturer|programme manager|program manager|activist|citizen'

/** Who asks, what for, and how it should be told: nothing of the figure that is asked for. */
export const EVERYDAY_ASKERS: readonly Otherwise[] = [
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
