import type { AnswerOf } from '#contract/call.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import classes from './settings-page.module.css'

interface SessionRowProps {
  readonly session: AnswerOf<'GET /account/sessions'>['results'][number]
  readonly onEnd: () => void
}

/** One device: what it is, where and when it signed in, and the button that signs it out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { device, network, created_at, last_used_at, is_current } = session
  const used = momentText(last_used_at)
  return (
    <Grid as="li" gap={16} rows={4} align="center" className={classes.session}>
      <div>
        <Row as="p" wrap gap={8} weight={600}>
          {device}
          {is_current && (
            <Badge kind="accent" size={12}>
              This one
            </Badge>
          )}
        </Row>
        <Text tone="faint" size={13}>
          {network && `Network ${network} · `}
          Signed in {momentText(created_at)} · last used {used}
        </Text>
      </div>
      {!is_current && (
        <Button aria-label={`Sign out ${device}, last used ${used}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </Grid>
  )
}
