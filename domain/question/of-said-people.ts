import type { Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'
import { plainWords } from './words.ts'

/** People that a question may name, and how the names of indicators name them. */
const PEOPLE: readonly { readonly said: RegExp; readonly name: RegExp }[] = [
  { said: /^(mothers?|mamas?|mums?|moms?)$/i, name: /mother|maternal/i },
  { said: /^(newborns?|neonates?|bab(?:y|ies))$/i, name: /newborn|neonat/i },
  { said: /^(child|children|kids?|pikins?|under-?fives?|under5s?|fives?|5s?)$/i, name: /child|under 5/i },
  { said: /^(pregnant|expectant)$/i, name: /pregnan/i },
  { said: /^(men|man|males?|boys?)$/i, name: /\bmen\b|\bmales?\b|\bboys?\b/i },
  { said: /^(girls?|females?)$/i, name: /\bgirls?\b|\bfemales?\b/i },
]

/** Words of names that say of whom a figure is. */
const OF_WHOM =
  /^(mother|maternal|newborn|neonatal|child|under|pregnant|non|nonpregnant|man|woman|male|female|girl|boy|aged?|month|year|\d+)$/

/**
 * Of indicators that differ by their people alone the one of the people that were said: postnatal care of `mothers`, anaemia in
 * `under-fives`. Null where the first is like no other, or several fit.
 */
export function ofSaidPeople(
  tokens: readonly Token[],
  choices: readonly number[],
  { reference }: Lexicon,
): number | null {
  const named = choices.map((id) => {
    const name = reference.indicators.get(id)?.shortName ?? ''
    const words = plainWords(name).filter((word) => !OF_WHOM.test(word))
    return { id, name, plain: words.join(' ') }
  })
  const alike = named.filter(({ plain }) => plain === named[0]?.plain)
  const said = PEOPLE.filter((one) => tokens.some((token) => one.said.test(token.said)))
  if (alike.length < 2 || said.length === 0) return null
  const [only, ...others] = alike.filter(({ name }) => said.every((one) => one.name.test(name)))
  return only && others.length === 0 ? only.id : null
}
