import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '#web/kit/icons.ts'
import { useEffect, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './period-player.module.css'

/** Long enough to see what moved. */
const STEP_MS = 1400

interface PeriodPlayerProps {
  /** Ascending. */
  readonly periods: readonly PeriodCode[]
  readonly shown: PeriodCode
  /** In whose words the periods are named. */
  readonly source: DataSource
  readonly onStep: (period: PeriodCode, how: PlayerStep) => void
}

/** How a period came to be shown. */
export interface PlayerStep {
  /** While playing, so that back leads to where the reader began. */
  readonly replace: boolean
  /** Whether it goes on by itself: what moves is then drawn on axes that stay. */
  readonly playing: boolean
}

/** The periods on a slider, with a button that goes through them. With one period there is nothing to choose. */
export function PeriodPlayer({ periods, shown, source, onStep }: PeriodPlayerProps) {
  const language = useLanguage()
  const named = (period: PeriodCode) => language.text(periodName(period, source))
  const at = periods.indexOf(shown)
  const { playing, toggle, stop } = usePlay(periods, at, onStep)
  if (periods.length < 2) {
    return (
      <Text tone="soft">
        <Said what={message('panels.one-period', { period: periodName(shown, source) })} />
      </Text>
    )
  }
  const [first, last] = [periods[0], periods.at(-1)]
  return (
    <Row align="center" gap={10} className={classes.player}>
      <Button aria-pressed={playing} onClick={toggle}>
        {playing ? (
          <IconPlayerPauseFilled size={16} aria-hidden="true" />
        ) : (
          <IconPlayerPlayFilled size={16} aria-hidden="true" />
        )}
        {language.text(message(playing ? 'panels.pause' : 'panels.play'))}
      </Button>
      <Text as="span" size={12} tone="faint" figures className={classes.end}>
        {first !== undefined && named(first)}
      </Text>
      <input
        type="range"
        className={classes.slider}
        aria-label={language.text(message('controls.period'))}
        aria-valuetext={named(shown)}
        min={0}
        max={periods.length - 1}
        step={1}
        value={at}
        onChange={(event) => {
          stop()
          const next = periods[Number(event.currentTarget.value)]
          if (next !== undefined) onStep(next, { replace: true, playing: false })
        }}
      />
      <Text as="span" size={12} tone="faint" figures className={classes.end}>
        {last !== undefined && named(last)}
      </Text>
      <Text as="output" size={16} weight={680} figures className={classes.period}>
        {named(shown)}
      </Text>
    </Row>
  )
}

/** Goes from period to period until the last; begins again from the first when it stands at the end. */
function usePlay(periods: readonly PeriodCode[], at: number, onStep: PeriodPlayerProps['onStep']) {
  const [playing, setPlaying] = useState(false)
  const isLast = at >= periods.length - 1
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => {
      const [here, next] = [periods[at], periods[at + 1]]
      if (next !== undefined) return onStep(next, { replace: true, playing: true })
      // The last one has been looked at as long as the others.
      setPlaying(false)
      if (here !== undefined) onStep(here, { replace: true, playing: false })
    }, STEP_MS)
    return () => clearTimeout(timer)
  }, [playing, periods, at, onStep])
  const toggle = () => {
    const from = !playing && isLast ? periods[0] : periods[at]
    // Beginning anew is a step that back undoes.
    if (from !== undefined) onStep(from, { replace: playing || !isLast, playing: !playing })
    setPlaying(!playing)
  }
  return { playing, toggle, stop: () => setPlaying(false) }
}
