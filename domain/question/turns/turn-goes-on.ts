import { NATION } from '#domain/location/location.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { shareOfHealthSpending } from '../wordings/everyday-money.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { aboutBefore, type TurnRule } from './turn-rule.ts'

const SHARE = `(?:what (?:share|percent(?:age)?|proportion|part)|how many)(?: of (?:them|those|these|people|patients|cases))?`

/** Words that go on from a figure to its way between two times, its places, those who are treated, who die and who pays. */
export const GOING_ON_RULES: readonly TurnRule[] = [
  // `So is that a rise or a fall, and by how much`, after one year and another.
  {
    words: new RegExp(
      `${SO}(?:(?:is|was) (?:that|this|it) (?:an? |up ?|down ?)?|(?:did|has|have) (?:it|that|this|they) |which way did (?:it|they) )(?:a )?(?:rise|rising|risen|rose|increase|increased|growth|gain|up|go up|gone up|improvement|fall|fell|fallen|drop|dropped|decrease|decreased|decline|down|go down|gone down)(?: or (?:an? )?(?:fall|fallen|drop|dropped|decrease|decreased|decline|down|go down|gone down|rise|risen|increase|increased|up|go up|gone up|worsening))(?:,? (?:and )?by how (?:much|many(?: points| cases| percent)?))?${END}`,
      'i',
    ),
    said: (_, { before: { frame, replaced } }) =>
      frame.kind === 'level' && replaced?.slot === 'period' ? 'by how much did it change' : null,
  },
  // `Do you have the same for full immunization`: another figure in the same form.
  {
    words:
      /^(?:thanks?(?: you)?[.,!;]? *)?(?:and )?(?:do you (?:have|hold)|have you got|can (?:you|i) (?:give|show|get|see|have)(?: me)?|give me|show me|i (?:want|need)|what is)(?: also)? (?:the |that )?same(?: thing| split| breakdown| figures?| comparison| one)? (?:for|of|on|about|with) (\S.*)$/i,
    said: ([, what = ''], { reader: { lexicon, currentYear } }) =>
      readPart(tokensOf(what), lexicon, currentYear).indicator === null ? null : `and ${what}`,
  },
  // `Which other north-east state is higher than that`, after a state.
  {
    words: new RegExp(
      `${SO}which (?:other )?([\\p{L}]+[- ][\\p{L}]+|northern|southern) (?:states?) (?:are|is|were|have|has|do|does|did) (higher|lower|above|below|more|less|better|worse|bigger|smaller)(?: than)? (?:that|it|this)${END}`,
      'iu',
    ),
    said: ([, area = '', side = ''], { before: { places, frame }, reader: { lexicon, currentYear } }) => {
      const [only, ...others] = places
      if (only === undefined || only === NATION || others.length > 0 || frame.kind !== 'level') return null
      const isArea = readPart(tokensOf(`${area} states`), lexicon, currentYear).level !== null
      return isArea ? `which ${area} states are ${side} than ${nameOfPlace(only, lexicon.reference)}` : null
    },
  },
  // `What share are put on treatment`, after tuberculosis or HIV.
  {
    words: new RegExp(
      `${SO}${SHARE} (?:are|is|were|was|get|got|dey|have been)(?: actually| really)?(?: put| placed| started)? on (?:treatment|drugs|medicines?|ART|ARVs?|antiretrovirals?)${END}`,
      'i',
    ),
    said: ([words], going) => {
      const about = aboutBefore(going)
      if (/\btb |tubercul/.test(about)) return /\bAR[TV]/i.test(words) ? null : 'TB treatment coverage'
      return /\bhiv\b/.test(about) && !/how many/i.test(words) ? 'ART coverage' : null
    },
  },
  // `So how many women die per year`, after the maternal mortality ratio.
  {
    words: new RegExp(
      `${SO}how many (?:women|mothers|of them)(?: (?:actually|really|dey|does|do|is|are))? (?:die|died|dies|dying|is that|lost)(?: (?:per|every|each|a|in a) year| yearly| annually| in all| in total)?${END}`,
      'i',
    ),
    said: (_, going) => (/\bmaternal mortality/.test(aboutBefore(going)) ? 'and maternal deaths' : null),
  },
  // `What does government pay`, after what people pay out of their pockets.
  {
    words: new RegExp(
      `${SO}(?:what|how much|what share|what percent(?:age)?) (?:does|do|did|is) (?:the )?(?:government|govt)(?: then| itself| actually)? (?:pay|contribute|cover|bring|pay for|paying)(?: then| of (?:it|that))?${END}`,
      'i',
    ),
    said: (_, going) =>
      /% of che|current health expenditure/.test(aboutBefore(going))
        ? shareOfHealthSpending('government')
        : null,
  },
]
