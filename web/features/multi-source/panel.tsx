import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId } from 'react'
import { IconButton } from '#web/kit/button.tsx'
import classes from './panel.module.css'
import { Facts } from './facts.tsx'
import { PanelControls } from './panel-controls.tsx'
import { PanelFigure } from './panel-figure.tsx'
import type { PanelModel } from './panel-lists.ts'

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
  const headingId = useId()
  return (
    <section className={classes.panel} aria-labelledby={headingId}>
      <header className={classes.head}>
        <h2 id={headingId}>
          <span className={classes.wide}>Panel {number}</span>
          <span className={classes.phone}>Comparison ({number})</span>
        </h2>
        <span className={classes.wide}>
          <IconButton
            label={folded ? `Show the controls of panel ${number}` : `Fold the controls of panel ${number}`}
            aria-expanded={!folded}
            onClick={() => onFold(!folded)}
          >
            {folded ? <IconChevronDown size={16} /> : <IconChevronUp size={16} />}
          </IconButton>
        </span>
      </header>
      <div>
        <PanelControls {...{ model, number, folded, advanced }} />
        {model.panel.moved.map((sentence) => (
          <p key={sentence} className={classes.moved} role="status">
            {sentence}
          </p>
        ))}
      </div>
      <PanelFigure model={model} {...figure} />
      <Facts panel={model.panel} data={model.data} />
    </section>
  )
}
