import classes from '../source-table.module.css'
import { Row } from '#web/kit/layout.tsx'

interface InfoButtonProps {
  readonly label: string
  readonly onClick: () => void
  /** The pointer or the focus is on the way: load the dialog. */
  readonly onIntent: () => void
}

/** The small "i" beside a name. */
export function InfoButton({ label, onClick, onIntent }: InfoButtonProps) {
  return (
    <Row
      as="button"
      inline
      align="center"
      justify="center"
      type="button"
      screen
      className={classes.info}
      aria-label={label}
      title={label}
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <svg
        width="14"
        height="14"
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <circle cx="12" cy="12" r="9" />
        <path d="M12 8h.01M11 12h1v4h1" />
      </svg>
    </Row>
  )
}
