import { message } from '#domain/message/message.ts'
import { FailureLine } from '#web/kit/state-message.tsx'
import { useDefinitionsRetry } from '#web/queries/definitions.ts'

/** That the definitions of indicators could not be loaded, with a way to try again; nothing where they are there or on their way. */
export function DefinitionsFailure() {
  const retry = useDefinitionsRetry()
  return retry && <FailureLine what={message('facts.definition')} onRetry={retry} />
}
