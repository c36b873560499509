import { IconBookmark, IconCopy, IconFilePlus } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { PolicyInputs } from '#contract/policy/policy.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { costOf } from '#domain/policy-simulation/people-reached.ts'
import { coverageSaid } from '#domain/policy-simulation/result-words.ts'
import { Button } from '#web/kit/button.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { formulaLines } from './formula-lines.ts'
import type { ShownRun } from './run-shown.ts'
import classes from './policy-simulator.module.css'

interface ResultProps {
  readonly inputs: PolicyInputs
  readonly run: ShownRun
  readonly onKeep: () => void
  readonly onCopy: () => void
  readonly onReport: () => void
}

/** The result of the levers, in a sentence and in numbers, with the actions on it. */
export function Result({ run, onKeep, onCopy, onReport }: ResultProps) {
  const { text } = useLanguage()
  return (
    <>
      <Stack gap={12} card="accent">
        <Stack gap={6} role="status">
          {run.sentences.map((one) => (
            <Text key={text(one)} size={16}>
              <Said what={one} />
            </Text>
          ))}
        </Stack>
        {run.simulation && <AvertedTable run={run} />}
        <Row wrap gap={8}>
          <Button kind="primary" onClick={onReport}>
            <IconFilePlus size={18} aria-hidden="true" /> {text(message('policy.add-to-report'))}
          </Button>
          <Button onClick={onKeep}>
            <IconBookmark size={18} aria-hidden="true" /> {text(message('policy.keep'))}
          </Button>
          <Button onClick={onCopy}>
            <IconCopy size={18} aria-hidden="true" /> {text(message('policy.copy'))}
          </Button>
        </Row>
      </Stack>
      <details className={classes.more}>
        <summary>{text(message('policy.formula-how'))}</summary>
        <Text size={13} tone="soft" below={8}>
          {text(message('policy.formula'))}
        </Text>
        <pre className={classes.formula}>
          {[
            text(message('policy.formula-line')),
            text(message('policy.several-line')),
            ...formulaLines(run),
          ].join('\n')}
        </pre>
      </details>
      <Costs run={run} />
    </>
  )
}

function AvertedTable({ run }: { readonly run: ShownRun }) {
  const { text } = useLanguage()
  const { simulation, levers } = run
  if (!simulation) return null
  const { total, alone, draws, seed } = simulation
  const together = { name: text(message('policy.together')), ...total }
  const rows = levers.flatMap(({ key, name, from, to }) => {
    const change = { name, from: coverageSaid(from), to: coverageSaid(to) }
    const one = alone[key]
    return one ? [{ name: text(message('policy.lever-change', change)), ...one }] : []
  })
  return (
    <>
      <Table
        className={classes.table}
        rows={levers.length > 1 ? [...rows, together] : rows}
        keyOf={({ name }) => name}
        columns={[
          { title: text(message('policy.averted')), names: true, cell: ({ name }) => name },
          {
            title: text(message('policy.formula-head')),
            isNumeric: true,
            cell: ({ formula }) => <b>{text(whole(formula))}</b>,
          },
          {
            title: text(message('policy.draws')),
            isNumeric: true,
            cell: ({ lower, upper }) => `${text(whole(lower))} – ${text(whole(upper))}`,
          },
        ]}
      />
      <Text size={13} tone="soft">
        {text(
          message('policy.draws-note', {
            draws: whole(draws),
            seed: String(seed),
            median: whole(total.median),
          }),
        )}
      </Text>
    </>
  )
}

/** Costs come from the reader alone. */
function Costs({ run }: { readonly run: ShownRun }) {
  const { text } = useLanguage()
  const [given, setGiven] = useState('')
  const cost = Number(given)
  const people = run.reached.reduce(
    (sum, one) => (sum === null || one === null ? null : sum + one.value),
    0 as number | null,
  )
  const averted = run.simulation?.total.formula ?? null
  const found =
    given !== '' && cost > 0 && people !== null && people > 0 ? costOf(people, cost, averted) : null
  return (
    <Stack gap={4}>
      <TextField
        label={text(message('policy.unit-cost'))}
        inputMode="decimal"
        type="number"
        min={0}
        step="any"
        value={given}
        onChange={(event) => setGiven(event.currentTarget.value)}
      />
      <Text size={13} role="status" unlessEmpty>
        {given !== '' && people === null && text(message('policy.cost-no-people'))}
        {found !== null &&
          people !== null &&
          text(
            message('policy.cost-line', {
              total: whole(found.total),
              people: whole(people),
              hasDeath: found.perDeath === null ? 'no' : 'yes',
              each: whole(found.perDeath ?? 0),
            }),
          )}
      </Text>
    </Stack>
  )
}
