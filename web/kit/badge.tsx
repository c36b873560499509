import classes from './badge.module.css'
import { Row } from './layout.tsx'

interface BadgeProps {
  readonly kind?: 'accent' | 'error' | 'off' | undefined | undefined
  readonly size?: 12
  readonly weight?: 550 | 600
  readonly children: React.ReactNode
}

/** A state or a kind in a frame, beside the name of what has it. */
export function Badge({ kind, children, ...look }: BadgeProps) {
  return (
    <Row as="span" inline align="center" gap={4} {...look} data-kind={kind} className={classes.badge}>
      {children}
    </Row>
  )
}
