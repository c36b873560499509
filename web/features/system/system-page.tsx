import { IconAlertTriangle, IconCircleCheck } from '#web/kit/icons.ts'
import type { SystemState } from '#contract/system/system.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { Backups } from './backups.tsx'
import { FailedCalls, FailedJobs, SlowCalls } from './calls-and-jobs.tsx'
import { ServerAndStore } from './server-and-store.tsx'

/** The state of the server, for those who run it: what to look at comes first. */
export default function SystemPage() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /admin/system')
  return (
    <>
      <RecordsHead title={text(message('system.title'))} lead={text(message('system.lead'))} />
      <WhenAnswered answer={answer} what={text(message('system.state'))}>
        {(state) => (
          <Stack gap={32}>
            <Concerns concerns={state.concerns} />
            <ServerAndStore state={state} />
            <FailedJobs jobs={state.jobs} />
            {state.backups && <Backups backups={state.backups} />}
            <FailedCalls errors={state.errors} />
            <SlowCalls slowest={state.slowest} />
          </Stack>
        )}
      </WhenAnswered>
    </>
  )
}

function Concerns({ concerns }: Pick<SystemState, 'concerns'>) {
  const { text } = useLanguage()
  const isFine = concerns.length === 0
  return (
    <Stack gap={8} card={isFine ? 'subtle' : 'warning'}>
      <Row gap={8} align="center">
        {isFine ? (
          <IconCircleCheck size={20} aria-hidden="true" />
        ) : (
          <IconAlertTriangle size={20} aria-hidden="true" />
        )}
        <Text as="h2">{text(message(isFine ? 'system.fine' : 'system.look'))}</Text>
      </Row>
      {!isFine && (
        <ul>
          {concerns.map((concern) => (
            <li key={concern}>{text(message('system.concern', { concern }))}</li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
