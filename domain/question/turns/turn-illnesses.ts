import { aboutBefore, nameOfFound, namesOfFigure, type TurnRule } from './turn-rule.ts'

const OF_TB = /\b(?:tb|tuberculosis)\b/
/** An illness in what the figure before is about, in small letters. */
export const ILLNESS =
  /\b(lassa fever|lassa|cholera|measles|meningitis|yellow fever|mpox|diphtheria|tb|tuberculosis)\b/

/** Words for those who are ill, are found, are treated or die, after another figure of the same illness. */
export const ILLNESS_RULES: readonly TurnRule[] = [
  // `How many of those were notified`, `how many are estimated to have fallen ill`, `what percentage are being missed`, of tuberculosis.
  {
    words:
      /^(?:and |so |but )*how many (?:of (?:them|those|these) )?(?:were|are|was|got|have been|had been) (?:actually |really )?(?:notified|reported|registered)[?.! ]*$/i,
    said: (_, going) => (OF_TB.test(aboutBefore(going)) ? 'and TB cases notified' : null),
  },
  {
    words:
      /^(?:and |so |but )*how many (?:people |nigerians )?(?:are|were|is) (?:estimated|thought|believed|said) to (?:have )?(?:fall(?:en)?|get|got|been|be|become|became) (?:ill|sick|infected)(?: with (?:it|tb|tuberculosis))?[?.! ]*$/i,
    said: (_, going) => (OF_TB.test(aboutBefore(going)) ? 'and TB incident cases' : null),
  },
  {
    words:
      /^(?:and |so |but )*(?:what (?:percent(?:age)?|share|proportion)|how many)(?: of (?:them|those|these|cases)| cases| people| patients)? (?:are|were|is|do|did|are we) (?:being |we )?(?:miss(?:ed|ing)?|not (?:found|notified|reported|treated))[?.! ]*$/i,
    said: (_, going) =>
      OF_TB.test(aboutBefore(going)) ? 'what share is missed by TB treatment coverage' : null,
  },
  // `Drug resistant cases`, after a figure of tuberculosis: how many are estimated to fall ill with it.
  {
    words:
      /^(?:and |so |but |what about |how about |the )*(?:(?:multi-?)?drug[- ]resistan(?:t|ce)|mdr(?:[-/ ]?rr)?|rr[-/ ]?mdr|rifampicin[- ]resistan(?:t|ce)|resistant)(?:[- ]?(?:tb|tuberculosis))?( (?:tb )?cases?)?(?= (?:in|for) \S|[?.! ]*$)/i,
    said: ([, cases], going) => {
      const about = aboutBefore(going)
      const isOfCases = cases !== undefined || /\bcases|incidence|notifi/.test(about)
      return OF_TB.test(about) && isOfCases ? 'and rifampicin-resistant TB incidence' : null
    },
  },
  // `Is pneumonia bigger than that`, after deaths from diarrhoea: another cause of the same deaths.
  {
    words:
      /^(?:and |so |but )*(?:is|are|was|were|do|does) (?:the )?(.+?) (?:bigger|higher|larger|more|lower|worse|better|smaller|less)(?: common)? than (?:that|it|those|them|this)[?.! ]*$/i,
    said: ([, other = ''], going) => {
      const names = [...going.reader.lexicon.reference.indicators.values()].map(({ shortName }) => shortName)
      const own = namesOfFigure(going)[0] ?? ''
      const name = `${other} ${own.split(' ').slice(1).join(' ')}`.toLowerCase()
      const held = names.find((one) => one.toLowerCase() === name)
      const place = nameOfFound(going)
      const asked = `compare ${held} with ${own}`.replaceAll(',', '')
      return held === undefined ? null : `${asked}${place === null ? '' : ` in ${place}`}`
    },
  },
  // `Young women vs young men`, after HIV prevalence.
  {
    words:
      /^(?:and |so |now |what about )*young (women|men) (?:vs\.?|versus|and|against|or|compared (?:to|with)) young (women|men)\b/i,
    said: ([, one = '', other = ''], going) =>
      /hiv prevalence/.test(aboutBefore(going))
        ? `compare HIV prevalence young ${one} and HIV prevalence young ${other}`
        : null,
  },
  // `And Taraba so far in 2026, cases and deaths`, after an illness.
  {
    words: /\b(?:cases and deaths|deaths and cases|both cases and deaths)\b(?! (?:of|from) )/i,
    said: ([words = ''], going) => {
      const illness = ILLNESS.exec(aboutBefore(going))?.[1]
      const [first = '', second = ''] = /deaths and/i.test(words) ? ['deaths', 'cases'] : ['cases', 'deaths']
      return illness === undefined ? null : `${illness} ${first} and ${illness} ${second}`
    },
  },
  // `What share of them are women`, after people living with HIV.
  {
    words:
      /^(?:and |so |but )*(?:what|which|how much) (?:share|percent(?:age)?|proportion|part|per cent|fraction) (?:of (?:them|those|these|that) )?(?:are|is|were) (?:women|female)s?[?.! ]*$/i,
    said: (_, going) =>
      /people living with hiv/.test(aboutBefore(going))
        ? 'share of women among people living with HIV'
        : null,
  },
  // `Which state has the highest prevalence`, after treatment of HIV.
  {
    words: /\b(highest|lowest) prevalence\b(?! of)/i,
    said: ([, end = ''], going) =>
      /\b(?:hiv|art|antiretroviral)\b/.test(aboutBefore(going)) ? `${end} HIV prevalence` : null,
  },
  // `Which states had the most cases that year`, after deaths or the fatality of an illness.
  {
    words:
      /^(?:and |so |but )*(which|what) (states?|zones?|lgas?)(?: (?:has|have|had|reported|recorded|saw))+ (?:the )?(most|fewest|highest|lowest)(?: number of)? (cases|deaths)(?: (?:in |for |during )?(?:that|the same|this) year)?(?=[?.! ]*$|,? and )/i,
    said: ([, which = '', level = '', end = '', what = ''], going) => {
      const illness = ILLNESS.exec(aboutBefore(going))?.[1]
      const [year, ...others] = going.before.periods.years
      const when = year === undefined || others.length > 0 ? '' : ` in ${year}`
      return illness === undefined ? null : `${which} ${level} had the ${end} ${illness} ${what}${when}`
    },
  },
]
