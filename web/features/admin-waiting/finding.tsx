import { IconAlertTriangle } from '#web/kit/icons.ts'
import { Row } from '#web/kit/layout.tsx'
import classes from './waiting.module.css'

/** What somebody should see before they decide. */
export function Finding({ children }: { readonly children: React.ReactNode }) {
  return (
    <Row as="div" gap={10} align="start" card="warning" className={classes.finding}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      <div>{children}</div>
    </Row>
  )
}
