import type { Token } from './tokens.ts'

const OF_SOME: readonly RegExp[] = [
  /\b(state|states|lgas|zones)\b.*\bthan\b/i,
  /\b(which|what) (states|lgas|zones)\b.*\b(but|yet|while|although|whereas)\b/i,
  /\b(states|lgas|zones|places) (with|having|that|where|which|who)\b.*\b(and|but|yet|while|although)\b/i,
  /\b(who|that|which)\b.{0,24}\b(also|too|as well|both)\b/i,
  /^(out )?(of|among|amongst) (the |all |all the |those )?(\w+ ){1,2}(with|who|that|given|having)\b/i,
  /\b(women|mothers|children|kids|babies|people|households) (with|having|who (had|have|got|received|made)) (?!both).{4,40} and (a|an|no|also)\b/i,
  /\b(children|kids|babies|women|mothers|people|households|girls|boys)\b.{2,60}\band (had|have|got|were|are|did|received)\b/i,
  /\bonly (where|when|if|in (places|states|lgas)|among)\b/i,
  /\bboth \w+ed and \w+ed\b/i,
  /\b(children|kids|babies|women|mothers|people|boys|girls|men) (\w+ )?\w+(ed|ic) and (also |then )?\w+(ed|ic)\b/i,
  /\b(but|and|yet) (no|not|without|never)\b/i,
]

/** `Stunted children who are also wasted`, `of the children with BCG, how many got …`: of some of the people of a figure. */
export function isOfSome(tokens: readonly Token[]): boolean {
  const text = tokens.map(({ said }) => said).join(' ')
  return OF_SOME.some((form) => form.test(text))
}
