import { nameOfFound, type Going, type TurnRule } from './turn-rule.ts'

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?) ?(%|percent|per cent)?`
const START = '^(?:and |so |but |no,? |hmm+,? )*'
const SAYER = String.raw`(?:i(?:['\u2019]ve| have)?(?: also| just)? (?:seen|saw|read|heard)|(?:somebody|someone|they|people|others?) (?:told me|says?|said|claims?)|(?:a|an|one|another|the|some) (?:\p{L}+ )?(?:dhs|ndhs|mics|who|unicef|un|survey|ministry|government|report|paper|colleague|newspaper|minister|radio|article|website|study|book)s? (?:says?|said|has|have|quotes?|gives?|claims?))`
const LEAD = '(?: about| around| that it is| that it was| it is| it was| a figure of| the figure)*'
const TAIL =
  '(?: (?:quoted|somewhere|elsewhere|used|cited|reported|mentioned|too|before|instead|in a report|in the papers?))*'
const ASKS =
  '(?:(?:so |and )?(?:where (?:does|is|did|do) (?:that|it|this|they) (?:come|coming) from|whose (?:number |figure )?is (?:that|it)|(?:which|what) (?:source|survey|one) (?:is|has|says|gives) (?:that|it|so)|who says (?:that|so|it)|(?:is|was) (?:that|it) (?:right|true|correct|wrong)|why))?'

/** A number that others give for the figure before, as a claim that is asked about. */
function claimed([, number = '', percent]: readonly string[], going: Going): string | null {
  const { before, reader } = going
  const [id, ...others] = before.indicators
  const name = reader.lexicon.reference.indicators.get(id ?? 0)?.shortName
  if (name === undefined || others.length > 0) return null
  if (percent === undefined) return `I have seen ${number}. Is that right?`
  const place = nameOfFound(going)
  return `${name}${place === null ? '' : ` in ${place}`} is ${number}%, is that right`
}

/** Turns that hold a number against the figure before: `is it 40%`, `I have seen 512 quoted, where does that come from`. */
export const CLAIM_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(
      `${START}(?:is|was|are|isn['’]t|wasn['’]t) (?:it|that|this)(?: not| really| about| around)* ${NUMBER}(?: (?:instead|then|or so))?[?.! ]*$`,
      'iu',
    ),
    said: claimed,
  },
  {
    words: new RegExp(`${START}${SAYER}${LEAD} ${NUMBER}${TAIL}[.,;!? ]*${ASKS}[?.! ]*$`, 'iu'),
    said: claimed,
  },
]
