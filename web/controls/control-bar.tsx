import { useOnPaper } from '#web/kit/appearance.ts'
import { Grid, Row } from '#web/kit/layout.tsx'
import { roving } from '#web/kit/roving.ts'
import classes from './control-panel.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ChoiceSummary } from './choice-summary.tsx'

interface ControlBarProps {
  /** The choice in short, for the one line of a phone. */
  readonly title: string
  readonly detail: React.ReactNode
  /** Widths of the controls on a wide screen, as in `grid-template-columns`; the first takes a row of its own on a tablet. */
  readonly columns: string
  /** The controls themselves. */
  readonly children: React.ReactNode
}

/** Pixels of a column for each rem that it is wide at least: at the largest letters a column of 100 is one of 110. */
const COLUMN_REM = 20

/** Fixed columns grow with the letters, so that what is chosen is not cut; those that share the rest give way. */
function withLetters(columns: string): string {
  return columns.replaceAll(
    /(?<![(,] ?)\b(\d+)px/g,
    (width, size: string) => `max(${width}, ${Number(size) / COLUMN_REM}rem)`,
  )
}

/** The controls of a section: a bar on wide screens, on phones a summary with a sheet. */
export function ControlBar({ title, detail, columns, children }: ControlBarProps) {
  const { text } = useLanguage()
  const onPaper = useOnPaper()
  return (
    <search aria-label={text(message('controls.bar'))} className={classes.panel}>
      <Grid
        align="start"
        gap={12}
        screen
        ref={roving}
        role="toolbar"
        aria-label={text(message('controls.bar'))}
        className={classes.bar}
        style={{ '--columns': withLetters(columns) } as React.CSSProperties}
      >
        {children}
      </Grid>
      <ChoiceSummary title={title} detail={detail}>
        {children}
      </ChoiceSummary>
      {onPaper && (
        <Row as="p" wrap align="center" gap={6} tone="soft" above={6}>
          <strong>{title}</strong> {detail}
        </Row>
      )}
    </search>
  )
}
