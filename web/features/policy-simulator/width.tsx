import type { PolicyInputs } from '#contract/policy/policy.ts'
import { message } from '#domain/message/message.ts'
import { percentage, whole } from '#domain/message/value.ts'
import { inputWords } from '#domain/policy-simulation/result-words.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { ShownRun } from './run-shown.ts'
import classes from './policy-simulator.module.css'

/** The input that makes most of the width: deaths averted when one moves over its interval and the others stay. */
export function Width({ run }: { readonly run: ShownRun }) {
  const { text } = useLanguage()
  const { simulation, names } = run
  const [first] = simulation?.width ?? []
  if (!simulation || !first) return null
  const low = Math.min(...simulation.width.map(({ lower }) => lower))
  const high = Math.max(...simulation.width.map(({ upper }) => upper))
  const at = (value: number) => (high === low ? 0 : (100 * (value - low)) / (high - low))
  const nameOf = (kind: string, of: string) => names.get(`${kind}:${of}`) ?? of
  return (
    <Stack as="section" gap={8}>
      <Text as="h3" size={16}>
        {text(message('policy.width-title', { kind: first.kind, name: nameOf(first.kind, first.of) }))}
      </Text>
      <Text size={13} tone="soft">
        {text(message('policy.width-about', { share: percentage(first.share) }))}
      </Text>
      <ul className={classes.bars}>
        {simulation.width.map(({ kind, of, lower, upper }) => (
          <li key={`${kind}:${of}`}>
            <Text size={13}>{text(inputWords(kind, nameOf(kind, of)))}</Text>
            <div className={classes.track} aria-hidden="true">
              <span style={{ left: `${at(lower)}%`, width: `${at(upper) - at(lower)}%` }} />
              <i style={{ left: `${at(simulation.total.formula)}%` }} />
            </div>
            <Text size={13} tone="soft" figures>
              {text(whole(lower))} – {text(whole(upper))}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** The inputs of the result from elsewhere. */
export function Borrowed({ inputs, run }: { readonly inputs: PolicyInputs; readonly run: ShownRun }) {
  const { text } = useLanguage()
  const years = run.asked.flatMap(({ option }) => {
    const year = inputs.year
    if (year === null || option.coverage.period.startsWith(String(year))) return []
    return [
      message('policy.borrowed-year', {
        year: String(year),
        cited: option.coverage.cited,
        name: option.name,
      }),
    ]
  })
  return (
    <Stack as="section" gap={8}>
      <Text as="h3" size={16}>
        {text(message('policy.borrowed-title'))}
      </Text>
      <ul className={classes.borrowed}>
        {inputs.borrowed.map((one) => (
          <li key={one}>{one}</li>
        ))}
        {[...years, ...(run.lacking ? [run.lacking] : [])].map((one) => (
          <li key={text(one)}>
            <Said what={one} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
