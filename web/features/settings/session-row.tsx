import type { AnswerOf } from '#contract/call.ts'
import { message } from '#domain/message/message.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './settings-page.module.css'

interface SessionRowProps {
  readonly session: AnswerOf<'GET /account/sessions'>['results'][number]
  readonly onEnd: () => void
}

/** One device: what it is, where and when it signed in, and the button that signs it out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { text } = useLanguage()
  const { device, network, created_at, last_used_at, is_current } = session
  const used = momentText(last_used_at)
  return (
    <Grid as="li" gap={16} rows={4} align="center" className={classes.session}>
      <div>
        <Row as="p" wrap gap={8} weight={600}>
          {device}
          {is_current && (
            <Badge kind="accent" size={12}>
              {text(message('settings.this-one'))}
            </Badge>
          )}
        </Row>
        <Text tone="faint" size={13}>
          {text(
            message('settings.session', {
              network: network ? 'yes' : 'no',
              address: network,
              since: momentText(created_at),
              used,
            }),
          )}
        </Text>
      </div>
      {!is_current && (
        <Button aria-label={text(message('settings.sign-out-device', { device, used }))} onClick={onEnd}>
          {text(message('settings.sign-out'))}
        </Button>
      )}
    </Grid>
  )
}
