import type { Otherwise } from './other-words.ts'

const WHO =
  '(?:rich(?:er|est)?|poor(?:er|est)?|wealth(?:y|ier|iest)|men|women|boys|girls|males?|females?|rural|urban|villages|towns|cities|educated|uneducated)'
const PEOPLE =
  '(?: (?:women|men|people|households|families|mothers|children|homes|areas|folks|ones|dwellers|communities))?'
const DIMENSIONS: readonly (readonly [RegExp, string])[] = [
  [/rich|poor|wealth/i, 'wealth quintile'],
  [/rural|urban|village|town|cit(?:y|ies)/i, 'residence'],
  [/educated/i, 'education'],
  [/men|women|boy|girl|male/i, 'sex'],
]

/** Groups of people that are held against each other: a difference between people is none between sources. */
export const EVERYDAY_APART: readonly Otherwise[] = [
  // `Nationally, is it different for rich and poor women`.
  {
    words: new RegExp(
      `^(?:and |so |but )*((?:nationally|in nigeria|nationwide|across the country),? )?(?:is|are|was|were|does|do|how|what about)(?: (?:there|any|much|a|big|real))* ?(.*?),? (?:any |much |very |that |so )*(?:different|differ|differs|unequal|the same|similar|a difference|vary|varies)(?: (?:for|among|amongst|between|in|with|by))(?: the)? (${WHO}${PEOPLE}(?:,? (?:and|or|versus|vs\\.?|from|than)(?: the)? ${WHO}${PEOPLE}))[?.! ]*$`,
      'i',
    ),
    said: ([, nation, what = '', who = '']) => {
      const by = DIMENSIONS.find(([words]) => words.test(who))?.[1]
      if (by === undefined) return null
      const figure = /^(?:it|that|this|they|the figure|the rate|things|there|)$/i.test(what) ? '' : `${what} `
      return `${figure}by ${by}${nation === undefined ? '' : ' in Nigeria'}`
    },
  },
]
