import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'

/** Words that ask what other words ask, of whatever else a question names; null: they ask something else here. */
interface Otherwise {
  readonly words: RegExp
  readonly said: (found: RegExpExecArray, reader: Reader) => string | null
}

const TARGET = String.raw`(?:the |its |our |their |this |that )?(?:(?:national|sdg|global|country) )*(?:targets?|goals?)`

const OTHERWISE: readonly Otherwise[] = [
  // `Will stunting reach the target`: whether its pace suffices.
  {
    words: new RegExp(
      String.raw`^(and |so |but )*(?:will|would|can|could|shall|does|do) (.+?) (?:ever |still |likely )*(?:reach|meet|hit|achieve|attain|make|get to) (${TARGET})(?=[?.! ]|$)`,
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
]

/** A question in the words that the reader of questions knows, where it is put in others; else as it was put. */
export function askedOtherwise(text: string, reader: Reader): string {
  for (const { words, said } of OTHERWISE) {
    const found = words.exec(text)
    const other = found && said(found, reader)
    if (found && other !== null)
      return `${text.slice(0, found.index)}${other}${text.slice(found.index + found[0].length)}`
  }
  return text
}
