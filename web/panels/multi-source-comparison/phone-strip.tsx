import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { message } from '#domain/message/message.ts'
import { IconChevronLeft, IconChevronRight } from '#web/kit/icons.ts'
import type { Classes } from '#domain/statistics/class-breaks.ts'
import { PANELS } from '#sections/multi-source-comparison/state.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Scale } from './class-bar.tsx'
import classes from './phone-strip.module.css'
import type { Strip } from './use-strip.ts'

interface PhoneStripProps {
  readonly strip: Strip
  /** The classes of all maps, kept in sight while the panels are swiped; null where each map has its own. */
  readonly shared: Classes | null
}

/** On narrow screens: the shared legend fixed above, on phones with the buttons from panel to panel. */
export function PhoneStrip({ strip, shared }: PhoneStripProps) {
  const { text } = useLanguage()
  const { shown, goTo } = strip
  return (
    <div className={classes.strip} data-legend={shared !== null || undefined}>
      <Row
        as="nav"
        align="center"
        justify="between"
        weight={600}
        aria-label={text(message('multi-source.comparisons'))}
      >
        <IconButton
          label={text(message('multi-source.previous'))}
          disabled={shown === 0}
          onClick={() => goTo(shown - 1)}
        >
          <IconChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <span aria-live="polite">
          {text(message('multi-source.comparison', { number: String(shown + 1) }))}{' '}
          <Text as="small" tone="soft" weight={400}>
            {text(message('multi-source.of', { count: String(PANELS) }))}
          </Text>
        </span>
        <IconButton
          label={text(message('multi-source.next'))}
          disabled={shown === PANELS - 1}
          onClick={() => goTo(shown + 1)}
        >
          <IconChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </Row>
      {shared && <Scale shared={shared} brief />}
    </div>
  )
}
