import type { Figure } from '#charts/figure.ts'
import { markWords } from '#charts/words/mark-words.ts'
import { type Message, message } from '#domain/message/message.ts'
import { later } from '#web/kit/later.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './figure-plot.module.css'
import type { ActiveMark, useMarks } from './use-marks.ts'
import { useId } from '#web/kit/use-id.ts'

const MarkTooltip = later(async () => (await import('./mark-tooltip.tsx')).MarkTooltip, { form: 'unsaid' })

interface MarkWalkProps extends Pick<ReturnType<typeof useMarks>, 'active' | 'at' | 'keys' | 'ask'> {
  readonly figure: Figure
  /** Choosing the active mark leads somewhere. */
  readonly leads: boolean
  /** The effect of choosing a place, in words, where it does not open the places below. */
  readonly openWords?: string | undefined
}

/** The layer over the marks of a figure: the tooltip of the active one, and the tab stop on which the arrow keys walk. */
export function MarkWalk({ figure, active, at, keys, leads, openWords, ask }: MarkWalkProps) {
  const { text } = useLanguage()
  const helpId = useId()
  const byKeyboard = active?.by === 'keyboard' ? active : null
  return (
    <>
      {byKeyboard && (
        <span
          className={classes.ring}
          style={{ left: byKeyboard.spot.x, top: byKeyboard.spot.y }}
          aria-hidden="true"
        />
      )}
      {active && (
        <MarkTooltip
          mark={active.mark}
          spot={active.spot}
          by={active.by}
          hint={leads ? text(hintOf(active, openWords)) : undefined}
          onAbout={ask}
        />
      )}
      <div
        className={classes.walk}
        role="slider"
        tabIndex={0}
        aria-roledescription={text(message('card.chart'))}
        aria-label={figure.title}
        aria-describedby={helpId}
        aria-valuemin={0}
        aria-valuemax={figure.marks.length}
        aria-valuenow={byKeyboard ? at : 0}
        aria-valuetext={byKeyboard ? markWords(byKeyboard.mark) : text(message('card.no-mark'))}
        {...keys}
      />
      <span className="sr-only" id={helpId}>
        {text(message('card.keys'))}
      </span>
    </>
  )
}

function hintOf({ by }: ActiveMark, to: string | undefined): Message {
  return to === undefined ? message('card.look-below', { by }) : message('card.choose', { by, to })
}
