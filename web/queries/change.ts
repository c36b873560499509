import type { AnswerOf, Call, Given, Reading } from '#contract/call.ts'
import { askAsItIs, askWith, UNEXPECTED_FORMAT } from './ask.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { mayShow } from './may-show.ts'
import { queryClient } from './query-client.ts'

/** A call that is not only reading. */
type Changing = Exclude<Call, Reading>

/**
 * Makes a call that changes something. Before it resolves, whatever is in sight and may show it is asked again, so that
 * nobody has to hand around who reloads what. Throws an AskError; then what was typed stays, and nothing is asked again, unless the
 * answer is none of ours: the change may have been made.
 */
export async function change<C extends Changing>(call: C, ...[values]: Given<C>): Promise<AnswerOf<C>> {
  try {
    const answer = await askWith<AnswerOf<C>>(call, values ?? {})
    await askAgainAfter(call)
    return answer
  } catch (error) {
    if (error instanceof AskError && error.code === UNEXPECTED_FORMAT) await askAgainAfter(call)
    throw error
  }
}

/** As `change`, for what waited and is done once it was sent, whatever the answer is. */
export async function changeAsItIs<C extends Changing>(call: C, ...[values]: Given<C>): Promise<AnswerOf<C>> {
  const answer = await askAsItIs<AnswerOf<C>>(call, values ?? {})
  await askAgainAfter(call)
  return answer
}

/** Asks again for whatever is in sight and may show what a call has changed. */
export async function askAgainAfter(call: Changing): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [shown] }) => mayShow(String(shown), call),
  })
}
