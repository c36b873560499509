import { useState } from 'react'
import type { OfferOfDhis2 } from '#contract/data-import/data-pulls.ts'
import { PULL_PERIODS } from '#domain/data-pull/pull-periods.ts'
import { message } from '#domain/message/message.ts'
import { MultiPicker } from '#web/controls/multi-picker.tsx'
import { Button } from '#web/kit/button.tsx'
import { FieldNote, FormError, SelectField, TextField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'

const DATA = ['indicators', 'data-set'] as const
const LEVELS = [1, 2, 3] as const
const EXAMPLES = { month: '2024-03', quarter: '2024-Q1', year: '2024' } as const
const PLAIN = { group: '', hint: '', reason: null, classification: null } as const

interface ChooseFiguresProps {
  readonly offer: OfferOfDhis2
  readonly address: string
  readonly token: string
}

/** Which figures of a DHIS2 are read, of which places and periods. */
export function ChooseFigures({ offer, address, token }: ChooseFiguresProps) {
  const { text } = useLanguage()
  const [asked, setAsked] = useState({
    ...{ data: 'indicators' as (typeof DATA)[number], ids: [] as readonly string[] },
    ...{ units: [] as readonly string[], level: 2 as (typeof LEVELS)[number] },
    ...{ kind: 'month' as (typeof PULL_PERIODS)[number], first: '', last: '' },
  })
  const set = (part: Partial<typeof asked>) => setAsked((before) => ({ ...before, ...part }))
  const task = useTask()
  const { data, ids, units, level, kind, first, last } = asked
  const begin = () =>
    task.run(() =>
      change('POST /data-pulls', {
        body: {
          token,
          asked: {
            ...{ kind: 'dhis2', address, data, ids: [...ids], units: [...units], level },
            periods: { kind, first: first.trim(), last: last.trim() },
          },
        },
      }),
    )
  const offered = data === 'indicators' ? offer.indicators : offer.data_sets
  const options = (
    list: readonly { readonly id: string; readonly name: string; readonly level?: number }[],
  ) => list.map(({ id, name, level: depth = 1 }) => ({ ...PLAIN, value: id, label: name, depth: depth - 1 }))
  const example = text(message('pulls.first-help', { example: EXAMPLES[kind] }))
  return (
    <Stack gap={12} card="subtle">
      <Text weight={600}>{text(message('pulls.offers', offer))}</Text>
      <SelectField
        label={text(message('pulls.data'))}
        value={data}
        options={DATA.map((value) => ({ value, label: text(message(`pulls.${value}`)) }))}
        onChange={(event) =>
          set({ data: DATA.find((one) => one === event.currentTarget.value) ?? data, ids: [] })
        }
      />
      <MultiPicker
        label={text(message(`pulls.${data}`))}
        values={[...ids]}
        text={text(message('pulls.choose', { count: ids.length }))}
        options={() => options(offered)}
        limit={100}
        onChange={(next) => set({ ids: next })}
      />
      <div>
        <MultiPicker
          label={text(message('pulls.units'))}
          values={[...units]}
          text={text(message('pulls.choose', { count: units.length }))}
          options={() => options(offer.units)}
          limit={50}
          onChange={(next) => set({ units: next })}
        />
        {data === 'indicators' && <FieldNote help={text(message('pulls.units-help'))} />}
      </div>
      <Row gap={16} rows={12} wrap align="start">
        <SelectField
          label={text(message('pulls.level'))}
          value={String(level)}
          options={LEVELS.map((one) => ({
            value: String(one),
            label: text(message('pulls.level-of', { level: `${one}` })),
          }))}
          onChange={(event) =>
            set({ level: LEVELS.find((one) => String(one) === event.currentTarget.value) ?? level })
          }
        />
        <SelectField
          label={text(message('pulls.period-kind'))}
          value={kind}
          options={PULL_PERIODS.map((one) => ({
            value: one,
            label: text(message('pulls.period-of', { kind: one })),
          }))}
          onChange={(event) =>
            set({ kind: PULL_PERIODS.find((one) => one === event.currentTarget.value) ?? kind })
          }
        />
        <TextField
          label={text(message('pulls.first'))}
          help={example}
          value={first}
          onChange={(event) => set({ first: event.currentTarget.value })}
        />
        <TextField
          label={text(message('pulls.last'))}
          value={last}
          onChange={(event) => set({ last: event.currentTarget.value })}
        />
      </Row>
      <FormError>{task.failure}</FormError>
      <Row>
        <Button
          kind="primary"
          disabled={task.busy || ids.length === 0 || first.trim() === '' || last.trim() === ''}
          onClick={() => void begin()}
        >
          {text(message('pulls.begin'))}
        </Button>
      </Row>
    </Stack>
  )
}
