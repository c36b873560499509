import type { AnswerOf, Call, Given, Reading } from '#contract/call.ts'
import { askWith } from './ask.ts'
import { mayShow } from './may-show.ts'
import { queryClient } from './query-client.ts'

/** A call that is not only reading. */
type Changing = Exclude<Call, Reading>

/**
 * Makes a call that changes something. Before it resolves, whatever is in sight and may show it is asked again, so that
 * nobody has to hand around who reloads what. Throws an AskError; then nothing is asked again, and what was typed stays.
 */
export async function change<C extends Changing>(call: C, ...[values]: Given<C>): Promise<AnswerOf<C>> {
  const answer = await askWith<AnswerOf<C>>(call, values ?? {})
  await askAgainAfter(call)
  return answer
}

/** Asks again for whatever is in sight and may show what a call has changed. */
export async function askAgainAfter(call: Changing): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [shown] }) => mayShow(String(shown), call),
  })
}
