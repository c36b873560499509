import type { Token } from '../tokens.ts'

const SUBJECT =
  /^(they|she|he|dem|them|una|women|mothers?|mama|people|children|babies|pregnant|sick|born|giving|delivering|having|breastfeeding|sleeping|\w{3,}ing)$/i

/** `Mothers who die when they give birth`: what goes on, and no question for a time. */
export function isConjunction(words: string, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ said }) => said.toLowerCase() === words.toLowerCase())
  return at > 0 && tokens[at]?.after === '' && SUBJECT.test(tokens[at + 1]?.said ?? '')
}
