import { message } from '#domain/message/message.ts'
import { IconChevronDown, IconChevronUp } from '#web/kit/icons.ts'
import classes from './panel.module.css'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { roving } from '#web/kit/roving.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Facts } from './facts.tsx'
import { PanelControls } from './panel-controls.tsx'
import { PanelFigure } from './panel-figure.tsx'
import type { PanelModel } from './panel-lists.ts'
import { useId } from '#web/kit/use-id.ts'

interface PanelProps extends Omit<React.ComponentProps<typeof PanelFigure>, 'model'> {
  readonly model: PanelModel
  /** From 1. */
  readonly number: number
  readonly folded: boolean
  readonly advanced: boolean
  readonly onFold: (folded: boolean) => void
}

/** One of the panels side by side: its controls, its figure, its facts. */
export function Panel(props: PanelProps) {
  const { model, number, folded, advanced, onFold, ...figure } = props
  const { text } = useLanguage()
  const headingId = useId()
  return (
    <Grid
      as="section"
      ref={roving}
      className={classes.panel}
      aria-labelledby={headingId}
      data-folded={folded || undefined}
    >
      <Row as="header" align="center" justify="between" className={classes.head}>
        <Text tight as="h2" tone="soft" size={13} weight={500} id={headingId}>
          {text(message('multi-source.panel', { number: String(number) }))}
          <span className="sr-only">
            {text(message('multi-source.panel-comparison', { number: String(number) }))}
          </span>
        </Text>
        <Row
          as="button"
          inline
          align="center"
          justify="center"
          screen
          type="button"
          className={classes.fold}
          aria-expanded={!folded}
          aria-label={text(message('multi-source.controls-of', { number: String(number) }))}
          title={text(message(folded ? 'multi-source.unfold' : 'multi-source.fold'))}
          onClick={() => onFold(!folded)}
        >
          {folded ? <IconChevronDown size={16} /> : <IconChevronUp size={16} />}
        </Row>
      </Row>
      <div>
        <PanelControls {...{ model, number, folded, advanced }} />
        {model.panel.moved
          .map((said) => text(said))
          .map((sentence) => (
            <Text key={sentence} tone="soft" size={13} below={12} role="status">
              {sentence}
            </Text>
          ))}
      </div>
      <PanelFigure model={model} {...figure} />
      <Facts panel={model.panel} data={model.data} />
    </Grid>
  )
}
