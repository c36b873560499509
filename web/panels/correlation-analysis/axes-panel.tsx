import { IconArrowsExchange } from '#web/kit/icons.ts'
import { message, type Value } from '#domain/message/message.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { indicatorOptions } from '#sections/definition/options.ts'
import type { CorrelationState } from '#sections/correlation-analysis/state.ts'
import type { StudiedChoice } from '#sections/correlation-analysis/study.ts'
import { Picker } from '#web/controls/picker.tsx'
import { Button } from '#web/kit/button.tsx'
import { Grid } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './axes.module.css'

/** The two axes of the opened pair. */
export function AxesPanel({ shown, onChange }: PanelProps<CorrelationState, StudiedChoice>) {
  const { text } = useLanguage()
  const { question, pair } = shown.choice.studied ?? {}
  if (!question || !pair) return null
  const { indicators, reference } = question
  const [x, y] = pair
  const side = (
    label: Value,
    own: number,
    other: number,
    pairWith: (id: number) => readonly [number, number],
  ) => (
    <Picker
      label={text(label)}
      value={String(own)}
      text={byId(reference.indicators, own).shortName}
      options={() =>
        indicatorOptions(
          indicators.filter((id) => id !== other),
          reference,
          () => true,
        )
      }
      onPick={(value) => onChange({ pair: pairWith(Number(value)) })}
    />
  )
  return (
    <Grid align="end" gap={8} className={classes.axes}>
      {side(message('correlation-section.sideways'), x, y, (id) => [id, y])}
      <Button className={classes.swap} onClick={() => onChange({ pair: [y, x] })}>
        <IconArrowsExchange size={18} aria-hidden="true" />
        <span className="sr-only">{text(message('correlation-section.swap'))}</span>
      </Button>
      {side(message('correlation-section.upwards'), y, x, (id) => [x, id])}
    </Grid>
  )
}
