import type { Token } from './tokens.ts'

/** `The coverage that Kano could reach`, `what should BCG be`: of what may be and is not. */
export function isPossible(tokens: readonly Token[]): boolean {
  // `To lower stunting`: what is to be done.
  const isDone = tokens.some(
    ({ word }, at) =>
      word === 'to' &&
      TREATING.test(tokens[at + 1]?.said ?? '') &&
      !/^(know|knows|knowing|knew|knowledge)$/i.test(tokens[at - 2]?.said ?? '') &&
      /^(do|done|how|way|ways|help|needed|plan|plans|used|try|trying|best|works?|action)$/i.test(
        tokens[at - 1]?.said ?? '',
      ),
  )
  // `How can Jigawa improve ANC 4`.
  const isHow = tokens[0]?.word === 'how' && /^(can|could|should|must|would|to)$/i.test(tokens[1]?.said ?? '')
  if (isDone || (isHow && tokens.slice(2).some(({ said }) => TREATING.test(said)))) return true
  return tokens.some(({ said }, at) => {
    if (!/^(could|might|should|must|ought)$/i.test(said)) return false
    const before = tokens[at - 1]?.said ?? ''
    const next = tokens[at + 1]?.said ?? ''
    if (SPEAKING.test(before) || SPEAKING.test(next)) return false
    return (
      BECOMING.test(next) ||
      (/^should|must|ought$/i.test(said) && tokens.slice(at + 1).some(({ word }) => word === 'be'))
    )
  })
}

const TREATING =
  /^(lower|reduce|improve|raise|increase|cut|end|stop|prevent|fight|tackle|address|boost|solve|fix|combat|eradicate|decrease|reverse)$/i
const SPEAKING = /^(i|we|you|one|somebody|someone|anybody|anyone|reporters?|journalists?)$/i
const BECOMING =
  /^(reach|rise|fall|get|become|go|grow|drop|improve|achieve|attain|increase|decrease|decline|have|climb|hit|meet)$/i
