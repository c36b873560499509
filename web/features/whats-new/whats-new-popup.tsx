import { IconDatabase, IconLayoutDashboard, IconSparkles } from '#web/kit/icons.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { NewsRow } from '#contract/news/news.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { UpdateEntry } from './update-entry.tsx'
import classes from './updates.module.css'
import { message } from '#domain/message/message.ts'
import { named, whole } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** How many updates of each kind the window shows; the page of updates has the others (specification of assistive features §2.9). */
const MOST = 3

/** It closes by itself after this long, in milliseconds. */
const OPEN_MS = 90_000

/** Its parts in their order, each with its sign. */
const KINDS = [
  { name: 'Dataset', kind: 'dataset', icon: <IconDatabase size={18} aria-hidden="true" /> },
  { name: 'Dashboard', kind: 'dashboard', icon: <IconLayoutDashboard size={18} aria-hidden="true" /> },
  { name: 'Feature', kind: 'feature', icon: <IconSparkles size={18} aria-hidden="true" /> },
] as const

interface WhatsNewPopupProps {
  /** Newest first, at least one. */
  readonly updates: readonly NewsRow[]
  readonly onClose: () => void
}

/** The window "What's New" with the updates that the reader has not seen. */
export default function WhatsNewPopup({ updates, onClose }: WhatsNewPopupProps) {
  const { text } = useLanguage()
  const groups = KINDS.map((one) => ({
    ...one,
    own: updates.filter(({ category_name }) => category_name === one.name),
  }))
  const more = groups.reduce((sum, { own }) => sum + Math.max(0, own.length - MOST), 0)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const timer = window.setTimeout(() => close.current(), OPEN_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <Dialog form="centre" title={text(message('menus.whats-new'))} onClose={onClose}>
      <Stack gap={20}>
        {groups.map(({ kind, name, icon, own }) => (
          <section key={kind} aria-label={text(named(name))}>
            <Row as="h3" align="center" gap={8}>
              {icon} {text(named(name))}
            </Row>
            {own.length === 0 && (
              <Text above={6} tone="soft">
                {text(message('menus.none-new', { kind }))}
              </Text>
            )}
            <div className={classes.entries}>
              {own.slice(0, MOST).map((update) => (
                <UpdateEntry key={update.id} update={update} level={4} inNewTab />
              ))}
            </div>
          </section>
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
