import { IconX } from '#web/kit/icons.ts'
import type { PolicyInputs, PolicyOptionRow } from '#contract/policy/policy.ts'
import { message } from '#domain/message/message.ts'
import { percentage } from '#domain/message/value.ts'
import { coverageSaid } from '#domain/policy-simulation/result-words.ts'
import { IconButton } from '#web/kit/button.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Levers } from './policy-address.ts'
import type { ShownRun } from './run-shown.ts'
import classes from './policy-simulator.module.css'

/** Most levers at a time. */
const MOST = 8

interface LeversProps {
  readonly inputs: PolicyInputs
  readonly run: ShownRun
  readonly onChange: (levers: Levers) => void
}

/** The coverage asked for of each intervention, from what it was; and one more of those that can be run here. */
export function LeverList({ inputs, run, onChange }: LeversProps) {
  const { text } = useLanguage()
  const now = run.asked.map(({ option, to }) => [option.intervention, to] as const)
  const others = inputs.options.filter(({ intervention }) => !now.some(([id]) => id === intervention))
  return (
    <Stack gap={12}>
      {run.asked.map(({ option, to }) => (
        <LeverField
          key={option.intervention}
          option={option}
          to={to}
          onMove={(next) =>
            onChange(now.map(([id, before]) => [id, id === option.intervention ? next : before]))
          }
          onRemove={() => onChange(now.filter(([id]) => id !== option.intervention))}
        />
      ))}
      {others.length > 0 && now.length < MOST && (
        <SelectField
          label={text(message('policy.add-lever'))}
          value=""
          options={[
            { value: '', label: '…' },
            ...others.map(({ intervention, name, outcome }) => ({
              value: String(intervention),
              label: `${name} (${outcome})`,
            })),
          ]}
          onChange={(event) => onChange([...now, [Number(event.currentTarget.value), inputs.aim]])}
        />
      )}
    </Stack>
  )
}

interface LeverFieldProps {
  readonly option: PolicyOptionRow
  readonly to: number
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

function LeverField({ option, to, onMove, onRemove }: LeverFieldProps) {
  const { text } = useLanguage()
  const { name, coverage, avoided } = option
  const share = (value: number) => percentage(100 * value)
  const { value, lower, upper } = avoided
  const source =
    lower === null || upper === null
      ? message('policy.lever-source', { cited: coverage.cited, effect: share(value) })
      : message('policy.lever-source-range', {
          ...{ cited: coverage.cited, effect: share(value) },
          ...{ lower: share(lower), upper: share(upper) },
        })
  return (
    <Stack gap={4} className={classes.lever}>
      <Row justify="between" align="center" gap={8}>
        <Text as="span" weight={600} shrinks>
          {name}
        </Text>
        <Row gap={4} align="center" keeps>
          <Text as="span" figures>
            {text(coverageSaid(coverage.value))} → <b>{text(coverageSaid(to))}</b>
          </Text>
          <IconButton label={text(message('policy.remove-lever', { name }))} onClick={onRemove}>
            <IconX size={16} />
          </IconButton>
        </Row>
      </Row>
      <input
        type="range"
        className={classes.slider}
        min={0}
        max={100}
        step={1}
        value={to}
        aria-label={text(message('policy.lever', { name }))}
        aria-valuetext={text(coverageSaid(to))}
        onChange={(event) => onMove(Number(event.currentTarget.value))}
      />
      <Text size={13} tone="soft">
        {coverage.name}: {text(source)}
      </Text>
    </Stack>
  )
}
