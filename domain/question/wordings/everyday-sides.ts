import type { Otherwise } from './other-words.ts'

const THE = '(?:the |our |all |most |your )*'
const WHO =
  '(?:people|folks?|areas?|places?|communities|settlements|dwellers|residents|women|men|children|kids|babies|girls|boys|mothers|households|homes|families|nigerians|nigeria|ones|parts|fifth|quintile|pikins?)'
const RURAL = `${THE}(?:villages?(?: ${WHO})?|villagers|rural(?: ${WHO})?|countryside|bush|hinterland)`
const URBAN = `${THE}(?:towns?(?: ${WHO})?|townspeople|townsfolk|city(?: ${WHO})?|cities|urban(?: ${WHO})?|urban cent(?:re|er)s)`
const POOR = `${THE}(?:poor(?:est|er)?(?: ${WHO})?)`
const RICH = `${THE}(?:rich(?:est|er)?|wealth(?:y|ier|iest)|better[- ]off|well[- ]off)(?: ${WHO})?`
const MALE = `${THE}(?:boys|men|males)`
const FEMALE = `${THE}(?:girls|women|females)`
const IN =
  '(?:(?:in|among|amongst|for|of|with|across|at|inside|by|those|people|children|women|who|live|living|dey|from) )*'
const THAN = `(?:than|or|compared (?:to|with)|as against|versus|vs\\.?) (?:(?:it|they|that|those|is|are|do|does|for|in|among|amongst|of|from|with) )*`
const MORE =
  '(?:(?:a (?:lot|bit)|much|far|really|still|any|even) )*(?:worse|better|higher|lower|bigger|smaller|greater|(?:more|less) (?:common|prevalent|frequent|widespread|usual|rare|serious|severe|likely)|commoner|rarer|more|less|fewer|plenty pass)'

/** Two sides of one split, in either order, by the name of the split. */
const SPLITS: readonly (readonly [string, string, string])[] = [
  [RURAL, URBAN, 'by residence'],
  [POOR, RICH, 'by wealth'],
  [MALE, FEMALE, 'by sex'],
]

const END = '(?=[?.!,;]| (?:in|for|now|today|by)\\b|$)'

/** Rules of one split for `is X worse among A than B`, `do A fare worse than B in X` and `do A have more X than B`. */
function rulesOf([one, other, split]: readonly [string, string, string]): Otherwise[] {
  const pairs = [
    [one, other],
    [other, one],
  ] as const
  return pairs.flatMap(([first, second]): Otherwise[] => [
    {
      words: new RegExp(
        `^(?:(?:and|so|but|please|tell me|i want to know|i wonder|do you know)[, ]+)*(?:if |whether )?(?:is|are|was|were|na) (\\S[^?.!]{2,60}?) ${MORE} ${IN}${first} ${THAN}${second}${END}`,
        'i',
      ),
      said: ([, what = '']) => (TIMES_OVER.test(what) ? null : `${what} ${split}`),
    },
    {
      words: new RegExp(
        `^(?:(?:and|so|but|please|tell me)[, ]+)*(?:do|does|did|are) ${first} (?:(?:really|still|dey) )*(?:fare|do|perform|come (?:out|off)|score|faring|doing) (?:(?:any|much|far) )*(?:worse|better|less well) ${THAN}${second} (?:in|on|for|with|at|when it comes to|as regards|regarding) `,
        'i',
      ),
      said: () => `${split} `,
    },
    {
      words: new RegExp(
        `^(?:(?:and|so|but|please|tell me)[, ]+)*(?:do|does|did) ${first} (?:(?:really|still|dey) )*(?:have|get|suffer|use|see|own|face|record) (?:(?:any|much|far|from) )*(?:more|less|fewer|higher|lower|worse|better) ([^?.!]{3,60}?) ${THAN}${second}${END}`,
        'i',
      ),
      said: ([, what = '']) => `${what} ${split}`,
    },
  ])
}

/** `How many times higher`: how often one goes into the other is asked for. */
const TIMES_OVER = /\b(?:times|twice|double|how much|how many)\b/i

/** Groups of people that are held against each other: they stand beside each other, whichever side is worse. */
export const EVERYDAY_SIDES: readonly Otherwise[] = [
  // `Figures pls`, behind a question.
  {
    words:
      /[,;.?!–—-]+ *(?:the |give me |with |just |show )*(?:figures?|numbers?|data) (?:pls|please|abeg|biko|plz)[?.! ]*$/i,
    said: () => '',
  },
  ...SPLITS.flatMap(rulesOf),
]
