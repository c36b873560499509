import { Link } from 'wouter'
import type { NewsRow } from '#contract/news/news.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { UpdateEntry } from './update-entry.tsx'
import classes from './updates.module.css'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** How many updates the window shows; the page of updates has the others. */
const MOST = 5

interface WhatsNewPopupProps {
  /** Newest first, at least one. */
  readonly updates: readonly NewsRow[]
  readonly onClose: () => void
}

/** The window "What's New" with the updates that the reader has not seen. */
export default function WhatsNewPopup({ updates, onClose }: WhatsNewPopupProps) {
  const { text } = useLanguage()
  const more = updates.length - MOST
  return (
    <Dialog form="centre" title={text(message('menus.whats-new'))} onClose={onClose}>
      <Stack className={classes.entries}>
        {updates.slice(0, MOST).map((update) => (
          <UpdateEntry key={update.id} update={update} level={3} onFollow={onClose} />
        ))}
      </Stack>
      <Row wrap gap={8} justify="end" above={20} ruled={16}>
        <Link href="/update_log" onClick={onClose} style={{ marginRight: 'auto', alignSelf: 'center' }}>
          {text(
            more > 0
              ? message('menus.see-more-updates', { more: whole(more) })
              : message('menus.see-updates'),
          )}
        </Link>
        <Button kind="primary" onClick={onClose}>
          {text(message('shell.close'))}
        </Button>
      </Row>
    </Dialog>
  )
}
