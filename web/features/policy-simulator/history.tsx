import { IconRefresh, IconTrash } from '#web/kit/icons.ts'
import { useEffect, useRef, useState } from 'react'
import type { KeptRun } from '#contract/policy/policy.ts'
import { type Message, message } from '#domain/message/message.ts'
import { day, listOf, signed, whole } from '#domain/message/value.ts'
import { whatChanged } from '#domain/policy-simulation/what-changed.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { ask } from '#web/queries/ask.ts'
import { change } from '#web/queries/change.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { deviceRuns, forgetOnDevice } from './kept-runs.ts'
import { keptOf } from './kept-of.ts'
import { runShown } from './run-shown.ts'
import classes from './policy-simulator.module.css'

/** The simulations that were kept: in the account of who is signed in, else on this device. */
export function History() {
  const own = useOwnAccount()
  const kept = useStore(deviceRuns)
  if (own.status === 'signed-in') return <OfAccount />
  return <Runs runs={kept} where="device" onRemove={async ({ id }) => forgetOnDevice(id)} />
}

function OfAccount() {
  const answer = useAnswer('GET /policy/history')
  return (
    <WhenAnswered answer={answer} what={message('policy.history-title')}>
      {(runs) => (
        <Runs
          runs={runs}
          where="account"
          onRemove={async ({ id }) => {
            await change('DELETE /policy/history/{id}', { path: { id } })
          }}
        />
      )}
    </WhenAnswered>
  )
}

interface RunsProps {
  readonly runs: readonly KeptRun[]
  readonly where: 'account' | 'device'
  readonly onRemove: (run: KeptRun) => Promise<void>
}

function Runs({ runs, where, onRemove }: RunsProps) {
  const { text } = useLanguage()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // A link leads to the history, which comes after the page.
    if (window.location.hash === '#policy-history') section.current?.focus()
  }, [])
  return (
    <Stack
      as="section"
      ref={section}
      gap={8}
      id="policy-history"
      tabIndex={-1}
      aria-labelledby="policy-history-title"
    >
      <Row wrap justify="between" align="baseline" gap={8}>
        <Text as="h2" size={20} id="policy-history-title">
          {text(message('policy.history-title'))}
        </Text>
        <Text size={13} tone="soft">
          {text(message('policy.history-where', { where }))}
        </Text>
      </Row>
      {runs.length === 0 && <Text tone="soft">{text(message('policy.history-none'))}</Text>}
      <ul className={classes.runs}>
        {runs.map((run) => (
          <Run key={run.id} run={run} onRemove={() => onRemove(run)} />
        ))}
      </ul>
    </Stack>
  )
}

function Run({ run, onRemove }: { readonly run: KeptRun; readonly onRemove: () => Promise<void> }) {
  const { text, code } = useLanguage()
  const { busy, failure, run: doing } = useTask()
  const [found, setFound] = useState<Message | null>(null)
  const again = async () => {
    const { indicator, location } = run
    const inputs = await ask('POST /policy/generate', { body: { indicator, location, lang: code } })
    const levers = run.levers.map(({ intervention, to }) => [intervention, to] as const)
    setFound(changeOf(run, keptOf(inputs, runShown(inputs, levers), text)))
  }
  return (
    <li>
      <Row wrap justify="between" gap={8} align="start">
        <Stack gap={2} shrinks>
          <Text weight={600}>{run.title}</Text>
          {run.created && (
            <Text size={13} tone="soft">
              {text(day(run.created.slice(0, 10)))}
            </Text>
          )}
          <Text size={13} role="status" unlessEmpty>
            {failure ?? (found && text(found))}
          </Text>
        </Stack>
        <Row gap={8} align="start" keeps>
          {run.averted && (
            <Stack gap={2} across="start">
              <Text weight={650} figures>
                {text(whole(run.averted.formula))}
              </Text>
              <Text size={13} tone="soft" figures>
                {text(whole(run.averted.lower))} – {text(whole(run.averted.upper))}
              </Text>
            </Stack>
          )}
          <IconButton label={text(message('policy.again'))} disabled={busy} onClick={() => void doing(again)}>
            <IconRefresh size={18} />
          </IconButton>
          <IconButton
            label={text(message('policy.remove'))}
            disabled={busy}
            onClick={() => void doing(onRemove)}
          >
            <IconTrash size={18} />
          </IconButton>
        </Row>
      </Row>
    </li>
  )
}

const WHY = {
  deaths: message('policy.change-deaths'),
  coverage: message('policy.change-coverage'),
  effect: message('policy.change-effect'),
} as const

type Result = Omit<KeptRun, 'id' | 'created'>

function changeOf(before: Result, now: Result): Message {
  if (now.levers.length < before.levers.length) return message('policy.cannot-again')
  const changed = whatChanged(madeFrom(before), madeFrom(now))
  if (changed.length === 0) return message('policy.same-result')
  const [was, is] = [before.averted?.formula ?? 0, now.averted?.formula ?? 0]
  return message('policy.new-result', {
    now: whole(is),
    change: signed(Math.round(is - was), 0),
    why: listOf(changed.map((one) => WHY[one])),
  })
}

function madeFrom({ deaths, levers, averted }: Result) {
  return { deaths, from: levers.map(({ from }) => from), averted: averted?.formula ?? null }
}
