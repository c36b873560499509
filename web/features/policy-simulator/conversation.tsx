import { useState } from 'react'
import type { PolicyInputs } from '#contract/policy/policy.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { type FollowUp, readFollowUp } from '#domain/policy-simulation/follow-up.ts'
import { refusalText } from '#web/kit/use-task.ts'
import { coverageSaid } from '#domain/policy-simulation/result-words.ts'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { saidElsewhere } from './elsewhere.ts'
import { type Levers, leversAt } from './policy-address.ts'
import { runShown } from './run-shown.ts'
import classes from './policy-simulator.module.css'
import { useId } from '#web/kit/use-id.ts'

interface ConversationProps {
  readonly inputs: PolicyInputs
  readonly places: readonly Location[]
  readonly levers: Levers
  readonly onLevers: (levers: Levers) => void
}

interface Turn {
  readonly id: number
  readonly asked: string
  /** The answer in words, or sentences of the server. Null: still being asked. */
  readonly answer: readonly (Message | string)[] | null
}

/** Follow-up questions and their answers, each behind the one before. */
export function Conversation({ inputs, places, levers, onLevers }: ConversationProps) {
  const { text, code } = useLanguage()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [draft, setDraft] = useState('')
  const field = useId()
  const isAsking = turns.some(({ answer }) => answer === null)
  const send = async (asked: string) => {
    if (asked.trim() === '' || isAsking) return
    const id = turns.length
    setTurns((before) => [...before, { id, asked, answer: null }])
    setDraft('')
    const answer = await answerTo(asked).catch((error: unknown) => [
      refusalText(error, text(message('policy.answer-error'))),
    ])
    setTurns((before) => before.map((turn) => (turn.id === id ? { ...turn, answer } : turn)))
  }
  const answerTo = async (asked: string): Promise<readonly (Message | string)[]> => {
    const effects = [...inputs.options, ...inputs.left].map(({ intervention, name }) => ({
      id: intervention,
      name,
    }))
    const found = readFollowUp(asked, { effects, places })
    if (found.kind === 'place') return elsewhere(found)
    if (found.kind === 'aim') return atCoverage(found)
    return said(found, inputs)
  }
  const atCoverage = ({ to, effect }: Extract<FollowUp, { kind: 'aim' }>) => {
    const next = leversAt(levers, { to, effect: isRunnable(effect, inputs) ? effect : null })
    onLevers(next)
    const run = runShown(inputs, next)
    const moved = effect === null ? run.levers : run.levers.filter(({ key }) => key === String(effect))
    const names = moved.map(({ name }) => message('policy.answer-aim', { name, to: coverageSaid(to) }))
    return [...names, ...run.sentences]
  }
  const elsewhere = async ({ place, effect, to }: Extract<FollowUp, { kind: 'place' }>) => {
    const body = { indicator: inputs.indicator.id, location: place, lang: code }
    const there = await ask('POST /policy/generate', { body })
    const stands = effect === null ? levers : levers.filter(([id]) => id === effect)
    const chosen = effect !== null && stands.length === 0 ? [[effect, inputs.aim] as const] : stands
    return saidElsewhere(
      there,
      chosen.map(([id, at]) => [id, to ?? at] as const),
    )
  }
  return (
    <Stack as="section" gap={12} aria-label={text(message('policy.conversation'))}>
      <Stack gap={16} role="log">
        {turns.map(({ id, asked, answer }) => (
          <Stack key={id} gap={8} className={classes.turn}>
            <p className={classes.asked}>{asked}</p>
            {answer === null && <Text tone="soft">{text(message('policy.generating'))}</Text>}
            {answer?.map((one) => (
              <Text key={typeof one === 'string' ? one : text(one)}>
                {typeof one === 'string' ? one : <Said what={one} />}
              </Text>
            ))}
          </Stack>
        ))}
      </Stack>
      <Row wrap gap={8}>
        {(['policy.ask-what', 'policy.ask-rural', 'policy.ask-costs'] as const).map((one) => (
          <Button key={one} disabled={isAsking} onClick={() => void send(text(message(one)))}>
            {text(message(one))}
          </Button>
        ))}
      </Row>
      <Grid
        as="form"
        gap={8}
        className={classes.ask}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          void send(draft)
        }}
      >
        <label className={classes.hidden} htmlFor={field}>
          {text(message('policy.ask'))}
        </label>
        <input
          id={field}
          value={draft}
          maxLength={500}
          autoComplete="off"
          placeholder={text(message('policy.ask'))}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isAsking || draft.trim() === ''}>
          {text(message('policy.send'))}
        </Button>
      </Grid>
    </Stack>
  )
}

function isRunnable(effect: number | null, { options }: PolicyInputs): boolean {
  return options.some(({ intervention }) => intervention === effect)
}

/** The answers that need no run. */
function said(found: FollowUp, { proposals, left }: PolicyInputs): readonly Message[] {
  if (found.kind === 'group') return [message('policy.answer-group', { group: found.group })]
  if (found.kind === 'costs') return [message('policy.answer-costs')]
  if (found.kind !== 'effect') return [message('policy.answer-unknown')]
  const one = left.find(({ intervention }) => intervention === found.effect)
  if (one) return [message('policy.answer-why', { name: one.name, why: one.why })]
  const isProposed = proposals.some(({ intervention }) => intervention === found.effect)
  return [isProposed ? message('policy.answer-proposed') : message('policy.answer-unknown')]
}
